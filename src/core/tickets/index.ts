export {
  type AttemptCause,
  type AttemptLimits,
  type AttemptRequest,
  exhaustedInput,
  judgeReadiness,
  type Readiness,
  startedRecord,
  whyWithdrawn,
  workedInputs,
  yieldsToOthers,
} from './attempt-policy.ts';
export {
  branchName,
  branchTemplate,
  fixedStart,
  isNamedByKey,
  type TicketNames,
  ticketOfBranch,
} from './branch-name.ts';
export { stopCommand, textAfterCommand, usualCommand } from './commands.ts';
export {
  type FollowedPull,
  followedAs,
  publishedAs,
  withDone,
  withTold,
  withWait,
} from './followed-pull.ts';
export {
  addsFile,
  type Heard,
  hear,
  lastChange,
  type News,
  unheardPhrases,
  withWords,
} from './heard.ts';
export { inputFingerprint, textFingerprint } from './input.ts';
export { instruction } from './instruction.ts';
export { controlLabels } from './labels.ts';
export {
  judgePicture,
  type Picture,
  pictureLimits,
  spaceForPicture,
  spaceProblem,
} from './picture.ts';
export { textsWithPictures, withoutEmbeddedFiles } from './picture-places.ts';
export { planText, shortPlan } from './plan-text.ts';
export {
  answerToPlan,
  followedRecord,
  goInputs,
  judgePlanFirst,
  judgeTicket,
} from './proposed-plan.ts';
export {
  type AttemptEnd,
  commentEntry,
  emptyRecord,
  fitRecord,
  isTicketRecord,
  type Lease,
  mergeRecords,
  type OpenAttempt,
  type ProposedPlan,
  type TicketPart,
  type TicketRecord,
} from './record.ts';
export { commitReason, type FailedCheck, type Repair, repairText, rootCauseFor } from './repair.ts';
export { type Remark, type Review, reviewText } from './review.ts';
export {
  type AttemptReport,
  bareChange,
  bareReport,
  type FurtherCommit,
  type FurtherCommits,
  type OpenedPullRequest,
  type PublishedChange,
  type PullStanding,
  type Standing,
  standing,
  storyOf,
  withCommit,
} from './story.ts';
export {
  asksAgain,
  describeFinding,
  describeSweep,
  type SweepFinding,
  type SweepReason,
  type SweepRules,
  sweepProblem,
  sweepVerdict,
  wasConcluded,
} from './sweep.ts';
export {
  type Attachment,
  type Comment,
  commentMark,
  commentMarkOf,
  hasCommentMark,
  type LinkedTicket,
  lastMark,
  projectOf,
  type Status,
  type StatusCategory,
  type Ticket,
  type TicketField,
  type TicketKey,
  type TicketNow,
  ticketKey,
} from './ticket.ts';
export {
  chooseTransition,
  type MoveResult,
  type MoveTarget,
  statusAfter,
  type Transition,
  type TransitionChoice,
} from './transition.ts';
