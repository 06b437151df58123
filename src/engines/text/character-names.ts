import { formatCodePoint } from './invisible.ts';
import { twinOf } from './twins.ts';

/** Names of single characters; those that are not here are named by their range. */
const names: ReadonlyMap<number, string> = new Map([
  [0x000c, 'form feed within a line'],
  [0x000d, 'carriage return without a line feed'],
  [0x00ad, 'soft hyphen'],
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
  [0x2800, 'Braille blank'],
  [0xfeff, 'zero-width no-break space'],
]);

const ranges: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Cs}/u, 'half of a surrogate pair'],
  [/\p{Zs}/u, 'blank that is no space'],
  [/[\u115F\u1160\u3164\uFFA0]/, 'Hangul filler'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/[\u{E0000}-\u{E007F}]/u, 'tag character'],
];

/** A letter or sign that is read as another one, such as `U+0430 looks like a`. */
export function nameTwin(character: string): string {
  const [first = ''] = character;
  return `${formatCodePoint(first)} looks like ${twinOf(first) ?? 'another letter'}`;
}

/** The first character of a text by its code point and name, such as `U+202E right-to-left override`. */
export function nameCharacter(character: string): string {
  const range = ranges.find(([pattern]) => pattern.test(character.slice(0, 2)))?.[1];
  const name = names.get(character.codePointAt(0) ?? 0) ?? range ?? 'invisible character';
  return `${formatCodePoint(character)} ${name}`;
}
