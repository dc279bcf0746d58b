import { page } from "./pages.ts";

interface SliderOptions {
	readonly max?: number;
	readonly step?: number;
	readonly words?: readonly string[];
}

/** A slider moved by keys only. */
export function slider({ max = 100, step = 1, words = [] }: SliderOptions = {}): string {
	return page(`<span id=lb>Level</span><div id=s role=slider tabindex=0 aria-labelledby=lb aria-valuemin=0 aria-valuemax=${max} aria-valuenow=20
style="width:200px;height:20px;background:#ccc"></div><script>
const words=${JSON.stringify(words)};
const set=n=>{n=Math.max(0,Math.min(${max},n));s.setAttribute('aria-valuenow',n);if(words.length)s.setAttribute('aria-valuetext',words[n]);log=[n]};set(${words.length > 0 ? 0 : 20});
s.onkeydown=e=>{const n=+s.getAttribute('aria-valuenow');const d={ArrowUp:${step},ArrowRight:${step},ArrowDown:-${step},ArrowLeft:-${step},PageUp:${step * 10},PageDown:-${step * 10}}[e.key];
if(d){e.preventDefault();set(n+d)}if(e.key==='Home')set(0);if(e.key==='End')set(${max})};</script>`);
}

export function spinButton(): string {
	return page(`<span id=lb>Guests</span><div role=spinbutton id=s tabindex=0 aria-labelledby=lb aria-valuemin=1 aria-valuemax=9 aria-valuenow=1>1</div>
<script>s.onkeydown=e=>{const n=+s.ariaValueNow+({ArrowUp:1,ArrowDown:-1}[e.key]??0);if(n<1||n>9)return;s.ariaValueNow=n;s.textContent=n;log=[n]}</script>`);
}

/** A number nobody can type, between two buttons. */
export function stepper(): string {
	return page(`<div><button aria-label="Decrease rooms" id=a>−</button><input role=spinbutton readonly aria-label=Rooms id=s value=1 size=2><button aria-label="Increase rooms" id=b>+</button></div>
<div><button aria-label="Decrease beds">−</button><button aria-label="Increase beds" onclick="log.push('beds')">+</button></div>
<script>a.onclick=()=>{s.value=Math.max(0,+s.value-1)};b.onclick=()=>{setTimeout(()=>{s.value=Math.min(5,+s.value+1)},30)}</script>`);
}
