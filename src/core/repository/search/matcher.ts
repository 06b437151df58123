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

/** Returns what finds lines with a text, or with it as a whole word: of several words that `|` separates, with any. */
export function textMatcher({ text, mode, isCaseSensitive }: SearchQuery): LineMatcher {
  const fold = folding(isCaseSensitive);
  const wanted = (mode === 'word' ? text.split('|') : [text]).map(fold).filter((one) => one !== '');
  const find = mode === 'word' ? wordStart : (line: string, one: string) => line.indexOf(one);
  const startsIn = (line: string) => {
    const folded = fold(line);
    return wanted.map((one) => find(folded, one)).filter((start) => start >= 0);
  };
  return {
    mayMatch: (whole) => {
      const folded = fold(whole);
      return wanted.some((one) => folded.includes(one));
    },
    matches: (line) => startsIn(line).length > 0,
    startIn: (line) => Math.min(...startsIn(line)),
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
