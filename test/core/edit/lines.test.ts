import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dominantEnding, joinLines, splitLines } from '../../../src/core/edit/lines.ts';

test('whatever the text, joining its lines gives it back to the byte', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '\u2028', '\uFEFF') });
  fc.assert(
    fc.property(text, (value) => {
      expect(joinLines(splitLines(value))).toBe(value);
    }),
  );
});

test.each([
  ['', '\n'],
  ['a', '\n'],
  ['a\r\n', '\r\n'],
  ['a\r\nb', '\r\n'],
  ['a\r\nb\r\nc\n', '\r\n'],
  ['a\r\nb\n', '\n'],
  ['a\rb', '\n'],
])('the ending of %j is %j', (text, ending) => {
  expect(dominantEnding(splitLines(text))).toBe(ending);
});
