/** Look of the two service pages: colours of the product (tokens.json), both themes, no fonts to load. */
export const pageStyles = `
:root { color-scheme: light dark; --ink: light-dark(#1a1e19, #e7eae2); --soft: light-dark(#62655d, #949c91);
  --line: light-dark(#dbdcd5, #2c332d); --card: light-dark(#fdfefc, #181d19); --ground: light-dark(#eff0eb, #0c100d);
  --accent: light-dark(#08583e, #66c9a3); --code: light-dark(#e7e8e2, #222823); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .4rem 0; }
a { color: var(--accent); }
.soft { color: var(--soft); font-size: .9rem; }
.card { overflow: clip; background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: .75rem 0; }
.method { display: inline-block; min-width: 4.2rem; font: 700 .8rem/1 ui-monospace, monospace; color: var(--accent); }
code, pre { font: .85rem/1.5 ui-monospace, monospace; background: var(--code); border-radius: 6px; }
code { padding: .1rem .3rem; overflow-wrap: anywhere; }
pre { padding: .75rem; overflow: auto; white-space: pre-wrap; margin: .5rem 0 0; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line); }
th { color: var(--soft); font-weight: 500; border-top: 0; }
nav ul { columns: 3 14rem; padding-left: 1.1rem; margin: .5rem 0; }
summary { cursor: pointer; color: var(--accent); }
button { min-height: 2.75rem; margin-top: .75rem; padding: .5rem 1.25rem; border: 0; border-radius: 8px; background: var(--accent);
  color: var(--card); font: inherit; cursor: pointer; }
:is(a, summary, button):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.wide { overflow-x: auto; }
.wide table { min-width: 34rem; }
.wide code { white-space: nowrap; }
.big { font: 700 2rem/1.2 ui-monospace, monospace; letter-spacing: .12em; }
.row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
`;
