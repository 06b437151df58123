export { type Failure, failureOf, notStarted, problemOf } from './failure.ts';
export { runLoop } from './loop.ts';
export type { LoopResult, RunContext, Task } from './run-context.ts';
