export type { FollowContext, Followed, FollowSettings, PullAttempt } from './context.ts';
