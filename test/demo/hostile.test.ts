import { expect, test } from 'vitest';
import { adfToHtml, markdownToHtml } from './pages/documents.ts';
import type { Link } from './pages/layout.ts';
import { diffFiles } from './pages/pull-request.ts';

const hostile = `<img src=x onerror=alert(1)>"><script>alert(1)</script>`;
const link: Link = (url) => (url.startsWith('https:') ? url : undefined);
const text = (marks: readonly object[] = []) => ({ type: 'text', text: hostile, marks });
const href = (url: string) => ({ type: 'link', attrs: { href: url } });

const documents = [
  { type: 'paragraph', content: [text(), text([href('javascript:alert(1)'), { type: 'strong' }])] },
  { type: 'codeBlock', attrs: { language: 'diff' }, content: [text()] },
  { type: 'expand', attrs: { title: hostile }, content: [text()] },
  { type: 'panel', attrs: { panelType: hostile }, content: [text()] },
  { type: 'orderedList', attrs: { order: '1" onclick="alert(1)' }, content: [text()] },
  { type: 'status', attrs: { text: hostile } },
  {
    type: hostile,
    attrs: { title: hostile },
    content: [text([href(`https://x.test/"${hostile}`)])],
  },
];

const bodies = [
  hostile,
  `# ${hostile}\n\n- ${hostile}\n\n> ${hostile}\n\n| ${hostile} |\n| --- |\n| ${hostile} |`,
  `\`\`\`${hostile}\n${hostile}\n\`\`\`\n\n\`\`\`diff\n${hostile}\n\`\`\`\n\n\`${hostile}\``,
  `[a](javascript:alert(1)) <javascript:alert(1)> ![${hostile}](https://x.test/a.png)`,
  `[a](https://x.test/"onclick="alert(1)) <a href="javascript:alert(1)">b</a>`,
  `<details open ontoggle=alert(1)><summary>a</summary>\n\nb\n\n</details>`,
  `<details><summary><img src=x></summary>\n\nb\n\n</details>`,
];

test.each([
  ...documents.map((document) => adfToHtml(document, link)),
  ...bodies.map((body) => markdownToHtml(body, link)),
  diffFiles(`diff --git a/x b/${hostile}\n@@ -1 +1 @@\n+${hostile}`),
])('hostile text makes no element and no attribute of its own (%#)', async (shown) => {
  const tags = String(await shown).match(/<[a-z][^>]*>/gi) ?? [];
  const allowed =
    /^<(?:p|h\d|ul|li|ol start="[^"]*"|blockquote|strong|code|pre|details|summary|b|table|t[hrd]|thead|tbody|div class="panel"|span class="[a-z ]*"|a href="https:\/\/[^"]*")>$/;
  expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
});

test('folded parts are folded, and comments are left out', async () => {
  const body = '<details><summary>a &amp; b</summary>\n\n**c**\n\n</details>\n\n<!-- {"v":2} -->';
  const shown = String(await markdownToHtml(body, link)).replaceAll('\n', '');
  expect(shown).toBe('<details><summary>a &amp; b</summary><p><strong>c</strong></p></details>');
});
