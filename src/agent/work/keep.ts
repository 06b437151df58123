import { monthOf } from '../../core/ledger/index.ts';
import {
  type FurtherCommit,
  followedAs,
  mergeRecords,
  type TicketRecord,
  withCommit,
  withDone,
  withTold,
  withWait,
} from '../../core/tickets/index.ts';
import { budgetKey, policyOf, type WholeStanding } from '../../core/work/index.ts';
import type { FollowContext } from './context.ts';
import {
  commentAt,
  knownRecord,
  type PullLook,
  recordAt,
  statusAt,
  untold,
} from './pull-record.ts';
import { wholeOf } from './whole-ticket.ts';

/** What is done. */
interface Done {
  readonly key: string;
  /** Whether it was an attempt that nobody asked for. */
  readonly isRepair?: boolean;
  /** The commit that it has led to. */
  readonly added?: FurtherCommit | undefined;
  /** Why the code host has refused it, in its words. */
  readonly said?: string | undefined;
}

/** Records what is done. Returns the look with that. */
export function keepDone(
  look: PullLook,
  context: FollowContext,
  { added, said, ...done }: Done,
): Promise<PullLook> {
  const refused = said === undefined ? {} : { refused: { key: done.key, said } };
  // An attempt writes the comment itself, and may not have recorded that.
  const isWritten = policyOf(look.reaction.name).act === 'attempt';
  return keep(look, context, ({ published, ...known }) => {
    const followed = withDone(followedAs(known.followed, look.place.number), done.key, done);
    return {
      ...known,
      published: published && added ? { ...published, ...withCommit(published, added) } : published,
      followed: { ...(isWritten ? withTold(followed) : followed), ...refused },
    };
  });
}

/** Records that a repair did not fit into the month's budget: a look in the next month makes it. */
export function keepWait(look: PullLook, context: FollowContext): Promise<PullLook> {
  const wait = budgetKey(monthOf(context.date().toISOString()));
  return keep(look, context, (known) => ({
    ...known,
    followed: withWait(followedAs(known.followed, look.place.number), look.reaction.key, wait),
  }));
}

/**
 * Changes what the record says of the pull request: on the ticket or, failing that, in the description. Returns the
 * look with the new record. Rejects if it is kept nowhere.
 */
async function keep(
  look: PullLook,
  context: FollowContext,
  change: (known: TicketRecord) => TicketRecord,
): Promise<PullLook> {
  const { pulls, tickets, signal } = context;
  const { place, reaction } = look;
  const { key, number } = place;
  const record = change(mergeRecords(look.record, await knownRecord(place, context)));
  try {
    await tickets.remember(key, record);
  } catch (error) {
    if (signal.aborted) throw error;
    const status = statusAt(look) ?? { status: reaction.onTicket ?? '' };
    await pulls.describe(number, { ...status, kept: { key, record, seal: tickets.seal } });
  }
  return { ...look, record, followed: followedAs(record.followed, number) };
}

/** Records how the pull request stands on a ticket of several repositories; returns how the whole ticket stands then. */
export async function keepStanding(
  look: PullLook,
  context: FollowContext,
): Promise<{ readonly kept: PullLook; readonly whole: WholeStanding }> {
  if (look.record.part === undefined) return { kept: look, whole: 'merged' };
  const kept = await keep(look, context, (record) => recordAt({ ...look, record }));
  return { kept, whole: await wholeOf(look.place.key, kept.record, context.tickets) };
}

/**
 * Records that what was a draft is ready, and moves the ticket if it was the last one that people had to act on. Moves it
 * first, so that a move that fails is made by the next look; of two at the same time, neither may have known of the other.
 */
export async function moveReady(look: PullLook, context: FollowContext): Promise<void> {
  const { tickets, settings } = context;
  const { key } = look.place;
  const wasLast = (await wholeOf(key, recordAt(look), tickets)) === 'ready';
  if (wasLast) await tickets.move(key, settings.onReady);
  const { whole } = await keepStanding(look, context);
  if (!wasLast && whole === 'ready') await tickets.move(key, settings.onReady);
}

/**
 * Says in the pull request and on the ticket how things stand. What could not be said is said by a later look. Of the
 * ticket's comment, it is recorded: before it is written that it is not known, then what it says. Rejects only if that
 * could not be recorded.
 */
export async function tell(look: PullLook, context: FollowContext, added = ''): Promise<void> {
  const { pulls, tickets } = context;
  const { key, number } = look.place;
  const { pull, ticket } = untold(look, added);
  const comment = look.record.comments.at(-1);
  const keepTold = (told: string | undefined) =>
    keep(look, context, (record) => {
      const { followed, ...known } = recordAt({ ...look, record }, added);
      return { ...known, followed: withTold(followedAs(followed, number), told) };
    });
  if (ticket !== undefined && look.followed.told?.text !== undefined) await keepTold(undefined);
  const [, isTold] = await Promise.all([
    pull && isSaid(pulls.describe(number, pull)),
    ticket !== undefined &&
      (comment === undefined || isSaid(tickets.rewrite(key, comment, commentAt(look, added)))),
  ]);
  if (isTold) await keepTold(ticket);
}

function isSaid(saying: Promise<void>): Promise<boolean> {
  return saying.then(
    () => true,
    () => false,
  );
}
