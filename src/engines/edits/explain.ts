import { isBlank, lineHunks } from './patch/index.ts';
import { costs, foldedLine, type Placement, placesOf, type SearchReplace } from './place/index.ts';
import { hasMark, whyQuoted } from './unwritable.ts';

/** Limits the lines of a region and the characters of a line that are shown. */
const mostLines = 16;
const longestLine = 160;
/** Limits lines of the file times lines of SEARCH. */
const mostComparisons = 1_000_000;

/** What the two sides are called, and what tells places apart. */
export interface SideWords {
  readonly search: string;
  readonly replace: string;
  readonly remedy: string;
}

export const blockWords: SideWords = {
  search: 'SEARCH',
  replace: 'REPLACE',
  remedy: 'add surrounding lines',
};

export const hunkWords: SideWords = {
  search: 'its old text',
  replace: 'its new text',
  remedy: 'show more lines around the change, or the line of its function after `@@`',
};

/** Explains why a block or hunk has no place of its own: none, several, or one where it was made before. */
export function explainUnplaced(
  texts: readonly string[],
  sides: SearchReplace,
  placement: Exclude<Placement, { kind: 'placed' }> | undefined,
  words: SideWords,
): string {
  switch (placement?.kind) {
    case 'ambiguous':
      return explainAmbiguous(texts, placement, words);
    case 'present':
      return `${words.replace} is already in the file, from line ${placement.at + 1} on`;
    default:
      return explainAbsent(texts, sides, words);
  }
}

/** Shows the closest lines of the file and how they differ. */
function explainAbsent(
  texts: readonly string[],
  { search, replace }: SearchReplace,
  words: SideWords,
): string {
  if (search.some(hasMark) && !texts.some(hasMark)) return `${words.search} ${whyQuoted}`;
  if (search.every(isBlank)) return `${words.search} has no line with text; ${words.remedy}`;
  const keys = texts.map(foldedLine);
  const start = nearestStart(keys, search) ?? nearestByWords(texts, search);
  const present = presentFrom(texts, replace);
  const also =
    present === undefined ? '' : `; ${words.replace} is already there, from line ${present + 1} on`;
  const absent = `${words.search} is not in the file${also}`;
  if (start === undefined) {
    return present === undefined ? `${absent}, and nothing in it is similar` : absent;
  }
  const end = Math.min(start + search.length, texts.length);
  const there = texts.slice(start, end);
  const closest = end > start + 1 ? `lines ${start + 1} to ${end}` : `line ${end}`;
  return [
    `${absent}. The closest match is ${closest}:`,
    shown(there, start),
    `Difference (- ${words.search}, + file; → tab, · trailing whitespace, ⍽ non-breaking space):`,
    difference(search, there),
  ].join('\n');
}

/** Shows where the places are. */
function explainAmbiguous(
  texts: readonly string[],
  { at, ignores }: Extract<Placement, { kind: 'ambiguous' }>,
  { search, remedy }: SideWords,
): string {
  const places = at.slice(0, 6).map((line) => line + 1);
  const how = ignores === 'nothing' ? '' : `, ignoring ${ignores}`;
  const more = at.length > places.length ? ', …' : '';
  return [
    `${search} matches ${at.length} places in the file${how} (lines ${places.join(', ')}${more}); ${remedy}. The first two in context:`,
    ...at.slice(0, 2).map((line) => {
      const from = Math.max(0, line - 2);
      return shown(texts.slice(from, line + 3), from);
    }),
  ].join('\n');
}

/** Returns where REPLACE is already in the file, ignoring look-alike characters and blank lines. */
function presentFrom(texts: readonly string[], replace: readonly string[]): number | undefined {
  const tells = replace.map(foldedLine).some((key) => /[\p{L}\p{N}]/u.test(key));
  return tells ? placesOf(texts, replace, costs.spaces)[0]?.start : undefined;
}

/** Returns where most lines of SEARCH occur in order; longer lines count more. */
function nearestStart(keys: readonly string[], search: readonly string[]): number | undefined {
  const most = Math.max(1, Math.floor(mostComparisons / Math.max(1, keys.length)));
  const wanted = search.slice(0, most).map(foldedLine);
  return bestIndex(keys, (_, at) =>
    wanted.reduce((sum, key, index) => {
      return sum + (key !== '' && keys[at + index] === key ? 1 + Math.min(key.length, 40) : 0);
    }, 0),
  );
}

/** Returns where SEARCH would begin if its longest line meant the one that shares most words with it. */
function nearestByWords(texts: readonly string[], search: readonly string[]): number | undefined {
  const longest = search.reduce((a, b) => (b.trim().length > a.trim().length ? b : a), '');
  const words = new Set(wordsOf(longest));
  const at = bestIndex(texts, (text) => {
    const shared = new Set(wordsOf(text).filter((word) => words.has(word))).size;
    return shared * 2 > words.size ? shared : 0;
  });
  return at === undefined ? undefined : Math.max(0, at - search.indexOf(longest));
}

/** Returns the first index with the highest score above 0. */
function bestIndex(
  texts: readonly string[],
  score: (text: string, at: number) => number,
): number | undefined {
  let [best, bestScore]: [number | undefined, number] = [undefined, 0];
  for (const [at, text] of texts.entries()) {
    const own = score(text, at);
    if (own > bestScore) [best, bestScore] = [at, own];
  }
  return best;
}

const wordsOf = (line: string): readonly string[] => line.slice(0, 400).match(/\w+/g) ?? [];

function shown(lines: readonly string[], start: number): string {
  const width = String(start + lines.length).length;
  return truncated(
    lines.map((line, at) => `${String(start + at + 1).padStart(width)} | ${visible(line)}`),
  );
}

function difference(search: readonly string[], there: readonly string[]): string {
  const changes = lineHunks(search, there).flatMap(({ from, to, added }) => {
    const removed = search.slice(from, to);
    return [
      ...removed.map((line, at) => `- ${visible(line, shownFrom(line, added[at]))}`),
      ...added.map((line, at) => `+ ${visible(line, shownFrom(line, removed[at]))}`),
    ];
  });
  return truncated(changes);
}

function truncated(lines: readonly string[]): string {
  const rest = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(rest > 0 ? [`(and ${rest} more)`] : [])].join('\n');
}

/** Returns where to start showing a long line so that its difference from the other is visible. */
function shownFrom(line: string, other: string | undefined): number {
  if (line.length <= longestLine || other === undefined) return 0;
  let off = 0;
  while (off < line.length && line[off] === other[off]) off += 1;
  return off < longestLine / 2 ? 0 : off - longestLine / 4;
}

/** Makes whitespace visible that a model may miss: tabs, trailing whitespace, non-breaking spaces. */
function visible(line: string, from = 0): string {
  const filled = line.trimEnd();
  const end = from + longestLine;
  const seen = (filled + '·'.repeat(line.length - filled.length))
    .slice(from, end)
    .replaceAll('\t', '→')
    .replaceAll('\u00A0', '⍽');
  return (from > 0 ? '…' : '') + seen.toWellFormed() + (line.length > end ? '…' : '');
}
