/** How the words of a search are meant. */
export type SearchMode = 'text' | 'word' | 'regex';

/** What a search looks for within lines. */
export interface SearchQuery {
  readonly text: string;
  readonly mode: SearchMode;
  readonly isCaseSensitive: boolean;
}

/** Tests the lines of texts. */
export interface LineMatcher {
  /** Whether a line of the text may match: quick, and wrong only with yes. */
  mayMatch(text: string): boolean;
  /** Whether a line matches. */
  matches(line: string): boolean;
  /** Where the first match in a line that matches begins. */
  startIn(line: string): number;
}

/** Returns what finds lines with a text, or with it as a whole word. */
export function textMatcher({ text, mode, isCaseSensitive }: SearchQuery): LineMatcher {
  const fold = folding(isCaseSensitive);
  const wanted = fold(text);
  const startIn =
    mode === 'word'
      ? (line: string) => wordStart(fold(line), wanted)
      : (line: string) => fold(line).indexOf(wanted);
  return {
    mayMatch: (whole) => wanted !== '' && fold(whole).includes(wanted),
    matches: (line) => startIn(line) >= 0,
    startIn,
  };
}

/** Returns a function that gives texts which count as equal the same form. */
export function folding(isCaseSensitive: boolean): (text: string) => string {
  return isCaseSensitive ? (text) => text : (text) => text.toLowerCase();
}

const wordSign = /[\p{L}\p{N}_]/u;

/** The edges of a word: its own signs only count as such if they are parts of words. */
function wordStart(line: string, word: string): number {
  const startsAsWord = wordSign.test(word.slice(0, 1));
  const endsAsWord = wordSign.test(word.slice(-1));
  let start = line.indexOf(word);
  while (start >= 0) {
    const end = start + word.length;
    const isWithin =
      (startsAsWord && wordSign.test(line.slice(Math.max(0, start - 1), start))) ||
      (endsAsWord && wordSign.test(line.slice(end, end + 1)));
    if (!isWithin) return start;
    start = line.indexOf(word, start + 1);
  }
  return -1;
}
