import fc from 'fast-check';
import { codePoint } from '../code-point.ts';

/** Names that every object inherits, or that change an object when they are assigned. */
export const inheritedNames = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON'],
] as const;

/** Signs that text is seldom tested with: half characters, controls, directions, and what only looks empty. */
const oddSigns = [
  ...['\uD800', '\uDFFF', '\0', '\u0007', '\u001b[31m', '\u202E', '\u2066', '\u2069', '\u200B'],
  ...['\uFEFF', '\u2028', '\u0085', '\r', '\r\n', '\t', '\u00A0', '\u{1F9D1}\u200D\u{1F4BB}', 'İ'],
];

/** Bytes of any kind, read as UTF-8. */
const decodedBytes: fc.Arbitrary<string> = fc
  .uint8Array({ maxLength: 80 })
  .map((bytes) => new TextDecoder().decode(bytes));

/** One character thousands of times, for searches that begin again at each. */
const longRun = fc
  .tuple(fc.constantFrom(...'a 0(/\\"\n{[<*|`!-.=_#', '\0', '\uD800'), fc.integer({ max: 3_000 }))
  .map(([sign, count]) => sign.repeat(Math.max(0, count)));

/** Any text that a stranger may send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: codePoint, maxLength: 40 }) },
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...oddSigns, 'a', ' ', '/')).map(joined) },
  { weight: 2, arbitrary: fc.constantFrom(...inheritedNames, ...oddSigns, '') },
  { weight: 2, arbitrary: decodedBytes },
  { weight: 1, arbitrary: longRun },
);

/** A valid text with hostile ones within it, and with parts of it cut out or repeated. */
export function mutatedText(valid: string): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(valid.length), fc.nat(40), fc.oneof(hostileText, fc.constant('')));
  return fc
    .array(fc.oneof(change, fc.tuple(fc.nat(valid.length), fc.nat(40), fc.constant(undefined))), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) =>
      changes.reduce((text, [at, length, other]) => {
        const [before, part, after] = [0, at, at + length].map((from, index, all) =>
          text.slice(from, all[index + 1]),
        );
        // Without another text, the part is there twice.
        return [before, other ?? `${part}${part}`, after].join('');
      }, valid),
    );
}

function joined(parts: readonly string[]): string {
  return parts.join('');
}
