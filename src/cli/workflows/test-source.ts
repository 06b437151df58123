import { findTestSource, type TestSource } from '../../core/proof/index.ts';
import { parseJson, readMembers } from '../../engines/text/index.ts';

/** How a command runs a script of its package. */
const runsScript = /\b(?:npm|pnpm|yarn|bun run)(?: run)? ([\w:.-]+)/g;

/** Scripts that run others, at most. */
const deepest = 3;

/**
 * Returns what will show which tests of a repository fail, or that its exit code is all. `isNamed` says that a report
 * is named; `manifest` is the text of its package.json, whose scripts the command may run.
 */
export function testSourceOf(command: string, isNamed: boolean, manifest = '{}'): TestSource {
  const scripts = new Map(Object.entries(Object(readMembers(parseJson(manifest)).get('scripts'))));
  const run = (one: string, depth: number): readonly string[] => {
    const names = [...one.matchAll(runsScript)].flatMap(([, name = '']) => scripts.get(name) ?? []);
    return [one, ...(depth === 0 ? [] : names.flatMap((script) => run(String(script), depth - 1)))];
  };
  return findTestSource(run(command, deepest), isNamed);
}
