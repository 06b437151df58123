import { monthOf } from '../../core/ledger/index.ts';
import { followedAs, whyWithdrawn } from '../../core/tickets/index.ts';
import { chooseReaction, isDue, isRepair, partStanding } from '../../core/work/index.ts';
import type { FollowContext } from './context.ts';
import { knownRecord, type PullLook, type PullPlace, recordAt, untold } from './pull-record.ts';

/**
 * Reads a pull request and its ticket's record, and decides; `undefined` if there is none, or it is from a fork.
 * `isHeld`: whether the ticket's lease is this run's.
 */
export async function lookAt(
  place: PullPlace,
  context: FollowContext,
  isHeld = false,
): Promise<PullLook | undefined> {
  const { number, key } = place;
  const record = await knownRecord(place, context);
  const { into: madeFor } = followedAs(record.followed, number);
  const now = context.date();
  const asked = { number, key, command: context.settings.command, madeFor, now };
  const facts = await context.pulls.facts(asked);
  if (facts === undefined) return undefined;
  const isOpen = record.open !== undefined && !isHeld;
  const mayWork = isOpen && (await context.forge.isLeased(key, now));
  const look = withReaction({ place, facts, record, mayWork }, context);
  if (!isRepair(look.reaction)) return look;
  const ticket = await context.tickets.look(key, record);
  const repair = { id: look.reaction.key, failures: [] };
  const isWithdrawn = whyWithdrawn(ticket, record, { repair }) !== undefined;
  return isWithdrawn ? withReaction({ ...look, isWithdrawn }, context) : look;
}

/** Decides what facts and a record lead to. */
export function withReaction(
  found: Pick<PullLook, 'place' | 'facts' | 'record' | 'mayWork' | 'isWithdrawn'>,
  { settings, date }: Pick<FollowContext, 'settings' | 'date'>,
): PullLook {
  const { facts, record, isWithdrawn } = found;
  const month = monthOf(date());
  const reaction = chooseReaction(facts, record, { ...settings, month, isWithdrawn });
  const followed = followedAs(record.followed, facts.number);
  return { ...found, followed, reaction, withholds: settings.withholds };
}

/** What a look leaves to do: to move the ticket of what was a draft, an act, or only to tell how things stand. */
export function pendingWork(look: PullLook): 'ready' | 'act' | 'tell' | 'nothing' {
  const { part } = look.record;
  const isUnready = part !== undefined && partStanding(look.record) === 'draft';
  if (isUnready && partStanding(recordAt(look)) === 'ready') return 'ready';
  if (isDue(look.reaction, look.followed)) return 'act';
  return Object.keys(untold(look)).length === 0 ? 'nothing' : 'tell';
}
