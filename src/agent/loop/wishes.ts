import type { Task } from './run-context.ts';

/** What the settings ask of every change, for the prompts of plan and edit; empty where they ask nothing. */
export function wishes({ reproduce }: Task): readonly string[] {
  return reproduce === true
    ? [
        "First a test that shows the bug: it must fail on the files as they are and pass with the fix, and be written as the repository's own tests are.",
      ]
    : [];
}
