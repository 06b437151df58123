import { html, raw } from 'hono/html';
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
const style = `
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

/** HTML in which everything from outside is escaped. */
export type Html = ReturnType<typeof html>;

/** Returns the address for a link to a page, `undefined` if there must be no link. */
export type Link = (url: string) => string | undefined;

interface PageProps {
  readonly title: string;
  /** Allows the style sheet and the script under the page's policy. */
  readonly nonce: string;
  /** Where the progress of what the page shows comes from; `undefined` if nothing goes on. */
  readonly live: string | undefined;
  readonly body: Html;
}

/** Shows the progress as the server sends it, and the whole page anew at the end. */
const script = `
const [now, live] = ['now', 'live'].map((id) => document.getElementById(id));
const source = new EventSource(document.currentScript.dataset.live);
source.onmessage = ({ data }) => {
  const [text, content] = JSON.parse(data);
  if (now.textContent !== text) now.textContent = text;
  live.innerHTML = content;
  live.lastElementChild.scrollTop = live.lastElementChild.scrollHeight;
};
source.addEventListener('end', () => {
  source.close();
  location.reload();
});
`;

/** A page with its head and its links to the others. Without scripts, it is loaded again and again. */
export function page({ title, nonce, live, body }: PageProps): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${raw(style)}</style>
${live && html`<noscript><meta http-equiv="refresh" content="2"></noscript>`}
</head>
<body>
<nav aria-label="Demo"><a href="/">Demo of Jira Bug Fix Agent</a> <a href="/status">Worker’s status</a></nav>
<main>${body}</main>
${live && html`<script nonce="${nonce}" data-live="${live}">${raw(script)}</script>`}
</body>
</html>`;
}

/** The headers of a page: nothing from elsewhere is loaded, and no other page may frame it. */
export const pageHeaders = (nonce: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
