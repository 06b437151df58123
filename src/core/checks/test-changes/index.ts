import { type Patch, sortedChanges } from '../../edits/index.ts';
import { changedTests } from './changed-tests.ts';
import { changedRuns } from './run-changes.ts';
import type { Weakening } from './weakening.ts';

export { onlyAddsTests } from './added-tests.ts';
export { isRenamedTest } from './renamed-tests.ts';
export { isRunSetting } from './run-changes.ts';
export { describeWeakening, type Weakening } from './weakening.ts';

/** Returns what in a change makes the tests see less, as far as its text shows it. `command` is the project's test command. */
export function findWeakenings(patch: Patch, command: string): readonly Weakening[] {
  const changes = sortedChanges(patch);
  return [...changedRuns(changes, command), ...changedTests(changes)];
}
