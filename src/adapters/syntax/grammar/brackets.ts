import type { Position } from '../findings/index.ts';

/** A bracket of a file. */
export interface Bracket {
  readonly token: string;
  readonly position: Position;
}

/** How the brackets of a file match. */
export interface Pairing {
  /** How many more of each kind open than close; equal strings mean equal balance. */
  readonly balance: string;
  readonly unclosed: readonly Bracket[];
  readonly unopened: readonly Bracket[];
}

const closers = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const closing = new Set(closers.values());

/** 1 for a token that opens a bracket, -1 for one that closes it, otherwise 0. */
export function depthChange(token: string): -1 | 0 | 1 {
  return closers.has(token) ? 1 : closing.has(token) ? -1 : 0;
}

/** The brackets of a token, such as `#{`, that starts at `position`. */
export function bracketsOf(token: string, { row, column }: Position): readonly Bracket[] {
  return [...token].flatMap((sign, index) =>
    depthChange(sign) === 0 ? [] : [{ token: sign, position: { row, column: column + index } }],
  );
}

/** Matches brackets. One that closes an outer bracket leaves the inner ones unclosed. */
export function pairBrackets(brackets: readonly Bracket[]): Pairing {
  const open: Bracket[] = [];
  const awaited = new Map<string, number>();
  const count = (closer: string, by: number) =>
    awaited.set(closer, (awaited.get(closer) ?? 0) + by);
  const unclosed: Bracket[] = [];
  const unopened: Bracket[] = [];
  for (const bracket of brackets) {
    const closer = closers.get(bracket.token);
    if (closer !== undefined) {
      open.push(bracket);
      count(closer, 1);
    } else if ((awaited.get(bracket.token) ?? 0) === 0) {
      unopened.push(bracket);
    } else {
      const inner = popUntil(open, bracket.token);
      unclosed.push(...inner);
      for (const { token } of inner) count(closers.get(token) ?? '', -1);
      count(bracket.token, -1);
    }
  }
  return { balance: balanceOf(brackets), unclosed: [...unclosed, ...open], unopened };
}

/** Removes the innermost bracket that `closer` closes from the stack; returns those inside it. */
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

/** The balance of a text whose brackets all match. */
export const evenBalance = balanceOf([]);
