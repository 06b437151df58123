import type { Tree } from 'web-tree-sitter';
import { walkTree } from '../grammar/index.ts';
import { positionOf, problemAt, type SyntaxProblem } from '../problems/index.ts';

/** Finds JSX elements that end with the tag of another one, which the grammars accept. */
export function jsxTagProblems(tree: Tree, text: string): readonly SyntaxProblem[] {
  const lines = text.split('\n');
  const problems: SyntaxProblem[] = [];
  const open: string[] = [];
  walkTree(tree, {
    enter({ nodeType, startIndex }) {
      if (nodeType === 'jsx_opening_element') open.push(nameAt(text, startIndex));
      if (nodeType !== 'jsx_closing_element') return true;
      const [start, end] = [open.pop(), nameAt(text, startIndex)];
      if (start !== undefined && start !== end) {
        const message = `\`</${end}>\` where \`<${start}>\` is open`;
        problems.push(problemAt(lines, positionOf(text, startIndex), message));
      }
      return false;
    },
    leaf() {},
  });
  return problems;
}

/** The name in a tag; empty in that of a fragment. Comments may stand before it, but hardly do. */
function nameAt(text: string, index: number): string {
  return /^<\s*\/?\s*([^\s/>{}"'<]{0,80})/.exec(text.slice(index, index + 200))?.[1] ?? '';
}
