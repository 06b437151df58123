import type { Tree } from 'web-tree-sitter';
import { blank, scanBrackets, walkTree } from '../grammar/index.ts';
import type { SyntaxProblem } from '../problems/index.ts';

/** Nodes whose text is an expression. In a script or a plain attribute, the same nodes are something else. */
const surroundings: ReadonlyMap<string, boolean> = new Map([
  ['interpolation', true],
  ['directive_attribute', true],
  ['attribute', false],
  ['element', false],
  ['script_element', false],
  ['style_element', false],
]);

const skipped =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`|\\[\s\S]/g;

/**
 * Brackets without their counterpart in the expressions of a template, which its grammar passes over. They pair in
 * any dialect: declarations of loops and slots, statements of events, TypeScript.
 */
export function expressionProblems(tree: Tree, text: string): readonly SyntaxProblem[] {
  // What such an element contains is text.
  if (/\sv-pre[\s>]/.test(text)) return [];
  let isExpression = false;
  let end = 0;
  let code = '';
  walkTree(tree, {
    enter({ nodeType }) {
      isExpression = surroundings.get(nodeType) ?? isExpression;
      return true;
    },
    leaf({ nodeType, startIndex, endIndex }) {
      const leaf = text.slice(startIndex, endIndex);
      const kept = codeIn(leaf, nodeType, isExpression);
      if (kept === undefined) return;
      code += blank(text.slice(end, startIndex)) + kept;
      end = endIndex;
    },
  });
  return scanBrackets(code, skipped);
}

/** What a leaf has of an expression. Text has only what remains of one whose opening braces are gone. */
function codeIn(leaf: string, nodeType: string, isExpression: boolean): string | undefined {
  if (nodeType === 'svelte_raw_text') return leaf;
  if (nodeType === 'text') return leaf.includes('}}') ? leaf.replace(/[^{}\n]/g, ' ') : undefined;
  return isExpression && /^(?:raw_text|attribute_value)$/.test(nodeType) ? leaf : undefined;
}
