export {
  AttemptTimeout,
  beginningOf,
  codeOf,
  isCutOff,
  isTimeout,
  rootCause,
} from './connection.ts';
export { pauseAfter, type Wait } from './retry-delay.ts';
