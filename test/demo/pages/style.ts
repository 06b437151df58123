import { palettes } from '../../../src/worker/status/style.ts';

/** Backgrounds of boxes, and of added and removed lines. */
const grounds = {
  light: { box: '#f6f8fa', added: '#dafbe1', removed: '#ffebe9' },
  dark: { box: '#161b22', added: '#12261e', removed: '#301b1f' },
} as const;

const colours = (scheme: 'light' | 'dark') =>
  `:root { ${Object.entries({ ...palettes[scheme], ...grounds[scheme] })
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')} }`;

/** The style sheet of all pages. */
export const style = `
:root { color-scheme: light dark; }
${colours('light')}
@media (prefers-color-scheme: dark) { ${colours('dark')} }
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 62rem; padding: 1rem;
  background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding-block-end: .75rem;
  border-block-end: 1px solid var(--line); }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 1rem 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p, ul, ol, dl, table, pre { margin: .5rem 0; }
ul, ol { padding-inline-start: 1.5rem; }
li p { margin: 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font: .875em/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; }
code { background: var(--box); border-radius: .25rem; padding: .1rem .25rem; }
pre { background: var(--box); border: 1px solid var(--line); border-radius: .5rem;
  padding: .5rem .75rem; white-space: pre-wrap; }
pre code { padding: 0; }
pre span { display: block; margin-inline: -.75rem; padding-inline: .75rem; min-height: 1lh; }
.added { background: var(--added); }
.removed { background: var(--removed); }
.hunk, .faint { color: var(--faint); }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: start;
  vertical-align: top; }
td:first-child { min-width: 9rem; }
td:nth-child(2) { min-width: 6.5rem; }
th { background: var(--box); overflow-wrap: normal; }
@media (max-width: 40rem) {
  tr:has(th) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr, td { display: block; }
  tr { border: 1px solid var(--line); padding: .35rem .6rem; }
  td { border: 0; padding: 0; }
  td:first-child { font-weight: 600; }
}
article, fieldset, details, .panel { border: 1px solid var(--line); border-radius: .5rem;
  padding: .5rem 1rem; margin: .75rem 0; min-width: 0; }
article header { color: var(--faint); }
blockquote { margin: .5rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); }
summary { cursor: pointer; font-weight: 600; }
.state { border: 1px solid; border-radius: 1rem; padding: 0 .6rem; white-space: nowrap; }
.good { color: var(--good); }
.slow { color: var(--slow); }
.bad { color: var(--bad); }
.stations { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .4rem; }
.stations li { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .7rem;
  color: var(--faint); }
.stations .done { color: var(--good); border-color: currentColor; }
.stations .now { color: var(--ground); background: var(--link); border-color: var(--link); }
.log { max-height: 16rem; overflow: auto; font-size: .8rem; }
.log span { padding-inline-start: 3rem; text-indent: -2.25rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { display: block; margin: .4rem 0; }
input, textarea { font: inherit; color: inherit; background: var(--ground);
  border: 1px solid var(--faint); border-radius: .4rem; padding: .35rem .6rem; }
input:not([type=radio]), textarea { width: 100%; }
button { font: inherit; font-weight: 600; padding: .4rem 1rem; border: 0; border-radius: .4rem;
  color: var(--ground); background: var(--link); cursor: pointer; }
`;
