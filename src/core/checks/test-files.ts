import type { Patch } from '../edits/index.ts';
import { isTestFile } from '../repository/index.ts';

/** Returns the patch with its test files only. Deletions are included, so that a moved test is not run twice. */
export function onlyTests(patch: Patch): Patch {
  return new Map([...patch].filter(([path]) => isTestFile(path)));
}

/** Whether the patch writes a test file; deleting one is not enough. */
export function testsTouched(patch: Patch): boolean {
  return [...onlyTests(patch).values()].some(({ after }) => after !== null);
}
