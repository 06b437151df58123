import type { Job as TicketJob } from '../agent/job/index.ts';
import type { AttemptRequest, TicketKey } from '../core/tickets/index.ts';
import type { Dispatch } from '../dispatch.ts';
import type { ReviewCall } from './review.ts';
import type { Job } from './runner.ts';
import type { WorkInputs } from './work-inputs.ts';

/** A review that asks for another attempt. */
export type Wanted = Extract<ReviewCall, { kind: 'wanted' }>;

/** What is to be done for the ticket, from the inputs and what started the job. `base` is a commit's id. */
export function assignmentOf(
  job: Job,
  key: TicketKey,
  { branchPrefix, githubToken: _, model: __, project: ___, ...inputs }: WorkInputs,
  base: string,
  wanted: Wanted | undefined,
): TicketJob {
  return {
    ...inputs,
    ...summonsOf(job.dispatch, wanted),
    key,
    base,
    run: job.run,
    log: job.log,
    into: wanted?.into ?? job.branch,
    branch: `${branchPrefix}${key}`,
  };
}

/** What asks for the attempt; nobody but the person who starts the job where there is neither. */
export function summonsOf(
  dispatch: Dispatch | undefined,
  wanted: Wanted | undefined,
): AttemptRequest {
  if (wanted !== undefined) return { delivery: wanted.review.id, review: wanted.review };
  if (dispatch === undefined) return {};
  const { delivery, reason } = dispatch;
  return { delivery, reopened: reason === 'reopened' };
}
