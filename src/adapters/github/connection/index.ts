export { delay, fetchThrough, type GitHubConnection, githubConnection } from './connection.ts';
export {
  appHint,
  explainError,
  explaining,
  failureReason,
  ifFound,
  ifReadable,
  isOvertaken,
  isRejected,
  readRejection,
  refusalOf,
  unlessRejected,
  writeAccessHint,
} from './errors.ts';
export { fileTextAt, githubFileAt } from './file-text.ts';
export { type OutageOptions, watchOutages } from './outage.ts';
export { firstOfNewest, readPages } from './pages.ts';
export type { GitHubSettings, WorkflowRun } from './settings.ts';
