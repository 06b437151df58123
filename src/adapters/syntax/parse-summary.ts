import type { Tree, TreeCursor } from 'web-tree-sitter';
import { type Bracket, depthChange, type Pairing, pairBrackets } from './brackets.ts';
import { type Finding, findingAt } from './finding.ts';
import { walk } from './walk.ts';

/** What a parsed text shows: how much of it the grammar could not read, and where. */
export interface Survey {
  readonly errors: number;
  /** Characters inside the regions that could not be read. */
  readonly errorLength: number;
  /** Of the brackets; not counted where there are no errors. */
  readonly balance: string;
  readonly findings: readonly Finding[];
}

/** Reads the errors and the brackets out of the tree of `text`. */
export function surveyTree(tree: Tree, text: string): Survey {
  if (!tree.rootNode.hasError) return { errors: 0, errorLength: 0, balance: '', findings: [] };
  const lines = text.split('\n');
  const brackets: Bracket[] = [];
  const findings: Finding[] = [];
  let errorLength = 0;
  walk(tree, {
    enter(cursor) {
      if (cursor.nodeType === 'ERROR') {
        errorLength += cursor.endIndex - cursor.startIndex;
        findings.push(findingAt(lines, cursor.startPosition.row, unreadable(cursor, text)));
      }
      return true;
    },
    leaf(cursor) {
      const { row } = cursor.startPosition;
      if (cursor.nodeIsMissing) findings.push(findingAt(lines, row, `missing ${show(cursor)}`));
      else if (depthChange(cursor.nodeType) !== 0) brackets.push({ token: cursor.nodeType, row });
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

/** Named before the grammar's errors: those lie where it gave up, often far below the cause. */
function bracketFindings(pairing: Pairing, lines: readonly string[]): Finding[] {
  return [
    ...pairing.unopened.map(({ token, row }) => findingAt(lines, row, `unexpected \`${token}\``)),
    ...pairing.unclosed.map(({ token, row }) =>
      findingAt(lines, row, `\`${token}\` is never closed`),
    ),
  ];
}

function unreadable(cursor: TreeCursor, text: string): string {
  if (cursor.endPosition.row > cursor.startPosition.row) return 'does not parse from here on';
  const region = text.slice(cursor.startIndex, cursor.endIndex).trim();
  const token = /^(?:[\p{L}\p{N}_$]{1,40}|.)/u.exec(region)?.[0];
  return token === undefined ? 'something is missing' : `unexpected \`${token}\``;
}

const show = (cursor: TreeCursor) => `\`${cursor.nodeType}\``;
