export { appTokens, type GitHubApp } from './app-tokens.ts';
export { type GitHubSettings, githubFileAt } from './connection/index.ts';
export { githubDispatcher } from './dispatcher.ts';
export { githubOutcomes, githubPulls } from './follow/index.ts';
export { githubForge } from './forge.ts';
export { type GitHubInspection, githubInspection } from './inspection.ts';
export { githubLedger } from './ledger.ts';
