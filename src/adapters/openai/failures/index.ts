export { AttemptTimeout } from './attempt-timeout.ts';
export { answerOf, complaintOf, quotationOf } from './complaint.ts';
export { beginningOf } from './error-body.ts';
export { pauseAfter, type Wait } from './retry-delay.ts';
export {
  codeOf,
  isCutOff,
  isOutOfCredit,
  isTimeout,
  isTooLong,
  isUnauthorised,
  rootCause,
} from './transience.ts';
