import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { wikiToMarkdown } from '../../../../../src/adapters/jira/formats/wiki/markdown.ts';
import { growth } from '../../../../support/growth.ts';
import { runs } from '../../../../support/property-runs.ts';

describe('wikiToMarkdown', () => {
  test.each([
    ['nothing', '', ''],
    ['plain text in lines', 'one\r\ntwo\n\nthree', 'one\ntwo\n\nthree'],
    ['a heading', 'h2. Steps to *see*', '## Steps to **see**'],
    ['phrases', '*a b* _c_ -d- +e+ ??f??', '**a b** *c* ~~d~~ e *f*'],
    ['high and low text', 'x^2^ and ~low~', 'x<sup>2</sup> and <sub>low</sub>'],
    ['a phrase in a phrase', '*_a_*', '***a***'],
    ['a phrase inside a word', 'un{*}break{*}able', 'un**break**able'],
    ['monospace with backticks', '{{a`b}}', '`` a`b ``'],
    ['file names as they are', 'src/my_file_*.py lib/*.js', 'src/my_file_*.py lib/*.js'],
    ['code words as they are', '__init__ a*b*c x - y --flag', '__init__ a*b*c x - y --flag'],
    ['escapes', '\\*no\\* \\{code} \\[x\\]', '*no* {code} [x]'],
    ['entities', '&lt;div&gt;&nbsp;&#123;', '<div> {'],
    ['a line break', 'a\\\\b', 'a\nb'],
    [
      'Windows paths',
      'in C:\\\\my\\_x\\new and \\\\host\\share',
      'in C:\\\\my\\_x\\new and \\\\host\\share',
    ],
    ['a link', '[docs|https://a.test/x_y]', '[docs](https://a.test/x_y)'],
    ['a link as a card', '[docs|https://a.test|smart-link]', '[docs](https://a.test)'],
    ['a link with a tip', '[docs|https://a.test|the tip]', '[docs](https://a.test) (the tip)'],
    ['a bare link', '[https://a.test]', 'https://a.test'],
    ['brackets that are no link', '[ERROR] a[0] [a|b]', '[ERROR] a[0] [a|b]'],
    ['an attachment', '[^my log.txt]', '[attachment: my log.txt]'],
    ['mentions', '[~ann] [~accountid:5b1]', '@ann @5b1'],
    ['an image', '!my shot.png|width=3,alt="Oh"!', '[image: my shot.png, alt="Oh"]'],
    ['exclamation marks', 'Great! It works!', 'Great! It works!'],
    ['colours', '{color:red}*a*{color} b', '**a** b'],
    ['an anchor', '{anchor:top}x', '[anchor: top]x'],
    ['an unknown macro', '{chart:type=pie}1{chart} {userId}', '{chart:type=pie}1{chart} {userId}'],
    ['a rule', 'a\n----\nb', 'a\n\n---\n\nb'],
    ['a short quote', 'bq. *q*', '> **q**'],
    ['a quote', '{quote}\nq\n\nr\n{quote}', '> q\n>\n> r'],
    ['a panel', '{panel:title=Be careful|bgColor=#fff}x{panel}', '> **Be careful**\n>\n> x'],
    [
      'a log in an expand',
      '{expand:Log}\n{noformat}\nT\n{noformat}\n{expand}',
      '**Log**\n\n```\nT\n```',
    ],
    [
      'code with its title',
      '{code:java|title=A.java|borderStyle=solid}\nint *x*;\n\n  [y|z]\n{code}',
      '**A.java**\n\n```java\nint *x*;\n\n  [y|z]\n```',
    ],
    ['code that holds a fence', '{code}\n```\n{code}', '````\n```\n````'],
    ['code in the middle of a line', 'a {code}b{code} c', 'a\n\n```\nb\n```\n\nc'],
    ['macros that are never closed', '{code} x\n{quote} *y*', '{code} x\n{quote} **y**'],
    ['mixed lists', '* a\n*# b\n*# c\n* d\n\n- e', '- a\n  1. b\n  2. c\n- d\n\n- e'],
    ['an ordered list with more text', '# a\nmore\n# b', '1. a\n   more\n2. b'],
    [
      'code in a list',
      '# run\n{code}\na\n\nb\n{code}\n# look',
      '1. run\n\n   ```\n   a\n\n   b\n   ```\n2. look',
    ],
    [
      'a table',
      '||k||v||\n|a\\|b|[x|https://a.test]|\nafter',
      '| k | v |\n| --- | --- |\n| a\\|b | [x](https://a.test) |\n\nafter',
    ],
    [
      'code and lines in a cell',
      '|a\nb {code}c|d\n\ne{code}|!p.png|thumbnail!|',
      '| a<br>b<br>`c\\|d`<br>`e` | [image: p.png] |\n| --- | --- |',
    ],
    ['a table in a panel', '{panel}\n|a|\n{panel}', '> | a |\n> | --- |'],
  ])('reads %s', (_, wiki, markdown) => {
    expect(wikiToMarkdown(wiki)).toBe(markdown);
  });

  const word = fc.stringMatching(/^[a-z]{7}$/);
  const { block } = fc.letrec<{ block: string; inline: string }>((tie) => ({
    inline: fc.oneof(
      { maxDepth: 4 },
      word,
      fc
        .tuple(fc.constantFrom('*', '_', '-', '+', '^', '~', '??', '{*}'), tie('inline'))
        .map(([sign, inner]) => `${sign}${inner}${sign}`),
      word.map((name) => `{{${name}}}`),
      word.map((name) => `!${name}.png|thumbnail!`),
      fc.tuple(word, word).map(([name, host]) => `[${name}|https://${host}.test]`),
      fc.tuple(tie('inline'), tie('inline')).map(([a, b]) => `${a} ${b}`),
    ),
    block: fc.oneof(
      { maxDepth: 5 },
      tie('inline'),
      tie('inline').map((inner) => `h1. ${inner}`),
      fc.array(tie('inline'), { minLength: 1 }).map((cells) => `|${cells.join('|')}|`),
      fc
        .array(fc.tuple(fc.constantFrom('*', '#', '*#', '##', '-'), tie('inline')))
        .map((items) => items.map(([marker, inner]) => `${marker} ${inner}`).join('\n')),
      fc
        .tuple(fc.constantFrom('quote', 'panel', 'expand', 'code', 'noformat'), tie('block'))
        .map(([name, inner]) => `{${name}}\n${inner}\n{${name}}`),
      fc
        .tuple(tie('block'), fc.constantFrom('\n', '\n\n', ' ', '|'), tie('block'))
        .map((parts) => parts.join('')),
    ),
  }));

  const lostWords = (wiki: string) => {
    const markdown = wikiToMarkdown(wiki);
    return [...wiki.matchAll(/[a-z]{7}/g)].filter(
      ([found]) => !['noforma', 'thumbna'].includes(found) && !markdown.includes(found),
    );
  };

  test('keeps every word in any markup', () => {
    fc.assert(
      fc.property(block, (wiki) => {
        expect(lostWords(wiki)).toEqual([]);
      }),
      runs(500),
    );
  });

  const shreds = fc.array(
    fc.oneof(
      word,
      fc.constantFrom(...'\\{}[]|*_-+^~!?#&;:. \n'),
      fc.constantFrom('{code}', '{quote}', '{panel}', '{noformat}', '{{', '}}', '||', 'h1. '),
      fc.constantFrom('{color:red}', '{color}', '\\\\', '{*}', '\n* ', '\n|', '.png', '^', 'C:\\'),
    ),
    { maxLength: 60 },
  );

  test('keeps every word among fragments of markup', () => {
    fc.assert(
      fc.property(shreds, (parts) => {
        expect(lostWords(parts.join(''))).toEqual([]);
      }),
      runs(2_000),
    );
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (wiki) => {
        expect(typeof wikiToMarkdown(wiki)).toBe('string');
      }),
    );
  });

  test.each([
    ...['[', ']', '!', '{', '{{', '*', '*a', '_a ', '|', '| [', '\\', '&', '??', '{code:', '^a'],
    ...[
      '{code}',
      '{quote}',
      '{panel:a}\n',
      '{quote}{panel}',
      '* a\n',
      '#',
      '|a\n',
      '\nb',
      '!a.',
      '\n',
    ],
    ...['[a|', '{panel}a{panel:b}', 'C:\\', '"C:\\', ' \n', 'h1. ', '- {code}\n', '{*}', '~'],
    ...['|a|b {quote}c{quote}'],
  ])('reads an endless row of “%s” in linear time', (part) => {
    for (const start of ['', '|']) {
      const read = (length: number) =>
        void wikiToMarkdown(start + part.repeat(length / part.length));
      expect(searched(() => read(4_000))).toBeLessThan(3 * searched(() => read(2_000)));
      expect(growth(read, 10_000)).toBeLessThan(8);
    }
  });
});

/** Counts the characters that searches pass over: they are too fast to show in the time. */
function searched(work: () => void): number {
  let count = 1;
  const { indexOf } = String.prototype;
  const { exec } = RegExp.prototype;
  const spies = [
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (
      this: string,
      text,
      from = 0,
    ) {
      const found = indexOf.call(this, text, from);
      count += (found === -1 ? this.length : found) - from;
      return found;
    }),
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      const from = this.lastIndex;
      const match = exec.call(this, text);
      count += this.sticky && match === null ? 1 : (match?.index ?? text.length) - from;
      return match;
    }),
  ];
  work();
  for (const spy of spies) spy.mockRestore();
  return count;
}
