import type { Tree, TreeCursor } from 'web-tree-sitter';
import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { type Bracket, depthChange, type Pairing, pairBrackets } from './brackets.ts';
import { walkTree } from './walk.ts';

/** How much of a text its grammar could not parse, and where. */
export interface ParseSummary {
  readonly errors: number;
  /** Characters in the regions that could not be parsed. */
  readonly errorLength: number;
  /** Balance of the brackets, as in `Pairing`; empty if there are no errors. */
  readonly balance: string;
  /** Brackets without their counterpart, then the grammar's errors, which are often far below the cause. */
  readonly findings: readonly SyntaxFinding[];
  /** The former alone. */
  readonly unpaired: readonly SyntaxFinding[];
}

/** Collects the errors and the brackets from the tree of `text`. */
export function summarizeTree(tree: Tree, text: string): ParseSummary {
  if (!tree.rootNode.hasError)
    return { errors: 0, errorLength: 0, balance: '', findings: [], unpaired: [] };
  const lines = text.split('\n');
  const brackets: Bracket[] = [];
  const findings: SyntaxFinding[] = [];
  let errorLength = 0;
  walkTree(tree, {
    enter(cursor) {
      if (cursor.nodeType === 'ERROR') {
        errorLength += cursor.endIndex - cursor.startIndex;
        findings.push(findingAt(lines, cursor.startPosition, findingMessage(cursor, text)));
      }
      return true;
    },
    leaf(cursor) {
      const { nodeType } = cursor;
      const { startPosition: position } = cursor;
      if (cursor.nodeIsMissing)
        findings.push(findingAt(lines, position, `missing \`${nodeType}\``));
      else if (depthChange(nodeType) !== 0) brackets.push({ token: nodeType, position });
    },
  });
  const pairing = pairBrackets(brackets);
  const unpaired = bracketFindings(pairing, lines);
  return {
    errors: findings.length,
    errorLength,
    balance: pairing.balance,
    findings: [...unpaired, ...findings],
    unpaired,
  };
}

function bracketFindings(pairing: Pairing, lines: readonly string[]): SyntaxFinding[] {
  return [
    ...pairing.unopened.map(({ token, position }) =>
      findingAt(lines, position, `unexpected \`${token}\``),
    ),
    ...pairing.unclosed.map(({ token, position }) =>
      findingAt(lines, position, `\`${token}\` is never closed`),
    ),
  ];
}

function findingMessage(cursor: TreeCursor, text: string): string {
  if (cursor.endPosition.row > cursor.startPosition.row) return 'does not parse from here on';
  const region = text.slice(cursor.startIndex, cursor.endIndex).trim();
  const token = /^(?:[\p{L}\p{N}_$]{1,40}|.)/u.exec(region)?.[0];
  return token === undefined ? 'something is missing' : `unexpected \`${token}\``;
}
