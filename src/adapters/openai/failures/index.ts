export {
  AttemptTimeout,
  beginningOf,
  codeOf,
  isCutOff,
  isTimeout,
  rootCause,
} from './connection.ts';
export { nextAttempt, pauseAfter, type RetryState, type Wait } from './retry.ts';
