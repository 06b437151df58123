import { type Patch, sortedChanges } from '../../edits/index.ts';
import { changedTests } from './changed-tests.ts';
import { testedCode } from './tested-code.ts';
import type { Weakening } from './weakening.ts';

export { onlyAddsTests } from './added-tests.ts';
export { isRunSetting } from './run-settings.ts';
export { describeWeakening, type Weakening } from './weakening.ts';

/** Returns what in a change makes the tests see less, as far as its text shows it. */
export function findWeakenings(patch: Patch): readonly Weakening[] {
  const changes = sortedChanges(patch);
  return [...changedTests(changes), ...testedCode(changes)];
}
