export {
  addSpent,
  commandTime,
  countTokens,
  defaultRules,
  efforts,
  longestShown,
  nothingSpent,
  type Rules,
  replyBound,
  sumSpent,
  worstCase,
} from './budget.ts';
export type { FixPlan, Plan, PlannedFile, Verdict } from './decisions.ts';
export { type Due, due, isSentBack } from './due.ts';
export { findReads, isExhausted, type RequestLogEntry, ruleOn } from './exploration.ts';
export { openNotes, replyNotes, testNotes } from './feedback.ts';
export { findHandicap, lossesOf } from './handicaps.ts';
export { countLooks, looksLeft, type RecordedRun, rulesLeft } from './looks.ts';
export { type MergedStart, mergedStep, unknownPlan } from './merged-step.ts';
export { computeCost, costOf, describeMoney, type GivenPrices, moneyFigure } from './money.ts';
export { maxRevisions, mayReplan, offersPlan, returnsToPlan, waitsForAgreement } from './plans.ts';
export { publishableAs, withPassingChange } from './publishable.ts';
export { endedRecord, isConclusive, waitingPlan } from './record-outcome.ts';
export { refusalNotes } from './refusal-notes.ts';
export {
  type Call,
  type HiddenCharacters,
  newRun,
  type Problem,
  type Run,
  record,
  type Spent,
  type Step,
  type StepOf,
  type ToolRead,
} from './run.ts';
export {
  attempts,
  blockedFiles,
  checkedChange,
  currentPatch,
  currentPlan,
  filesToFix,
  findStagings,
  isSound,
  keptCheck,
  keptCheckResults,
  keptPatch,
  keptReview,
  lacksTestRun,
  lastSound,
  openCritique,
  pendingEdits,
  stagedPatch,
} from './state.ts';
export { firstEnding } from './stop.ts';
export {
  type Ending,
  endingName,
  endingOf,
  endings,
  meaningOf,
  parseEnding,
} from './stop-reasons.ts';
