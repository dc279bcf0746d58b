/** The one style sheet of all demo sites. */
export const style = `
:root {
	--ink: #1c2430; --soft: #55606f; --line: #d5dbe3; --paper: #ffffff; --ground: #f4f6f9;
	--accent: #0b5d75; --accent-deep: #08485b; --tint: #e3f0f4; --bad: #a3231f; --bad-tint: #fdeceb;
	--good: #1c6b3c; --good-tint: #e6f4ea; --radius: 10px;
}
.theme-plum { --accent: #6a3d8f; --accent-deep: #512c70; --tint: #f1e9f7; }
.theme-moss { --accent: #2f6b3a; --accent-deep: #22522b; --tint: #e7f2e8; }
.theme-clay { --accent: #9a4a1f; --accent-deep: #793815; --tint: #f8ebe2; }
.theme-slate { --accent: #3a4f6b; --accent-deep: #2a3b52; --tint: #e8edf4; }
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, "Segoe UI", "Noto Sans", "Noto Sans CJK SC", "PingFang SC", sans-serif; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .5rem; }
h3 { font-size: 1.05rem; line-height: 1.35; margin: 0 0 .25rem; }
p { margin: 0 0 .75rem; }
a { color: var(--accent); text-underline-offset: .18em; }
a:hover { color: var(--accent-deep); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.top { background: var(--paper); border-bottom: 1px solid var(--line); padding: .85rem clamp(1rem, 4vw, 2.5rem); display: flex; align-items: center; gap: 2rem; flex-wrap: wrap; }
.brand { font-weight: 700; font-size: 1.1rem; color: var(--accent); text-decoration: none; }
.top nav { display: flex; gap: 1.25rem; flex-wrap: wrap; }
.top nav a { color: var(--soft); text-decoration: none; padding: .2rem 0; }
.top nav a:hover { color: var(--ink); }
.top nav a[aria-current] { color: var(--ink); box-shadow: 0 2px 0 var(--accent); }
.top-aside { margin-left: auto; display: flex; gap: 1rem; align-items: center; }
main { flex: 1; width: 100%; margin: 0 auto; padding: 2rem clamp(1rem, 4vw, 2.5rem) 3rem; }
main.text { max-width: 44rem; }
main.wide { max-width: 72rem; }
.foot { border-top: 1px solid var(--line); color: var(--soft); padding: 1rem clamp(1rem, 4vw, 2.5rem); font-size: .875rem; display: flex; gap: 2rem; flex-wrap: wrap; justify-content: space-between; }
.foot p { margin: 0; }
.lead { color: var(--soft); font-size: 1.05rem; max-width: 40rem; }
.panel, .card { background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius); padding: 1.25rem; }
.panel { margin: 1.25rem 0; }
.panel.tight { max-width: 26rem; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(15.5rem, 1fr)); list-style: none; margin: 1.25rem 0; padding: 0; }
.card { display: flex; flex-direction: column; gap: .35rem; }
.card p { margin: 0; }
.card .price { font-weight: 600; margin-top: auto; padding-top: .5rem; }
.swatch { height: 6.5rem; border-radius: 6px; background: linear-gradient(135deg, var(--tint), var(--line)); margin-bottom: .5rem; display: grid; place-items: center; font-size: 2.25rem; color: var(--accent); }
.tag { display: inline-block; background: var(--tint); color: var(--accent-deep); border-radius: 99px; padding: .1rem .65rem; font-size: .85rem; }
.soft { color: var(--soft); font-size: .925rem; }
.field { display: flex; flex-direction: column; gap: .3rem; margin-bottom: 1rem; }
.field > label, legend, .label { font-weight: 600; font-size: .95rem; }
.field .soft { font-size: .85rem; }
input[type=text], input[type=email], input[type=password], input[type=search], input:not([type]), select, textarea {
	font: inherit; color: inherit; background: var(--paper); border: 1px solid #8792a1; border-radius: 6px; padding: .5rem .65rem; width: 100%; min-height: 2.6rem; }
input:disabled, select:disabled, textarea:disabled { background: #eceff3; color: #5c6674; border-color: var(--line); }
input[type=checkbox], input[type=radio] { width: 1.15rem; height: 1.15rem; accent-color: var(--accent); margin: 0; flex: none; }
.choice { display: flex; align-items: center; gap: .55rem; padding: .3rem 0; }
fieldset { border: 1px solid var(--line); border-radius: 6px; padding: .5rem 1rem .75rem; margin: 0 0 1rem; }
button, .button { font: inherit; font-weight: 600; border: 1px solid var(--accent); background: var(--accent); color: #fff; border-radius: 6px; padding: .5rem 1.1rem; min-height: 2.6rem; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; }
button:hover, .button:hover { background: var(--accent-deep); color: #fff; }
button.quiet, .button.quiet { background: var(--paper); color: var(--accent-deep); border-color: #8792a1; font-weight: 500; }
button.quiet:hover, .button.quiet:hover { background: var(--tint); color: var(--accent-deep); }
button:disabled { background: #eceff3; border-color: var(--line); color: #5c6674; cursor: not-allowed; }
.row { display: flex; gap: 1rem; flex-wrap: wrap; align-items: end; }
.row .field { flex: 1 1 12rem; margin-bottom: 0; }
.row .choice { padding-bottom: .6rem; }
.actions { display: flex; gap: .75rem; align-items: center; flex-wrap: wrap; margin-top: 1rem; }
.alert, .status { border-radius: 6px; padding: .65rem .9rem; margin: 0 0 1rem; border-left: 4px solid; }
.alert { background: var(--bad-tint); border-color: var(--bad); color: #7c1815; }
.status { background: var(--good-tint); border-color: var(--good); color: #14522d; }
.found { font-weight: 600; margin: 1.5rem 0 0; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 1rem 0; }
dl.facts dt { color: var(--soft); }
dl.facts dd { margin: 0; }
table { width: 100%; border-collapse: collapse; margin: .5rem 0 1rem; }
th, td { text-align: left; padding: .55rem .5rem; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; font-size: .9rem; }
td.number, th.number { text-align: right; }
tfoot td, tfoot th { font-weight: 700; color: var(--ink); border-bottom: 0; font-size: 1rem; }
.steps { display: flex; gap: .5rem; list-style: none; padding: 0; margin: 0 0 1.5rem; flex-wrap: wrap; counter-reset: step; }
.steps li { color: var(--soft); padding: .25rem .85rem; border: 1px solid var(--line); border-radius: 99px; background: var(--paper); font-size: .9rem; }
.steps li[aria-current] { background: var(--accent); border-color: var(--accent); color: #fff; }
.todo-list { list-style: none; margin: 0; padding: 0; }
.todo-list li { display: flex; align-items: center; gap: .75rem; border-bottom: 1px solid var(--line); padding: .6rem .25rem; }
.todo-list span { flex: 1; overflow-wrap: anywhere; }
.todo-list li.done span { color: var(--soft); text-decoration: line-through; }
.todo-list button { min-height: 2rem; padding: .1rem .7rem; font-size: .875rem; }
.bar { display: flex; align-items: center; gap: 1rem; flex-wrap: wrap; padding-top: .85rem; justify-content: space-between; }
.bar nav { display: flex; gap: .75rem; }
.bar nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.spin { width: 2.25rem; height: 2.25rem; border-radius: 50%; border: 4px solid var(--line); border-top-color: var(--accent); animation: spin 1s linear infinite; margin: 1.5rem 0 .75rem; }
@keyframes spin { to { transform: rotate(360deg); } }
[hidden] { display: none !important; }
.inline { display: inline; }
`;
