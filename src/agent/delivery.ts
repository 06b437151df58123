import type { Rules } from '../core/budget.ts';
import { inputFingerprint, instruction } from '../core/instruction.ts';
import type { PathRules } from '../core/path.ts';
import { emptyRecord, type TicketRecord } from '../core/record.ts';
import type { Outcome } from '../core/report/outcome.ts';
import { pullRequestBody, ticketComment } from '../core/report/report.ts';
import { changeTitle } from '../core/report/title.ts';
import { keptPatch, newRun } from '../core/run.ts';
import type { StopReason } from '../core/stop.ts';
import type { Ticket, TicketKey } from '../core/ticket.ts';
import type { Moved, MoveTarget } from '../core/transition.ts';
import { type Ended, failure, fixTicket } from './loop.ts';
import type { Forge, Published, Tickets } from './ports.ts';
import type { World } from './world.ts';

/** Which ticket is told, and what else it is to know. */
export interface Telling {
  readonly key: TicketKey;
  /** The webhook delivery that asked for the work, where there was one. */
  readonly delivery?: string;
  /** Where the log of this run can be read. */
  readonly log?: string;
  readonly target: MoveTarget;
}

/** What is to be done for one ticket, and where its result goes. */
export interface Assignment extends Telling {
  /** The commit that the workspace shows, and the branch that the pull request is for. */
  readonly base: string;
  readonly into: string;
  readonly branch: string;
  readonly paths: PathRules;
  readonly rules: Rules;
}

/** The two ends of the road: where tickets come from, and where changes go. */
export interface Ends {
  readonly tickets: Tickets;
  readonly forge: Forge;
}

/** What came of an assignment; `ticket` is missing when it could not even be read. */
export interface Delivered {
  readonly outcome: Outcome;
  readonly ticket?: Ticket;
  /** For the log: what really went wrong. */
  readonly cause?: unknown;
}

/** Takes one ticket down the whole road and tells it how it ended. Never rejects. */
export async function workTicket(job: Assignment, ends: Ends, world: World): Promise<Delivered> {
  const opened = await openTicket(job.key, ends.tickets, world.signal);
  if ('outcome' in opened) return opened;
  const { ticket, known } = opened;
  if (known.inputs.includes(inputFingerprint(ticket))) {
    return { ticket, outcome: { reason: 'nothing-new', run: newRun } };
  }
  const worked = await fixAndPublish(job, ends.forge, world, opened);
  return tellTicket(job, ends.tickets, world.signal, opened, worked);
}

interface Opened {
  readonly ticket: Ticket;
  readonly known: TicketRecord;
}

async function openTicket(
  key: TicketKey,
  tickets: Tickets,
  signal: AbortSignal,
): Promise<Opened | Delivered> {
  try {
    const known = await tickets.recall(key);
    return { known, ticket: await tickets.read(key, known) };
  } catch (thrown) {
    const { cause, ...why } = failure(thrown, signal);
    return { outcome: { ...why, run: newRun }, cause };
  }
}

type Worked = Ended & { readonly published?: Published };

/** The forge is asked first: a wrong token must not cost a call to the model. */
async function fixAndPublish(
  job: Assignment,
  forge: Forge,
  world: World,
  { ticket, known }: Opened,
): Promise<Worked> {
  let ended: Ended = { reason: 'failed', run: newRun };
  try {
    await forge.check();
    const task = { instruction: instruction(ticket, known), paths: job.paths };
    ended = await fixTicket(task, world, job.rules);
    if (ended.reason !== 'approved') return ended;
    const title = changeTitle(ticket.key, ticket.summary);
    const published = await forge.publish({
      key: ticket.key,
      branch: job.branch,
      base: job.base,
      into: job.into,
      patch: keptPatch(ended.run),
      message: title,
      title,
      body: pullRequestBody(ticket, ended.run),
    });
    return {
      ...ended,
      published,
      reason: published.kind === 'published' ? 'approved' : published.kind,
    };
  } catch (thrown) {
    return { run: ended.run, ...failure(thrown, world.signal) };
  }
}

/** Moves the ticket, comments on it and marks it. What was done is said even when the run was cancelled. */
async function tellTicket(
  job: Telling,
  tickets: Tickets,
  signal: AbortSignal,
  { ticket, known }: Opened,
  worked: Worked,
): Promise<Delivered> {
  const { published, cause, ...ended } = worked;
  let outcome: Outcome = { ...ended, ...(job.log === undefined ? {} : { log: job.log }) };
  try {
    if (published?.kind === 'published') {
      const moved = await moveTicket(job, tickets, signal);
      outcome = { ...outcome, pullRequest: published.pullRequest, moved };
    }
    const comment = await tickets.comment(
      ticket.key,
      ticketComment(outcome),
      known.comments.at(-1),
    );
    await tickets.remember(ticket.key, nextRecord(job, ticket, known, outcome, comment));
    return { ticket, outcome, cause };
  } catch (thrown) {
    const { problem = 'The run was cancelled.' } = failure(thrown, signal);
    const reason = isConclusive(outcome.reason) ? 'unreported' : outcome.reason;
    return {
      ticket,
      outcome: { ...outcome, reason, problem: outcome.problem ?? problem },
      cause: cause ?? thrown,
    };
  }
}

/** A ticket that cannot be moved is told so in the comment, which must still be written. */
function moveTicket(job: Telling, tickets: Tickets, signal: AbortSignal): Promise<Moved> {
  return tickets.move(job.key, job.target).catch((thrown: unknown): Moved => {
    const { problem = 'The run was cancelled.' } = failure(thrown, signal);
    return { kind: 'stayed', why: problem };
  });
}

/** Tells a ticket that work on it could not even begin, and why. Never rejects. */
export async function tellFailure(
  job: Telling,
  tickets: Tickets,
  signal: AbortSignal,
  thrown: unknown,
): Promise<Delivered> {
  const { cause, ...why } = failure(thrown, signal);
  const opened = await openTicket(job.key, tickets, signal);
  if ('outcome' in opened) return { outcome: { ...why, run: newRun }, cause };
  return tellTicket(job, tickets, signal, opened, { ...why, run: newRun, cause });
}

/** Whether the same input would only lead to the same end; an outage is worth another try. */
function isConclusive(reason: StopReason): boolean {
  return !['cancelled', 'misconfigured', 'failed', 'unreported'].includes(reason);
}

function nextRecord(
  job: Telling,
  ticket: Ticket,
  known: TicketRecord,
  outcome: Outcome,
  comment: string,
): TicketRecord {
  const conclusive = isConclusive(outcome.reason);
  return {
    ...emptyRecord,
    ...known,
    inputs: conclusive ? [...known.inputs, inputFingerprint(ticket)] : known.inputs,
    comments: [...known.comments.filter((id) => id !== comment), comment],
    read: conclusive ? ticket.comments.map(({ id }) => id) : known.read,
    ...(outcome.pullRequest ? { pullRequest: outcome.pullRequest.url } : {}),
    ...(job.delivery === undefined ? {} : { delivery: job.delivery }),
  };
}
