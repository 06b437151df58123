import { expect, test } from 'vitest';
import {
  clean,
  cleanLine,
  linkTarget,
  pageUrl,
  safeCodeSpan,
  safeFence,
  withoutForeignKeys,
} from '../../../src/core/text/safe-text.ts';

test.each([
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a\u0000\u0007\tb\uFFFE', 'a\tb'],
  ['a\uD800b', 'a\uFFFDb'],
  ['if (a\u202E)', 'if (a⟨U+202E⟩)'],
])('clean(%j)', (text, expected) => {
  expect(clean(text)).toBe(expected);
});

test('a clean line has no line breaks', () => {
  expect(cleanLine(' a \r\n\n b\tc ')).toBe(' a b\tc ');
});

test.each([
  ['See APP-17 and APP-18.', 'See APP-17 and APP\u201118.'],
  ['app-17, ж1-2', 'app\u201117, ж1\u20112'],
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

test.each([
  ['https://a.test/b|c', 'https://a.test/b%7Cc'],
  ['https://a.test/b c', undefined],
  ['javascript:alert(1)', undefined],
])('the link target %j', (url, target) => {
  expect(linkTarget(url)).toBe(target);
});

test.each([
  ['https://A.test', 'https://a.test/'],
  ['ftp://a.test', undefined],
  ['not an address', undefined],
  [`https://a.test/${'x'.repeat(2_000)}`, undefined],
])('the page address %s', (url, address) => {
  expect(pageUrl(url)).toBe(address);
});
