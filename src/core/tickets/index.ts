export {
  type AttemptLimits,
  type AttemptRequest,
  exhaustedInput,
  readinessOf,
  startedRecord,
  workedInputs,
} from './attempt-policy.ts';
export { commentMark, hasCommentMark } from './comment-mark.ts';
export { inputFingerprint, instruction } from './instruction.ts';
export type { Lease } from './lease.ts';
export { emptyRecord, fitRecord, mergeRecords, type TicketRecord } from './record.ts';
export { type Remark, type Review, textAfterCommand } from './review.ts';
export {
  defaultSweep,
  describeFinding,
  describeSweep,
  type SweepFinding,
  sweepProblem,
  sweepVerdict,
} from './sweep.ts';
export {
  type Attachment,
  type Comment,
  type LinkedTicket,
  projectOf,
  type Status,
  type StatusCategory,
  type Ticket,
  type TicketField,
  type TicketKey,
  ticketKey,
} from './ticket.ts';
export {
  chooseTransition,
  type MoveResult,
  type MoveTarget,
  type Transition,
  type TransitionChoice,
} from './transition.ts';
