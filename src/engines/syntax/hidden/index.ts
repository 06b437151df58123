import { docLines, isDocument, isProgram } from '../../files/index.ts';
import { formatCodePoint, unseen } from '../../text/index.ts';
import { type Deception, newProblems, problemAt, type SyntaxProblem } from '../problems/index.ts';
import { findOffScreen } from './off-screen.ts';
import { doubtIn, twinsIn } from './twins.ts';

/**
 * Finds what of `after` deceives the eye: characters, as far as it has more of them than `before`, and code in new
 * lines that people do not see. What may be meant is doubtful.
 */
export function newHidden(before: string, after: string, path: string): readonly SyntaxProblem[] {
  const lines = after.split('\n');
  const code = linesOfCode(path, after);
  const added = newCharacters(charactersIn(after, code), before, path);
  const characters = added.map((one): SyntaxProblem => {
    const isTrick = added.length < many && isInCode(one, code);
    return isTrick || reordering.test(one.message) ? one : { ...one, isDoubtful: true };
  });
  if (isDocument(path)) return characters;
  const named = new Set(characters.map(({ line }) => line - 1));
  const known = new Set(before.split('\n'));
  const doubts = code.flatMap((line, row): readonly Deception[] => {
    if (isAscii(line) || named.has(row) || known.has(lines[row] ?? '')) return [];
    return doubtIn(line).map((doubt) => ({ ...doubt, row, isDoubtful: true }));
  });
  const found = [...findOffScreen(before, after, path), ...doubts];
  return [...characters, ...found.map((one) => problemFrom(lines, one))];
}

const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

const problemFrom = (lines: readonly string[], { message, isDoubtful, ...at }: Deception) => ({
  ...problemAt(lines, at, message),
  ...(isDoubtful && { isDoubtful }),
});

/** So many are no trick, but what the file is about, as a table of Unicode. */
const many = 10;

/** Reorders what people read, or spells words that nobody sees. */
const reordering = /^U\+(?:20[26]|E0)/;

/** Whether a character is a part of code: of comments it is none, and of texts only what nobody sees. */
function isInCode({ line, column, message }: SyntaxProblem, code: readonly string[]): boolean {
  const left = code[line - 1] ?? '';
  return message.includes(' looks like ') ? (left[column - 1] ?? ' ') !== ' ' : left !== '';
}

/** Texts in quotes, and comments: what stands there is for people. */
const forPeople =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|(?:\/\/|\/\*|(?<!\S)(?:#|;|--)|^\s*[%!]|<!--).*/g;

/** The lines of a program with blanks for all that is for people; blank lines for another file. */
function linesOfCode(path: string, text: string): readonly string[] {
  const lines = text.split('\n');
  if (!isProgram(path) && !text.startsWith('#!')) return lines.map(() => '');
  const isDoc = docLines(lines);
  return lines.map((line, row) =>
    isDoc[row] ? '' : line.replace(forPeople, (part) => ' '.repeat(part.length)),
  );
}

/** Those that the text before has not as often. */
function newCharacters(now: readonly SyntaxProblem[], before: string, path: string) {
  if (now.length === 0) return [];
  const was = charactersIn(before, linesOfCode(path, before));
  const excess = new Map<string, number>();
  const count = (message: string, by: number) =>
    excess.set(message, (excess.get(message) ?? 0) + by);
  for (const { message } of now) count(message, 1);
  for (const { message } of was) count(message, -1);
  return newProblems(was, now).filter(({ message }) => {
    const isMore = (excess.get(message) ?? 0) > 0;
    count(message, -1);
    return isMore;
  });
}

const unseenOrBreak = new RegExp(`\\n|${unseen.source}`, unseen.flags);

/** The characters that nobody sees, and those that are read as others, in their order. */
function charactersIn(text: string, code: readonly string[]): readonly SyntaxProblem[] {
  const lines = text.split('\n');
  const found: Deception[] = lines.flatMap((line, row) =>
    isAscii(line) ? [] : twinsIn(line, code[row] ?? '').map((twin) => ({ ...twin, row })),
  );
  let [row, start] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(unseenOrBreak)) {
    if (sign === '\n') [row, start] = [row + 1, index + 1];
    else found.push({ row, column: index - start, message: nameUnseen(sign) });
  }
  return found
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((one) => problemFrom(lines, one));
}

/** Names of single characters; those that are not here are named by their range. */
const names = new Map(
  `c form feed within a line; d carriage return without a line feed; ad soft hyphen; 61c Arabic letter mark
200b zero-width space; 200c zero-width non-joiner; 200d zero-width joiner; 200e left-to-right mark
200f right-to-left mark; 2028 line separator; 2029 paragraph separator; 202a left-to-right embedding
202b right-to-left embedding; 202c pop directional formatting; 202d left-to-right override
202e right-to-left override; 2060 word joiner; 2066 left-to-right isolate; 2067 right-to-left isolate
2068 first strong isolate; 2069 pop directional isolate; 2800 Braille blank; feff zero-width no-break space`
    .split(/; |\n/)
    .map((row) => [Number.parseInt(row, 16), row.replace(/^\S+ /, '')]),
);

const ranges: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Cs}/u, 'half of a surrogate pair'],
  [/[\u115F\u1160\u3164\uFFA0]/, 'Hangul filler'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/[\u{E0000}-\u{E007F}]/u, 'tag character'],
];

/** The first of these characters by its code point and name, such as `U+202E right-to-left override`. */
function nameUnseen(characters: string): string {
  const range = ranges.find(([pattern]) => pattern.test(characters.slice(0, 2)))?.[1];
  const name = names.get(characters.codePointAt(0) ?? 0) ?? range ?? 'invisible character';
  return `${formatCodePoint(characters)} ${name}`;
}
