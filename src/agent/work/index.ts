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
export { nameRun, readWaits, reserveRun, settleRun } from './month-budget.ts';
export { checksAt } from './other-commit.ts';
export { type KeptOutcomes, keepOutcomes } from './outcomes.ts';
export { reportFailure } from './report-outcome.ts';
export { type SweepContext, type SweepSettings, sweepHours, sweepTickets } from './sweep.ts';
export type { Audience, Job, JobContext, JobLimits, JobResult } from './ticket-state.ts';
