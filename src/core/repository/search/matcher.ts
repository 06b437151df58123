/** What a search looks for within lines: a text or an expression in any case, or a whole word as it is written. */
export interface SearchQuery {
  readonly text: string;
  readonly mode: 'text' | 'word' | 'regex';
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
export function textMatcher({ text, mode }: SearchQuery): LineMatcher {
  if (mode === 'word') {
    return {
      mayMatch: (whole) => whole.includes(text),
      matches: (line) => wordStart(line, text) >= 0,
      startIn: (line) => wordStart(line, text),
    };
  }
  const wanted = text.toLowerCase();
  const mayMatch = (whole: string) => whole.toLowerCase().includes(wanted);
  return { mayMatch, matches: mayMatch, startIn: (line) => line.toLowerCase().indexOf(wanted) };
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
