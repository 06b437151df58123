import { pullAt } from '../../core/pulls/index.ts';
import { type WholeStanding, wholeStanding } from '../../core/report/index.ts';
import {
  type FollowedPull,
  followedAs,
  mergeRecords,
  type TicketRecord,
  type ToldState,
  withDone,
} from '../../core/tickets/index.ts';
import { showParts } from '../job/index.ts';
import type { FollowContext, FollowSettings } from './context.ts';
import { knownRecord, type PullLook, type PullPlace, untold } from './pull-record.ts';

/** Records that the key is done; `isRepair`: by an attempt that nobody asked for. Returns the look with that. */
export function keepDone(
  place: PullPlace,
  look: PullLook,
  context: FollowContext,
  done: { readonly key: string; readonly isRepair?: boolean },
): Promise<PullLook> {
  return keep(place, look, context, (known) => withDone(known, done.key, done));
}

/**
 * Changes what the record says of the pull request: on the ticket or, failing that, in the description. Returns the
 * look with the new record. Rejects if it is kept nowhere.
 */
async function keep(
  place: PullPlace,
  look: PullLook,
  context: FollowContext,
  change: (known: FollowedPull) => FollowedPull,
): Promise<PullLook> {
  const { pulls, tickets, signal } = context;
  const { key, number } = place;
  const { reaction } = look;
  const latest = mergeRecords(look.record, await knownRecord(place, context));
  const followed = change(followedAs(latest.followed, number));
  const record = { ...latest, followed, ...endedAs(latest, look) };
  try {
    await tickets.remember(key, record);
  } catch (error) {
    if (signal.aborted) throw error;
    const status = reaction.onPull ?? reaction.onTicket ?? '';
    await pulls.describe(number, { status, kept: { key, record, seal: tickets.seal } });
  }
  return { ...look, record, followed };
}

/** How the pull request stands now, on a ticket of several repositories: its comment is written from that. */
function endedAs(
  { siblings, ended, open, pullRequest }: TicketRecord,
  { reaction, facts, isMoved = false }: PullLook,
): Pick<TicketRecord, 'ended'> {
  const { number, state } = facts;
  const isOwn = ended?.pull === number || pullAt(pullRequest)?.number === number;
  const isInProgress = ended === undefined && open !== undefined;
  if (siblings === undefined || !isOwn || isInProgress) return {};
  const isOver = reaction.name === 'merged' || reaction.name === 'closed';
  const fate = isOver && state !== 'open' ? state : undefined;
  // Until the ticket is moved, it stands as the draft that it was.
  const isDraft = facts.isDraft || (ended?.pull === number && ended.isDraft === true && !isMoved);
  const status = reaction.onTicket ?? ended?.status;
  const isEarlier = (ended !== undefined && ended.pull === undefined) || ended?.isEarlier;
  const known = ended ?? { reason: 'approved' };
  return { ended: { ...known, pull: number, isEarlier, isDraft, fate, status } };
}

/** Records how the pull request stands on a ticket of several repositories; returns how all of them stand then. */
export async function keepStanding(
  place: PullPlace,
  look: PullLook,
  context: FollowContext,
): Promise<{ readonly kept: PullLook; readonly whole?: WholeStanding }> {
  if (look.record.siblings === undefined) return { kept: look };
  const kept = await keep(place, look, context, (known) => known);
  return { kept, whole: wholeStanding(await context.tickets.parts(place.key, kept.record)) };
}

/** Records and shows that what was a draft is ready; moves the ticket if it was the last one that people had to act on. */
export async function moveReady(
  place: PullPlace,
  look: PullLook,
  { onReady }: FollowSettings,
  context: FollowContext,
): Promise<void> {
  const { tickets } = context;
  const { key } = place;
  const { record } = look;
  const ready = { ...record, ...endedAs(record, { ...look, isMoved: true }) };
  const wasLast = wholeStanding(await tickets.parts(key, ready)) === 'ready';
  if (wasLast) await tickets.move(key, onReady);
  const kept = await keep(place, { ...look, isMoved: true }, context, (known) => known);
  const { parts } = await showParts({ key, record: kept.record }, tickets);
  // Of two at the same time, neither may have known of the other.
  if (!wasLast && wholeStanding(parts) === 'ready') await tickets.move(key, onReady);
}

/**
 * Says in the pull request and on the ticket how things stand, then records what was said. What could not be said is
 * said by a later look. Rejects only if that could not be recorded.
 */
export async function tell(
  place: PullPlace,
  look: PullLook,
  context: FollowContext,
  added = '',
): Promise<void> {
  const { pulls, tickets } = context;
  const { key, number } = place;
  const { reaction, record, followed } = look;
  const due = untold({ ...look, record, followed });
  const comment = record.comments.at(-1);
  const { onPull: status = '', onTicket = '' } = reaction;
  const [pull, ticket] = await Promise.all([
    due.pull && said(pulls.describe(number, { status }), due.pull),
    due.ticket &&
      (record.siblings !== undefined
        ? said(showAll(place, look, context), due.ticket)
        : comment === undefined
          ? due.ticket
          : said(tickets.note(key, comment, `${onTicket}${added}`), due.ticket)),
  ]);
  if (pull === undefined && ticket === undefined) return;
  const news: ToldState = { ...(pull && { pull }), ...(ticket && { ticket }) };
  await keep(place, look, context, (known) => ({ ...known, told: { ...known.told, ...news } }));
}

/** Shows how the pull request stands among those of the ticket's other repositories. */
async function showAll(place: PullPlace, look: PullLook, context: FollowContext): Promise<void> {
  const { record } = await keep(place, look, context, (known) => known);
  await showParts({ key: place.key, record }, context.tickets);
}

/** The fingerprint once it was said; `undefined` if that failed. */
function said(saying: Promise<void>, fingerprint: string): Promise<string | undefined> {
  return saying.then(
    () => fingerprint,
    () => undefined,
  );
}
