import { page } from "./pages.ts";

export interface CalendarOptions {
	readonly readonly?: boolean;
	readonly placeholder?: string;
	/** How the page writes a day: letters of `dmy` and what is between. */
	readonly format?: string;
	/** Leaves shown side by side. */
	readonly months?: 1 | 2;
	readonly range?: boolean;
	/** No roles, no names: bare boxes, arrows as signs. */
	readonly bare?: boolean;
	/** Month and year as native lists. */
	readonly lists?: boolean;
	/** Asks for a press of OK. */
	readonly confirm?: boolean;
	/** Keeps only what was picked. */
	readonly dropsTyped?: boolean;
	/** Opened by a button beside the field. */
	readonly button?: boolean;
	/** Days before this ISO date cannot be chosen. */
	readonly min?: string;
}

/** A field with a calendar that starts at June 2026. */
export function dateField(options: CalendarOptions = {}): string {
	const { placeholder = "", format = "m/d/y" } = options;
	return page(`<div class=wrap style="position:relative;display:inline-block"><label for=f>Travel date</label>
<input id=f autocomplete=off ${options.readonly ? "readonly" : ""} placeholder="${placeholder}">
${options.button ? '<button type=button id=o aria-label="Choose date">▦</button>' : ""}<div id=pop class=pop hidden style="width:${options.months === 2 ? 520 : 260}px"></div></div>
<input id=after aria-label=Notes style="display:block;margin-top:400px">
<script>${calendarScript(options, format)}</script>`);
}

/** A calendar that lies open, without any field. */
export function dayGrid(): string {
	return page(`<div id=pop></div><p id=said></p><input id=f type=hidden><input id=after aria-label=Notes>
<script>${calendarScript({}, "y-m-d")};draw();pop.hidden=false;open=()=>{};close=()=>{}</script>`);
}

function calendarScript(o: CalendarOptions, format: string): string {
	return `
const NAMES=['January','February','March','April','May','June','July','August','September','October','November','December'];
let y=2026,m=5,picked=[];const o=${JSON.stringify(o)};
const pad=n=>String(n).padStart(2,'0');const iso=d=>d.getFullYear()+'-'+pad(d.getMonth()+1)+'-'+pad(d.getDate());
const write=s=>{const [yy,mm,dd]=s.split('-');return ${JSON.stringify(format)}.replace(/[ymd]/g,c=>({y:yy,m:mm,d:dd}[c]))};
var open=()=>{draw();pop.hidden=false};var close=()=>{pop.hidden=true};let committed='';
const take=()=>{committed=f.value=picked.map(write).join(' - ');log=[...picked];close()};
const cell=(d,out)=>{const s=iso(d);const off=o.min&&s<o.min;const n=d.getDate();
if(o.bare)return '<div class="day'+(out?' out':'')+(off?' disabled':'')+'" data-d="'+s+'" style="width:30px;display:inline-block">'+n+'</div>';
return '<td role=gridcell aria-selected='+picked.includes(s)+'><button type=button data-d="'+s+'" aria-label="'+n+' '+NAMES[d.getMonth()]+' '+d.getFullYear()+'" '+(off?'disabled':'')+'>'+n+'</button></td>'};
const leaf=(y,m)=>{const first=new Date(y,m,1);const start=new Date(y,m,1-first.getDay());let h='';
const title=o.lists?'<select class=mm>'+NAMES.map((n,i)=>'<option '+(i===m?'selected':'')+' value='+i+'>'+n).join('')+'</select><select class=yy>'+[2025,2026,2027,2028].map(n=>'<option '+(n===y?'selected':'')+'>'+n).join('')+'</select>':'<b>'+NAMES[m]+' '+y+'</b>';
for(let w=0;w<6;w++){h+=o.bare?'<div>':'<tr>';for(let i=0;i<7;i++){const d=new Date(start.getFullYear(),start.getMonth(),start.getDate()+w*7+i);h+=cell(d,d.getMonth()!==first.getMonth())}h+=o.bare?'</div>':'</tr>'}
return '<div style="display:inline-block;vertical-align:top">'+title+(o.bare?'<div>'+h+'</div>':'<table role=grid aria-label="'+NAMES[m]+' '+y+'">'+h+'</table>')+'</div>'};
const draw=()=>{const arrows=o.bare?'<span class=nav data-n=-1 style="cursor:pointer">‹</span><span class=nav data-n=1 style="cursor:pointer">›</span>':'<button type=button class=nav data-n=-1 aria-label="Previous month">‹</button><button type=button class=nav data-n=1 aria-label="Next month">›</button>';
pop.innerHTML=(o.lists?'':arrows)+leaf(y,m)+(o.months===2?leaf(m===11?y+1:y,(m+1)%12):'')+(o.confirm?'<button type=button id=ok>OK</button>':'')};
pop.addEventListener('mousedown',e=>{if(e.target.tagName!=='SELECT')e.preventDefault()});
pop.addEventListener('change',()=>{m=+pop.querySelector('.mm').value;y=+pop.querySelector('.yy').value;draw()});
pop.onclick=e=>{const t=e.target;if(t.dataset.n){m+=+t.dataset.n;if(m>11){m=0;y++}if(m<0){m=11;y--}return draw()}
if(t.id==='ok')return take();const d=t.dataset.d;if(!d||t.disabled||t.classList.contains('disabled'))return;
picked=o.range&&picked.length===1?[...picked,d]:[d];draw();window.said&&(said.textContent='Picked '+d);log=[...picked];if(!o.confirm&&(!o.range||picked.length===2)&&f.type!=='hidden')take()};
if(f.type!=='hidden'){${o.button ? "window.o=undefined;document.getElementById('o').onclick=()=>pop.hidden?open():close();" : "f.onclick=open;"}
addEventListener('keydown',e=>{if(e.key==='Escape')close()});document.addEventListener('focusin',e=>{if(e.target===after)close()});
${o.dropsTyped ? "f.onblur=()=>{f.value=committed};" : ""}}`;
}

/** A field that takes a typed day over only with Enter. */
export function enterOnly(): string {
	return page(`<label>Due date <input id=f placeholder="YYYY-MM-DD"></label><input aria-label=Notes>
<script>let kept='';f.onkeydown=e=>{if(e.key==='Enter'){kept=f.value;log.push(kept)}};f.onblur=()=>{f.value=kept}</script>`);
}
