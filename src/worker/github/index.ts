export { type CheckResult, GitHubCheck } from './check.ts';
export { type DispatchResult, sendDispatch } from './dispatches.ts';
export type { GitHubRefusal } from './request.ts';
export { findRuns, type RunLookup } from './runs.ts';
export { Tokens } from './tokens.ts';
