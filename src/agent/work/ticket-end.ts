import { changeTitle } from '../../core/report/index.ts';
import { meaningOf } from '../../core/run/index.ts';
import {
  type MoveResult,
  type OpenedPullRequest,
  statusAfter,
  type Ticket,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { pullAt, type WholeStanding } from '../../core/work/index.ts';
import { settleAll } from '../../engines/async.ts';
import { oneLine } from '../../engines/text/index.ts';
import { problemOf } from '../loop/index.ts';
import type { LinkedPage } from '../ports.ts';
import type { Attempt, ReportContext } from './ticket-state.ts';
import { type LeftTicket, moveTicket } from './ticket-writes.ts';
import { wholeOf } from './whole-ticket.ts';

/** What has become of a ticket besides its comment and its record. */
interface EndedTicket extends LeftTicket {
  /** The move to report. */
  readonly moved?: MoveResult | undefined;
  /** What everybody on it should know, as a sentence. */
  readonly note?: string | undefined;
  /** What did not succeed, one sentence each. */
  readonly failures: readonly string[];
}

/**
 * Links the pull request, moves the ticket and gives it back, by what it has come to; one of several repositories only
 * once all have come to that. Rejects if it cannot be found out what the others have come to.
 */
export async function endTicket(
  context: ReportContext,
  attempt: Attempt,
  own: TicketRecord,
): Promise<EndedTicket> {
  const whole = own.part && (await wholeOf(attempt.state.ticket.key, own, context.tickets));
  const end = endOf(attempt, whole);
  const [unlinked, moves, given] = await settleAll([
    linkPullRequest(context, attempt),
    moveAtEnd(context, attempt, end),
    // What another run for the ticket can still go on with, here or elsewhere, stays the agent's.
    whole === 'open' ? nothingGiven : giveBack(context, attempt),
  ]);
  const failures = [given.failure, unlinked].filter((failure) => failure !== undefined);
  return { ...moves, note: given.note, failures };
}

/** What a ticket comes to, by which it is moved. */
type End = 'pullRequest' | 'stop' | 'merge' | undefined;

function endOf({ pullRequest, result }: Attempt, whole: WholeStanding | undefined): End {
  const { isBegun } = meaningOf(result);
  if (whole !== undefined) return isBegun ? ends[whole] : undefined;
  if (pullRequest?.draft === false) return 'pullRequest';
  return isBegun && pullRequest === undefined ? 'stop' : undefined;
}

const ends: Readonly<Record<WholeStanding, End>> = {
  ...{ open: undefined, waiting: undefined },
  ...{ ready: 'pullRequest', merged: 'merge', stopped: 'stop' },
};

/** Links the pull request to the ticket; returns a sentence if that fails. */
async function linkPullRequest(
  { tickets, signal }: ReportContext,
  { state: { ticket }, pullRequest }: Attempt,
): Promise<string | undefined> {
  if (pullRequest === undefined) return undefined;
  try {
    await tickets.link(ticket.key, toPage(ticket, pullRequest));
    return undefined;
  } catch (error) {
    return `The pull request could not be linked to the ticket: ${problemOf(error, signal)}`;
  }
}

/** The id is the same for the same pull request, so a second link replaces the first. */
function toPage({ key, summary }: Ticket, pullRequest: OpenedPullRequest): LinkedPage {
  const { number, url } = pullRequest;
  const repository = pullAt(url)?.repository;
  return {
    id: repository === undefined ? url : `github:${repository}#${number}`,
    url,
    title: `#${number} ${changeTitle(key, summary)}`,
  };
}

/** To whom a ticket was given, or why it was not. */
interface GivenBack {
  readonly note?: string;
  readonly failure?: string;
}

const nothingGiven: GivenBack = {};

/** Gives back a ticket that is the agent's; returns a note that says to whom, or why not. */
async function giveBack(
  { job, tickets, signal }: ReportContext,
  { state: { ticket }, result }: Attempt,
): Promise<GivenBack> {
  const isAgents = ticket.isAssigned === true || job.request?.cause === 'assigned';
  if (!isAgents || meaningOf(result).isResumed) return {};
  try {
    const name = await tickets.giveBack(ticket.key);
    return name === undefined ? {} : { note: `Assigned to ${oneLine(name, 100)} again.` };
  } catch (error) {
    return { failure: `The ticket could not be given back: ${problemOf(error, signal)}` };
  }
}

/** A move that failed at the start of the attempt is reported only with a fix. */
async function moveAtEnd(
  context: ReportContext,
  { state: { ticket, moved: first } }: Attempt,
  end: End,
) {
  const wanted = end && context.job.targets?.[end];
  const last = await moveTicket(ticket.key, wanted ?? { kind: 'stay' }, context);
  const moved = last ?? (end === 'pullRequest' || first?.kind === 'moved' ? first : undefined);
  const category = last?.category ?? first?.category ?? ticket.status.category;
  const names = [ticket.status, statusAfter(first), statusAfter(last)];
  const leftStatus = names.findLast((place) => place?.category === category)?.name;
  return { moved, left: category, leftStatus };
}
