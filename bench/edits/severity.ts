import type { Tree } from '../../test/support/edits/engine.ts';
import type { Case } from './scoring.ts';

/** What is wrong with a tree: its text, only its indentation, or only trailing whitespace and blank lines. */
export type Severity = 'code' | 'indent' | 'cosmetic';

/** Returns the severity of a wrong tree, compared with the closest right one. */
export function severityOf({ right, mustRefuse }: Case, tree: Tree): Severity {
  if (mustRefuse) return 'code';
  if (right.some((one) => sameBut(one, tree, withoutBlanks))) return 'cosmetic';
  return right.some((one) => sameBut(one, tree, withoutIndent)) ? 'indent' : 'code';
}

function sameBut(a: Tree, b: Tree, reduce: (text: string) => string): boolean {
  const read = (text: string | undefined) => (text === undefined ? undefined : reduce(text));
  return a.size === b.size && [...a].every(([path, text]) => read(text) === read(b.get(path)));
}

function withoutBlanks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

function withoutIndent(text: string): string {
  return withoutBlanks(text)
    .split('\n')
    .map((line) => line.trimStart())
    .join('\n');
}
