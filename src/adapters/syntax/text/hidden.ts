import { findingAt, newFindings, type SyntaxFinding } from '../findings/index.ts';

/** Names of single characters; those that are not here are named by their range. */
const names: ReadonlyMap<number, string> = new Map([
  [0x061c, 'Arabic letter mark'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner'],
  [0x200d, 'zero-width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'pop directional formatting'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x2060, 'word joiner'],
  [0x2066, 'left-to-right isolate'],
  [0x2067, 'right-to-left isolate'],
  [0x2068, 'first strong isolate'],
  [0x2069, 'pop directional isolate'],
  [0xfeff, 'zero-width no-break space'],
]);

const ranges: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Cs}/u, 'half of a surrogate pair'],
  [/[\u115F\u1160\u3164\uFFA0]/, 'Hangul filler'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/[\u{E0000}-\u{E007F}]/u, 'tag character'],
];

/**
 * Text is not what it looks like if it contains one of these. The flags of England and its neighbours are written
 * with tags. Joiners and marks of direction are normal in many scripts, but not within a word of ASCII. A selector
 * chooses a form of the character before it, never of another selector; that of emoji is often written twice.
 */
const hiding = new RegExp(
  [
    String.raw`(?<flag>\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F})`,
    String.raw`[\u202A-\u202E\u2066-\u2069\u2028\u2029]`,
    String.raw`[\u{E0000}-\u{E007F}]`,
    String.raw`[^\P{Cc}\t\n\f\r]|\p{Cs}`,
    String.raw`[\u115F\u1160\u3164\uFFA0]`,
    String.raw`(?<=[\w$])[\u061C\u200B-\u200F\u2060\uFEFF]+(?=[\w$])`,
    String.raw`(?<=\p{Variation_Selector})(?!(?<=\uFE0F)\uFE0F)\p{Variation_Selector}`,
    String.raw`(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
  ].join('|'),
  'gu',
);

/** Finds the characters of `after` that deceive the eye, as far as it has more of them than `before`. */
export function newHidden(before: string, after: string): readonly SyntaxFinding[] {
  const now = hiddenFindings(after);
  if (now.length === 0) return [];
  const was = hiddenFindings(before);
  const allowed = countsOf(was);
  const excess = new Map(
    [...countsOf(now)].map(([message, count]) => [message, count - (allowed.get(message) ?? 0)]),
  );
  return newFindings(was, now).filter(({ message }) => {
    const left = excess.get(message) ?? 0;
    excess.set(message, left - 1);
    return left > 0;
  });
}

function hiddenFindings(text: string): readonly SyntaxFinding[] {
  if (text.search(hiding) < 0) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, row) =>
    [...line.matchAll(hiding)].flatMap(({ 0: found, index, groups }) =>
      groups?.flag === undefined
        ? [findingAt(lines, { row, column: index }, nameOf(found.codePointAt(0) ?? 0))]
        : [],
    ),
  );
}

function countsOf(findings: readonly SyntaxFinding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { message } of findings) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}

/** Such as `U+202E right-to-left override`. */
function nameOf(codePoint: number): string {
  const hex = codePoint.toString(16).toUpperCase().padStart(4, '0');
  const character = String.fromCodePoint(codePoint);
  const range = ranges.find(([pattern]) => pattern.test(character))?.[1];
  return `U+${hex} ${names.get(codePoint) ?? range ?? 'invisible character'}`;
}
