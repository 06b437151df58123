export { capBlocks } from './abridgement.ts';
export { type Activity, describeActivity } from './activity.ts';
export { answersTo, answerText, isMarkedAnswer, markAnswer } from './answers.ts';
export { attemptReport } from './attempt-report.ts';
export { doubtSentence, noticedBesides, readFirstSentence, summaryOfChange } from './changes.ts';
export { buildChecklist, changeEvidence } from './checklist.ts';
export { barred, evidenceLines } from './evidence.ts';
export type { EvidenceItem } from './evidence-item.ts';
export { describeLoss, handicapItems } from './handicap-items.ts';
export { attemptSentence, draftSentence, endOf, headline, titleOf } from './headline.ts';
export { renderMarkdown } from './markdown.ts';
export {
  describeCost,
  describeWorstCase,
  type ModelName,
  type Outcome,
} from './outcome.ts';
export { outcomeBlocks } from './outcome-tables.ts';
export { particulars } from './particulars.ts';
export { critiqueTitles } from './parts.ts';
export { blockedProblem, budgetProblem, cutProblem, type MendingSetting } from './problems.ts';
export { describeStep, logLines, otherEdits } from './progress.ts';
export { readProse } from './prose.ts';
export {
  changeTitle,
  fillMessage,
  fillTitle,
  pullRequestBody,
  reportedBody,
} from './pull-request.ts';
export {
  type EmbeddedRecord,
  embedState,
  type PullStatus,
  type RecordSeal,
  readEmbeddedState,
  readStatus,
  shownStatus,
  statusText,
  withStatus,
  writePullState,
} from './pull-request-state.ts';
export { aboveTemplate, pullTemplatePath } from './pull-template.ts';
export { lackingEvidence, type ReadyWhen, readyWhenValues } from './ready-when.ts';
export { newsSince } from './since-review.ts';
export { commandOutputs, stepDetails } from './step-details.ts';
export { jobSummary, nowOfRun } from './summary.ts';
export { ticketComment } from './ticket-comment.ts';
export { type CutWork, deadlineProblem, limitAdvice } from './time-limits.ts';
export { withheldFinding, withheldOutcome, withheldStep, withheldTicket } from './withheld.ts';
