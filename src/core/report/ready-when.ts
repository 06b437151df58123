import type { Run } from '../run/index.ts';
import { checklistOf, type EvidenceKind } from './checklist.ts';

/** How much evidence makes a pull request ready for review; with less it is a draft. */
export const readyWhenValues = ['reviewed', 'linted', 'tested', 'regression', 'never'] as const;

export type ReadyWhen = (typeof readyWhenValues)[number];

/** What must have passed for each of them. */
const needed: Readonly<Record<Exclude<ReadyWhen, 'never'>, readonly EvidenceKind[]>> = {
  reviewed: ['applied', 'syntax', 'review'],
  linted: ['applied', 'syntax', 'lint', 'review'],
  tested: ['applied', 'syntax', 'tests', 'review'],
  regression: ['applied', 'syntax', 'tests', 'regression', 'review'],
};

/** What is said of a rung that has failed, or that was asked for and not reached. */
const phrases: Readonly<Record<EvidenceKind, Readonly<Record<'failed' | 'not-run', string>>>> = {
  applied: { failed: 'no change was kept', 'not-run': 'no change was kept' },
  syntax: { failed: 'the last edit broke the syntax', 'not-run': 'the syntax was not checked' },
  lint: { failed: 'lint or types fail', 'not-run': 'lint and types were not run' },
  tests: { failed: 'tests fail', 'not-run': 'the tests were not run' },
  regression: { failed: 'no test shows the bug', 'not-run': 'no test shows the bug' },
  review: { failed: 'the review asked for changes', 'not-run': 'the change was not reviewed' },
};

/** What a run's evidence lacks to be ready for review, each in a phrase; none when it lacks nothing. */
export function lackingEvidence(run: Run, readyWhen: ReadyWhen): readonly string[] {
  if (readyWhen === 'never') return ['the settings ask for a draft'];
  return checklistOf(run).flatMap(({ kind, state }) => {
    const isShort = state === 'failed' || (state === 'not-run' && needed[readyWhen].includes(kind));
    return isShort ? [phrases[kind][state]] : [];
  });
}
