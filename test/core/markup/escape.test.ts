import { expect, test } from 'vitest';
import {
  boldMarkdown,
  escapeHtml,
  escapeMarkdown,
  linkTarget,
  pageUrl,
  safeCodeSpan,
  safeFence,
  withoutForeignKeys,
} from '../../../src/core/markup/index.ts';

test.each([
  ['See APP-17 and APP-18.', 'See APP-17 and APP\u201118.'],
  ['app-17, ж1-2', 'app\u201117, ж1\u20112'],
  ['foo_PAY-9, _PAY-9, 1_PAY-9-A_B-1', 'foo_PAY\u20119, _PAY\u20119, 1_PAY\u20119-A_B\u20111'],
  ['page-2x, a-b, 2024-01', 'page\u20112x, a-b, 2024-01'],
  ['UTF-8, sha-256 and UTF-80', 'UTF-8, sha-256 and UTF\u201180'],
])('the keys of other tickets in %j', (text, expected) => {
  expect(withoutForeignKeys(text, 'APP-17')).toBe(expected);
});

test('code for a page is neither able to close itself nor to carry the hidden mark', () => {
  expect(safeCodeSpan('<!-- jira-bug-fix-agent:x')).toBe('`<\u200B!-- jira-bug-fix-agent:x`');
  expect(safeFence('text', '```\n<!--jira-bug-fix-agent\n')).toBe(
    '````text\n```\n<\u200B!--jira-bug-fix-agent\n````',
  );
  expect(safeCodeSpan('')).toBe('');
});

test('code for a page keeps the keys of other tickets, unless it may become a commit message', () => {
  expect(safeCodeSpan('APP-17 APP-18')).toBe('`APP-17 APP-18`');
  expect(safeCodeSpan('APP-17 APP-18', 'APP-17')).toBe('`APP-17 APP\u201118`');
});

test.each([
  ['a *b* _c_ [d](e) <f> `g`', 'a \\*b\\* \\_c\\_ \\[d\\]\\(e\\) \\<f\\> \\`g\\`'],
  ['a \n\t b', 'a b'],
  ['- a', '\\- a'],
  ['+', '\\+'],
  ['--a', '\\--a'],
  ['-1 is less', '-1 is less'],
  ['=', '\\='],
  ['## a', '\\## a'],
  ['###', '\\###'],
  ['#1', '#\u200B1'],
  ['12. a', '12\\. a'],
  ['v1. a', 'v1. a'],
])('%j in a line of Markdown is %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test.each([
  ['a', '**a**'],
  [' a b ', ' **a b** '],
  ['', ''],
])('%j in bold is %j', (text, bold) => {
  expect(boldMarkdown(text)).toBe(bold);
});

test('a text in HTML neither opens an element nor ends an attribute', () => {
  const html = '&lt;a href=&quot;b&quot; title=&#39;c&#39;&gt; &amp;amp;';
  expect(escapeHtml(`<a href="b" title='c'>\n&amp;`)).toBe(html);
});

test.each([
  ['https://a.test/b|c', 'https://a.test/b%7Cc'],
  ['http://a.test/b`c', 'http://a.test/b%60c'],
  ['https://a.test/b c', undefined],
  ['javascript:https://a.test', undefined],
  ['javascript:alert(1)', undefined],
])('the link target %j', (url, target) => {
  expect(linkTarget(url)).toBe(target);
});

test.each([
  ['https://A.test', 'https://a.test/'],
  ['http://a.test/b', 'http://a.test/b'],
  ['ftp://a.test', undefined],
  ['javascript:https://a.test', undefined],
  [`https://a.test/${'x'.repeat(1_985)}`, `https://a.test/${'x'.repeat(1_985)}`],
  ['not an address', undefined],
  [`https://a.test/${'x'.repeat(2_000)}`, undefined],
])('the page address %s', (url, address) => {
  expect(pageUrl(url)).toBe(address);
});
