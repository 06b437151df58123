export { elsewhere } from './attempt.ts';
export { type Assignment, workTicket } from './job.ts';
export { tellFailure } from './report-outcome.ts';
export type { ReviewedPull, Reviews } from './reviews.ts';
export { type SweepOrder, sweepTickets } from './sweep.ts';
export type { Delivered } from './ticket-state.ts';
