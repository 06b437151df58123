import { expect, test } from 'vitest';
import { headline, reasonSentence } from '../../../src/core/report/outcome.ts';
import { jobSummary } from '../../../src/core/report/summary.ts';
import { newRun } from '../../../src/core/run/run.ts';
import type { StopReason } from '../../../src/core/run/stop.ts';
import { ticketOf } from '../../support/memory/samples.ts';
import { outcomeOf, pullRequest } from './outcomes.ts';

/** Each under its own name, so that a new one must be added here. */
const reasons: { readonly [Reason in StopReason]: Reason } = {
  approved: 'approved',
  'tests-failed': 'tests-failed',
  answered: 'answered',
  asked: 'asked',
  'already-fixed': 'already-fixed',
  'nothing-new': 'nothing-new',
  'attempts-exhausted': 'attempts-exhausted',
  'ticket-attempts-exhausted': 'ticket-attempts-exhausted',
  'repeated-critique': 'repeated-critique',
  'repeated-answer': 'repeated-answer',
  'repeated-edit': 'repeated-edit',
  'repeated-request': 'repeated-request',
  'never-applied': 'never-applied',
  'no-action': 'no-action',
  'budget-exhausted': 'budget-exhausted',
  deadline: 'deadline',
  'branch-taken': 'branch-taken',
  unreported: 'unreported',
  cancelled: 'cancelled',
  misconfigured: 'misconfigured',
  failed: 'failed',
};

test.each(Object.values(reasons))('%s is told in one sentence', (reason) => {
  expect(reasonSentence(reason)).toMatch(/^[A-Z][^.\n]{10,120}\.$/);
  const outcome = outcomeOf(reason, newRun);
  expect(headline(outcome)).toBe(reasonSentence(reason));
  expect(jobSummary(outcome, ticketOf())).toContain(`### ${reasonSentence(reason)}`);
});

test('a fix that waits as a draft is not called ready', () => {
  const draft = 'A fix was approved, and waits as a draft.';
  expect(headline(outcomeOf('approved', newRun, { lacking: ['tests fail'] }))).toBe(draft);
  const opened = (isDraft: boolean) => ({ ...pullRequest, draft: isDraft });
  expect(headline(outcomeOf('approved', newRun, { pullRequest: opened(true) }))).toBe(draft);
  expect(headline(outcomeOf('approved', newRun, { pullRequest: opened(false) }))).toBe(
    reasonSentence('approved'),
  );
});
