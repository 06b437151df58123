export { failureOf, type LoopResult, notStarted, runLoop } from './loop.ts';
export type { RunContext, Task } from './run-context.ts';
