export type { FollowContext, Followed, FollowSettings, PullAttempt } from './context.ts';
export { earlierOf } from './earlier.ts';
