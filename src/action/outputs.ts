import { headline, type Outcome } from '../core/report/index.ts';
import { tokensOf } from '../core/run/index.ts';

/** Returns the outputs of a job by their names in action.yml; an empty text says that there is none. */
export function outputsOf(outcome: Outcome, ticket = '', patch = '') {
  const { reason, pullRequest, spent, allowed } = outcome;
  return {
    'stop-reason': reason,
    summary: headline(outcome),
    ticket,
    'pull-request': pullRequest?.url ?? '',
    branch: pullRequest?.branch ?? '',
    draft: String(pullRequest?.draft ?? ''),
    'commit-verified': String(pullRequest?.verified ?? ''),
    patch,
    calls: String(spent.calls),
    tokens: String(tokensOf(spent)),
    cost: allowed?.prices === undefined ? '' : String(Number(spent.cost.toFixed(6))),
  };
}
