/** Widgets as pages build them, small and of one behaviour each. `log` holds what was chosen. */

const STYLE = `<meta charset=utf-8><style>
body{font:14px sans-serif;margin:20px;min-height:900px}
[hidden]{display:none!important}
ul{list-style:none;margin:0;padding:0}
.pop{position:absolute;background:#fff;border:1px solid #888;width:220px;z-index:9}
.opt{padding:4px}
.box{width:220px;border:1px solid #888;padding:4px;cursor:pointer}
</style><script>log=[]</script>`;

export function page(body: string): string {
	return `<!doctype html><html lang=en><title>Widgets</title>${STYLE}<body>${body}</body></html>`;
}

const COLOURS = ["Light Blue", "Blue", "Red", "Green", "Dark Green"];

/** Select-only combobox: opens on click, arrow keys move, the list stands beside it. */
export function selectOnly(options: readonly string[] = COLOURS): string {
	return page(`<span id=lb>Colour</span>
<div id=c role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-controls=l aria-labelledby=lb class=box>Choose</div>
<ul id=l role=listbox class=pop hidden>${options
		.map(
			(o, i) =>
				`<li role=option id=o${i} class=opt aria-selected=false ${o.startsWith("!") ? "aria-disabled=true" : ""}>${o.replace("!", "")}</li>`,
		)
		.join("")}</ul>
<script>
const open=v=>{l.hidden=!v;c.setAttribute('aria-expanded',v)};
c.onclick=()=>open(l.hidden);
c.onkeydown=e=>{if(e.key==='Escape')open(false)};
l.onclick=e=>{const o=e.target.closest('[role=option]');if(!o||o.ariaDisabled==='true')return;
for(const x of l.children)x.ariaSelected=x===o;c.textContent=o.textContent;log.push(o.textContent);open(false)};
document.addEventListener('mousedown',e=>{if(!e.target.closest('#c,#l'))open(false)});
</script>`);
}

/** Editable combobox that filters while it is typed in; only a pressed option counts. */
export function editable(options: readonly string[] = COLOURS): string {
	return page(`<label for=c>Colour</label>
<input id=c role=combobox aria-autocomplete=list aria-expanded=false aria-controls=l autocomplete=off>
<ul id=l role=listbox class=pop hidden></ul>
<script>
const all=${JSON.stringify(options)};let committed='';
const show=()=>{l.innerHTML='';for(const o of all.filter(o=>o.toLowerCase().includes(c.value.toLowerCase()))){const li=document.createElement('li');
li.role='option';li.className='opt';li.textContent=o;li.onmousedown=e=>e.preventDefault();li.onclick=()=>{committed=c.value=o;log.push(o);close()};l.append(li)}
l.hidden=!l.children.length;c.setAttribute('aria-expanded',!l.hidden)};
const close=()=>{l.hidden=true;c.setAttribute('aria-expanded','false')};
c.oninput=show;c.onkeydown=e=>{if(e.key==='Escape')close()};c.onblur=()=>{c.value=committed;close()};
</script>`);
}

/** Suggestions from a slow server: each answer comes late, and an older one may come after a newer one. */
export function slowSuggestions(): string {
	return page(`<label for=c>City</label><input id=c role=combobox aria-expanded=false aria-controls=l autocomplete=off>
<div id=l role=listbox class=pop hidden></div>
<script>
const cities=['Bern','Berlin, Germany','Berlin, Maryland','Bergen','Lisbon'];
const render=list=>{l.innerHTML='';l.hidden=!list.length;c.setAttribute('aria-expanded',!l.hidden);
for(const o of list){const d=document.createElement('div');d.role='option';d.className='opt';d.textContent=o;
d.onmousedown=e=>{e.preventDefault();c.value=o;log.push(o);render([])};l.append(d)}};
c.oninput=()=>{const q=c.value.toLowerCase();
if(q.length<10)setTimeout(()=>render(['Bern','Bergen']),500);
setTimeout(()=>render(cities.filter(x=>x.toLowerCase().includes(q))),650)};
</script>`);
}

/** No roles at all: opens on mousedown, its list stands at the end of the document. */
export function plainSelect(options: readonly string[] = COLOURS): string {
	return page(`<div class=field><div>Colour</div><div class="fancy-select box" id=c tabindex=0><span id=v>Pick one</span><span>▾</span></div>
<input type=hidden name=colour id=h></div><p>Other text</p><div id=portal></div>
<script>
c.addEventListener('mousedown',()=>{if(portal.firstChild){portal.innerHTML='';return}
const box=c.getBoundingClientRect();const p=document.createElement('div');p.className='pop';p.style.left=box.left+'px';p.style.top=box.bottom+'px';
for(const o of ${JSON.stringify(options)}){const d=document.createElement('div');d.className='opt';d.innerHTML='<span>'+o+'</span>';
d.onclick=()=>{v.textContent=o;h.value=o.toLowerCase();log.push(o);portal.innerHTML=''};p.append(d)}portal.append(p)});
addEventListener('keydown',e=>{if(e.key==='Escape')portal.innerHTML=''});
</script>`);
}

/** A button over a search field and a list, as enhancement scripts put in place of a native list. */
export function searchSelect(): string {
	return page(`<label id=lb>Country</label><select id=s style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden" tabindex=-1 aria-hidden=true>
<option value="">-</option><option value=fr>France</option><option value=de>Germany</option><option value=gr>Greece</option></select>
<span id=c class="box" style="display:inline-block" role=combobox aria-haspopup=true aria-expanded=false tabindex=0 aria-labelledby="lb v"><span id=v>-</span></span>
<script>
let pop;const close=()=>{pop?.remove();pop=undefined;c.setAttribute('aria-expanded','false')};
c.onmousedown=()=>{if(pop)return close();pop=document.createElement('span');pop.className='pop';pop.style.display='block';
pop.innerHTML='<input type=search id=q><ul role=listbox id=r></ul>';document.body.append(pop);c.setAttribute('aria-expanded','true');
const render=()=>{r.innerHTML='';for(const o of s.options)if(o.value&&o.text.toLowerCase().includes(q.value.toLowerCase())){const li=document.createElement('li');li.role='option';li.className='opt';li.textContent=o.text;
li.onmouseup=()=>{s.value=o.value;s.dispatchEvent(new Event('change',{bubbles:true}));v.textContent=o.text;log.push(o.text);close()};r.append(li)}};
q.oninput=render;render();setTimeout(()=>q.focus(),10);q.onkeydown=e=>{if(e.key==='Escape')close()}};
</script>`);
}

/** A value the page takes back a moment later. */
export function revertingSelect(): string {
	return selectOnly().replace(
		"log.push(o.textContent)",
		"setTimeout(()=>c.textContent='Choose',150)",
	);
}

/** Chips: chosen ones move out of the list; the list stays open. */
export function chips(): string {
	return page(`<div class=multiselect id=w><span id=lb>Toppings</span><div id=chips></div>
<input id=c role=combobox aria-expanded=false aria-controls=l aria-labelledby=lb autocomplete=off></div>
<ul id=l role=listbox aria-multiselectable=true class=pop hidden></ul>
<script>
const all=['Cheese','Extra cheese','Ham','Olives'];const picked=new Set(['Ham']);
const draw=()=>{chips.innerHTML='';for(const p of picked){const s=document.createElement('span');s.textContent=p;const b=document.createElement('button');b.textContent='×';b.setAttribute('aria-label','Remove '+p);
b.onclick=()=>{picked.delete(p);draw()};s.append(b);chips.append(s)}
l.innerHTML='';for(const o of all.filter(o=>!picked.has(o)&&o.toLowerCase().includes(c.value.toLowerCase()))){const li=document.createElement('li');li.role='option';li.className='opt';li.ariaSelected='false';li.textContent=o;
li.onmousedown=e=>{e.preventDefault();picked.add(o);c.value='';draw()};l.append(li)}log=[...picked]};
const open=v=>{l.hidden=!v;c.setAttribute('aria-expanded',v)};
c.onfocus=()=>{open(true);draw()};c.onclick=()=>{open(true)};c.oninput=draw;c.onkeydown=e=>{if(e.key==='Escape')open(false)};draw();
</script>`);
}

/** A list of check boxes behind a button. */
export function checkList(): string {
	return page(`<button id=c class=dropdown-toggle>Brands ▾</button><div id=p class=pop hidden>
${["Acme", "Bolt", "Crate"].map((o) => `<label class=opt style="display:block"><input type=checkbox value=${o}> ${o}</label>`).join("")}</div>
<script>c.onclick=()=>{p.hidden=!p.hidden};
p.onchange=()=>{log=[...p.querySelectorAll(':checked')].map(x=>x.value);c.textContent=(log.length?log.length+' brands':'Brands')+' ▾'};
</script>`);
}

export function menuButton(): string {
	return page(`<button id=c aria-haspopup=true aria-expanded=false aria-controls=m>Actions</button>
<ul id=m role=menu class=pop hidden><li role=menuitem tabindex=-1>Copy</li><li role=menuitem tabindex=-1>Copy link</li>
<li role=menuitem tabindex=-1 aria-disabled=true>Delete</li></ul><p id=said></p>
<script>const open=v=>{m.hidden=!v;c.setAttribute('aria-expanded',v);if(v)m.firstElementChild.focus()};
c.onclick=()=>open(m.hidden);m.onkeydown=e=>{if(e.key==='Escape'){open(false);c.focus()}};
m.onclick=e=>{if(e.target.ariaDisabled)return;log.push(e.target.textContent);said.textContent='Did '+e.target.textContent;open(false)};</script>`);
}

export function menubar(): string {
	return page(`<ul role=menubar aria-label=Editor style="display:flex;gap:20px">
<li role=none style="position:relative"><span role=menuitem tabindex=0 aria-haspopup=true aria-expanded=false class=top>Style</span>
<ul role=menu class=pop hidden><li role=menuitemradio aria-checked=true>Normal</li><li role=menuitemradio aria-checked=false>Italic</li></ul></li>
<li role=none style="position:relative"><span role=menuitem tabindex=-1 aria-haspopup=true aria-expanded=false class=top>Size</span>
<ul role=menu class=pop hidden><li role=menuitem>Small</li><li role=menuitem aria-haspopup=true aria-expanded=false id=more tabindex=-1>More
<ul role=menu class=pop hidden style="left:220px"><li role=menuitem>Huge</li></ul></li></ul></li></ul>
<script>for(const t of document.querySelectorAll('.top')){const m=t.nextElementSibling;
const open=v=>{m.hidden=!v;t.setAttribute('aria-expanded',v)};t.onclick=()=>open(m.hidden);
document.addEventListener('keydown',e=>{if(e.key==='Escape')open(false)});
m.onclick=e=>{if(e.target.id==='more')return sub(true);for(const x of m.children)if(x.ariaChecked)x.ariaChecked=x===e.target;log.push(e.target.textContent.trim());open(false)}}
const sub=v=>{more.querySelector('ul').hidden=!v;more.setAttribute('aria-expanded',v)};
more.onkeydown=e=>{if(e.key==='ArrowRight')sub(true);if(e.key==='ArrowLeft')sub(false)};</script>`);
}

export function listbox(multi = false): string {
	return page(`<span id=lb>Fruit</span><ul id=l role=listbox tabindex=0 aria-labelledby=lb ${multi ? "aria-multiselectable=true" : ""} style="width:160px;border:1px solid">
${["Apple", "Pear", "Pineapple"].map((o) => `<li role=option class=opt aria-selected=${multi && o === "Pear"}>${o}</li>`).join("")}</ul>
<script>l.onclick=e=>{const o=e.target.closest('[role=option]');if(!o)return;
${multi ? "o.ariaSelected=o.ariaSelected!=='true'" : "for(const x of l.children)x.ariaSelected=x===o"};
log=[...l.children].filter(x=>x.ariaSelected==='true').map(x=>x.textContent)};</script>`);
}

/** Draws only the rows in view, and uses their nodes again. */
export function virtualList(kind: "combobox" | "listbox" = "combobox"): string {
	const list = `<div id=l role=listbox tabindex=0 aria-label=Numbers class=pop style="height:200px;overflow:auto;position:relative" ${kind === "combobox" ? "hidden" : ""}>
<div id=tall style="height:30000px;position:relative"></div></div>`;
	const control =
		kind === "combobox"
			? `<div id=c role=combobox tabindex=0 aria-label=Number aria-expanded=false aria-controls=l class=box>None</div>`
			: "<div id=c>None</div>";
	return page(`${control}${list}<script>
const rows=Array.from({length:9},()=>{const d=document.createElement('div');d.role='option';d.style.cssText='position:absolute;height:30px;width:100%';d.ariaSelected='false';tall.append(d);return d});
const draw=()=>{const first=Math.floor(l.scrollTop/30);rows.forEach((d,i)=>{const n=first+i;d.style.top=n*30+'px';d.textContent='Item '+n;d.hidden=n>=1000;d.ariaSelected=String(log[0]==='Item '+n)})};
l.onscroll=()=>requestAnimationFrame(draw);draw();
l.onclick=e=>{log=[e.target.textContent];c.textContent=log[0];draw();${kind === "combobox" ? "show(false)" : ""}};
const show=v=>{l.hidden=!v;c.setAttribute('aria-expanded',v);draw()};
${kind === "combobox" ? "c.onclick=()=>show(l.hidden);c.onkeydown=e=>{if(e.key==='Escape')show(false)}" : ""}</script>`);
}

export function tree(): string {
	return page(`<ul id=t role=tree aria-label=Files tabindex=-1>
<li role=treeitem tabindex=0 aria-expanded=false><span>Projects</span><ul role=group hidden><li role=treeitem tabindex=-1 aria-selected=false><span>plan.txt</span></li></ul></li>
<li role=treeitem tabindex=-1 aria-expanded=false><span>Letters</span><ul role=group hidden>
<li role=treeitem tabindex=-1 aria-expanded=false><span>2024</span><ul role=group hidden><li role=treeitem tabindex=-1 aria-selected=false><span>to-anna.txt</span></li></ul></li></ul></li></ul>
<script>const set=(i,v)=>{i.setAttribute('aria-expanded',v);i.querySelector('ul').hidden=!v};
t.onkeydown=e=>{const i=e.target;if(i.ariaExpanded&&e.key==='ArrowRight')set(i,true);if(i.ariaExpanded&&e.key==='ArrowLeft')set(i,false)};
t.onclick=e=>{const i=e.target.closest('[role=treeitem]');if(i.ariaExpanded)return set(i,i.ariaExpanded!=='true');
for(const x of t.querySelectorAll('[aria-selected]'))x.ariaSelected=x===i;log.push(i.textContent)};</script>`);
}
