/** Tests the lines of texts. */
export interface LineMatcher {
  /** Whether a line of the text may match: quick, and wrong only with yes. */
  mayMatch(text: string): boolean;
  /** Whether a line matches. */
  matches(line: string): boolean;
  /** Where the first match in a line that matches begins. */
  startIn(line: string): number;
}

/** Returns what finds lines with a text, in any case. */
export function textMatcher(text: string): LineMatcher {
  const wanted = text.toLowerCase();
  const mayMatch = (whole: string) => whole.toLowerCase().includes(wanted);
  return { mayMatch, matches: mayMatch, startIn: (line) => line.toLowerCase().indexOf(wanted) };
}
