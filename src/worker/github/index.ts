export { type CheckResult, GitHubCheck } from './check.ts';
export { type DispatchResult, sendDispatch } from './dispatches.ts';
export type { GitHubRefusal } from './request.ts';
export { listRuns, type RunCursor, type RunPage, runsBetween } from './runs.ts';
export { type Bearer, Tokens } from './tokens.ts';
