import { type FollowedPull, followedAs, type TicketRecord } from '../tickets/index.ts';
import { checksReaction } from './checks-decision.ts';
import { type PullFacts, personOn } from './facts.ts';
import { decidedBy, ownLimit, type PullView, react, shortSha } from './pull-view.ts';
import type { Reaction } from './reaction.ts';
import type { ReactionLimits } from './reaction-limits.ts';
import { policyOf } from './reactions.ts';
import { requestReaction } from './request-decision.ts';
import { namedChecks, silentChecks } from './sentences.ts';

/** Decides from the facts as they are now and the ticket's record what a look at a pull request leads to. */
export function chooseReaction(
  facts: PullFacts,
  record: TicketRecord,
  limits: ReactionLimits,
): Reaction {
  const followed = followedAs(record.followed, facts.number);
  const look: PullView = { facts, record, followed, limits };
  for (const rule of rules) {
    const reaction = rule(look);
    if (reaction !== undefined) return reaction;
  }
  const also = `${flakes(look)}${silentChecks(facts.checks)}`;
  return react(look, 'review-awaited', facts.number, { also });
}

/** Whether the agent has something to do for a reaction besides telling. */
export function isDue({ name, key }: Reaction, { done }: FollowedPull): boolean {
  const { act } = policyOf(name);
  return act !== 'leave' && act !== 'wait' && act !== 'tell' && !done.includes(key);
}

/** Whether a reaction starts an attempt that nobody has asked for. */
export function isRepair({ name, request }: Reaction): boolean {
  return policyOf(name).costsAttempt && request === undefined;
}

/** Whether what an attempt was made for still stands, so that somebody wants what it has made. */
export function isWanted(
  facts: PullFacts | undefined,
  { request }: Pick<Reaction, 'request'>,
): boolean {
  if (facts?.state !== 'open') return false;
  const ids = facts.requests.map(({ review }) => review.id);
  const isAsked = request === undefined || ids.includes(request.review.id);
  const isLeft = facts.isOff || decidedBy(facts) !== undefined;
  return isAsked && (request?.isByName === true || !isLeft);
}

/** In this order; the first reaction is given. */
const rules: readonly ((look: PullView) => Reaction | undefined)[] = [
  ended,
  unfinished,
  requestReaction,
  leftToPeople,
  inBase,
  baseReaction,
  checksReaction,
];

function ended(look: PullView): Reaction | undefined {
  const { facts, record } = look;
  const { number, state, madeFor } = facts;
  if ((record.followed?.pull ?? 0) > number) return react(look, 'superseded', number);
  if (state === 'closed') return react(look, 'closed', number);
  if (state === 'open') return undefined;
  return react(look, madeFor === undefined ? 'merged' : 'merged-elsewhere', number);
}

/** A run that has ended has left a commit that the branch may not show: whoever comes next goes on from there. */
function unfinished(look: PullView): Reaction | undefined {
  const { commit, isPublished } = look.record.open?.end ?? {};
  return commit === undefined || isPublished
    ? undefined
    : react(look, 'unfinished', shortSha(commit));
}

/** Where the agent does nothing on its own. */
function leftToPeople(look: PullView): Reaction | undefined {
  const { base, number, isOff } = look.facts;
  if (base === undefined) return react(look, 'base-gone', number);
  if (isOff) return react(look, 'off', number);
  return personOn(look.facts) === undefined ? undefined : react(look, 'taken-over', number);
}

function inBase(look: PullView): Reaction | undefined {
  const { isInBase, head } = look.facts;
  return isInBase ? react(look, 'already-in-base', shortSha(head)) : undefined;
}

function baseReaction(look: PullView): Reaction | undefined {
  const { merges, head, base = '', number } = look.facts;
  if (merges === 'unknown') return react(look, 'merge-unknown', number);
  if (merges === 'clean') return undefined;
  const at = `${shortSha(head)}:${shortSha(base)}`;
  const made = react(look, 'conflict', at);
  const why = ownLimit(look, made.key);
  return why === undefined ? made : react(look, 'conflict-left', at, { why });
}

/** Names the checks that passed only when they were run again. */
function flakes({ facts, followed }: PullView): string {
  const rerun = `checks-rerun:${shortSha(facts.head)}:`;
  const wasRerun = followed.done.some((key) => key.startsWith(rerun));
  const again = facts.checks.filter(
    ({ state, run }) => state === 'passed' && (run?.attempt ?? 1) > 1,
  );
  if (!wasRerun || again.length === 0) return '';
  return ` Of its checks, ${namedChecks(again)} failed once and passed on the same commit: flaky.`;
}
