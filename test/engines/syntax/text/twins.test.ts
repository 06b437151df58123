import { describe, expect, test } from 'vitest';
import { newHidden } from '../../../../src/engines/syntax/text/index.ts';
import { writings } from '../../text/writings.ts';

const allIn = (text: string) => newHidden('', text, 'a.js');
const found = (text: string) =>
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
    expect(found(text)).toEqual(expected);
  });

  test('a comment in the same language does not make it honest', () => {
    expect(found('os.\u0435\u0445\u0435\u0441(x) # запуск')).toHaveLength(1);
  });
});

describe('what is only what it is', () => {
  test.each(writings)('%s', (_, text) => {
    for (const line of [`// ${text}`, `const x = '${text}';`, `f("${text}")`, `# ${text}\n`])
      expect(allIn(line)).toEqual([]);
    expect(found(text)).toEqual([]);
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
