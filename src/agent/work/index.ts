export { followable } from './approved-plan.ts';
export { changeSince } from './change-since.ts';
export type {
  FollowContext,
  Followed,
  FollowSettings,
  PullAttempt,
} from './context.ts';
export { followPulls, pullDispatch } from './follow.ts';
export { foreseenMoves } from './foreseen-moves.ts';
export { guardedPorts, guardedRequest, withoutSecrets } from './guarded-ports.ts';
export { runJob } from './job.ts';
export { readWaits } from './month-budget.ts';
export { checksAt } from './other-commit.ts';
export { type KeptOutcomes, keepOutcomes } from './outcomes.ts';
export { reportFailure } from './report-outcome.ts';
export { sweepHours, sweepTickets } from './sweep.ts';
export type { JobContext, JobResult } from './ticket-state.ts';
