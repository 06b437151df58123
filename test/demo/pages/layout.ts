import { html, raw } from 'hono/html';
import { style } from './style.ts';

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
