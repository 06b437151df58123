/** The page's colours in both schemes: texts and lines on `ground`. */
export const palettes = {
  light: {
    ground: '#ffffff',
    text: '#1f2328',
    faint: '#59636e',
    line: '#d1d9e0',
    link: '#0550ae',
    good: '#116329',
    slow: '#7d4e00',
    bad: '#a40e26',
  },
  dark: {
    ground: '#0d1117',
    text: '#e6edf3',
    faint: '#9198a1',
    line: '#3d444d',
    link: '#79c0ff',
    good: '#56d364',
    slow: '#e3b341',
    bad: '#ff8e85',
  },
} as const;

const colours = (palette: Readonly<Record<string, string>>) =>
  `:root { ${Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')} }`;

/** On a phone each row is a card: its cells are stacked, each with its column's name. */
const cards = `
  table, caption, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { border-block-start: 1px solid var(--line); padding-block: .5rem; }
  th, td { border: 0; padding: .1rem 0; }
  td { display: grid; grid-template-columns: 6rem minmax(0, 1fr); }
  td::before { content: attr(data-name); color: var(--faint); }
`;

/** On a wide screen the first two tables are side by side. */
const pair = `
  main { display: grid; grid-template-columns: 3fr 2fr; column-gap: 2rem; }
  section { min-width: 0; }
  section:nth-of-type(n + 3) { grid-column: 1 / -1; }
`;

/** The page's style sheet. It contains no character that HTML escapes, because everything on the page is escaped. */
export const style = `
:root { color-scheme: light dark; }
${colours(palettes.light)}
@media (prefers-color-scheme: dark) { ${colours(palettes.dark)} }
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 80rem; padding: 1rem;
  background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
caption { text-align: start; color: var(--faint); padding-block-end: .5rem; }
th, td {
  text-align: start; vertical-align: top; font-weight: inherit;
  padding: .5rem .75rem .5rem 0; border-block-end: 1px solid var(--line);
}
thead th { color: var(--faint); }
tbody th { font-weight: 600; }
.short { width: 7rem; }
td p:first-child { margin-block-start: 0; }
time { overflow-wrap: normal; }
.faint { color: var(--faint); }
.state { border: 1px solid; border-radius: 1rem; padding: 0 .5rem; white-space: nowrap; }
.good { color: var(--good); }
.slow { color: var(--slow); }
.bad { color: var(--bad); }
@media (max-width: 60rem) { ${cards} }
@media (min-width: 75rem) { ${pair} }
`;
