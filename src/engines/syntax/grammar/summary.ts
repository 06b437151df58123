import type { Tree, TreeCursor } from 'web-tree-sitter';
import { showControls } from '../../text/index.ts';
import { positionOf, problemAt, type SyntaxProblem } from '../problems/index.ts';
import {
  type Bracket,
  blank,
  bracketProblems,
  bracketsOf,
  evenBalance,
  pairBrackets,
} from './brackets.ts';
import { walkTree } from './walk.ts';

/** How much of a text its grammar could not parse, and where. */
export interface ParseSummary {
  readonly errors: number;
  /** Whether nothing is missing either that is no part of the tree, such as the end of a line. */
  readonly isComplete: boolean;
  /** Balance of the brackets, as in `Pairing`; even if there are no errors. */
  readonly balance: string;
  /** Brackets without their counterpart, then the grammar's errors, which are often far below the cause. */
  readonly problems: readonly SyntaxProblem[];
  /** The former alone. */
  readonly unpaired: readonly SyntaxProblem[];
}

const noErrors: ParseSummary = {
  errors: 0,
  isComplete: true,
  balance: evenBalance,
  problems: [],
  unpaired: [],
};

/** What most tokens lack; asked first, because each question to the cursor costs. */
const bracket = /[()[\]{}]/;

/** Collects the errors and the brackets from the tree of `text`. */
export function summarizeTree(tree: Tree, text: string): ParseSummary {
  if (!tree.rootNode.hasError) return noErrors;
  const lines = text.split('\n');
  const brackets: Bracket[] = [];
  const problems: SyntaxProblem[] = [];
  /** Where the errors end that the cursor is in, and how far their text has tokens. */
  const errorEnds: number[] = [];
  let readTo = 0;
  const leaveErrors = (index: number) => {
    for (let end = errorEnds.at(-1); end !== undefined && end <= index; end = errorEnds.at(-1)) {
      errorEnds.pop();
      // A grammar without brackets, such as that of HTML, has them in prose.
      if (end <= readTo || brackets.length === 0) continue;
      for (const one of bracketsOf(
        withoutQuotes(text.slice(readTo, end)),
        positionOf(text, readTo),
      ))
        brackets.push(one);
      readTo = end;
    }
  };
  walkTree(tree, {
    enter(cursor) {
      if (cursor.nodeType !== 'ERROR') return true;
      problems.push(problemAt(lines, cursor.startPosition, problemMessage(cursor, text)));
      leaveErrors(cursor.startIndex);
      readTo = cursor.startIndex;
      errorEnds.push(cursor.endIndex);
      return true;
    },
    leaf(cursor) {
      if (errorEnds.length > 0) leaveErrors(cursor.startIndex);
      const { nodeType } = cursor;
      if (nodeType === 'ERROR') return;
      if (cursor.nodeIsMissing)
        problems.push(problemAt(lines, cursor.startPosition, `missing \`${nodeType}\``));
      else if (bracket.test(nodeType) && !cursor.nodeIsNamed)
        brackets.push(...bracketsOf(nodeType, cursor.startPosition));
      if (errorEnds.length > 0) readTo = cursor.endIndex;
    },
  });
  leaveErrors(text.length);
  const pairing = pairBrackets(brackets, lines);
  const unpaired = bracketProblems(pairing, lines);
  return {
    errors: problems.length,
    isComplete: false,
    balance: pairing.balance,
    problems: [...unpaired, ...problems],
    unpaired,
  };
}

/** Text that a grammar has given up on has no tokens: what looks like a string or comment is blanked. */
function withoutQuotes(text: string): string {
  const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'|\/\/.*|\/\*[\s\S]*?\*\//g;
  return text.replace(quoted, blank);
}

const textOf = ({ startIndex, endIndex }: TreeCursor, text: string) =>
  text.slice(startIndex, endIndex);

function problemMessage(cursor: TreeCursor, text: string): string {
  if (cursor.endPosition.row > cursor.startPosition.row) return 'does not parse from here on';
  const region = textOf(cursor, text).trim();
  const token = /^(?:[\p{L}\p{N}_$]{1,40}|.)/u.exec(region)?.[0];
  return token === undefined ? 'something is missing' : `unexpected \`${showControls(token)}\``;
}
