import type { Block } from '../../core/markup/index.ts';
import {
  attemptSentence,
  newsSince,
  type PullStatus,
  statusText,
} from '../../core/report/index.ts';
import {
  bareChange,
  type FollowedPull,
  mergeRecords,
  standing,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { type PullFacts, policyOf, type Reaction } from '../../core/work/index.ts';
import { settleAll } from '../../engines/async.ts';
import { requestFingerprint } from '../../engines/text/index.ts';
import type { Forge, Tickets } from '../ports.ts';
import { statusComment } from './status-comment.ts';

/** A pull request of a ticket. */
export interface PullPlace {
  readonly number: number;
  readonly branch: string;
  readonly key: TicketKey;
}

/** A pull request as it is now, what is known of it, and what that leads to. */
export interface PullLook {
  readonly place: PullPlace;
  readonly facts: PullFacts;
  readonly record: TicketRecord;
  readonly followed: FollowedPull;
  readonly reaction: Reaction;
  /** Whether another run may be at work on the ticket. */
  readonly mayWork: boolean;
  /** Whether people have ended the work on the ticket, as far as an attempt depends on it. */
  readonly isWithdrawn?: boolean | undefined;
  /** Whether the pull request shows no words of the ticket. */
  readonly withholds?: boolean | undefined;
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
 * Returns the record once it says how the pull request stands; as it is for one that another has followed. What an attempt
 * without a change has left to say ends with the pull request.
 */
export function recordAt(
  { record, reaction, facts }: Pick<PullLook, 'record' | 'reaction' | 'facts'>,
  added = '',
): TicketRecord {
  const { number, url, state, into, isDraft, ended } = facts;
  const { published, pull } = record;
  if (reaction.name === 'superseded' || (published?.pull.number ?? 0) > number) return record;
  // The heading says where it went.
  const isSaid = reaction.name === 'merged' || reaction.name === 'closed';
  const now = `${isSaid ? '' : (reaction.onTicket ?? '')}${added}`.trim() || undefined;
  const elsewhere = reaction.name === 'merged-elsewhere' && ({ isElsewhere: true } as const);
  const wasOpen = pull?.number !== number || pull.state === 'open';
  const change =
    published?.pull.number === number ? published : bareChange({ number, url, draft: isDraft });
  return {
    ...record,
    // A person may have marked it as ready, or as a draft.
    published: { ...change, pull: { ...change.pull, draft: isDraft } },
    pull: { number, state, into, ...elsewhere, ended, now },
    ...(wasOpen && state !== 'open' && { ended: undefined }),
  };
}

/** The ticket's comment once it says how the pull request stands. */
export const commentAt = (look: PullLook, added = ''): readonly Block[] =>
  statusComment(recordAt(look, added), { mayWork: look.mayWork });

/**
 * What the pull request says of how it stands: what it waits for, what the last attempt has come to, and what a reviewer
 * who comes back has not seen. `undefined` if it is not told.
 */
export function statusAt(look: PullLook): PullStatus | undefined {
  const { reaction, facts, withholds } = look;
  const { onPull, name } = reaction;
  if (onPull === undefined) return undefined;
  const now = standing(recordAt(look), look.mayWork);
  if (now?.kind !== 'open' || now.change.pull.number !== facts.number) return { status: onPull };
  const isQuiet = now.since === undefined || policyOf(name).act === 'attempt';
  const status = isQuiet ? onPull : `${onPull} ${attemptSentence(now.since, withholds)}`;
  return { status, news: newsSince(now.change, facts.reviewed) };
}

/** What is not yet said where it belongs. */
interface Untold {
  readonly pull?: PullStatus;
  /** The fingerprint of the ticket's comment. */
  readonly ticket?: string;
}

/** What is not yet said where it belongs. An attempt tells what it does itself. */
export function untold(look: PullLook, added = ''): Untold {
  const { reaction, followed, facts } = look;
  if (policyOf(reaction.name).act === 'attempt') return {};
  const pull = statusAt(look);
  const isShown = facts.says === undefined || facts.says === (pull && statusText(pull));
  const sentence = JSON.stringify(commentAt(look, added));
  const ticket = requestFingerprint({ sentence }).slice(0, 12);
  return { ...(pull && !isShown && { pull }), ...(ticket !== followed.told?.text && { ticket }) };
}
