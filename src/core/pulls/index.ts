export type {
  Check,
  CheckFailure,
  CheckRun,
  PullFacts,
  PullRequestAsk,
  Thread,
} from './facts.ts';
export type { Reaction } from './reaction.ts';
export { type ReactionName, type ReactionPolicy, reactionNames } from './reactions.ts';
export {
  findForbidding,
  judgedRules,
  type PlannedChange,
  type Rule,
  type RuleLimits,
  ruleLimits,
} from './rules.ts';
