import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clean,
  cleanLine,
  codeLines,
  codeSpan,
  fenced,
  linkTo,
  prefixed,
  writeMarkdownTable,
} from '../../../src/engines/text/index.ts';

test.each([
  ['a', '`a`'],
  ['a`b', '`` a`b ``'],
  ['``', '``` `` ```'],
])('the code span of %j', (text, span) => {
  expect(codeSpan(text)).toBe(span);
});

test.each([
  ['c#', 'a', '```c#\na\n```'],
  ['js" onload=`', 'a', '```jsonload\na\n```'],
  ['', 'a\n```\nb', '````\na\n```\nb\n````'],
])('the fence of language %j and code %j', (language, code, fence) => {
  expect(fenced(language, code)).toBe(fence);
});

test('whatever the code: it closes no fence', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('`', '```', '\n', 'a')), (parts) => {
      const code = parts.join('');
      const [open = '', ...lines] = fenced('', code).split('\n');
      expect(lines.indexOf(open)).toBe(lines.length - 1);
      expect(lines.slice(0, -1).join('\n')).toBe(code);
    }),
  );
});

test('code for a cell has one span for each line that is not blank', () => {
  expect(codeLines('a\n \nb`c')).toBe('`a`\n\n`` b`c ``');
});

test('a link is plain text if it has no address or is its own text', () => {
  expect(linkTo('a', 'https://b.test')).toBe('[a](https://b.test)');
  expect(linkTo('a', '')).toBe('a');
  expect(linkTo('https://b.test', 'https://b.test')).toBe('https://b.test');
});

test('a prefix leaves no blanks at the end of empty lines', () => {
  expect(prefixed('a\n\nb', '> ')).toBe('> a\n>\n> b');
});

test('a table has one line per row, whatever its cells hold', () => {
  expect(writeMarkdownTable([['a|b', 'c'], ['d\n\ne']])).toBe(
    '| a\\|b | c |\n| --- | --- |\n| d<br>e |',
  );
});

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
