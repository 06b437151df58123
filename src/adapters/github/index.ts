export type { GitHubSettings } from './connection.ts';
export { githubDispatcher } from './dispatch.ts';
export { githubForge } from './forge.ts';
export { githubReviews } from './review.ts';
