export { changeSince } from './change-since.ts';
export type { EarlierChange } from './earlier-change.ts';
export { guardedPorts, guardedRequest, guardedTickets, withoutSecrets } from './guarded-ports.ts';
export { runJob } from './job.ts';
export { acquireLease, reportTime } from './lease.ts';
export { untested } from './newer-base.ts';
export { reportFailure } from './report-outcome.ts';
export { sweepTickets } from './sweep.ts';
export type { JobContext, JobResult } from './ticket-state.ts';
