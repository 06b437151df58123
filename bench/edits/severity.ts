import type { Tree } from '../../test/support/edits/engine.ts';
import type { Case } from './scoring.ts';

/** How bad a wrong tree is: its text, its indentation only, or blanks and empty lines only. */
export type Severity = 'code' | 'indent' | 'cosmetic';

/** The severity of a wrong tree, measured against the right one that is nearest. */
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
