export { appTokens, type GitHubApp } from './app-tokens.ts';
export { githubDispatcher } from './dispatcher.ts';
export { githubForge } from './forge.ts';
export { type GitHubInspection, githubInspection } from './inspection.ts';
export { githubPulls } from './pulls.ts';
export type { GitHubSettings } from './settings.ts';
