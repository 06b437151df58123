export type {
  FollowContext,
  Followed,
  FollowSettings,
  PullAttempt,
} from './context.ts';
export { earlierOf } from './earlier.ts';
export { followPulls } from './follow.ts';
export { pullDispatch } from './hand-over.ts';
export { type KeptOutcomes, keepOutcomes } from './outcomes.ts';
