export {
  addSpent,
  defaultRules,
  efforts,
  longestShown,
  nothingSpent,
  type ReasoningEffort,
  type Rules,
  reasoningEfforts,
  replyBound,
  spentOf,
  tokensOf,
  worstCase,
} from './budget.ts';
export { type Due, due } from './due.ts';
export { cutNote, feedback } from './feedback.ts';
export { handicapOf, lossesOf } from './handicaps.ts';
export { looksLeft, type RequestLogEntry, readsOf, ruleOn } from './looks.ts';
export { type Ability, abilities, type Loss } from './losses.ts';
export { costOf, describeMoney, type GivenPrices, moneyFigure } from './money.ts';
export { mayReplan, offersPlan } from './plans.ts';
export { publishableAs, withPassingChange } from './publishable.ts';
export { endedRecord, isConclusive } from './record-outcome.ts';
export { type DecidingSettings, type RecordedRun, rulesLeft } from './recorded-run.ts';
export {
  type Call,
  type HiddenCharacters,
  newRun,
  type Plan,
  type PlannedFile,
  type Problem,
  type Run,
  record,
  type Spent,
  type Step,
  type StepOf,
  type ToolRead,
  type Usage,
} from './run.ts';
export {
  attempts,
  checkedChange,
  checkOfKept,
  checkResultsOf,
  currentPatch,
  isSound,
  keptPatch,
  lastSound,
  openCritique,
  planOf,
  reviewOf,
  stagedPatch,
} from './state.ts';
export { firstReason } from './stop.ts';
export { type LoopStopReason, type StopReason, stopReasonOf, stopReasons } from './stop-reasons.ts';
