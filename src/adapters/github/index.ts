export { githubDispatcher } from './dispatcher.ts';
export { githubForge } from './forge.ts';
export { type GitHubInspection, githubInspection } from './inspection.ts';
export { githubPulls } from './pull-requests.ts';
export { githubReviews } from './reviews.ts';
export type { GitHubSettings } from './settings.ts';
