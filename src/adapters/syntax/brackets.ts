/** A bracket token of a file, by its text; `row` counts from 0. */
export interface Bracket {
  readonly token: string;
  readonly row: number;
}

/** How the brackets of a file fit together. */
export interface Pairing {
  /** How many more of each kind open than close; equal texts mean equal balance. */
  readonly balance: string;
  readonly unclosed: readonly Bracket[];
  readonly unopened: readonly Bracket[];
}

const closers = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['${', '}'],
]);
const closing = new Set(closers.values());

/** 1 for a token that opens a bracket, -1 for one that closes it, else 0. */
export function depthChange(token: string): -1 | 0 | 1 {
  return closers.has(token) ? 1 : closing.has(token) ? -1 : 0;
}

/** Pairs the brackets; one that closes an outer pair leaves the inner ones unclosed. */
export function pairBrackets(brackets: readonly Bracket[]): Pairing {
  const open: Bracket[] = [];
  const waiting = new Map<string, number>();
  const wait = (closer: string, by: number) => waiting.set(closer, (waiting.get(closer) ?? 0) + by);
  const unclosed: Bracket[] = [];
  const unopened: Bracket[] = [];
  for (const bracket of brackets) {
    const closer = closers.get(bracket.token);
    if (closer !== undefined) {
      open.push(bracket);
      wait(closer, 1);
    } else if ((waiting.get(bracket.token) ?? 0) === 0) {
      unopened.push(bracket);
    } else {
      const inner = popUntil(open, bracket.token);
      unclosed.push(...inner);
      for (const { token } of inner) wait(closers.get(token) ?? '', -1);
      wait(bracket.token, -1);
    }
  }
  return { balance: balanceOf(brackets), unclosed: [...unclosed, ...open], unopened };
}

/** Takes the innermost bracket that `closer` closes off the stack, and returns those inside it. */
function popUntil(open: Bracket[], closer: string): Bracket[] {
  const at = open.findLastIndex(({ token }) => closers.get(token) === closer);
  return open.splice(at).slice(1);
}

function balanceOf(brackets: readonly Bracket[]): string {
  const counts = new Map([...closing].map((closer) => [closer, 0]));
  for (const { token } of brackets) {
    const kind = closers.get(token) ?? token;
    counts.set(kind, (counts.get(kind) ?? 0) + depthChange(token));
  }
  return [...counts.values()].join(' ');
}
