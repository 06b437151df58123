export type { GitHubSettings } from './connection.ts';
export { githubDispatcher } from './dispatcher.ts';
export { githubForge } from './forge.ts';
export { type GitHubInspection, githubInspection } from './inspection.ts';
export { githubReviews } from './reviews.ts';
