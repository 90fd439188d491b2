/** The page's own clothes: nothing is loaded from anywhere. Light, dark and on paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbf7ef; --card: #fffdf8; --ink: #2b2433; --soft: #6d6377; --rule: #e6dccb; --grid: #ece3d4; --fair: #b3402e;
  --c0: #4a3f9f; --c1: #c0562b; --c2: #1f8a70; --c3: #b58a12; --c4: #a83279; --c5: #3a7ca5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15121f; --card: #1d1929; --ink: #efe8dc; --soft: #a79fb6; --rule: #332c45; --grid: #2a2439; --fair: #ff8a6b;
    --c0: #a99cff; --c1: #ff9a62; --c2: #5fd3b2; --c3: #f2c94c; --c4: #f48fca; --c5: #7cc4ee;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
header, main, footer { max-width: 1180px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 40px; padding-bottom: 8px; }
h1, h2 { font-family: Georgia, "Iowan Old Style", "Times New Roman", serif; font-weight: 600; line-height: 1.15; margin: 0; }
h1 { font-size: clamp(30px, 5vw, 46px); letter-spacing: -0.01em; }
h2 { font-size: 24px; }
h3 { font-size: 13px; font-weight: 600; margin: 0 0 4px; color: var(--soft); }
header p { margin: 8px 0 0; color: var(--soft); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 24px 0 8px; padding: 0; list-style: none; }
.facts li { background: var(--card); border: 1px solid var(--rule); border-radius: 12px; padding: 12px 16px; }
.facts b { display: block; font: 600 24px/1.2 Georgia, serif; font-variant-numeric: tabular-nums; }
.facts span { color: var(--soft); font-size: 13px; }
nav { margin: 16px 0 0; display: flex; flex-wrap: wrap; gap: 6px 8px; }
nav a { color: inherit; text-decoration: none; border: 1px solid var(--rule); background: var(--card); border-radius: 999px; padding: 3px 12px; font-size: 14px; }
nav a:hover, nav a:focus-visible { border-color: var(--c0); }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 16px; padding: 24px; margin: 20px 0; break-inside: avoid; }
section > p { margin: 6px 0 0; max-width: 74ch; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 14px 0 0; padding: 0; list-style: none; font-size: 14px; }
.legend li { display: flex; align-items: center; gap: 6px; }
.key { width: 12px; height: 12px; }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 20px 28px; margin-top: 18px; }
figure { margin: 0; min-width: 0; }
.inner { display: block; }
.inner, .mark { overflow: visible; }
text { font: 12px/1 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--soft); font-variant-numeric: tabular-nums; }
text.name { fill: var(--ink); font-size: 13px; }
text.point { fill: var(--ink); }
line.grid { stroke: var(--grid); }
line.rule { stroke: var(--grid); stroke-dasharray: 1 3; }
line.fair { stroke: var(--fair); stroke-dasharray: 5 4; stroke-width: 1.5; }
line.whisker { stroke: var(--ink); stroke-width: 1.2; opacity: 0.65; }
line.interval { stroke-width: 2.5; opacity: 0.55; stroke-linecap: round; }
line.cross { stroke-width: 1.3; opacity: 0.4; }
rect.column { fill: var(--c0); opacity: 0.85; }
polyline.path { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
polygon.band { opacity: 0.18; }
.fill-0 { fill: var(--c0); } .fill-1 { fill: var(--c1); } .fill-2 { fill: var(--c2); }
.fill-3 { fill: var(--c3); } .fill-4 { fill: var(--c4); } .fill-5 { fill: var(--c5); }
.line-0 { stroke: var(--c0); } .line-1 { stroke: var(--c1); } .line-2 { stroke: var(--c2); }
.line-3 { stroke: var(--c3); } .line-4 { stroke: var(--c4); } .line-5 { stroke: var(--c5); }
.method { color: var(--soft); font-size: 13px; }
details { margin-top: 12px; font-size: 14px; }
summary { cursor: pointer; color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin-top: 8px; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 3px 18px 3px 0; border-bottom: 1px solid var(--rule); white-space: nowrap; }
td.n, th.n { text-align: right; }
footer { color: var(--soft); font-size: 14px; padding-bottom: 48px; }
footer code { color: var(--ink); overflow-wrap: anywhere; }
@media (max-width: 600px) {
  header, main, footer { padding-left: 12px; padding-right: 12px; }
  section { padding: 18px 14px; border-radius: 12px; }
  h2 { font-size: 21px; }
  text.second { display: none; }
}
@media print {
  :root {
    --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --rule: #ccc; --grid: #ddd; --fair: #b3402e;
    --c0: #4a3f9f; --c1: #c0562b; --c2: #1f8a70; --c3: #b58a12; --c4: #a83279; --c5: #3a7ca5;
  }
  body { font-size: 11pt; }
  nav, details { display: none; }
  section { border: 0; border-top: 1px solid var(--rule); border-radius: 0; padding: 14px 0; }
  .panels { grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); }
}
`.trim();
