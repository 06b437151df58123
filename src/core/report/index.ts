export { capBlocks } from './abridgement.ts';
export { type Activity, announce, describeActivity } from './activity.ts';
export { noticedBesides, summaryOfChange } from './changes.ts';
export { checklistOf, handicapItems } from './checklist.ts';
export { commandOutputs } from './command-outputs.ts';
export { ticketComment, workingComment } from './comment.ts';
export {
  budgetProblem,
  cutProblem,
  idleProblem,
  leakProblem,
  type MendingSetting,
} from './cut.ts';
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
export { barred, evidenceLines } from './evidence-lines.ts';
export { renderMarkdown } from './markdown.ts';
export { foldNotRun } from './not-run.ts';
export {
  describeCost,
  describeWorstCase,
  headline,
  type ModelName,
  type OpenedPullRequest,
  type Outcome,
} from './outcome.ts';
export { logLines } from './progress.ts';
export { changeTitle, pullRequestBody } from './pull-request.ts';
export { embedState, readEmbeddedState } from './pull-request-state.ts';
export { readFirstSentence } from './read-first.ts';
export { lackingEvidence } from './ready-when.ts';
export { type ReadyWhen, readyWhenValues } from './ready-when-values.ts';
export { critiqueTitles, doubtSentence } from './sections.ts';
export { stepDetails } from './step-details.ts';
export { jobSummary } from './summary.ts';
