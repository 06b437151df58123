import { type PullFacts, policyOf, pullAt, type Reaction } from '../../core/pulls/index.ts';
import { requestFingerprint } from '../../core/text/index.ts';
import {
  type FollowedPull,
  mergeRecords,
  type TicketKey,
  type TicketPart,
  type TicketRecord,
  type ToldState,
} from '../../core/tickets/index.ts';
import { settleAll } from '../async/index.ts';
import type { Forge, Tickets } from '../ports.ts';

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

/** Where a ticket's record is kept. */
interface RecordPlaces {
  readonly tickets: Pick<Tickets, 'recall' | 'seal'>;
  readonly forge: Pick<Forge, 'recall'>;
}

/** Reads the ticket's record, with what the pull request keeps of it. */
export async function knownRecord(
  { key, branch }: PullPlace,
  { tickets, forge }: RecordPlaces,
): Promise<TicketRecord> {
  const copy = forge.recall(key, branch, tickets.seal);
  const [own, shared] = await settleAll([tickets.recall(key), copy]);
  return shared === undefined ? own : mergeRecords(shared, own);
}

/**
 * Returns the ticket's part here as the pull request stands now; as it was if that is another one or an attempt is in
 * progress, and `undefined` if the ticket has no other repositories.
 */
export function partAt({
  record: { part, pullRequest },
  reaction,
  facts,
}: Pick<PullLook, 'record' | 'reaction' | 'facts'>): TicketPart | undefined {
  const isOwn = pullAt(pullRequest)?.number === facts.number;
  if (part === undefined || part.isWorking || !isOwn) return part;
  if (reaction.name === 'merged') return { ...part, standing: 'merged' };
  if (reaction.name === 'closed') return { ...part, standing: 'stopped' };
  if (facts.state !== 'open') return part;
  return { ...part, standing: facts.isDraft ? 'draft' : 'ready' };
}

/** Fingerprints of the sentences that are not yet where they belong. An attempt tells what it does itself. */
export function untold(look: PullLook): ToldState {
  const { reaction, followed } = look;
  const { told = {} } = followed;
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
