import type { Tree } from 'web-tree-sitter';
import { blank, scanBrackets, walkTree } from '../grammar/index.ts';
import { positionOf, problemAt, type SyntaxProblem } from '../problems/index.ts';

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

/** Finds reserved words, at the beginning of a line or after `}`, that the grammar takes for a name. */
function misplaced(...words: readonly string[]) {
  const pattern = new RegExp(`^[ \\t]*(?:\\}[ \\t]*)?(${words.join('|')})\\b`, 'gm');
  return (tree: Tree, text: string): readonly SyntaxProblem[] => {
    const places = [...text.matchAll(pattern)].flatMap(({ 0: start, 1: word = '', index }) => {
      const at = index + start.length - word.length;
      return isName(tree, text, at, word) ? [{ at, word }] : [];
    });
    if (places.length === 0) return [];
    const lines = text.split('\n');
    return places.map(({ at, word }) =>
      problemAt(lines, positionOf(text, at), `unexpected \`${word}\``),
    );
  };
}

function isName(tree: Tree, text: string, at: number, word: string): boolean {
  const node = tree.rootNode.descendantForIndex(at, at + word.length);
  if (node?.type !== 'identifier' || node.endIndex !== at + word.length) return false;
  // Methods may have such a name.
  return !/[.:&]\s*$/.test(text.slice(Math.max(0, at - 200), at));
}

/** Words of Bash that end or continue a command, so that none begins with them. */
const ofBash = new Set(['}', 'fi', 'done', 'esac', 'then', 'elif', 'else', 'do']);

/** Finds commands that begin with such a word. The grammar takes it for the name of a program. */
function commandProblems(tree: Tree, text: string): readonly SyntaxProblem[] {
  const lines = text.split('\n');
  const problems: SyntaxProblem[] = [];
  let start = -1;
  walkTree(tree, {
    enter({ nodeType, startIndex, endIndex, startPosition }) {
      if (nodeType === 'command') start = startIndex;
      // After an assignment or a redirection, the word is no longer reserved.
      if (nodeType !== 'command_name' || startIndex !== start) return true;
      const word = text.slice(startIndex, endIndex);
      if (ofBash.has(word))
        problems.push(problemAt(lines, startPosition, `unexpected \`${word}\``));
      return true;
    },
    leaf() {},
  });
  return problems;
}

/** Words that end or continue a block: grammars take a surplus one for a variable or an operator. */
export const reserved = {
  ruby: misplaced('end', 'else', 'elsif', 'when', 'ensure'),
  elixir: misplaced('end', 'else'),
  braces: misplaced('else'),
  bash: commandProblems,
} as const;

const cssText =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|url\([^"'()\s]*\)|\\[\s\S]/gi;

/** SCSS and Less also have comments that end with the line. */
const styleText = new RegExp(`${cssText.source}|(?<!:)//[^\\n]*`, 'gi');

/**
 * Brackets without their counterpart. Everything else is valid CSS by its definition: what a browser does not
 * know, it skips, and preprocessors and frameworks add words of their own.
 */
export function styleProblems(text: string, path: string): readonly SyntaxProblem[] {
  return scanBrackets(text, path.toLowerCase().endsWith('.css') ? cssText : styleText);
}
