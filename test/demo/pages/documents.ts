import { html, raw } from 'hono/html';
import { Marked } from 'marked';
import { type AdfNode, codeText, parseNode } from '../../../src/adapters/jira/formats/adf/node.ts';
import type { Html, Link } from './layout.ts';
import { diffLines } from './pull-request.ts';

/** The only HTML that the agent writes: a folded part. */
const fold = /^(?:<details><summary>[^<>]*<\/summary>|<\/details>)\s*$/;

/**
 * Shows Markdown. What is written as HTML is shown as text, except folded parts; comments are left out.
 * Pictures, which would come from elsewhere, are only named.
 */
export function markdownToHtml(markdown: string, link: Link): Html {
  const marked = new Marked({
    renderer: {
      html: ({ raw: written }) => {
        if (fold.test(written)) return written;
        return /^<!--[\s\S]*-->\s*$/.test(written) ? '' : String(html`${written}`);
      },
      link({ href, tokens }) {
        return String(anchor(raw(this.parser.parseInline(tokens)), href, link));
      },
      image: ({ text }) => String(html`${text}`),
      code: ({ text, lang }) =>
        String(lang === 'diff' ? diffLines(text) : html`<pre><code>${text}</code></pre>`),
    },
  });
  return raw(marked.parse(markdown, { async: false }));
}

type Render = (node: AdfNode, inner: () => Html, link: Link) => Html;

/** Shows a document in Atlassian's format; of an unknown node only its text remains. */
export function adfToHtml(document: unknown, link: Link): Html {
  const node = parseNode(document);
  return node === undefined ? html`` : renderNode(node, link);
}

function renderNode(node: AdfNode, link: Link): Html {
  const inner = () => html`${node.content.map((child) => renderNode(child, link))}`;
  const render = renderers.get(node.type);
  return render === undefined
    ? html`${node.text || node.label}${inner()}`
    : render(node, inner, link);
}

const renderers = new Map<string, Render>(
  Object.entries({
    text: (node, _, link) =>
      node.marks.reduceRight((text, mark) => marked(text, mark, link), html`${node.text}`),
    hardBreak: () => html`<br>`,
    mention: (node) => html`<b>@${node.label.replace(/^@/, '')}</b>`,
    emoji: (node) => html`${node.attribute('text') || node.attribute('shortName')}`,
    status: (node) => html`<span class="state">${node.attribute('text')}</span>`,
    date: (node) => html`${day(node.attribute('timestamp'))}`,
    paragraph: (_, inner) => html`<p>${inner()}</p>`,
    heading: (_, inner) => html`<h3>${inner()}</h3>`,
    rule: () => html`<hr>`,
    bulletList: (_, inner) => html`<ul>${inner()}</ul>`,
    orderedList: (node, inner) =>
      html`<ol start="${node.attribute('order') || '1'}">${inner()}</ol>`,
    listItem: (_, inner) => html`<li>${inner()}</li>`,
    codeBlock: (node) =>
      node.attribute('language') === 'diff'
        ? diffLines(codeText(node))
        : html`<pre><code>${codeText(node)}</code></pre>`,
    blockquote: (_, inner) => html`<blockquote>${inner()}</blockquote>`,
    panel: (node, inner) =>
      html`<div class="panel"><b>${node.attribute('panelType')}</b>${inner()}</div>`,
    expand: (node, inner) =>
      html`<details><summary>${node.attribute('title')}</summary>${inner()}</details>`,
    table: (_, inner) => html`<table>${inner()}</table>`,
    tableRow: (_, inner) => html`<tr>${inner()}</tr>`,
    tableHeader: (_, inner) => html`<th>${inner()}</th>`,
    tableCell: (_, inner) => html`<td>${inner()}</td>`,
  } satisfies Record<string, Render>),
);

const wrappings: ReadonlyMap<string, (text: Html) => Html> = new Map([
  ['strong', (text) => html`<strong>${text}</strong>`],
  ['em', (text) => html`<em>${text}</em>`],
  ['code', (text) => html`<code>${text}</code>`],
  ['strike', (text) => html`<s>${text}</s>`],
  ['underline', (text) => html`<u>${text}</u>`],
]);

function marked(text: Html, mark: AdfNode, link: Link): Html {
  if (mark.type === 'link') return anchor(text, mark.attribute('href'), link);
  return wrappings.get(mark.type)?.(text) ?? text;
}

/** A link, or only its text if there must be none. */
export function anchor(text: Html, url: string, link: Link): Html {
  const href = link(url);
  return href === undefined ? text : html`<a href="${href}">${text}</a>`;
}

function day(timestamp: string): string {
  const date = new Date(Number(timestamp));
  return Number.isNaN(date.getTime()) ? timestamp : date.toISOString().slice(0, 10);
}
