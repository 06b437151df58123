export { type CheckResult, GitHubCheck, repositoryProblem } from './check.ts';
export { type DispatchResult, sendDispatch } from './dispatches.ts';
export { askedPause, callGitHub, type GitHubRefusal } from './request.ts';
export { listRuns, type RunCursor, type RunPage, runsBetween } from './runs.ts';
export { type Bearer, Tokens } from './tokens.ts';
