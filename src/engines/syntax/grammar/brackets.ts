import { type Position, problemAt, type SyntaxProblem } from '../problems/index.ts';

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

/** The brackets of a piece of text, such as the token `#{`, that starts at `position`. */
export function bracketsOf(text: string, { row, column }: Position): readonly Bracket[] {
  return text.split('\n').flatMap((line, down) =>
    [...line.matchAll(/[()[\]{}]/g)].map(({ 0: token, index }) => ({
      token,
      position: { row: row + down, column: (down === 0 ? column : 0) + index },
    })),
  );
}

/**
 * Matches the brackets of a text, by its lines. One that closes an outer bracket leaves the inner ones unclosed.
 * Of those that could be the unclosed one, indentation tells which.
 */
export function pairBrackets(brackets: readonly Bracket[], lines: readonly string[]): Pairing {
  const plain = pairBy(brackets, () => true);
  if (plain.unclosed.length === 0) return plain;
  const indents = lines.map((line) => Math.max(0, line.search(/\S/)));
  const indented = pairBy(brackets, (open, close) => isAligned(open, close, indents));
  const count = ({ unclosed, unopened }: Pairing) => unclosed.length + unopened.length;
  return count(indented) === count(plain) ? indented : plain;
}

/** Whether a bracket that starts its line is not further left than the line that its counterpart is on. */
function isAligned(open: Bracket, close: Bracket, indents: readonly number[]): boolean {
  const { row, column } = close.position;
  return indents[row] !== column || (indents[open.position.row] ?? 0) <= column;
}

/** How far out a better counterpart is looked for, so that the work stays in proportion to the text. */
const reach = 50;

function pairBy(
  brackets: readonly Bracket[],
  fits: (open: Bracket, close: Bracket) => boolean,
): Pairing {
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
      const inner = popUntil(open, bracket, fits);
      unclosed.push(...inner);
      for (const { token } of inner) count(closers.get(token) ?? '', -1);
      count(bracket.token, -1);
    }
  }
  return { balance: balanceOf(brackets), unclosed: [...unclosed, ...open], unopened };
}

/** Removes the innermost bracket that `closer` closes from the stack, one that fits if any; returns those inside it. */
function popUntil(
  open: Bracket[],
  closer: Bracket,
  fits: (open: Bracket, close: Bracket) => boolean,
): Bracket[] {
  const closes = ({ token }: Bracket) => closers.get(token) === closer.token;
  const innermost = open.findLastIndex(closes);
  const first = open[innermost];
  if (first === undefined || fits(first, closer)) return open.splice(innermost).slice(1);
  const nearby = open.slice(-reach);
  const fitting = nearby.findLastIndex((bracket) => closes(bracket) && fits(bracket, closer));
  return open.splice(fitting < 0 ? innermost : fitting - nearby.length).slice(1);
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

/** Names the brackets without their counterpart. */
export function bracketProblems(pairing: Pairing, lines: readonly string[]): SyntaxProblem[] {
  return [
    ...pairing.unopened.map(({ token, position }) =>
      problemAt(lines, position, `unexpected \`${token}\``),
    ),
    ...pairing.unclosed.map(({ token, position }) =>
      problemAt(lines, position, `\`${token}\` is never closed`),
    ),
  ];
}

/** The brackets without their counterpart in a text that is not parsed. `skipped` matches its strings and comments. */
export function scanBrackets(text: string, skipped: RegExp): readonly SyntaxProblem[] {
  const lines = text.split('\n');
  const brackets = bracketsOf(text.replace(skipped, blank), { row: 0, column: 0 });
  return bracketProblems(pairBrackets(brackets, lines), lines);
}

/** As many blanks on as many lines. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
