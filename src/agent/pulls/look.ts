import { decide, isDue, type PullFacts, policyOf, type Reaction } from '../../core/pulls/index.ts';
import { requestFingerprint } from '../../core/text/index.ts';
import {
  type FollowedPull,
  followedAs,
  mergeRecords,
  type TicketKey,
  type TicketRecord,
  type ToldState,
} from '../../core/tickets/index.ts';
import { settleAll } from '../async/index.ts';
import type { FollowContext, FollowSettings } from './context.ts';

/** A pull request of a ticket. */
export interface PullPlace {
  readonly number: number;
  readonly branch: string;
  readonly key: TicketKey;
}

/** A pull request as it is now, what is known of it, and what that leads to. */
export interface PullLook {
  readonly facts: PullFacts;
  readonly record: TicketRecord;
  readonly followed: FollowedPull;
  readonly reaction: Reaction;
}

/** Reads a pull request and its ticket's record, and decides; `undefined` if there is none, or it is from a fork. */
export async function lookAt(
  place: PullPlace,
  { command, maxTicketAttempts, staleDays }: FollowSettings,
  context: FollowContext,
): Promise<PullLook | undefined> {
  const { number, key } = place;
  const facts = await context.pulls.facts({ number, key, command });
  if (facts === undefined) return undefined;
  const record = await knownRecord(place, context);
  const limits = { command, maxTicketAttempts, staleDays };
  const reaction = decide(facts, record, limits, context.date());
  return { facts, record, followed: followedAs(record.followed, number), reaction };
}

/** Reads the ticket's record, with what the pull request keeps of it. */
export async function knownRecord(
  { key, branch }: PullPlace,
  { tickets, forge }: FollowContext,
): Promise<TicketRecord> {
  const [own, shared] = await settleAll([tickets.recall(key), forge.recall(key, branch)]);
  return shared === undefined ? own : mergeRecords(shared, own);
}

/** What a look leaves to do: an act, or only to tell how things stand. */
export function pendingWork({ reaction, followed }: PullLook): 'act' | 'tell' | 'nothing' {
  if (isDue(reaction, followed)) return 'act';
  return Object.keys(untold(reaction, followed)).length === 0 ? 'nothing' : 'tell';
}

/** Fingerprints of the sentences that are not yet where they belong. An attempt tells what it does itself. */
export function untold(reaction: Reaction, { told = {} }: FollowedPull): ToldState {
  if (policyOf(reaction.name).act === 'attempt') return {};
  const [pull, ticket] = [mark(reaction.onPull), mark(reaction.onTicket)];
  return {
    ...(pull === undefined || pull === told.pull ? {} : { pull }),
    ...(ticket === undefined || ticket === told.ticket ? {} : { ticket }),
  };
}

function mark(sentence: string | undefined): string | undefined {
  return sentence && requestFingerprint({ sentence }).slice(0, 12);
}
