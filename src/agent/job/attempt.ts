import { readFailedChecks } from '../../core/checks/index.ts';
import type { MergedPatch } from '../../core/edits/index.ts';
import { workingComment } from '../../core/report/index.ts';
import {
  addSpent,
  type Loss,
  lossesOf,
  publishableAs,
  rulesLeft,
  stopReasons,
} from '../../core/run/index.ts';
import {
  instruction,
  startedRecord,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { settleAll } from '../async/index.ts';
import { type LoopResult, notStarted, problemOf, runCandidates, toFailure } from '../loop/index.ts';
import type { Access, Checks } from '../ports.ts';
import { mergeEarlier } from './earlier-change.ts';
import type { FinishedChange } from './finished-change.ts';
import { reportTime } from './lease.ts';
import { finishedChange, publish } from './publish.ts';
import {
  type Attempt,
  type JobContext,
  moveTicket,
  type TicketState,
  withComment,
} from './ticket-state.ts';

interface AttemptOptions extends Pick<Access, 'checksWait'> {
  /** Milliseconds that the attempt may take. */
  readonly time: number;
}

/** Starts an attempt, runs the loop and publishes the change. Never rejects. */
export async function runAttempt(
  { job, ...rest }: JobContext,
  loaded: TicketState,
  { time, checksWait }: AttemptOptions,
): Promise<Attempt> {
  if (loaded.unreadPullRequest !== undefined) {
    return { state: loaded, result: { ...notStarted, ...loaded.unreadPullRequest } };
  }
  const rules = { ...job.rules, maxMinutes: time / 60_000 };
  let context: JobContext = { ...rest, job: { ...job, rules } };
  let state = loaded;
  let result: LoopResult = { ...notStarted, reason: 'failed' };
  let change: FinishedChange | undefined;
  try {
    state = await startAttempt(context, loaded);
    result = await work(context, loaded, { start: await mergeEarlier(context) });
    change = await finishedChange(context, state, result, { checksWait });
    if (change === undefined) return { state, result };
    // A draft that shows a conflict is worth more than another run that may end with nothing.
    const stopIfBaseMoved = publishableAs(result.reason, result.run) === 'fix';
    const first = await publish(context, { state, result }, change, stopIfBaseMoved);
    if (!('tip' in first)) return first;
    ({ context, result } = await workAgain(context, loaded, result, first.tip));
    const newer = await finishedChange(context, state, result, { checksWait });
    // A run that was cancelled keeps what it has; one that was answered on the new base needs no change.
    if (newer === undefined)
      return { state, result, unpublished: context.signal.aborted ? change : undefined };
    change = newer;
    const second = await publish(context, { state, result }, change, false);
    return 'tip' in second ? { state, result, unpublished: change } : second;
  } catch (error) {
    const ended = { ...result, ...toFailure(error, context.signal) };
    return { state, result: ended, unpublished: change };
  }
}

/** What a run of the loop begins with. */
interface Beginning {
  readonly losses?: readonly Loss[];
  readonly start?: MergedPatch | undefined;
}

function work(
  context: JobContext,
  { ticket, record }: TicketState,
  beginning: Beginning,
): Promise<LoopResult> {
  const { paths, caps, reproduce, review, repair, earlier, rules } = context.job;
  const { key, pictures } = ticket;
  const read = repair && { ...repair, failures: readFailedChecks(repair.failures) };
  const isOnBranch = earlier?.kind === 'in-files';
  const text = instruction(ticket, record, { review, repair: read, isOnBranch });
  const task = { key, instruction: text, pictures, paths, caps, reproduce, ...beginning };
  // Whoever reports a ticket there must not read other customers' tickets.
  const tickets = ticket.isServiceDesk ? undefined : context.tickets;
  return runCandidates(task, { ...context, tickets }, rules);
}

/**
 * Works once more on the files of the new base, within what is left of the limits. If the files cannot be
 * read, nothing is left or the second run gives up with nothing, the first result stands on its own base, and
 * the pull request shows the conflict.
 */
async function workAgain(
  context: JobContext,
  loaded: TicketState,
  first: LoopResult,
  tip: string,
): Promise<{ readonly context: JobContext; readonly result: LoopResult }> {
  const { job, checks } = context;
  const last = first.recorded.at(-1) ?? { ...first, rules: job.rules };
  const rules = rulesLeft(last);
  const workspace = await context.filesAt?.(tip).catch(() => undefined);
  if (rules === undefined || workspace === undefined) return { context, result: first };
  const moved = { ...context, workspace, checks: checks && untested(checks) };
  const again = { ...moved, job: { ...job, rules } };
  const second = await work(again, loaded, { losses: lossesOf(first.run) });
  const cost = {
    spent: addSpent(first.spent, second.spent),
    elapsed: first.elapsed + second.elapsed,
    recorded: [...first.recorded, ...second.recorded],
  };
  const isLost =
    stopReasons[second.reason].job === 'red' && publishableAs(second.reason, second.run) === 'none';
  if (isLost && !context.signal.aborted) return { context, result: { ...first, ...cost } };
  return { context: { ...moved, job: { ...job, base: tip } }, result: { ...second, ...cost } };
}

/** Returns the checks for work on another commit than the checkout: no command is run. */
export function untested({ commands, isolation }: Checks): Checks {
  const prepare = async () => undefined;
  const why = 'the change is based on newer files than the checkout, where it was not run';
  return { commands, isolation, prepare, run: async () => ({ kind: 'not-run', why }) };
}

/**
 * Records the attempt and says so in the ticket's comment, then moves the ticket. Rejects if the comment
 * cannot be written; the ticket then keeps its status.
 */
async function startAttempt(context: JobContext, loaded: TicketState): Promise<TicketState> {
  const { job, tickets } = context;
  const { key } = loaded.ticket;
  const now = context.date();
  const until = new Date(now.getTime() + job.rules.maxMinutes * 60_000 + reportTime);
  const claim = startedRecord(loaded.record, now, job.branch, { ...job, until });
  const body = workingComment(claim.attempts, job.log);
  const [claimProblem, comment] = await settleAll([
    writeRecord(key, claim, context),
    tickets.comment(key, body, loaded.comment),
  ]);
  const record = withComment(claim, comment);
  const isRecorded = claim.comments.includes(comment);
  const [recordProblem, moved] = await settleAll([
    claimProblem ?? (isRecorded ? undefined : writeRecord(key, record, context)),
    moveTicket(key, job.targets.start, context),
  ]);
  return { ...loaded, record, comment, moved, recordProblem };
}

/** Returns why the record could not be written, or `undefined` if it was. */
function writeRecord(
  key: TicketKey,
  record: TicketRecord,
  { tickets, signal }: JobContext,
): Promise<string | undefined> {
  return tickets.remember(key, record).then(
    () => undefined,
    (error) => problemOf(error, signal),
  );
}
