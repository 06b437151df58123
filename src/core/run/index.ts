export {
  costOf,
  defaultRules,
  describeMoney,
  longestShown,
  type Prices,
  type Rules,
  rulesLeft,
  type WorstCase,
  worstCase,
} from './budget.ts';
export { type Due, due } from './due.ts';
export { mayExplore, readsOf } from './exploration.ts';
export { briefly, feedback } from './feedback.ts';
export { type Asked, ruleOn } from './guard.ts';
export type { Plan, PlannedFile } from './plan.ts';
export type { Read } from './read.ts';
export { endedRecord, isConclusive } from './record-outcome.ts';
export {
  attempts,
  type Call,
  isSound,
  keptPatch,
  newRun,
  type Problem,
  planOf,
  type Run,
  record,
  type Step,
  stagedPatch,
  trialOf,
} from './run.ts';
export { addSpent, nothingSpent, type Spent, tokensOf } from './spent.ts';
export { firstReason } from './stop.ts';
export { type StopReason, stopReasons } from './stop-reasons.ts';
export { traceOf } from './trace.ts';
