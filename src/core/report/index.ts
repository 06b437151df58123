export { capBlocks } from './cap.ts';
export { checklistOf, type EvidenceItem } from './checklist.ts';
export { ticketComment, workingComment } from './comment.ts';
export { describeCost, describeWorstCase } from './cost.ts';
export {
  type Block,
  type CodeBlock,
  type Inline,
  link,
  type TableBlock,
  text,
  wholeText,
} from './document.ts';
export { renderMarkdown } from './markdown.ts';
export { headline, type OpenedPullRequest, type Outcome } from './outcome.ts';
export { describeStep } from './progress.ts';
export { pullRequestBody } from './pull-request.ts';
export { embedState, readEmbeddedState } from './pull-request-state.ts';
export { lackingEvidence, type ReadyWhen, readyWhenValues } from './ready-when.ts';
export { jobSummary } from './summary.ts';
export { changeTitle } from './title.ts';
export { traceOf } from './trace.ts';
