export { type Ended, failure, fixTicket, notBegun } from './loop.ts';
export type { Task, World } from './run-context.ts';
