import type { FileChange } from '../../edits/index.ts';
import { isCodeFile, isTestFile } from '../../repository/index.ts';
import { extraLines, textLines } from './added-lines.ts';
import type { Weakening } from './weakening.ts';

/** How code chooses by a value. */
const choosing = /==|\b(?:case|when|elif|eq)\b|\.equals\(/;

/** Figures and texts; those that any code has say nothing. */
const literal = /(?<![\w.])\d+(?:\.\d+)?\b|(["'`])((?:\\.|(?!\1)[^\\]){1,100})\1/g;
const common: ReadonlySet<string> = new Set(['0', '1']);

/** How many values code must share with one line of a test, and over how many of its lines. */
const least = 3;
const mostLines = 3;

/** Returns where new code chooses by the very values that stand in one line of a test, and answers with what is expected there. */
export function knownAnswers(
  changes: readonly FileChange[],
  tests: readonly FileChange[],
): readonly Weakening[] {
  const lines = tests.flatMap(({ before }) => textLines(before).map(literalsIn));
  const known = lines.filter((values) => values.size >= least);
  return changes.flatMap(({ path, before, after }): readonly Weakening[] => {
    if (isTestFile(path) || !isCodeFile(path, after ?? '') || known.length === 0) return [];
    const added = extraLines(textLines(after), textLines(before));
    const found = added.flatMap((line, at) => (choosing.test(line) ? windowsAt(added, at) : []));
    const values = found.find(
      (some) => some.size >= least && known.some((one) => holds(one, some)),
    );
    if (values === undefined) return [];
    return [
      { kind: 'test', path, how: `answers for the values of a test: ${[...values].join(', ')}` },
    ];
  });
}

/** The values of a line, and of it with those below. */
const windowsAt = (lines: readonly string[], at: number) =>
  Array.from({ length: mostLines }, (_, more) =>
    literalsIn(lines.slice(at, at + 1 + more).join('\n')),
  );

const holds = (values: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...some].every((value) => values.has(value));

function literalsIn(text: string): ReadonlySet<string> {
  const found = [...text.matchAll(literal)].map(([all, , quoted]) => quoted ?? all);
  return new Set(found.filter((value) => !common.has(value)));
}
