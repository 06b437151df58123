import type { Tree } from 'web-tree-sitter';
import { findingAt, positionOf } from '../findings/index.ts';
import type { TreeRule } from './language.ts';

/** Finds reserved words, at the beginning of a line or after `}`, that the grammar takes for a name. */
function misplaced(...words: readonly string[]): TreeRule {
  const pattern = new RegExp(`^[ \\t]*(?:\\}[ \\t]*)?(${words.join('|')})\\b`, 'gm');
  return (tree, text) => {
    const places = [...text.matchAll(pattern)].flatMap(({ 0: start, 1: word = '', index }) => {
      const at = index + start.length - word.length;
      return isName(tree, text, at, word) ? [{ at, word }] : [];
    });
    if (places.length === 0) return [];
    const lines = text.split('\n');
    return places.map(({ at, word }) =>
      findingAt(lines, positionOf(text, at), `unexpected \`${word}\``),
    );
  };
}

function isName(tree: Tree, text: string, at: number, word: string): boolean {
  const node = tree.rootNode.descendantForIndex(at, at + word.length);
  if (node?.type !== 'identifier' || node.endIndex !== at + word.length) return false;
  // Methods may have such a name.
  return !/[.:&]\s*$/.test(text.slice(Math.max(0, at - 200), at));
}

/** Words that end or continue a block: grammars take a surplus one for a variable or an operator. */
export const reserved = {
  ruby: misplaced('end', 'else', 'elsif', 'when', 'ensure'),
  elixir: misplaced('end', 'else'),
  braces: misplaced('else'),
} as const;
