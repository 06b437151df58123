import { html } from 'hono/html';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { anchor } from './adf.ts';
import { diffLines } from './diff.ts';
import type { Html, Link } from './layout.ts';

/**
 * Shows Markdown. What is written as HTML is not HTML here, except the folded part that the agent writes;
 * comments are left out.
 */
export function markdownToHtml(markdown: string, link: Link): Html {
  return renderAll(folded(new Lexer().lex(markdown)), link);
}

/** A folded part: the tokens between two pieces of HTML. */
interface Fold {
  readonly type: 'fold';
  readonly title: string;
  readonly tokens: readonly Token[];
}

function folded(tokens: readonly Token[]): readonly (Token | Fold)[] {
  const start = tokens.findIndex((token) => foldStart.test(token.raw));
  const end = tokens.findIndex((token, at) => at > start && token.raw.trim() === '</details>');
  if (start < 0 || end < 0) return tokens;
  const [, title = ''] = foldStart.exec(tokens[start]?.raw ?? '') ?? [];
  const fold: Fold = { type: 'fold', title: decoded(title), tokens: tokens.slice(start + 1, end) };
  return [...tokens.slice(0, start), fold, ...folded(tokens.slice(end + 1))];
}

const foldStart = /^<details><summary>(.*)<\/summary>\s*$/;

function renderAll(tokens: readonly (Token | Fold)[], link: Link): Html {
  return html`${tokens.map((token) => render(token, link))}`;
}

function render(token: Token | Fold, link: Link): Html {
  const inner = (tokens: readonly Token[] = []) => renderAll(tokens, link);
  if (isFold(token)) {
    return html`<details><summary>${token.title}</summary>${inner(token.tokens)}</details>`;
  }
  if (!isKnown(token)) return html`${token.raw}`;
  switch (token.type) {
    case 'space':
    case 'def':
      return html``;
    case 'heading':
      return html`<h3>${inner(token.tokens)}</h3>`;
    case 'paragraph':
      return html`<p>${inner(token.tokens)}</p>`;
    case 'code':
      return token.lang === 'diff'
        ? diffLines(token.text)
        : html`<pre><code>${token.text}</code></pre>`;
    case 'blockquote':
      return html`<blockquote>${inner(token.tokens)}</blockquote>`;
    case 'list':
      return list(token, link);
    case 'table':
      return table(token, link);
    case 'strong':
      return html`<strong>${inner(token.tokens)}</strong>`;
    case 'em':
      return html`<em>${inner(token.tokens)}</em>`;
    case 'codespan':
      return html`<code>${token.text}</code>`;
    case 'link':
      return anchor(inner(token.tokens), token.href, link);
    case 'br':
      return html`<br>`;
    case 'text':
      return token.tokens === undefined ? html`${decoded(token.text)}` : inner(token.tokens);
    case 'escape':
      return html`${token.text}`;
    case 'html':
      return /^<!--[\s\S]*-->\s*$/.test(token.raw) ? html`` : html`${token.raw}`;
    default:
      return html`${token.raw}`;
  }
}

function list({ ordered, start, items }: Tokens.List, link: Link): Html {
  const entries = items.map(({ tokens }) => html`<li>${renderAll(tokens, link)}</li>`);
  return ordered ? html`<ol start="${start}">${entries}</ol>` : html`<ul>${entries}</ul>`;
}

function table({ header, rows }: Tokens.Table, link: Link): Html {
  const cells = (row: readonly Tokens.TableCell[]) =>
    row.map(({ tokens }) => html`<td>${renderAll(tokens, link)}</td>`);
  return html`<table><thead><tr>${header.map(({ tokens }) => html`<th scope="col">${renderAll(tokens, link)}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table>`;
}

/** The entities that `escapeHtml` writes. */
const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
]);

const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => entities.get(name) ?? name);

const isFold = (token: Token | Fold): token is Fold => token.type === 'fold';

/** The types of tokens that `render` knows; a token of any other type is shown as it was written. */
const known = new Set<string>([
  ...['space', 'def', 'heading', 'paragraph', 'code', 'blockquote', 'list', 'table', 'strong'],
  ...['em', 'codespan', 'link', 'br', 'text', 'escape', 'html'],
]);
const isKnown = (token: Token): token is MarkedToken => known.has(token.type);
