import type { FollowedPull, TicketRecord } from '../tickets/index.ts';
import type { PullFacts } from './facts.ts';
import type { Reaction } from './reaction.ts';
import type { ReactionLimits } from './reaction-limits.ts';
import { policyOf, type ReactionName } from './reactions.ts';
import { type About, sentenceOf } from './sentences.ts';

/** All that a decision is made of. */
export interface PullView {
  readonly facts: PullFacts;
  readonly record: TicketRecord;
  readonly followed: FollowedPull;
  readonly limits: ReactionLimits;
}

/** Attempts that nobody asked for, of any kind, in the life of a pull request. */
export const maxRepairs = 2;

/** What a reaction is about besides the look itself. */
type Details = Omit<About, 'facts' | 'limits'> & Pick<Reaction, 'request'>;

/** Makes a reaction with its key and its sentences. */
export function react(
  { facts, limits }: PullView,
  name: ReactionName,
  subject: string | number,
  { request, ...details }: Details = {},
): Reaction {
  const { says, tells } = policyOf(name);
  const sentence = sentenceOf(says({ facts, limits, ...details }));
  const isTold = (where: 'pull' | 'ticket') => tells === 'both' || tells === where;
  return {
    name,
    key: `${name}:${subject}`,
    says: sentence,
    onPull: isTold('pull') ? sentence : undefined,
    onTicket: isTold('ticket') ? onTicket(sentence, facts) : undefined,
    request,
    checks: details.checks,
  };
}

/** Names the pull request, which other sentences call `it`. */
function onTicket(sentence: string, { number }: PullFacts): string {
  const subject = `Pull request #${number}`;
  return sentence.startsWith('It ') ? `${subject}${sentence.slice(2)}` : `${subject}: ${sentence}`;
}

/** Enough of a commit's name to tell it from those of the same pull request. */
export const shortSha = (commit: string): string => commit.slice(0, 12);

/** What people have decided that a new commit would undo: a clause; `undefined` if nothing. */
export function decidedBy({ isQueued, isApproved }: PullFacts): string | undefined {
  if (isQueued) return 'it is about to be merged, which a new commit would stop';
  return isApproved ? 'it is approved as it is' : undefined;
}

/** Why no attempt may start that nobody asked for: a clause; `undefined` if one may. */
export function ownLimit(
  { facts, record, followed, limits }: PullView,
  key: string,
): string | undefined {
  const decided = decidedBy(facts);
  if (decided !== undefined) return decided;
  if (followed.done.includes(key)) return 'an attempt at it has ended without a new commit';
  const { month, isWithdrawn } = limits;
  if (isWithdrawn) return 'people have ended the work on the ticket';
  if (month !== undefined && followed.done.includes(budgetKey(month)))
    return `the budget of ${month} has too little left for one; a look in the next month tries again`;
  if (followed.repairs >= maxRepairs) {
    return `${maxRepairs} attempts that nobody asked for were made here, which is the limit`;
  }
  return ticketLimit(record.attempts, limits);
}

/** Names the month whose budget had no room for an attempt that nobody asked for. */
export const budgetKey = (month: string): string => `budget:${month}`;

/** Why the ticket has no attempt left: a clause; `undefined` if it has one. */
export function ticketLimit(
  attempts: number,
  { maxTicketAttempts }: ReactionLimits,
): string | undefined {
  return attempts < maxTicketAttempts
    ? undefined
    : `all ${maxTicketAttempts} attempts at this ticket (max-ticket-attempts) were used`;
}
