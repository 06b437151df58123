import { type Lease, standing, type TicketKey } from '../../core/tickets/index.ts';
import { policyOf, type Reaction, type ReactionPolicy } from '../../core/work/index.ts';
import type { Dispatch } from '../../dispatch.ts';
import { sha256Hex } from '../../engines/text/index.ts';
import { problemOf, toFailure } from '../loop/index.ts';
import type { PullScope } from '../ports.ts';
import { act, type PullWork } from './act.ts';
import type { FollowContext, Followed } from './context.ts';
import { moveReady, tell } from './keep.ts';
import { acquireLease, reportTime } from './lease.ts';
import { lookAt, pendingWork } from './look.ts';
import { type PullLook, type PullPlace, recordAt } from './pull-record.ts';

/**
 * Follows every pull request in scope, one after the other: looks at it and does what that leads to. One that fails
 * does not stop the others. Rejects only if they cannot be found.
 */
export async function followPulls(
  scope: PullScope,
  context: FollowContext,
): Promise<readonly Followed[]> {
  const followed: Followed[] = [];
  for (const { number, branch } of await context.pulls.find(scope)) {
    const key = context.settings.ticketOf(branch);
    if (context.signal.aborted) break;
    if (key !== undefined) followed.push(await followOne({ number, branch, key }, context));
  }
  return followed;
}

async function followOne(place: PullPlace, context: FollowContext): Promise<Followed> {
  const { number, key } = place;
  try {
    const look = await lookAt(place, context);
    const gone = `Pull request #${number} is gone, or comes from a fork.`;
    if (look === undefined) return { number, key, isDone: false, sentence: gone };
    const followed = await followLook(look, context);
    const { notes = [] } = look.facts;
    return { ...followed, sentence: [followed.sentence, ...notes].join(' ') };
  } catch (error) {
    const sentence = `Pull request #${number}: ${problemOf(error, context.signal)}`;
    return { number, key, isDone: false, failure: toFailure(error, context.signal), sentence };
  }
}

/** Does what a look leads to, if anything. */
async function followLook(look: PullLook, context: FollowContext): Promise<Followed> {
  const { reaction } = look;
  if (pendingWork(look) === 'nothing') return seen(look);
  if (reaction.name === 'requested' && reaction.request !== undefined) {
    await context.pulls.acknowledge(reaction.request).catch(() => {});
  }
  if (isAttempt(reaction) && context.attempt === undefined) {
    return handOn(look, context);
  }
  return followInTurn(look, context);
}

const isAttempt = ({ name }: Reaction) => policyOf(name).act === 'attempt';

/** Starts a job for an attempt that this run cannot make. */
async function handOn(look: PullLook, { dispatch }: FollowContext): Promise<Followed> {
  const followed = seen(look);
  if (dispatch === undefined) return followed;
  await dispatch(look.place.key, look.reaction);
  const sentence = `${followed.sentence} A job of its own works on it.`;
  return { ...followed, isDone: true, sentence };
}

function seen(look: PullLook): Followed {
  const { reaction, place } = look;
  const { number, key } = place;
  const sentence = `Pull request #${number}: ${reaction.says}`;
  return {
    number,
    key,
    reaction,
    standing: standing(recordAt(look), look.mayWork),
    isDone: false,
    sentence,
  };
}

/** Works under the ticket's lease. Unless the context says so, it does not wait: whoever has it looks again. */
async function followInTurn(look: PullLook, context: FollowContext): Promise<Followed> {
  const { number, key } = look.place;
  const lease = await leaseFor(look, context);
  if (lease === undefined) {
    const sentence = `Pull request #${number}: another run works on ${key}.`;
    return { ...seen(look), sentence };
  }
  try {
    return await workOff({ lease, context }, look);
  } finally {
    await context.forge.release(key, lease).catch(() => {});
  }
}

async function leaseFor(
  { place: { key }, facts }: PullLook,
  context: FollowContext,
): Promise<Lease | undefined> {
  const { run, maxMinutes } = context.settings;
  if (context.attempt !== undefined || context.waits === true) {
    const job = { key, run, base: facts.head };
    const result = await acquireLease({ ...context, job }, maxMinutes * 60_000);
    return result.kind === 'acquired' ? result.lease : undefined;
  }
  const now = context.date();
  const lease = { run, until: new Date(now.getTime() + reportTime).toISOString() };
  const standing = await context.forge.lease(key, lease, facts.head, now);
  return standing.run === run ? standing : undefined;
}

/** Whether GitHub or Jira may show only later what has come of an act. */
const isSlow: Readonly<Record<ReactionPolicy['act'], boolean>> = {
  ...{ rerun: true, update: true, move: true },
  ...{ leave: false, wait: false, tell: false, attempt: false, answer: false },
};

/** Acts that one run makes at a pull request at most: more is left to the next look. */
const maxRounds = 12;

/** Looks again after each act, and makes at most one attempt. */
async function workOff(work: PullWork, first: PullLook): Promise<Followed> {
  const { context } = work;
  let followed = seen(first);
  for (let round = 0; round < maxRounds && !context.signal.aborted; round += 1) {
    const look = await lookAt(first.place, context, true);
    const pending = look && pendingWork(look);
    if (look === undefined || pending === 'nothing') return followed;
    const { reaction } = look;
    if (pending === 'ready') {
      await moveReady(look, context);
      followed = { ...seen(look), isDone: true };
      continue;
    }
    if (pending === 'tell') {
      await tell(look, context);
      return followed.isDone ? followed : { ...seen(look), isDone: true };
    }
    if (isAttempt(reaction) && (followed.result !== undefined || context.attempt === undefined)) {
      const handedOn = await handOn(look, context);
      return followed.isDone ? followed : handedOn;
    }
    const { result, note } = await act(work, look);
    if (!followed.isDone || result !== undefined) {
      const { sentence, ...rest } = seen(look);
      followed = {
        ...rest,
        sentence: [sentence, note].filter(Boolean).join(' '),
        isDone: true,
        result,
      };
    }
    if (isSlow[policyOf(reaction.name).act]) return followed;
  }
  return followed;
}

/**
 * Returns what starts a job that looks at the ticket's pull request. The delivery is the same for the same reaction,
 * whoever finds it. `site` is the host of the Jira site.
 */
export function pullDispatch(
  key: TicketKey,
  reaction: Pick<Reaction, 'key'>,
  site: string,
): Dispatch {
  const delivery = `pull-${key}-${sha256Hex(reaction.key).slice(0, 16)}`;
  return { ticket: key, site, delivery, reason: 'pull' };
}
