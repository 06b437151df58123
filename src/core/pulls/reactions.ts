/** What one reaction to a pull request means. */
export interface ReactionPolicy {
  /** What the agent does. `leave` and `wait`: nothing until the next look. `tell`: it says so, once. */
  readonly act: 'leave' | 'wait' | 'tell' | 'rerun' | 'update' | 'attempt' | 'answer' | 'move';
  /** Tells the reviewer, in the pull request, how things stand; `undefined` if there is nothing to say. */
  readonly onPull: string | undefined;
  /** Tells the ticket. */
  readonly onTicket: string | undefined;
  /** Whether it counts as an attempt at the ticket. */
  readonly costsAttempt: boolean;
  /** Whether nothing goes on until a person acts. */
  readonly needsPerson: boolean;
}

/** The names of the reactions, in the order in which they are tried. */
export const reactionNames = [
  // Its end.
  'merged',
  'merged-elsewhere',
  'closed',
  // What people ask for.
  'requested',
  'request-refused',
  'base-gone',
  'off',
  'taken-over',
  // The base.
  'conflict',
  'conflict-left',
  'behind',
  // The checks of its head.
  'checks-running',
  'checks-held',
  'checks-metadata',
  'checks-red-on-base',
  'checks-red-everywhere',
  'checks-flaky',
  'checks-failed',
  'checks-left',
  // Nothing to do.
  'stale',
  'review-awaited',
] as const;

export type ReactionName = (typeof reactionNames)[number];
