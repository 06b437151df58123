export type {
  FollowContext,
  Followed,
  FollowedTickets,
  FollowSettings,
  PullAttempt,
} from './context.ts';
export { followPull, followPulls } from './follow.ts';
