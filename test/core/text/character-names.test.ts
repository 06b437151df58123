import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nameCharacter,
  nameTwin,
  showInvisible,
  withoutInvisible,
} from '../../../src/core/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { growth } from '../../support/growth.ts';
import { runs } from '../../support/property-runs.ts';
import { writings } from './writings.ts';

/** Every code point that a page does not show, by Unicode's own property and its blanks with another one. */
const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((one) => /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u.test(one));

describe('every code point without a shape is hidden', () => {
  test.each([
    ['in a word', (one: string) => `ad${one}min`],
    ['at the end of a string', (one: string) => `role === 'admin${one}'`],
    ['at the start of a string', (one: string) => `"${one}admin"`],
    ['in a comment', (one: string) => `// see ${one} below`],
    ['twice', (one: string) => `a${one}${one}b`],
    ['beside another script', (one: string) => `const x = 'a${one}'; // имя 名前`],
  ])('%s', (_, place) => {
    const missed = unseen.filter((one) => showInvisible(place(one)).includes(one));
    expect(missed.map(nameCharacter)).toEqual([]);
    expect(unseen.length).toBeGreaterThan(4_000);
  });
});

test.each(writings)('%s is written with what it needs', (_, text) => {
  expect(showInvisible(text)).toBe(text);
  expect(withoutInvisible(text)).toBe(text);
});

test('what is left of any text has nothing that is hidden', () => {
  const piece = fc.oneof(
    fc.constantFrom(...unseen.slice(0, 400), '🏴', '👩', '❤', 'क्', 'م', 'ש', '葛', '⠁', '1', '"'),
    fc.string({ unit: codePoint, maxLength: 2 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (value) => {
      const left = withoutInvisible(value);
      expect(withoutInvisible(left)).toBe(left);
      expect(showInvisible(left)).toBe(left);
    }),
    runs(300),
  );
});

test.each([
  ['\u202E', 'U+202E right-to-left override'],
  ['\u3164', 'U+3164 Hangul filler'],
  ['\u{E0041}', 'U+E0041 tag character'],
  ['\u2800', 'U+2800 Braille blank'],
  ['\uFE0F', 'U+FE0F variation selector'],
  ['\u2063', 'U+2063 invisible character'],
])('%j is named', (character, name) => {
  expect(nameCharacter(character)).toBe(name);
});

test('a twin is named with what it looks like', () => {
  expect(nameTwin('\u0430dmin')).toBe('U+0430 looks like a');
});

test.each(['\u200B', '\u200F', '\u2800', 'a\u200D', '\u{1F3F4}\u{E0061}', '\u{E0001}'])(
  'the work for %j grows with the text',
  (unit) => {
    expect(growth((size) => showInvisible(unit.repeat(size)), 20_000)).toBeLessThan(6);
  },
);
