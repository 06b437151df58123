import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { newHidden } from '../../../../src/engines/syntax/hidden/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { growth } from '../../../support/growth.ts';
import { writings } from '../../text/writings.ts';

const found = (before: string, after: string, path = 'a.js') =>
  newHidden(before, after, path).map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('hidden characters', () => {
  it.each([
    ['an override', 'a\nif (x) { \u202E}\n', ['2:10 U+202E right-to-left override']],
    [
      'an isolate',
      '\u2066a\u2069',
      ['1:1 U+2066 left-to-right isolate', '1:3 U+2069 pop directional isolate'],
    ],
    ['a tag', 'a\u{E0041}', ['1:2 U+E0041 tag character']],
    ['tags behind an emoji', '\u{1F600}\u{E0041}', ['1:3 U+E0041 tag character']],
    [
      'a control character',
      'a\u0000\u001B[2J',
      ['1:2 U+0000 control character', '1:3 U+001B control character'],
    ],
    [
      'delete and C1',
      '\u007F\u0085',
      ['1:1 U+007F control character', '1:2 U+0085 control character'],
    ],
    ['half of a pair', 'a\uD800', ['1:2 U+D800 half of a surrogate pair']],
    ['a line separator', '// a\u2028f()', ['1:5 U+2028 line separator']],
    ['a blank of Braille', 'a\u2800b', ['1:2 U+2800 Braille blank']],
    ['a separator of mathematics', 'a\u2063b', ['1:2 U+2063 invisible character']],
    ['a filler', 'const \u3164 = 1', ['1:7 U+3164 Hangul filler']],
    ['a split word', 'pass\u200Bword', ['1:5 U+200B zero-width space']],
    ['a joiner in a name', 'is\u200DAdmin', ['1:3 U+200D zero-width joiner']],
    [
      'spelled selectors',
      'a\uFE00\u{E0100}',
      ['1:2 U+FE00 variation selector', '1:3 U+E0100 variation selector'],
    ],
  ])('%s', (_, text, expected) => {
    expect(found('', text)).toEqual(expected);
  });

  it.each([
    ['the usual blanks', '\tif (x)\r\n\f  y\n'],
    ['a byte order mark', '\uFEFFusing System;\n'],
    ['flags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} \u{1F1E9}\u{1F1EA}'],
    [
      'emoji of several',
      '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\uFE0F\u200D\u{1F525} 1\uFE0F\u20E3',
    ],
    ['a form of emoji that is chosen twice', '\u26A0\uFE0F\uFE0F'],
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष'],
    ['Hebrew and Arabic with marks', 'שלום\u200F! \u061Cمرحبا'],
    ['a form of an ideograph', '葛\u{E0100}城市'],
    ['escapes', String.raw`'\u202E' "\x00" &#8238;`],
    ['pairs', '\u{1F600}\u{20BB7}'],
  ])('not %s', (_, text) => {
    expect(found('', text)).toEqual([]);
  });
});

describe('what the text had before', () => {
  it.each([
    ['elsewhere', '\u202Ea\n', 'b\n\u202Ea\n', []],
    ['in a line that changes', 'x = "\u202Ea"\n', 'y = "\u202Ea"\n', []],
    ['less often', '\u202Ea\n', '\u202Ea\n\u202Eb\n', ['2:1 U+202E right-to-left override']],
    ['of another kind', '\u202Ea\n', '\u202Da\n', ['1:1 U+202D left-to-right override']],
  ])('does not count: %s', (_, before, after, expected) => {
    expect(found(before, after)).toEqual(expected);
  });

  it('is never new, whatever it is', () => {
    const text = fc.string({ unit: codePoint, maxLength: 60 });
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme-ascii' }), (before, added) => {
        expect(found(before, before)).toEqual([]);
        expect(found(before, `${added}\n${before}`)).toEqual([]);
      }),
    );
  });
});

const certainty = (text: string) =>
  newHidden('', text, 'a.js').map(({ isDoubtful = false }) => !isDoubtful);

test.each([
  ['a long line', `x\n${'y'.repeat(1_200)}`, '2:241 code in a line of 1,200 characters', false],
  ['blanks', `a = 1;${' '.repeat(900)}evil()`, '1:907 code behind 900 blanks', true],
  ['fewer blanks', `a = 1;${' '.repeat(60)}evil()`, '1:67 code behind 60 blanks', false],
  ['tabs', `a = 1;${'\t'.repeat(10)}evil()`, '1:17 code behind 40 blanks', false],
  ['an indentation', `${' '.repeat(200)}evil()`, '1:201 code behind 200 blanks', true],
  ['blank lines', `a();\n${'\n'.repeat(150)}evil()`, '152:1 code behind 150 blank lines', true],
])('%s hides code', (_, text, expected, isCertain) => {
  expect(found('', text)).toEqual([expected]);
  expect(certainty(text)).toEqual([isCertain]);
});

test.each([
  ['a line that fits', 'y'.repeat(240)],
  ['a comment in its column', `x = 1;${' '.repeat(90)}// one`],
  ['blanks at the end', `x = 1;${' '.repeat(300)}\r\n`],
  ['an indentation', `${' '.repeat(80)}x()`],
  [
    'a column',
    ['a', 'some', 'value_of_it'].map((name) => `${name.padEnd(60)}=> $${name},`).join('\n'),
  ],
  ['a column of tabs', `a${'\t'.repeat(9)}=> 1,\nsome${'\t'.repeat(9)}=> 2,`],
])('%s hides none', (_, text) => {
  expect(found('', text)).toEqual([]);
});

test('no column is as far as no editor shows', () => {
  const line = `a;${' '.repeat(250)}evil()`;
  expect(certainty(`${line}\n${line}`)).toEqual([true, true]);
});

test('only what the change adds counts, and documents have lines of any length', () => {
  const line = `a${' '.repeat(50)}b`;
  expect(found(line, `${line}\nnew`)).toEqual([]);
  expect(found(line, `${line} `.replace('a', 'c'))).toHaveLength(1);
  expect(found('', `${line}\n${'word '.repeat(300)}`, 'README.md')).toEqual([]);
  expect(found(`x${'y'.repeat(400)}`, 'z'.repeat(600))).toEqual([]);
});

test.each([
  ...[
    'logo.svg',
    '.travis.yml',
    'data/cities.json',
    'strings.xml',
    'rates.csv',
    '.env',
    'notes.txt',
  ],
  ...['yarn.lock', 'go.sum', 'pnpm-lock.yaml', 'web/package-lock.json', 'a.js.snap', 'LICENSE'],
])('%s may have lines of any length', (path) => {
  expect(found('', `x\n${'y'.repeat(1_200)}`, path)).toEqual([]);
});

test.each(['index.html', 'site.css', 'Makefile', 'bin/run', 'schema.unknown', 'logo.svg.js'])(
  '%s may not',
  (path) => {
    expect(found('', `#!/bin/sh\n${'y'.repeat(1_200)}`, path)).toHaveLength(1);
  },
);

test.each(['package.json', '.travis.yml', 'logo.svg'])('blanks hide code in %s, too', (path) => {
  expect(found('', `a${' '.repeat(50)}b`, path)).toEqual(['1:52 code behind 50 blanks']);
});

test.each(['\r', 'a\r', ' \t', 'a \n', '\u0430a ', '\u0430bb', '\uFF1D', 'a\u00A0', 'Привет '])(
  'the work for %j grows with the text',
  (unit) => {
    expect(growth((size) => newHidden('', unit.repeat(size), 'a.js'), 20_000)).toBeLessThan(6);
  },
);

/** What is found, and whether it is certain. */
const said = (before: string, after: string) =>
  newHidden(before, after, 'a.js').map(
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
    expect(said('', `const a = 1;\n${text}\n`)).toEqual([`doubt: ${message}`]);
  });

  test('and so are many at once, but not what reorders a line', () => {
    const text = Array.from({ length: 12 }, (_, at) => `t\u03BFtal${at}()`).join('\n');
    expect(new Set(said('', text))).toEqual(new Set(['doubt: U+03BF looks like o']));
    expect(said('', '// \u202Ea')).toEqual(['certain: U+202E right-to-left override']);
  });
});

test('signs of a script without its letters are certain', () => {
  expect(said('', 'x\u{13430}y')).toHaveLength(1);
  expect(said('', 'x\u{110BD}y')[0]).toMatch(/^certain/);
  expect(said('', '"\u0600\u0661\u0662"')).toEqual([]);
});

test.each([
  'const größe = 1;',
  'const имя = "x";',
  "f('don\u2019t')",
  '// it\u2019s \u2212 or \u201Cthis\u201D',
  'x = "\u0663"',
  'const 変数 = 1;',
])('%s is nothing', (line) => {
  expect(said('', `${line}\n`)).toEqual([]);
});

const allIn = (text: string) => newHidden('', text, 'a.js');
const certain = (text: string) =>
  allIn(text).flatMap(({ column, message, isDoubtful }) =>
    isDoubtful ? [] : [`${column - 1} ${message}`],
  );

describe('what is read as ASCII in code and is not', () => {
  test.each([
    ['a Cyrillic letter', 'const \u0430dmin = 1', ['6 U+0430 looks like a']],
    ['a Cyrillic letter at the end', 'admin\u0430', ['5 U+0430 looks like a']],
    ['a capital within a name', 'is\u0410dmin()', ['2 U+0410 looks like A']],
    ['a part of a name', 'test_\u0441\u043E\u0440\u0443()', ['5 U+0441 looks like c']],
    ['two of them, one less alike', 't\u043E\u043Aen', ['1 U+043E looks like o']],
    ['a Greek letter', 'passw\u03BFrd', ['5 U+03BF looks like o']],
    ['an Armenian letter', '\u0585pen', ['0 U+0585 looks like o']],
    ['a Cherokee letter', '\u13AAdmin', ['0 U+13AA looks like A']],
    ['a Latin letter', 'lo\u0261in', ['2 U+0261 looks like g']],
    ['a name of twins alone', 'os.\u0435\u0445\u0435\u0441(x)', ['3 U+0435 looks like e']],
    ['a letter alone', 'const \u0430 = 2', ['6 U+0430 looks like a']],
    ['full width', '\uFF45\uFF56\uFF41\uFF4C(x)', ['0 U+FF45 looks like e']],
    ['bold letters', '\u{1D41E}\u{1D42F}\u{1D41A}\u{1D425}(x)', ['0 U+1D41E looks like e']],
    ['one beside an emoji', '\u0430 \u2764\uFE0F', ['0 U+0430 looks like a']],
    ['a sign of equality', 'if (user !\uFF1D x)', ['10 U+FF1D looks like =']],
    ['a click', 'if (env\u01C3=prod)', ['7 U+01C3 looks like !']],
    ['a Greek question mark', 'x = 1\u037E', ['5 U+037E looks like ;']],
    ['a slash', 'good.com\u2215login', ['8 U+2215 looks like /']],
    ['a dot', 'good\u2024com', ['4 U+2024 looks like .']],
    ['a bracket', 'f\uFF08x)', ['1 U+FF08 looks like (']],
    ['a blank of another kind', 'return\u00A0x', ['6 U+00A0 blank that is no space']],
    ['one in an indentation', 'a\n\u2003b', ['0 U+2003 blank that is no space']],
    ['one beside a sign', 'if (a\u00A0) b', ['5 U+00A0 blank that is no space']],
  ])('%s', (_, text, expected) => {
    expect(certain(text)).toEqual(expected);
  });

  test('a comment in the same language does not make it honest', () => {
    expect(certain('os.\u0435\u0445\u0435\u0441(x) # запуск')).toHaveLength(1);
  });
});

describe('what is only what it is', () => {
  test.each(writings)('%s', (_, text) => {
    for (const line of [`// ${text}`, `const x = '${text}';`, `f("${text}")`, `# ${text}\n`])
      expect(allIn(line)).toEqual([]);
    expect(certain(text)).toEqual([]);
  });

  test.each([
    "const table = { 'а': 'a', 'б': 'b', 'в': 'v', 'с': 's' };",
    "const goods = ['сахар', 'соль', 'рис'];",
    'СтрокаJSON = ПолучитьHTTPОтвет(Адрес);',
    'def test_логин(self): pass',
    "if (状态 === '已完成') { 提交(订单); }",
    "text.replace('：', ':')",
    'x² + y² = r²',
    'naïve = café + Ångström',
  ])('%s', (line) => {
    expect(allIn(line)).toEqual([]);
  });
});
