export { elsewhere } from './attempt.ts';
export { type Job, runJob } from './job.ts';
export { reportFailure } from './report-outcome.ts';
export type { ReviewedPull, Reviews } from './reviews.ts';
export { type SweepSettings, sweepTickets } from './sweep.ts';
export type { JobResult } from './ticket-state.ts';
