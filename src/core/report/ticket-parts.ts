import { currentPlan, parseStopReason, stopReasons } from '../run/index.ts';
import { clipWithin, oneLine } from '../text/index.ts';
import { earlierPull, type PartEnd, type TicketPart, type TicketRecord } from '../tickets/index.ts';
import type { Outcome } from './outcome.ts';

/** Characters of each text that a record keeps, and entries of each list. */
const max = {
  understanding: 1_000,
  file: 200,
  reply: 2_000,
  line: 500,
  files: 12,
  notes: 4,
} as const;

/**
 * Returns what a record keeps of how an attempt in one of the ticket's repositories ended, with the pull request that it
 * has opened or left as it was.
 */
export function partEnd(outcome: Outcome, known: TicketRecord): PartEnd {
  const { reason, run, pullRequest, problem, notes = [], log } = outcome;
  const plan = currentPlan(run);
  const files = plan?.kind === 'fix' ? plan.files.map(({ path }) => path) : [];
  const reply = plan === undefined || plan.kind === 'fix' ? undefined : plan.reply;
  const earlier = earlierPull(known);
  return {
    ...{ reason, log },
    ...(pullRequest
      ? { pull: pullRequest.number, isDraft: pullRequest.draft }
      : earlier && { ...earlier, isEarlier: true }),
    understanding: plan && clipWithin(oneLine(plan.understanding), max.understanding),
    files: files.slice(0, max.files).map((path) => clipWithin(path, max.file)),
    reply: reply && clipWithin(reply, max.reply),
    problem: problem && clipWithin(oneLine(problem), max.line),
    notes: notes.slice(0, max.notes).map((note) => clipWithin(oneLine(note), max.line)),
  };
}

/** How the work in one repository stands. */
export type Standing =
  | 'not-started'
  | 'working'
  /** Its pull request waits for a review. */
  | 'ready'
  | 'merged'
  /** Nothing has to change there. */
  | 'nothing'
  /** People have to act: it is a draft, a question, a failure or a closed pull request. */
  | 'waiting';

/** Returns how the work stands by its record alone. */
export function standingOf({
  ended,
  open,
  attempts,
  pullRequest,
  followed,
}: TicketRecord): Standing {
  if (ended === undefined) {
    if (open !== undefined) return 'working';
    if (attempts === 0) return 'not-started';
    // A record from before the ticket had several repositories.
    if (pullRequest === undefined) return 'waiting';
    return followed?.done.includes(`merged:${followed.pull}`) ? 'merged' : 'ready';
  }
  const { reason, pull, isDraft, fate } = ended;
  if (fate === 'merged') return 'merged';
  if (pull !== undefined) return isDraft || fate === 'closed' ? 'waiting' : 'ready';
  if (isWaiting(reason)) return 'not-started';
  return needsPeople(reason) ? 'waiting' : 'nothing';
}

/** Whether the run ended before the work began, and another one goes on by itself. */
function isWaiting(reason: string): boolean {
  const known = parseStopReason(reason);
  return known !== undefined && stopReasons[known].isResumed && !stopReasons[known].isBegun;
}

/** Whether people have to act after an attempt without a pull request. */
function needsPeople(name: string): boolean {
  const reason = parseStopReason(name) ?? 'failed';
  return stopReasons[reason].job !== 'green' || reason === 'asked' || reason === 'planned';
}

/** How a ticket stands as a whole; `open` as long as a repository has not come to an end. */
export type WholeStanding = 'open' | Exclude<Standing, 'not-started' | 'working'>;

/** Returns how the ticket stands by all of its records. */
export function wholeStanding(parts: readonly TicketPart[]): WholeStanding {
  const all = new Set(parts.map(({ record }) => standingOf(record)));
  if (all.has('not-started') || all.has('working')) return 'open';
  const first = (['waiting', 'ready', 'merged'] as const).find((one) => all.has(one));
  return first ?? 'nothing';
}
