import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newHidden } from '../../../../src/adapters/syntax/text/index.ts';
import { codePoint } from '../../../support/code-point.ts';

const found = (before: string, after: string) =>
  newHidden(before, after, 'a.js').map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

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
