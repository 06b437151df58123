import type { Caps } from '../../core/edits/index.ts';
import type { PathRules } from '../../core/repository/index.ts';
import { addSpent, type Rules, rulesLeft } from '../../core/run/index.ts';
import { instruction } from '../../core/tickets/index.ts';
import { failureOf, type LoopResult, notStarted, type RunContext, runLoop } from '../loop/index.ts';
import type { Forge, Published, Tests, Tickets } from '../ports.ts';
import { type Publishing, publicationOf, type Unmarked, withMark } from './publishing.ts';
import type { Worked } from './report-outcome.ts';
import { type Beginning, beginAttempt } from './start-attempt.ts';
import type { TicketState } from './ticket-state.ts';

/** What an attempt is to do. */
export interface Working extends Beginning, Publishing {
  readonly branch: string;
  readonly paths: PathRules;
  readonly caps: Caps;
  readonly reproduce: boolean;
  readonly rules: Rules;
}

/** An attempt that has ended: the ticket as it stands, and what was published for it. */
export interface Attempt {
  readonly opened: TicketState;
  readonly worked: Worked;
  readonly unmarked?: Unmarked;
}

/** Begins an attempt, works for at most `time` milliseconds and publishes. Never rejects. */
export async function makeAttempt(
  job: Working,
  { tickets, forge }: { readonly tickets: Tickets; readonly forge: Forge },
  world: RunContext,
  read: TicketState,
  time: number,
): Promise<Attempt> {
  let ended: LoopResult = { reason: 'failed', ...notStarted };
  let opened = read;
  try {
    if (read.doubt !== undefined) throw read.doubt;
    opened = await beginAttempt(job, tickets, world.signal, world.date(), read);
    const bounded = { ...job, rules: { ...job.rules, maxMinutes: time / 60_000 } };
    ended = await work(bounded, read, world);
    const published = await publish(bounded, forge, opened, ended, true);
    if (published?.answer.kind !== 'base-moved') return attemptOf(opened, ended, published);
    const again = await workAgain(bounded, read, world, ended, published.answer.tip);
    ended = again.ended;
    return attemptOf(opened, ended, await publish(again.job, forge, opened, ended, false));
  } catch (thrown) {
    return { opened, worked: { ...ended, ...failureOf(thrown, world.signal) } };
  }
}

function work(
  job: Working,
  { ticket, known }: TicketState,
  world: RunContext,
): Promise<LoopResult> {
  const { key } = ticket;
  const { paths, caps, reproduce, review } = job;
  const task = { key, instruction: instruction(ticket, known, review), paths, caps, reproduce };
  return runLoop(task, world, job.rules);
}

interface Answered extends Unmarked {
  readonly answer: Published;
}

async function publish(
  job: Working,
  forge: Forge,
  opened: TicketState,
  ended: LoopResult,
  heedsBase: boolean,
): Promise<Answered | undefined> {
  const unmarked = publicationOf(job, opened, ended);
  if (unmarked === undefined) return undefined;
  const answer = await forge.publish(withMark(unmarked, opened.known, heedsBase));
  return { ...unmarked, answer };
}

function attemptOf(
  opened: TicketState,
  ended: LoopResult,
  published: Answered | undefined,
): Attempt {
  if (published === undefined) return { opened, worked: ended };
  const { answer, ...unmarked } = published;
  const { lacking } = unmarked;
  const reason = answer.kind === 'branch-taken' ? answer.kind : ended.reason;
  return { opened, worked: { ...ended, reason, published: answer, lacking }, unmarked };
}

/**
 * Works once more, on the files as they are by now, with what is left of the bounds. Where they cannot be
 * had or nothing is left, the first work stands on its own base, and people see the conflict.
 */
async function workAgain(
  job: Working,
  read: TicketState,
  world: RunContext,
  first: LoopResult,
  tip: string,
) {
  const rules = rulesLeft(job.rules, first.spent, first.elapsed);
  const workspace = await world.filesAt?.(tip).catch(() => undefined);
  if (rules === undefined || workspace === undefined) return { job, ended: first };
  const moved = { ...job, base: tip, rules };
  const { tests, ...rest } = world;
  const there = { ...rest, workspace, ...(tests && { tests: elsewhere(tests) }) };
  const ended = await work(moved, read, there);
  const spent = addSpent(first.spent, ended.spent);
  const elapsed = first.elapsed + ended.elapsed;
  return { job: { ...moved, rules: job.rules }, ended: { ...ended, spent, elapsed } };
}

/** The project's commands know the files of the first commit only, so that they prove nothing of another. */
export function elsewhere({ commands, isolation }: Tests): Tests {
  const why = 'the change is on newer files than the checkout, on which it was not run';
  return { commands, isolation, run: async () => ({ kind: 'not-run', why }) };
}
