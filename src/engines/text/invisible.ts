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
const deceptive = `(?:${deceiving.join('|')})`;

/** Every character that is not seen, without controls and line breaks. */
const hidden = String.raw`(?=[\p{DI}\u2800\uFFF9-\uFFFC\u{1D159}])(?:${[...deceiving, ...idle].join('|')})`;

/** A sign of a script that has its form from the letters around it. */
const formats = String.raw`(?!\p{DI})\p{Cf}(?<!(?![\0-\x7F])[\p{L}\p{M}\p{N}].)(?!(?![\0-\x7F])[\p{L}\p{M}\p{N}])`;

/** What no editor shows as what it is: hidden characters, controls, half of a pair, and line breaks of other kinds. */
export const unseen = new RegExp(
  String.raw`${hidden}|${formats}|[^\P{Cc}\t\n\f\r]|\p{Cs}|[\u2028\u2029]|\r(?!\n)|(?<=[^\n])\f`,
  'gu',
);

const deceptiveRuns = new RegExp(`${deceptive}+`, 'gu');
const hiddenRuns = new RegExp(`^\\uFEFF|(?:${hidden})+`, 'gu');

/** Removes invisible characters, which could reverse a line's direction or split a word. */
export function withoutInvisible(text: string): string {
  return isAscii(text) ? text : text.replace(hiddenRuns, '');
}

/** Shows deceptive characters as what they are, such as `⟨U+202E⟩`. */
export function showDeceptive(text: string): string {
  return isAscii(text) ? text : text.replace(deceptiveRuns, nameFirst);
}

/** Shows every invisible character as what it is: code with and without it is not the same. */
export function showInvisible(text: string): string {
  return isAscii(text) ? text : text.replace(hiddenRuns, nameFirst);
}

/** Shows control characters as what they are, such as `⟨U+0000⟩`; tabs and line feeds remain. */
export function showControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, nameFirst);
}

/** Text as a person would see it: deceptive characters and comments are shown, idle ones are removed. */
export function visibleText(text: string): string {
  return showComments(withoutInvisible(showDeceptive(text)));
}

/**
 * Removes what few programs can store, such as control characters and lone surrogates, and what nobody sees; shows
 * characters that deceive the eye; line breaks become `\n`.
 */
export function clean(text: string): string {
  return storable(withoutInvisible(showDeceptive(text)));
}

/** The same for code, in which every character counts: all that nobody sees are shown. */
export function cleanCode(text: string): string {
  return storable(showInvisible(text));
}

function storable(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .toWellFormed();
}

/** Clean text without its line breaks. */
export const cleanLine = (text: string): string => withoutLineBreaks(clean(text));

/** Clean code without its line breaks. */
export const cleanCodeLine = (text: string): string => withoutLineBreaks(cleanCode(text));

/** Replaces each line break and the blanks around it by one space. */
export function withoutLineBreaks(text: string): string {
  return text.replaceAll(blanksWithBreak, ' ');
}

/** Matches only from the start of a run of blanks, so that a long run is scanned once. */
const blanksWithBreak = /(?<!\s)\s*\n\s*/g;

function nameFirst(found: string): string {
  const [first = '', ...others] = found;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `⟨${formatCodePoint(first)}${more}⟩`;
}

/** Places that are named. */
const maxPlaces = 5;

/** Says which deceptive characters a text contains and in which of its lines; `undefined` if it has none. */
export function describeDeceptive(text: string): string | undefined {
  if (isAscii(text)) return undefined;
  const places = text
    .split('\n')
    .flatMap((line, index) =>
      (line.match(deceptiveRuns) ?? []).map((found) => `${nameFirst(found)} in line ${index + 1}`),
    );
  const more = places.length - maxPlaces;
  if (places.length === 0) return undefined;
  return places.slice(0, maxPlaces).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Such as `U+202E`. */
export function formatCodePoint(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, '0')}`;
}

const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

/** Pages hide HTML comments from people, except in code. */
function showComments(text: string): string {
  if (!text.includes('<!--')) return text;
  let fence: string | undefined;
  let isComment = false;
  const lines = text.split('\n').map((line) => {
    const [, sign] = isComment ? [] : (/^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []);
    if (fence !== undefined) {
      if (sign?.startsWith(fence)) fence = undefined;
      return line;
    }
    fence = sign;
    if (sign !== undefined) return line;
    const shown = showInLine(line, isComment);
    isComment = shown.isComment;
    return shown.line;
  });
  return lines.join('\n');
}

/** `isComment` says whether the line begins and, in the result, ends in a comment. */
function showInLine(line: string, isComment: boolean): { line: string; isComment: boolean } {
  let within = isComment;
  const parts = line.split(/(<!--|-->|`[^`]*`)/).map((part) => {
    if (part === '-->' && within) {
      within = false;
      return '⟩';
    }
    if (part !== '<!--' || within) return part;
    within = true;
    return '⟨HTML comment:';
  });
  return { line: parts.join(''), isComment: within };
}
