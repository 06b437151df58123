import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBytes, encodeText, foreignCharacters } from '../../../src/engines/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { runs } from '../../support/property-runs.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['Latin-1', latin('caf\xe9 \xfc'), 'café ü'],
  ['Windows-1252', latin('\x93q\x94 \x80 5\x96\x37'), '“q” € 5–7'],
  ['bytes that Windows-1252 leaves open', latin('\x81\x8d\x8f\x90\x9d'), undefined],
  ['KOI8-R', latin('\xc9\xcd\xd1'), 'ÉÍÑ'],
  ['Shift JIS', latin('\x83\x5c\x95\x5c'), undefined],
] as const)('%s is read so that each byte comes back', (_, bytes, text) => {
  const decoded = decodeBytes(bytes);
  if (text !== undefined) expect(decoded.text).toBe(text);
  expect(Buffer.from(encodeText(decoded))).toEqual(bytes);
});

const bytes = fc
  .array(
    fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      fc.string({ unit: codePoint, maxLength: 8 }).map((text) => new TextEncoder().encode(text)),
      fc.constantFrom('\uF7E9', 'é', '\uFEFF').map((text) => new TextEncoder().encode(text)),
    ),
    { minLength: 1 },
  )
  .map((parts) => Buffer.concat(parts))
  .filter((all) => !isUtf8(all));

function isUtf8(all: Uint8Array): boolean {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(all) !== undefined;
  } catch {
    return false;
  }
}

test('every byte comes back, whatever the bytes are, and the text can be sent to a model', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      const decoded = decodeBytes(given);
      expect(decoded.text.isWellFormed()).toBe(true);
      expect(Buffer.from(encodeText(decoded)).equals(given)).toBe(true);
    }),
    runs(300),
  );
});

test.each(['é–日', 'a\u0080', '\u2028'])('no byte is made up for %j', (text) => {
  expect(() => encodeText({ text, encoding: 'single-byte' })).toThrow('No byte');
});

test.each([
  ['a plain change', 'caf\u00e9 ok', []],
  ['a known character again', '\u00e9\u00e9\u00e9', []],
  ['others, each once', '\u00fc \u20ac \u00fc', ['\u00fc', '\u20ac']],
  ['the same letter in two parts', 'e\u0301', ['\u0301']],
] as const)('%s: what the text before has not', (_, text, foreign) => {
  expect(foreignCharacters(text, ['caf\u00e9'])).toEqual(foreign);
});
