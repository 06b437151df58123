import type { FileChange } from '../../edits/index.ts';
import { isCodeFile, isTestFile } from '../../files/index.ts';
import { extraLines, textLines } from './added-lines.ts';
import type { Weakening } from './weakening.ts';

/** How code asks whether tests run it: by variables, modules and arguments of runners. */
const asks =
  /\b(?:env|environ|getenv|modules|argv|Args|Lookup|defined)\b.{0,60}(?:\b|_)(?:tests?|testing|jest|vitest|pytest|unittest|mocha|rspec|phpunit|junit)(?:\b|_)|['"](?:pytest|unittest)['"] in\b|\btypeof (?:jest|vi|describe|it|expect|test)\b|\btesting\.Testing\(\)/i;

/** Returns what in a change makes code behave otherwise for tests than for people. */
export function testedCode(changes: readonly FileChange[]): readonly Weakening[] {
  return changes.flatMap(({ path, before, after }): readonly Weakening[] => {
    if (isTestFile(path) || !isCodeFile(path, after ?? '')) return [];
    const added = extraLines(textLines(after), textLines(before));
    return added.some((line) => asks.test(line))
      ? [{ kind: 'test', path, how: 'asks whether tests run it' }]
      : [];
  });
}
