import type { Run } from '../run/index.ts';
import { checklistOf, type EvidenceKind } from './checklist.ts';

/** Values of the setting that says how much evidence makes a pull request ready for review. */
export const readyWhenValues = ['reviewed', 'linted', 'tested', 'regression', 'never'] as const;

/** With less evidence than this, a pull request is a draft. */
export type ReadyWhen = (typeof readyWhenValues)[number];

const needed: Readonly<Record<Exclude<ReadyWhen, 'never'>, readonly EvidenceKind[]>> = {
  reviewed: ['applied', 'syntax', 'review'],
  linted: ['applied', 'syntax', 'lint', 'review'],
  tested: ['applied', 'syntax', 'tests', 'review'],
  regression: ['applied', 'syntax', 'tests', 'regression', 'review'],
};

/** How to name evidence that failed, or that is needed and missing. */
const phrases: Readonly<Record<EvidenceKind, Readonly<Record<'failed' | 'not-run', string>>>> = {
  applied: { failed: 'no change was kept', 'not-run': 'no change was kept' },
  syntax: { failed: 'the last edit broke the syntax', 'not-run': 'the syntax was not checked' },
  lint: { failed: 'lint or types fail', 'not-run': 'lint and types were not run' },
  tests: { failed: 'tests fail', 'not-run': 'the tests were not run' },
  regression: { failed: 'no test shows the bug', 'not-run': 'no test shows the bug' },
  review: { failed: 'the review requested changes', 'not-run': 'the change was not reviewed' },
};

/** The evidence that a run lacks to be ready for review, each as a phrase. */
export function lackingEvidence(run: Run, readyWhen: ReadyWhen): readonly string[] {
  if (readyWhen === 'never') return ['the settings ask for a draft'];
  return checklistOf(run).flatMap(({ kind, state }) => {
    const isLacking =
      state === 'failed' || (state === 'not-run' && needed[readyWhen].includes(kind));
    return isLacking ? [phrases[kind][state]] : [];
  });
}
