import type { Tree } from 'web-tree-sitter';
import { findingAt, positionOf, type SyntaxFinding } from '../findings/index.ts';
import { walkTree } from '../grammar/index.ts';

/** Finds JSX elements that end with the tag of another one, which the grammars accept. */
export function jsxTagFindings(tree: Tree, text: string): readonly SyntaxFinding[] {
  const lines = text.split('\n');
  const findings: SyntaxFinding[] = [];
  const open: string[] = [];
  walkTree(tree, {
    enter({ nodeType, startIndex }) {
      if (nodeType === 'jsx_opening_element') open.push(nameAt(text, startIndex));
      if (nodeType !== 'jsx_closing_element') return true;
      const [start, end] = [open.pop(), nameAt(text, startIndex)];
      if (start !== undefined && start !== end) {
        const message = `\`</${end}>\` where \`<${start}>\` is open`;
        findings.push(findingAt(lines, positionOf(text, startIndex), message));
      }
      return false;
    },
    leaf() {},
  });
  return findings;
}

/** The name in a tag; empty in that of a fragment. Comments may stand before it, but hardly do. */
function nameAt(text: string, index: number): string {
  return /^<\s*\/?\s*([^\s/>{}"'<]{0,80})/.exec(text.slice(index, index + 200))?.[1] ?? '';
}
