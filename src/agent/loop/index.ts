export { type LoopResult, type RunContext, requireFiles } from './context/index.ts';
export { type Failure, failureOf, notStarted, problemOf } from './failure.ts';
export { runCandidates } from './loop.ts';
