import { headline, type Outcome } from '../core/report/index.ts';
import { tokensOf } from '../core/run/index.ts';

/** The files that a job leaves; the name of one that there is not is empty. */
export interface RecordFiles {
  readonly patch: string;
  readonly receipt: string;
}

const noFiles: RecordFiles = { patch: '', receipt: '' };

/** Returns the outputs of a job by their names in action.yml; an empty text says that there is none. */
export function outputsOf(outcome: Outcome, ticket = '', files: RecordFiles = noFiles) {
  const { reason, pullRequest, spent, allowed } = outcome;
  return {
    'stop-reason': reason,
    summary: headline(outcome),
    ticket,
    'pull-request': pullRequest?.url ?? '',
    branch: pullRequest?.branch ?? '',
    draft: String(pullRequest?.draft ?? ''),
    'commit-verified': String(pullRequest?.verified ?? ''),
    patch: files.patch,
    receipt: files.receipt,
    calls: String(spent.calls),
    tokens: String(tokensOf(spent)),
    cost: allowed?.prices === undefined ? '' : String(Number(spent.cost.toFixed(6))),
  };
}
