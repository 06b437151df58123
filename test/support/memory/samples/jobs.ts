import type { Audience, Job, JobLimits } from '../../../../src/agent/work/index.ts';
import type { PublishedTexts, PullOpening } from '../../../../src/agent/work/ticket-state.ts';
import type { AttemptRequest } from '../../../../src/core/tickets/index.ts';
import { usualCaps } from '../../../../src/engines/edits/index.ts';
import { rulesOf } from './rules.ts';
import { attemptsOf } from './runs.ts';
import { keyOf } from './tickets.ts';

/** The parts of a job in one object. */
export type JobParts = Partial<
  Omit<Job, 'request'> & AttemptRequest & PublishedTexts & PullOpening & JobLimits & Audience
>;

/** A job for the sample ticket. */
export function jobOf(more: JobParts = {}): Job {
  const { cause, isCommand, delivery, reopened, perhaps, changed, command, ...rest } = more;
  const { review, repair, title, message, signsOff, ...others } = rest;
  const { readyWhen = 'reviewed', labels = [], reviewers = [], ...left } = others;
  const { maxTicketAttempts = 5, monthlyBudget, planTypes, ...some } = left;
  const { withholds, disclosure, ...job } = some;
  const asked = { cause, isCommand, delivery, reopened, perhaps, changed, command, review, repair };
  return {
    key: keyOf('APP-17'),
    run: '1/1',
    base: 'b'.repeat(40),
    caps: usualCaps,
    reproduce: false,
    into: 'main',
    branch: 'fix/APP-17',
    paths: rulesOf(),
    rules: attemptsOf(2),
    targets: {
      start: { kind: 'category', category: 'indeterminate' },
      pullRequest: { kind: 'named', names: ['In Prüfung'] },
    },
    request: given(asked),
    texts: { title, message, signsOff },
    opening: { readyWhen, labels, reviewers },
    limits: { maxTicketAttempts, monthlyBudget, planTypes },
    audience: { withholds, disclosure },
    ...job,
  };
}

/** The members that have a value. */
function given(request: { [Name in keyof AttemptRequest]: AttemptRequest[Name] | undefined }) {
  const members = Object.entries(request).filter(([, value]) => value !== undefined);
  const found: AttemptRequest = Object.fromEntries(members);
  return found;
}
