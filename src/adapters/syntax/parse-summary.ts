import type { Tree, TreeCursor } from 'web-tree-sitter';
import { findingAt, type SyntaxFinding } from './findings.ts';
import { walkTree } from './parser.ts';

/** How much of a text its grammar could not parse, and where. */
export interface ParseSummary {
  readonly errors: number;
  /** Characters in the regions that could not be parsed. */
  readonly errorLength: number;
  /** Balance of the brackets, as in `Pairing`; empty if there are no errors. */
  readonly balance: string;
  readonly findings: readonly SyntaxFinding[];
}

/** Collects the errors and the brackets from the tree of `text`. */
export function summarizeTree(tree: Tree, text: string): ParseSummary {
  if (!tree.rootNode.hasError) return { errors: 0, errorLength: 0, balance: '', findings: [] };
  const lines = text.split('\n');
  const brackets: Bracket[] = [];
  const findings: SyntaxFinding[] = [];
  let errorLength = 0;
  walkTree(tree, {
    enter(cursor) {
      if (cursor.nodeType === 'ERROR') {
        errorLength += cursor.endIndex - cursor.startIndex;
        findings.push(findingAt(lines, cursor.startPosition.row, findingMessage(cursor, text)));
      }
      return true;
    },
    leaf(cursor) {
      const { nodeType } = cursor;
      const { row } = cursor.startPosition;
      if (cursor.nodeIsMissing) findings.push(findingAt(lines, row, `missing \`${nodeType}\``));
      else if (depthChange(nodeType) !== 0) brackets.push({ token: nodeType, row });
    },
  });
  const pairing = pairBrackets(brackets);
  return {
    errors: findings.length,
    errorLength,
    balance: pairing.balance,
    findings: [...bracketFindings(pairing, lines), ...findings],
  };
}

/** These come before the grammar's errors, which are where it gave up, often far below the cause. */
function bracketFindings(pairing: Pairing, lines: readonly string[]): SyntaxFinding[] {
  return [
    ...pairing.unopened.map(({ token, row }) => findingAt(lines, row, `unexpected \`${token}\``)),
    ...pairing.unclosed.map(({ token, row }) =>
      findingAt(lines, row, `\`${token}\` is never closed`),
    ),
  ];
}

function findingMessage(cursor: TreeCursor, text: string): string {
  if (cursor.endPosition.row > cursor.startPosition.row) return 'does not parse from here on';
  const region = text.slice(cursor.startIndex, cursor.endIndex).trim();
  const token = /^(?:[\p{L}\p{N}_$]{1,40}|.)/u.exec(region)?.[0];
  return token === undefined ? 'something is missing' : `unexpected \`${token}\``;
}

/** A bracket of a file; `row` counts from 0. */
interface Bracket {
  readonly token: string;
  readonly row: number;
}

/** How the brackets of a file match. */
interface Pairing {
  /** How many more of each kind open than close; equal strings mean equal balance. */
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

/** 1 for a token that opens a bracket, -1 for one that closes it, otherwise 0. */
export function depthChange(token: string): -1 | 0 | 1 {
  return closers.has(token) ? 1 : closing.has(token) ? -1 : 0;
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
