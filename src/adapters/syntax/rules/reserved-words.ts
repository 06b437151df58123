import type { Tree } from 'web-tree-sitter';
import { walkTree } from '../grammar/index.ts';
import { positionOf, problemAt, type SyntaxProblem } from '../problems/index.ts';

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
