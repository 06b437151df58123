import { describe, expect, test } from 'vitest';
import { newHidden } from '../../../../src/adapters/syntax/text/index.ts';

const found = (before: string, after: string, path = 'a.js') =>
  newHidden(before, after, path).map(
    ({ message, isDoubtful = false }) => `${isDoubtful ? 'doubt' : 'certain'}: ${message}`,
  );

describe('what may be meant is doubtful', () => {
  test.each([
    ['a name that NFKC changes', 'const \u{1D41A}dmin = 1;', 'a word that is read as admin'],
    ['a dotless letter', 'adm\u0131n()', 'a word that is read as admin'],
    ['a mark on a letter of ASCII', 'admi\u0307n()', 'a word that is read as admin'],
    ['a minus of typesetting', 'a \u2212 b', 'U+2212 looks like a sign of code'],
    ['a slash of mathematics', 'a \u2215 b', 'U+2215 looks like /'],
    ['quotes of a word processor', 'x = \u2018a\u2019', 'U+2018 looks like a sign of code'],
    ['digits of two scripts', 'x = 1\u06600', 'digits of two scripts'],
    ['a letter in a comment', '// t\u03BFtal', 'U+03BF looks like o'],
    ['a letter in a text', "f('t\u03BFtal')", 'U+03BF looks like o'],
  ])('%s', (_, text, message) => {
    expect(found('', `const a = 1;\n${text}\n`)).toEqual([`doubt: ${message}`]);
  });

  test('and so are many at once, but not what reorders a line', () => {
    const text = Array.from({ length: 12 }, (_, at) => `t\u03BFtal${at}()`).join('\n');
    expect(new Set(found('', text))).toEqual(new Set(['doubt: U+03BF looks like o']));
    expect(found('', '// \u202Ea')).toEqual(['certain: U+202E right-to-left override']);
  });
});

test('signs of a script without its letters are certain', () => {
  expect(found('', 'x\u{13430}y')).toHaveLength(1);
  expect(found('', 'x\u{110BD}y')[0]).toMatch(/^certain/);
  expect(found('', '"\u0600\u0661\u0662"')).toEqual([]);
});

test.each([
  'const größe = 1;',
  'const имя = "x";',
  "f('don\u2019t')",
  '// it\u2019s \u2212 or \u201Cthis\u201D',
  'x = "\u0663"',
  'const 変数 = 1;',
])('%s is nothing', (line) => {
  expect(found('', `${line}\n`)).toEqual([]);
});
