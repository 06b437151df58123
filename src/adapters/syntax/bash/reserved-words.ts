import type { Tree } from 'web-tree-sitter';
import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { walkTree } from '../grammar/index.ts';

/** Words that end or continue a command, so that none begins with them. */
const reserved = new Set(['}', 'fi', 'done', 'esac', 'then', 'elif', 'else', 'do']);

/** Finds commands that begin with such a word. The grammar takes it for the name of a program. */
export function reservedWordFindings(tree: Tree, text: string): readonly SyntaxFinding[] {
  const lines = text.split('\n');
  const findings: SyntaxFinding[] = [];
  let start = -1;
  walkTree(tree, {
    enter({ nodeType, startIndex, endIndex, startPosition }) {
      if (nodeType === 'command') start = startIndex;
      // After an assignment or a redirection, the word is no longer reserved.
      if (nodeType !== 'command_name' || startIndex !== start) return true;
      const word = text.slice(startIndex, endIndex);
      if (reserved.has(word))
        findings.push(findingAt(lines, startPosition, `unexpected \`${word}\``));
      return true;
    },
    leaf() {},
  });
  return findings;
}
