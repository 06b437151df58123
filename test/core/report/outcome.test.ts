import { expect, test } from 'vitest';
import { headline } from '../../../src/core/report/outcome.ts';
import { jobSummary } from '../../../src/core/report/summary.ts';
import { newRun } from '../../../src/core/run/run.ts';
import { type StopReason, stopReasons } from '../../../src/core/run/stop-reasons.ts';
import { ticketOf } from '../../support/memory/samples.ts';
import { outcomeOf, pullRequest } from './outcomes.ts';

const isStopReason = (name: string): name is StopReason => Object.hasOwn(stopReasons, name);

test.each(Object.keys(stopReasons).filter(isStopReason))('%s heads the summary', (reason) => {
  const { sentence } = stopReasons[reason];
  const outcome = outcomeOf(reason, newRun);
  expect(headline(outcome)).toBe(sentence);
  expect(jobSummary(outcome, ticketOf())).toContain(`### ${sentence}`);
});

test('a fix that waits as a draft is not called ready', () => {
  const draft = 'A fix was approved and is waiting as a draft.';
  expect(headline(outcomeOf('approved', newRun, { lacking: ['tests fail'] }))).toBe(draft);
  const opened = (isDraft: boolean) => ({ ...pullRequest, draft: isDraft });
  expect(headline(outcomeOf('approved', newRun, { pullRequest: opened(true) }))).toBe(draft);
  expect(headline(outcomeOf('approved', newRun, { pullRequest: opened(false) }))).toBe(
    stopReasons.approved.sentence,
  );
});
