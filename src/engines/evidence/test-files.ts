import type { FileChange, Patch } from '../edits/index.ts';
import { isTestFile } from '../files/index.ts';
import { isRunSetting, onlyAddsTests } from './test-changes/index.ts';

/** A patch in its parts. */
export interface PatchParts {
  /** Tests and their data. Deletions are included, so that a moved test is not run twice. */
  readonly tests: Patch;
  /** How tests are run, such as the settings of their runner. */
  readonly settings: Patch;
  readonly code: Patch;
}

/** Splits a patch by what a file is for. `command` is the project's test command, which may name files. */
export function splitPatch(patch: Patch, command: string): PatchParts {
  const part = (kind: keyof PatchParts): Patch =>
    new Map([...patch].filter(([, change]) => partOf(change, command) === kind));
  return { tests: part('tests'), settings: part('settings'), code: part('code') };
}

function partOf(change: FileChange, command: string): keyof PatchParts {
  if (isRunSetting(change, command)) return 'settings';
  return isTestFile(change.path) ? 'tests' : 'code';
}

/** Whether a patch writes a test file; deleting one is not enough. */
export function writesTests(tests: Patch): boolean {
  return [...tests.values()].some(({ after }) => after !== null);
}

/** Whether the tests that were there before may say something else after a change: it does more than add tests. */
export function touchesOldTests({ tests, settings }: PatchParts): boolean {
  return settings.size > 0 || ![...tests.values()].every(onlyAddsTests);
}
