import { page } from "./pages.ts";

/** Patterns whose effect is one press, key or check: small pages of each. */

export const TABS: string =
	page(`<div role=tablist aria-label=Views><button role=tab aria-selected=true aria-controls=p1 id=t1>Overview</button>
<button role=tab aria-selected=false aria-controls=p2 id=t2 tabindex=-1>Details</button></div>
<div role=tabpanel id=p1 aria-labelledby=t1>First panel</div><div role=tabpanel id=p2 aria-labelledby=t2 hidden>Second panel</div>
<script>for(const t of [t1,t2])t.onclick=()=>{for(const x of [t1,t2]){x.ariaSelected=x===t;document.getElementById(x.getAttribute('aria-controls')).hidden=x!==t}}</script>`);

export const DIALOG: string =
	page(`<button id=b>Rename</button><div id=d role=dialog aria-modal=true aria-label="Rename file" hidden style="position:fixed;inset:100px;background:#fff">
<label>Name <input id=n></label><div role=combobox id=c tabindex=0 aria-label=Kind aria-expanded=false aria-controls=l aria-haspopup=listbox class=box>Plain</div>
<ul id=l role=listbox class=pop hidden><li role=option>Plain<li role=option>Rich</ul></div>
<script>b.onclick=()=>{d.hidden=false;n.focus()};document.addEventListener('keydown',e=>{if(e.key==='Escape'){if(!l.hidden){/* the list does not keep the key to itself */}d.hidden=true;l.hidden=true}});
c.onclick=()=>{l.hidden=!l.hidden;c.ariaExpanded=!l.hidden};l.onclick=e=>{c.textContent=e.target.textContent;l.hidden=true;log.push(c.textContent)}</script>`);

export const SWITCH: string =
	page(`<div role=switch id=s aria-checked=false tabindex=0>Notifications</div>
<script>s.onclick=()=>{s.ariaChecked=s.ariaChecked!=='true';log.push(s.ariaChecked)}</script>`);

export const ACCORDION: string =
	page(`<h3><button id=a aria-expanded=false aria-controls=p>Shipping</button></h3><div id=p role=region hidden>Two days</div>
<script>a.onclick=()=>{p.hidden=!p.hidden;a.ariaExpanded=!p.hidden}</script>`);

export const DISCLOSURE: string = page(
	"<details><summary>More about it</summary><p>Small print</p></details>",
);

export const FEED: string = page(
	`<div role=feed aria-label=News id=f>${[1, 2, 3]
		.map(
			(n) =>
				`<article aria-posinset=${n} aria-label="Story ${n}" tabindex=0 style="height:60px"><h2>Story ${n}</h2><button onclick="log.push(${n})">Save</button></article>`,
		)
		.join("")}</div>`,
);

export const TOOLBAR: string =
	page(`<div role=toolbar aria-label=Format><button aria-pressed=false id=b>Bold</button><div role=radiogroup aria-label=Alignment>
<button role=radio aria-checked=true id=l>Left</button><button role=radio aria-checked=false id=r tabindex=-1>Right</button></div>
<button id=c aria-haspopup=menu aria-expanded=false>Font</button></div><ul role=menu id=m class=pop hidden><li role=menuitemradio aria-checked=true>Serif</li><li role=menuitemradio aria-checked=false>Mono</li></ul>
<script>b.onclick=()=>b.ariaPressed=b.ariaPressed!=='true';for(const x of [l,r])x.onclick=()=>{l.ariaChecked=x===l;r.ariaChecked=x===r};
c.onclick=()=>{m.hidden=!m.hidden;c.ariaExpanded=!m.hidden};m.onclick=e=>{for(const x of m.children)x.ariaChecked=x===e.target;log.push(e.target.textContent);m.hidden=true}</script>`);

export const TREE_GRID: string =
	page(`<table role=treegrid aria-label=Inbox id=g><tr role=row aria-level=1 aria-expanded=false tabindex=0 id=r1><td role=gridcell>Treats</td></tr>
<tr role=row aria-level=2 hidden id=r2><td role=gridcell><a href="#open">Cookies</a></td></tr></table>
<script>r1.onclick=()=>{r2.hidden=!r2.hidden;r1.ariaExpanded=!r2.hidden}</script>`);

export const SEGMENTS: string =
	page(`<div role=radiogroup aria-label=View><span role=radio aria-checked=true tabindex=0>List</span><span role=radio aria-checked=false tabindex=-1>Board</span></div>
<script>for(const x of document.querySelectorAll('[role=radio]'))x.onclick=()=>{for(const y of document.querySelectorAll('[role=radio]'))y.ariaChecked=y===x;log=[x.textContent]}</script>`);

/** A combobox whose suggestions are a grid, one whose list opens a dialog, and a field that cannot be typed in. */
export const GRID_COMBO: string =
	page(`<label for=c>Task</label><input id=c role=combobox aria-haspopup=grid aria-expanded=false aria-controls=g autocomplete=off>
<div id=g role=grid class=pop hidden></div><script>
const rows=[['Paint','Home'],['Paint fence','Garden'],['Read','Home']];
c.oninput=()=>{g.innerHTML='';for(const r of rows.filter(r=>r[0].toLowerCase().startsWith(c.value.toLowerCase()))){const d=document.createElement('div');d.role='row';
for(const t of r){const s=document.createElement('span');s.role='gridcell';s.textContent=t;s.style.padding='4px';d.append(s)}
d.onmousedown=e=>{e.preventDefault();c.value=r[0];log.push(r[0]);g.hidden=true};g.append(d)}g.hidden=!g.children.length};
c.onkeydown=e=>{if(e.key==='Escape')g.hidden=true}</script>`);

export const READONLY_LIST: string =
	page(`<label for=c>Plan</label><input id=c readonly class="plan-select" value="Basic"><ul id=l class=pop hidden><li class=opt>Basic<li class=opt>Basic plus<li class=opt>Pro</ul>
<script>c.onclick=()=>l.hidden=!l.hidden;l.onclick=e=>{c.value=e.target.textContent.trim();log.push(c.value);l.hidden=true}</script>`);

/** Two selects of one kind, each with its own list in the document's end. */
export const TWINS: string =
	page(`<div class=custom-select id=a tabindex=0>From</div><br><div class=custom-select id=b tabindex=0 style="margin-left:400px">To</div>
<script>for(const c of [a,b])c.onclick=()=>{document.querySelector('.pop')?.remove();const p=document.createElement('div');p.className='pop';const r=c.getBoundingClientRect();p.style.left=r.left+'px';p.style.top=r.bottom+'px';
for(const o of ['Oslo','Rome']){const d=document.createElement('div');d.textContent=o;d.className='opt';d.onclick=()=>{c.textContent=o;log.push(c.id+o);p.remove()};p.append(d)}document.body.append(p)};</script>`);

/** The control is drawn anew at every change, as some frameworks do; a toast shows up while the list is open. */
export const REDRAWN: string =
	page(`<div id=root></div><div id=toasts style="position:fixed;right:0;bottom:0"></div><script>let v='Monday',open=false;
const draw=()=>{root.innerHTML='<button class=box aria-haspopup=listbox aria-expanded='+open+' aria-label="Day: '+v+'">'+v+'</button>'+(open?'<div class=pop role=listbox>'+['Monday','Tuesday'].map(d=>'<div role=option class=opt aria-selected='+(d===v)+'>'+d+'</div>').join('')+'</div>':'')};
root.onclick=e=>{if(e.target.role==='option'){v=e.target.textContent;open=false;log.push(v)}else if(e.target.closest('button')){open=!open;if(open)toasts.innerHTML='<ul><li>Tuesday</li><li>Saved</li></ul>'}draw()};draw()</script>`);

/** A tag field that drops what was not taken over with Enter. */
export const TAGS: string =
	page(`<div><span id=tags></span><input id=t aria-label=Tags placeholder="Press Enter to add"></div>
<script>t.onkeydown=e=>{if(e.key==='Enter'&&t.value){log.push(t.value);const s=document.createElement('span');s.textContent=t.value;tags.append(s);t.value=''}};t.onblur=()=>t.value=''</script>`);

/** Cells edited in place: one takes a text over when it is left, the other only with Enter. */
export const CELL_EDITORS: string =
	page(`<table role=grid><tr><td><input aria-label=Amount id=a value=1></td><td><input aria-label=Price id=p value=2></td></tr></table>
<script>let kept='2';a.onkeydown=e=>{if(e.key==='Enter')log.push('enter')};a.onchange=()=>log.push('a'+a.value);
p.onkeydown=e=>{if(e.key==='Enter'){kept=p.value;log.push('p'+kept)}};p.onblur=()=>p.value=kept</script>`);

/** A component with everything in its shadow root. */
export const SHADOW: string = page(`<x-select id=x></x-select><script>
customElements.define('x-select',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'open'});
r.innerHTML='<button id=c role=combobox aria-label=Size aria-haspopup=listbox aria-expanded=false aria-controls=l>None</button><div id=l role=listbox style="position:absolute;background:#fff" hidden><slot></slot><div role=option>Small</div><div role=option>Large</div></div>';
const c=r.getElementById('c'),l=r.getElementById('l');c.onclick=()=>{l.hidden=!l.hidden;c.ariaExpanded=!l.hidden};
l.onclick=e=>{c.textContent=e.target.textContent;log.push(c.textContent);l.hidden=true;c.ariaExpanded='false'}}})</script>`);

/** A box with a tiny field in it: opens on mousedown anywhere, the value is a text beside the field. */
export const INNER_FIELD: string =
	page(`<span id=lb>Team</span><div id=c class="box x-select" style="position:relative;display:flex"><span id=v>Select…</span>
<input id=i role=combobox aria-labelledby=lb aria-expanded=false aria-haspopup=true style="width:2px;border:0;opacity:0" autocomplete=off><span>▾</span></div>
<script>const teams=['Core','Core tools','Docs'];let pop;
const shut=()=>{pop?.remove();pop=undefined;i.value='';i.ariaExpanded='false'};
const show=()=>{pop??=Object.assign(document.createElement('div'),{className:'pop'});pop.role='listbox';pop.style.top='30px';pop.innerHTML='';
for(const t of teams.filter(t=>t.toLowerCase().includes(i.value.toLowerCase()))){const o=document.createElement('div');o.role='option';o.className='opt';o.textContent=t;o.onclick=e=>{e.stopPropagation();v.textContent=t;log.push(t);shut()};pop.append(o)}
c.append(pop);i.ariaExpanded='true'};
c.onmousedown=e=>{if(pop?.contains(e.target))return e.preventDefault();e.preventDefault();i.focus();pop?shut():show()};i.oninput=show;i.onkeydown=e=>{if(e.key==='Escape')shut()};i.onblur=shut</script>`);

/** A cell that turns into a field while it is edited. */
export const CELL_OPENS: string =
	page(`<table><tr><td id=c>12</td></tr></table><script>c.ondblclick=()=>{c.innerHTML='<input aria-label=Stock value=12>';const i=c.firstChild;i.focus();
i.onblur=()=>{c.textContent='12'};i.onkeydown=e=>{if(e.key==='Enter'){i.onblur=null;log.push(i.value);c.textContent=i.value}}}</script>`);
