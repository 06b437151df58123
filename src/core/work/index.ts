export { pullAt } from './address.ts';
export { isMetadataCheck, isSilent, kindOfCheck } from './check-kind.ts';
export { runsOfChecks } from './checks-decision.ts';
export { chooseReaction, isDue, isRepair, isWanted } from './decision.ts';
export {
  type Check,
  type CheckFailure,
  type CheckRun,
  isBotLogin,
  type PullFacts,
  type PullRequestAsk,
  type QueueRemoval,
  type Thread,
} from './facts.ts';
export { namesChange, readFailedChecks } from './failed-checks.ts';
export { budgetKey, maxRepairs } from './pull-view.ts';
export type { Reaction } from './reaction.ts';
export { policyOf, type ReactionName, type ReactionPolicy, reactionNames } from './reactions.ts';
export { answerKey } from './request-decision.ts';
export {
  allowMerges,
  findForbidding,
  judgedRules,
  type PlannedChange,
  type Rule,
} from './rules.ts';
export { quoted } from './sentences.ts';
export {
  branchTaken,
  decideOnTicket,
  type TicketDecision,
  type TicketFindings,
} from './ticket-decision.ts';
export { partStanding, type WholeStanding, wholeStanding } from './whole-ticket.ts';
