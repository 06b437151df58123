export {
  AttemptTimeout,
  findErrorCode,
  isCutOff,
  isTimeout,
  readBeginning,
  rootCause,
} from './connection.ts';
export { pauseAfter, type Wait } from './retry-delay.ts';
