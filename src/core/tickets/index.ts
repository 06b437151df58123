export {
  type AttemptLimits,
  type AttemptRequest,
  exhaustedInput,
  inputFingerprint,
  readinessOf,
  startedRecord,
  textFingerprint,
  workedInputs,
} from './attempt-policy.ts';
export { instruction } from './instruction.ts';
export {
  commentEntry,
  emptyRecord,
  fitRecord,
  type Lease,
  mergeRecords,
  type TicketRecord,
} from './record.ts';
export type { Remark, Review } from './review.ts';
export {
  describeFinding,
  describeSweep,
  type SweepFinding,
  sweepProblem,
  sweepVerdict,
} from './sweep.ts';
export {
  type Attachment,
  type Comment,
  commentMark,
  hasCommentMark,
  type LinkedTicket,
  projectOf,
  type Status,
  type StatusCategory,
  type Ticket,
  type TicketField,
  type TicketKey,
  textAfterCommand,
  ticketKey,
} from './ticket.ts';
export {
  chooseTransition,
  type MoveResult,
  type MoveTarget,
  type Transition,
  type TransitionChoice,
} from './transition.ts';
