import { html, raw } from 'hono/html';
import { Marked } from 'marked';
import { anchor } from './adf.ts';
import { diffLines } from './diff.ts';
import type { Html, Link } from './layout.ts';

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
