/** Why a regular expression cannot be used, as a sentence. */
export interface RefusedPattern {
  readonly kind: 'refused';
  readonly why: string;
}

/** Characters of a line that an expression is tested on. */
const longestTested = 20_000;

/**
 * Characters that an expression may be tested on in one search: a few seconds. Only lines with the text that
 * every match contains are tested.
 */
const mostTested = 40_000_000;

/** A matcher for a regular expression, whose time is linear in the length of the lines. */
export interface PatternMatcher extends LineMatcher {
  /** Whether lines were not tested any more. */
  isSpent(): boolean;
}

/** Returns what finds the lines that a regular expression matches. Loads the engine when it is needed. */
export async function patternMatcher(
  text: string,
  isCaseSensitive = false,
): Promise<PatternMatcher | RefusedPattern> {
  const { RE2JS, RE2JSException } = await import('re2js');
  const flags = isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE;
  try {
    return matcherOf(RE2JS.compile(text, flags), requiredText(text).toLowerCase());
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return { kind: 'refused', why: refusal(text, error.message) };
  }
}

interface Expression {
  test(line: string): boolean;
  matcher(line: string): { find(): boolean; start(): number };
}

function matcherOf(expression: Expression, required: string): PatternMatcher {
  let tested = 0;
  const mayMatch = (text: string) => required === '' || text.toLowerCase().includes(required);
  return {
    mayMatch,
    matches: (line) => {
      if (tested > mostTested || !mayMatch(line)) return false;
      const start = line.slice(0, longestTested);
      tested += start.length;
      return expression.test(start);
    },
    startIn: (line) => {
      const match = expression.matcher(line.slice(0, 2_000));
      return match.find() ? match.start() : 0;
    },
    isSpent: () => tested > mostTested,
  };
}

function refusal(text: string, message: string): string {
  if (/\(\?(?:[=!>]|<[=!])|\\[1-9]|\\k</.test(text)) {
    return 'Regular expressions have no lookahead, lookbehind, atomic groups or backreferences here.';
  }
  return `This is not a regular expression: ${message.replace(/^error parsing regexp: /, '')}.`;
}

/** Returns the longest text that each match contains; empty if that is not plain to see. */
export function requiredText(pattern: string): string {
  if (/[|]|\(\?|\\[QE]/.test(pattern)) return '';
  const runs: string[] = [''];
  let depth = 0;
  for (const [token] of pattern.matchAll(tokens)) {
    const literal = depth > 0 ? undefined : literalOf(token);
    if (literal !== undefined) runs.push(`${runs.pop() ?? ''}${literal}`);
    // A repeated sign may be missing, or be there more than once.
    else if (/^[*?{]/.test(token)) runs.push((runs.pop() ?? '').slice(0, -1), '');
    else runs.push('');
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
  }
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return longest.length >= 2 ? longest : '';
}

const tokens =
  /\\(?:[pP]\{[^}]*\}|x\{[^}]*\}|x..|[0-7]{1,3}|[\s\S])|\[\^?\]?(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\]|[*+?]\??|\{[^}]*\}\??|[\s\S]/g;

function literalOf(token: string): string | undefined {
  if (/^\\[^\w\s]$/.test(token)) return token.slice(1);
  return token.length === 1 && /[\w\s/:;,<>=!@#%&'"`~-]/.test(token) && token.charCodeAt(0) < 128
    ? token
    : undefined;
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

/** Returns what finds lines with a text, in any case. */
export function textMatcher(text: string): LineMatcher {
  const wanted = text.toLowerCase();
  const mayMatch = (whole: string) => whole.toLowerCase().includes(wanted);
  return { mayMatch, matches: mayMatch, startIn: (line) => line.toLowerCase().indexOf(wanted) };
}
