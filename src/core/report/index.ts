export { capBlocks } from './abridgement.ts';
export { type Activity, announce, describeActivity } from './activity.ts';
export { isMarkedAnswer, markAnswer } from './answer-mark.ts';
export { answersTo, answerText } from './answers.ts';
export { doubtSentence, noticedBesides, readFirstSentence, summaryOfChange } from './changes.ts';
export { buildChecklist } from './checklist.ts';
export { commandOutputs } from './command-outputs.ts';
export { ticketComment, workingComment } from './comment.ts';
export {
  type Block,
  bullets,
  type CodeBlock,
  type FoldedBlock,
  fullTextLabel,
  type Inline,
  joinTexts,
  type ListBlock,
  link,
  type Prose,
  paragraphs,
  type QuoteBlock,
  type TableBlock,
  text,
} from './document.ts';
export { barred, evidenceLines, foldNotRun } from './evidence.ts';
export type { EvidenceItem } from './evidence-item.ts';
export { handicapItems } from './handicap-items.ts';
export { renderMarkdown } from './markdown.ts';
export {
  describeCost,
  describeWorstCase,
  headline,
  type ModelName,
  type Outcome,
} from './outcome.ts';
export { figureTable, groupTable, outcomeBlocks } from './outcome-tables.ts';
export { particulars } from './particulars.ts';
export { blockedProblem, budgetProblem, cutProblem, type MendingSetting } from './problems.ts';
export { logLines, stepDetails } from './progress.ts';
export { changeTitle, fillMessage, fillTitle, pullRequestBody } from './pull-request.ts';
export {
  type EmbeddedRecord,
  embedState,
  type RecordSeal,
  readEmbeddedState,
  readStatus,
  statusLabel,
  statusParagraph,
  withStatus,
  writePullState,
} from './pull-request-state.ts';
export { pullTemplatePath } from './pull-template.ts';
export { lackingEvidence } from './ready-when.ts';
export { type ReadyWhen, readyWhenValues } from './ready-when-values.ts';
export { critiqueTitles, draftSentence } from './sections.ts';
export { jobSummary } from './summary.ts';
export { type CutWork, deadlineProblem, limitAdvice } from './time-limits.ts';
export { withheldOutcome, withheldStep, withheldTicket } from './withheld.ts';
