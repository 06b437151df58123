import type { Pacing } from '../core/attempt.ts';
import { instruction } from '../core/instruction.ts';
import type { PathRules } from '../core/path.ts';
import type { TicketRecord } from '../core/record.ts';
import { markedBody } from '../core/report/pull-request-mark.ts';
import { pullRequestBody } from '../core/report/report.ts';
import { changeTitle } from '../core/report/title.ts';
import type { Rules } from '../core/run/budget.ts';
import { keptPatch } from '../core/run/run.ts';
import { beginAttempt } from './beginning.ts';
import { type Ended, failure, fixTicket, notBegun } from './loop.ts';
import type { Delivered, Opened, Telling } from './opening.ts';
import type { Forge, Publication, Tickets } from './ports.ts';
import { tellTicket, type Worked } from './telling.ts';
import { awaitTurn } from './turn.ts';
import type { World } from './world.ts';

/** What is to be done for one ticket, and where its result goes. */
export interface Assignment extends Telling, Pacing {
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

/** Takes one ticket down the whole road and tells it how it ended. Never rejects. */
export async function workTicket(job: Assignment, ends: Ends, world: World): Promise<Delivered> {
  let time = job.rules.maxMinutes * 60_000;
  for (;;) {
    const mark = { forge: ends.forge, branch: job.branch };
    const turn = await awaitTurn(job, ends.tickets, mark, world, time);
    if (turn.kind === 'over') return turn.delivered;
    const { opened } = turn;
    if (turn.kind === 'stop') {
      const ended = { reason: turn.reason, ...notBegun };
      return (await tellTicket(job, ends.tickets, world.signal, opened, ended)).delivered;
    }
    time = turn.left;
    const attempt = await makeAttempt(job, ends, world, opened, time);
    if (attempt !== undefined) return conclude(job, ends, world, attempt);
  }
}

/** An attempt that has ended: the ticket as it stands, and what is published for it. */
interface Attempt {
  readonly opened: Opened;
  readonly worked: Worked;
  readonly publication?: Omit<Publication, 'body'> & { readonly text: string };
}

/**
 * Begins an attempt, works and publishes; `undefined` when another run has begun one. The forge is asked
 * first: a wrong token must not cost a call to the model.
 */
async function makeAttempt(
  job: Assignment,
  { tickets, forge }: Ends,
  world: World,
  read: Opened,
  time: number,
): Promise<Attempt | undefined> {
  let ended: Ended = { reason: 'failed', ...notBegun };
  let opened = read;
  try {
    await forge.check();
    if (read.doubt !== undefined) throw read.doubt;
    const begun = await beginAttempt(job, tickets, world.signal, world.date(), read);
    if (begun === undefined) return undefined;
    opened = begun;
    const { key } = opened.ticket;
    const task = { key, instruction: instruction(opened.ticket, read.known), paths: job.paths };
    ended = await fixTicket(task, world, { ...job.rules, maxMinutes: time / 60_000 });
    if (ended.reason !== 'approved') return { opened, worked: ended };
    const publication = publicationOf(job, opened, ended);
    const published = await forge.publish(withMark(publication, opened.known));
    const reason = published.kind === 'published' ? 'approved' : published.kind;
    return { opened, worked: { ...ended, published, reason }, publication };
  } catch (thrown) {
    return { opened, worked: { ...ended, ...failure(thrown, world.signal) } };
  }
}

function publicationOf(job: Assignment, { ticket }: Opened, ended: Ended) {
  const title = changeTitle(ticket.key, ticket.summary);
  return {
    key: ticket.key,
    branch: job.branch,
    base: job.base,
    into: job.into,
    patch: keptPatch(ended.run),
    message: title,
    title,
    text: pullRequestBody(ticket, { ...ended, allowed: job.rules }),
  };
}

function withMark(
  { text, ...publication }: NonNullable<Attempt['publication']>,
  record: TicketRecord,
): Publication {
  return { ...publication, body: markedBody(text, publication.key, record) };
}

/**
 * Tells the ticket. The mark says that the input was worked only once the ticket was told, as its record
 * does: a run that dies before leaves the telling to the next one.
 */
async function conclude(
  job: Assignment,
  { tickets, forge }: Ends,
  world: World,
  { opened, worked, publication }: Attempt,
): Promise<Delivered> {
  const told = await tellTicket(job, tickets, world.signal, opened, worked);
  const { delivered, unrecorded } = told;
  if (unrecorded === undefined || worked.published?.kind !== 'published') return delivered;
  if (publication === undefined) return delivered;
  try {
    await forge.publish(withMark(publication, unrecorded));
    const { problem: _, ...outcome } = delivered.outcome;
    return { ...delivered, outcome: { ...outcome, reason: worked.reason } };
  } catch (thrown) {
    return { ...delivered, cause: delivered.cause ?? thrown };
  }
}
