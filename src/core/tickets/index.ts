export {
  type AttemptLimits,
  type AttemptRequest,
  exhaustedInput,
  readinessOf,
  startedRecord,
  workedInputs,
} from './attempt-policy.ts';
export { carriesMark, commentMark } from './comment-mark.ts';
export { inputFingerprint, instruction } from './instruction.ts';
export type { Lease } from './lease.ts';
export { emptyRecord, fittedRecord, mergedRecords, type TicketRecord } from './record.ts';
export { type Remark, type Review, textAfterCommand } from './review.ts';
export {
  describeFinding,
  describeSweep,
  type Finding,
  judgeTicket,
  sweepProblem,
  usualSweep,
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
  type Choice,
  chooseTransition,
  type Moved,
  type MoveTarget,
  type Transition,
} from './transition.ts';
