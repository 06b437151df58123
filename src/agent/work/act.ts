import { answersTo, answerText, withheldOutcome } from '../../core/report/index.ts';
import type { AttemptRequest, FurtherCommit, Lease } from '../../core/tickets/index.ts';
import {
  answerKey,
  isRepair,
  isWanted,
  type PullRequestAsk,
  policyOf,
  runsOfChecks,
} from '../../core/work/index.ts';
import type { Answer } from '../ports.ts';
import type { FollowContext } from './context.ts';
import { keepDone, keepStanding, keepWait, tell } from './keep.ts';
import { withReaction } from './look.ts';
import { type PullLook, statusAt } from './pull-record.ts';
import type { JobResult } from './ticket-state.ts';

/** What came of an act. */
interface Acted {
  /** How an attempt ended. */
  readonly result?: JobResult | undefined;
  /** What else is to be known, as a sentence. */
  readonly note?: string | undefined;
}

/** What acting on a look needs besides it. */
export interface PullWork {
  readonly lease: Lease;
  readonly context: FollowContext;
}

/**
 * Does what a look asks for, and records it. All but an attempt has no effect when it is done twice, so it is recorded
 * afterwards: after a crash, the next look does it again.
 */
export async function act(work: PullWork, look: PullLook): Promise<Acted> {
  const { context } = work;
  const { reaction, facts, place } = look;
  const { key, request } = reaction;
  let added: FurtherCommit | undefined;
  switch (policyOf(reaction.name).act) {
    case 'attempt':
      return {
        result: await (request === undefined ? repair(work, look) : serve(work, look, request)),
      };
    case 'answer':
      if (request !== undefined) await answer(work, look, plainAnswer(look, request));
      return {};
    case 'move':
      return { note: await move(work, look) };
    case 'rerun':
      await rerun(work, look);
      return {};
    case 'update':
      await context.pulls.update(place.number, facts.head);
      added = {
        why: `brought up to date with ${facts.into}`,
        at: context.date().toISOString(),
      };
      break;
    case 'leave':
    case 'wait':
    case 'tell':
      break;
  }
  await tell(await keepDone(look, context, { key, added }), context);
  return {};
}

/** Runs failed jobs again; where the code host refuses that, how things stand is decided anew. */
async function rerun({ context }: PullWork, look: PullLook): Promise<void> {
  const { key, checks = [] } = look.reaction;
  let said: string | undefined;
  for (const run of runsOfChecks(checks)) said = (await context.pulls.rerun(run)) ?? said;
  const kept = await keepDone(look, context, { key, said });
  await tell(withReaction(kept, context), context);
}

/**
 * Moves the ticket of a merged pull request, or of the last one of its repositories; returns why it stays. A ticket that
 * Jira does not let go is moved by a later look, once whatever holds it is mended.
 */
async function move({ context }: PullWork, found: PullLook): Promise<string | undefined> {
  const { onMerge } = context.settings;
  const { kept: look, whole } = await keepStanding(found, context);
  const isLast = whole === 'merged' && onMerge.kind !== 'stay';
  const moved = isLast ? await context.tickets.move(look.place.key, onMerge) : undefined;
  const why = moved?.kind === 'stayed' ? moved.why : undefined;
  const isOver = why === undefined || moved?.category === 'done';
  const { key } = look.reaction;
  const kept = isOver ? await keepDone(look, context, { key }) : look;
  await tell(kept, context, why && ` Not moved: ${why}`);
  return why;
}

/**
 * Makes an attempt that nobody asked for, or goes on with one that a run has left. It is counted before it starts: after
 * a crash, the same checks are left to people.
 */
async function repair(work: PullWork, look: PullLook): Promise<JobResult | undefined> {
  const { context } = work;
  const { key, checks = [] } = look.reaction;
  const failures = checks.length === 0 ? [] : await context.pulls.failures(checks);
  const isOwn = isRepair(look.reaction);
  await keepDone(look, context, { key, isRepair: isOwn });
  const result = await attempt(work, look, isOwn ? { repair: { id: key, failures } } : {});
  if (result?.refused !== undefined) await keepWait(look, context);
  return result;
}

/** Makes the attempt that a person asked for, and answers; a cancelled one is made again by the next look. */
async function serve(
  work: PullWork,
  look: PullLook,
  request: PullRequestAsk,
): Promise<JobResult | undefined> {
  const { context } = work;
  const result = await attempt(work, look, { review: request.review });
  if (result === undefined || result.outcome.reason === 'cancelled') return result;
  await keepDone(look, context, { key: look.reaction.key });
  const shown = context.settings.withholds ? withheldOutcome(result.outcome) : result.outcome;
  await answer(work, look, answersTo(request, shown, { key: look.place.key, since: result.since }));
  return result;
}

async function attempt(
  { lease, context }: PullWork,
  look: PullLook,
  request: AttemptRequest,
): Promise<JobResult | undefined> {
  const { reaction, facts } = look;
  const { key, number } = look.place;
  // A merge with the base has in it what programs have committed to the branch.
  const { committer, forkPoint, head } = facts;
  const isMerge = reaction.name === 'conflict';
  const on = isMerge || committer === undefined ? 'base' : 'branch';
  const earlier = isMerge && forkPoint !== undefined ? { forkPoint, head } : undefined;
  const stillWanted = async () =>
    isWanted(
      await context.pulls.facts({
        number,
        key,
        command: context.settings.command,
        now: context.date(),
      }),
      reaction,
    );
  // It is written again by the attempt or, if that publishes nothing, by the next look.
  await context.pulls.describe(number, statusAt(look) ?? { status: '' }).catch(() => {});
  const more = { lease, request, on, earlier, isWanted: stillWanted } as const;
  return context.attempt?.({ key, reaction, facts, ...more });
}

/** Answers a request with the same sentence in each of its threads. */
function plainAnswer({ place, reaction }: PullLook, request: PullRequestAsk): Answer {
  const text = answerText(reaction.says, place.key);
  return { request, text, threads: request.threads.map(() => ({ text, isResolved: false })) };
}

async function answer({ context }: PullWork, look: PullLook, given: Answer): Promise<void> {
  await context.pulls.answer(look.place.number, given);
  await keepDone(look, context, { key: answerKey(given.request) });
}
