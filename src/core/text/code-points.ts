import { twinOf } from './twins.ts';

/**
 * Code points that a page does not show, or that reorder what it shows. Where one belongs to the writing of a
 * language or to an emoji, it is not hidden: the expressions look at what is around it.
 */

/** Scripts whose letters are joined, or kept apart, by characters without width. */
const joining = String.raw`(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Zinh}\p{scx=Zyyy}])[\p{L}\p{M}]`;
const unspaced = String.raw`[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`;
const fromRight = String.raw`(?!\p{DI})[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]`;
/** What stands between a mark of direction and the letter that it is for: never the end of a text or a comment's start. */
const between = String.raw`[^"'\x60#/\n]{0,40}`;
const pictured = String.raw`[\p{Emoji_Modifier}\uFE0F\p{Extended_Pictographic}]`;
const symbols = String.raw`(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|(?![\0-\x7F])\p{S})\uFE0F?`;
/** Behind a black flag, tags spell England, Scotland or Wales. */
const flag = String.raw`\u{1F3F4}(?=\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})[\u{E0061}-\u{E007A}]{0,5}`;

const deceiving = [
  String.raw`[\u202A-\u202E\u2066-\u2069]`,
  String.raw`(?<!${flag})[\u{E0000}-\u{E00FF}]`,
  String.raw`(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
];

/** The default-ignorable code points that have a use, each with the places where it is none; then all others. */
const idle = [
  String.raw`(?<!^)\uFEFF`,
  String.raw`(?<!${joining})\u200C`,
  String.raw`(?<!${joining}|${pictured}(?=\u200D\p{Extended_Pictographic}))\u200D(?!${joining})`,
  String.raw`(?<!${unspaced})\u200B(?!${unspaced})`,
  String.raw`(?<!${fromRight}${between})[\u061C\u200E\u200F](?!${between}${fromRight})`,
  String.raw`(?<!(?!\p{DI})\p{scx=Mong})[\u180B-\u180F]`,
  String.raw`(?<![\p{Script=Han}\p{scx=Mymr}\p{scx=Phag}]|(?![\0-\x7F])\p{Sm})[\uFE00-\uFE0D]`,
  String.raw`(?<!${symbols})(?!(?<=[#*\d])\uFE0F\u20E3)[\uFE0E\uFE0F]`,
  String.raw`(?<![\u2800-\u28FF])\u2800+(?![\u2800-\u28FF])`,
  String.raw`(?![\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFE00-\uFE0F\uFEFF\u{E0000}-\u{E01EF}])[\p{DI}\uFFF9-\uFFFC\u{1D159}]`,
];

/** Reorders the characters around it, or spells words that nobody sees. */
export const deceptive = `(?:${deceiving.join('|')})`;

/** Every character that is not seen, without controls and line breaks. */
export const hidden = String.raw`(?=[\p{DI}\u2800\uFFF9-\uFFFC\u{1D159}])(?:${[...deceiving, ...idle].join('|')})`;

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

/** Such as `U+202E`. */
export function codePointOf(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, '0')}`;
}

/** A letter or sign that is read as another one, such as `U+0430 looks like a`. */
export function nameTwin(character: string): string {
  const [first = ''] = character;
  return `${codePointOf(first)} looks like ${twinOf(first) ?? 'another letter'}`;
}

/** The first character of a text by its code point and name, such as `U+202E right-to-left override`. */
export function nameCharacter(character: string): string {
  const range = ranges.find(([pattern]) => pattern.test(character.slice(0, 2)))?.[1];
  const name = names.get(character.codePointAt(0) ?? 0) ?? range ?? 'invisible character';
  return `${codePointOf(character)} ${name}`;
}
