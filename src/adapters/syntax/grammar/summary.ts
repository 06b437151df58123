import type { Tree, TreeCursor } from 'web-tree-sitter';
import { showControls } from '../../../core/text/index.ts';
import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { type Bracket, bracketsOf, evenBalance, type Pairing, pairBrackets } from './brackets.ts';
import { walkTree } from './walk.ts';

/** How much of a text its grammar could not parse, and where. */
export interface ParseSummary {
  readonly errors: number;
  /** Balance of the brackets, as in `Pairing`; even if there are no errors. */
  readonly balance: string;
  /** Brackets without their counterpart, then the grammar's errors, which are often far below the cause. */
  readonly findings: readonly SyntaxFinding[];
  /** The former alone. */
  readonly unpaired: readonly SyntaxFinding[];
}

/** What most tokens lack; asked first, because each question to the cursor costs. */
const bracket = /[()[\]{}]/;

/** Collects the errors and the brackets from the tree of `text`. */
export function summarizeTree(tree: Tree, text: string): ParseSummary {
  if (!tree.rootNode.hasError)
    return { errors: 0, balance: evenBalance, findings: [], unpaired: [] };
  const lines = text.split('\n');
  const brackets: Bracket[] = [];
  const findings: SyntaxFinding[] = [];
  walkTree(tree, {
    enter(cursor) {
      if (cursor.nodeType === 'ERROR') {
        findings.push(findingAt(lines, cursor.startPosition, findingMessage(cursor, text)));
      }
      return true;
    },
    leaf(cursor) {
      const { nodeType } = cursor;
      if (cursor.nodeIsMissing)
        findings.push(findingAt(lines, cursor.startPosition, `missing \`${nodeType}\``));
      else if (bracket.test(nodeType) && !cursor.nodeIsNamed)
        brackets.push(...bracketsOf(nodeType, cursor.startPosition));
    },
  });
  const pairing = pairBrackets(brackets, lines);
  const unpaired = bracketFindings(pairing, lines);
  return {
    errors: findings.length,
    balance: pairing.balance,
    findings: [...unpaired, ...findings],
    unpaired,
  };
}

/** Names the brackets without their counterpart. */
export function bracketFindings(pairing: Pairing, lines: readonly string[]): SyntaxFinding[] {
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
  return token === undefined ? 'something is missing' : `unexpected \`${showControls(token)}\``;
}
