export {
  BudgetSpent,
  type LoopResult,
  promptBound,
  type RunContext,
  requireFiles,
} from './context/index.ts';
export { type Failure, notStarted, problemOf, toFailure } from './failure.ts';
export { runLoop } from './loop.ts';
