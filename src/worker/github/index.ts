export type { Credentials, GithubAccess, Refusal } from './access.ts';
export { type Sent, sendDispatch } from './dispatches.ts';
export { findRuns, type Runs } from './runs.ts';
export { Tokens } from './token.ts';
