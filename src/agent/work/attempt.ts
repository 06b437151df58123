import {
  addSpent,
  currentPlan,
  keptPatch,
  lossesOf,
  type MergedStart,
  meaningOf,
  publishableAs,
  type Rules,
  rulesLeft,
} from '../../core/run/index.ts';
import { instruction, lastChange, type Ticket, type TicketNow } from '../../core/tickets/index.ts';
import { readFailedChecks } from '../../core/work/index.ts';
import type { Loss } from '../../engines/model/port/index.ts';
import { type LoopResult, notStarted, runLoop, toFailure } from '../loop/index.ts';
import type { Access } from '../ports.ts';
import { type PlanStart, startFromPlan } from './approved-plan.ts';
import { finishedChange } from './finished-change.ts';
import { type Listener, listen, mayListen, withFiles, withNow } from './listener.ts';
import { reserveRun } from './month-budget.ts';
import { mergeChange, mergeEarlier, onTip } from './other-commit.ts';
import { publish } from './publish.ts';
import type { Attempt, JobContext, TicketState } from './ticket-state.ts';
import { startAttempt } from './ticket-writes.ts';

/** Starts an attempt, runs the loop and publishes the change. Never rejects. */
export async function runAttempt(
  given: JobContext,
  loaded: TicketState,
  access: Access,
): Promise<Attempt> {
  if (loaded.unreadPullRequest !== undefined) {
    return { state: loaded, result: { ...notStarted, ...loaded.unreadPullRequest } };
  }
  const reserved = await reserveRun(given);
  if (reserved.kind === 'refused') return { ...reserved, state: loaded };
  const context = { ...given, model: reserved.model };
  const listener = listen(context);
  const attempt = await workAndPublish(context, loaded, { listener, access });
  const { attempts } = attempt.state.record;
  // What was reserved is settled, also if nothing was begun.
  const unbegun = reserved.kind === 'reserved' ? 0 : undefined;
  const number = attempts > loaded.record.attempts ? attempts : unbegun;
  return { ...attempt, number, notes: [...(attempt.notes ?? []), ...listener.notes()] };
}

async function workAndPublish(
  given: JobContext,
  loaded: TicketState,
  { listener, access }: { readonly listener: Listener; readonly access: Access },
): Promise<Attempt> {
  let work: WorkSoFar = {
    context: given,
    state: loaded,
    result: { ...notStarted, reason: 'failed' },
  };
  try {
    const { rules, note, ...planned } = await startFromPlan(given, loaded);
    const context = { ...given, job: { ...given.job, rules } };
    const isAgreed = planned.agreed !== undefined;
    work = { ...work, context, state: await startAttempt(context, loaded, { isAgreed, note }) };
    const start = await mergeEarlier(context);
    work = await runWork(
      { ...work, ...planned, start, context: carrying(context, start) },
      listener,
    );
    for (let isFirst = true; ; isFirst = false) {
      work = await hearPeople(work, listener);
      const { state, result } = work;
      const finished = await finishedChange(work.context, state, result, access);
      if (finished === undefined) return { state, result };
      // A draft that shows a conflict is worth more than another run that may end with nothing.
      const stopIfBaseMoved = isFirst && publishableAs(result) === 'fix';
      if ((await work.context.isWanted?.()) === false)
        return { state, result: { ...result, ...unwanted } };
      const published = await publish(work.context, { state, result }, finished, stopIfBaseMoved);
      if (!('tip' in published)) return published;
      work = (await workAgain(work, listener, published)) ?? work;
    }
  } catch (error) {
    const { state, result } = work;
    return { state, result: { ...result, detail: undefined, ...toFailure(error, given.signal) } };
  }
}

/** How an attempt ends that nobody waits for any more. */
const unwanted = {
  reason: 'stopped',
  detail: undefined,
  problem:
    'What this was made for no longer stands: the request was withdrawn, or people have approved, queued, merged or closed the pull request.',
} as const;

/** The job without the earlier change, unless that could be merged. */
const carrying = (context: JobContext, start: MergedStart | undefined): JobContext =>
  start ? context : { ...context, job: { ...context.job, earlier: undefined } };

/** An attempt in the middle: what it works on, and what has come of that. */
interface WorkSoFar {
  readonly context: JobContext;
  readonly state: TicketState;
  readonly result: LoopResult;
  /** What the model is shown of the ticket, and the plan that people have agreed to, if that is not all of it. */
  readonly shown?: PlanStart['shown'] | undefined;
  readonly agreed?: PlanStart['agreed'] | undefined;
  /** The change that its last run of the loop began with. */
  readonly start?: MergedStart | undefined;
  /** The ticket as it was read before people said more. */
  readonly before?: Ticket | undefined;
}

/** What a run of the loop begins with. */
interface Beginning extends Omit<WorkSoFar, 'result'> {
  readonly losses?: readonly Loss[];
  /** By default, those of the job. */
  readonly rules?: Rules;
}

/** Runs the loop for the ticket as it was read. Never rejects. */
async function runWork(beginning: Beginning, listener: Listener): Promise<WorkSoFar> {
  const { losses, rules: left, ...place } = beginning;
  const { context, state, shown = state, agreed, start, before } = place;
  const { paths, caps, reproduce, request, onBranch, rules } = context.job;
  const { review, repair } = request;
  const { ticket, record } = shown;
  const { key, pictures } = ticket;
  const read = repair && { ...repair, failures: readFailedChecks(repair.failures) };
  const text = instruction(ticket, record, { review, repair: read, isOnBranch: onBranch, before });
  const options = { paths, caps, reproduce, start, agreed, losses };
  const remarks = review?.remarks.length;
  const task = { key, instruction: text, pictures, remarks, ...options };
  // Whoever reports a ticket there must not read other customers' tickets.
  const tickets = ticket.isServiceDesk ? undefined : context.tickets;
  const isEnded = () => listener.endsRun(state);
  const outside = { ...context, tickets, isEnded };
  return { ...place, result: await runLoop(task, outside, left ?? rules) };
}

/**
 * Hears what people have said while it was worked on. Ends the work if they have ended it; goes on once with new words,
 * within what is left of the limits; what comes later, or cannot be considered, stays unheard. Never rejects.
 */
async function hearPeople(work: WorkSoFar, listener: Listener): Promise<WorkSoFar> {
  const { state, result } = work;
  if (!mayListen(result)) return work;
  const { heard, now } = await listener.lastLook(state, result);
  if (now === undefined) return work;
  // What was done to the ticket by now, the attempt has answered.
  if (heard.kind === 'nothing')
    return {
      ...work,
      state: { ...state, ticket: { ...state.ticket, updated: lastChange(state.ticket, now) } },
    };
  if (heard.kind === 'stop') {
    const stopped = { reason: 'stopped', detail: undefined, problem: heard.why } as const;
    return { ...work, state: withNow(state, now), result: { ...result, ...stopped } };
  }
  const again = listener.takeTurn() && (await workAgain(work, listener, { now }));
  const unheard = { ...state, unheard: heard.news };
  if (again && again.state !== state) return hearPeople(again, listener);
  if (again) return hearPeople({ ...again, state: unheard }, listener);
  // The run of the loop was ended for these words, and then the time was up.
  const late = { ...result, reason: 'limit-reached', detail: 'deadline' } as const;
  return { ...work, state: unheard, result: result.reason === 'stopped' ? late : result };
}

/** Why the work goes on: its base has moved to another commit, or people have said more. */
type News = { readonly tip: string } | { readonly now: TicketNow };

/**
 * Goes on with the change so far, on the files of a new base or with what people have said, within what is left of the
 * limits. If that ends with nothing, the first result stands as it was; `undefined` if nothing is left, or the files
 * cannot be read. Never rejects.
 */
async function workAgain(
  work: WorkSoFar,
  listener: Listener,
  news: News,
): Promise<WorkSoFar | undefined> {
  const { state, result: first } = work;
  const rules = rulesLeft(first.recorded.at(-1) ?? { ...first, rules: work.context.job.rules });
  const context = 'tip' in news ? await onTip(work.context, news.tip) : work.context;
  if (rules === undefined || context === undefined) return undefined;
  const isTold = 'now' in news;
  const next = isTold ? await withFiles(state, news.now, context.tickets) : state;
  const { agreed, shown } = work;
  const beginning = {
    ...{ context, state: next, rules, agreed },
    shown: isTold && shown ? { ...shown, ticket: next.ticket } : shown,
    before: isTold ? state.ticket : work.before,
    losses: lossesOf(first.run),
    start: await startOf(work, context),
  };
  const second = await runWork(beginning, listener);
  const cost = {
    spent: addSpent(first.spent, second.result.spent),
    elapsed: first.elapsed + second.result.elapsed,
    recorded: [...first.recorded, ...second.result.recorded],
  };
  const isLost = meaningOf(second.result).job === 'red' && publishableAs(second.result) === 'none';
  // A run of the loop that people have ended has no result of its own.
  const isFirstWorth = first.reason !== 'stopped' && !context.signal.aborted;
  return isLost && isFirstWorth
    ? { ...work, result: { ...first, ...cost } }
    : { ...second, result: { ...second.result, ...cost } };
}

/** The change so far in the files that are worked on now; what is in conflict is left to the model. */
async function startOf(
  { context, result: { run }, start }: WorkSoFar,
  onto: JobContext,
): Promise<MergedStart | undefined> {
  const kept = keptPatch(run);
  if (kept.size === 0) return onto === context ? start : undefined;
  const merged = await mergeChange(kept, context.workspace, onto);
  const plan = currentPlan(run);
  const understanding = plan?.kind === 'fix' ? plan.understanding : undefined;
  return merged && { ...merged, understanding };
}
