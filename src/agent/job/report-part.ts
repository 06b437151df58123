import {
  type Outcome,
  partEnd,
  type WholeStanding,
  wholeStanding,
} from '../../core/report/index.ts';
import { isConclusive, stopReasons } from '../../core/run/index.ts';
import type { PartEnd, TicketRecord } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { unreportedEnd } from './late-report.ts';
import { showParts } from './ticket-parts.ts';
import type { Attempt, ReportContext } from './ticket-state.ts';

/** What an attempt has come to among the repositories of its ticket, which are one or several. */
export interface ToldPart {
  /** How it ended here, for the others; missing if there are none. */
  readonly ended?: PartEnd | undefined;
  /** The comment of all; missing if there are no others, or it could not be written, and then why. */
  readonly comment?: string | undefined;
  readonly error?: unknown;
  /** Whether the work is over in all repositories, as far as that is known. */
  readonly isOver: boolean;
  /** What the whole ticket has come to, by which it is moved. */
  readonly end?: 'pullRequest' | 'stop' | 'merge' | undefined;
}

/** An attempt that is over, whenever that is asked. */
const over = new Date(0).toISOString();

/**
 * Returns what the ticket has come to, which is how the attempt ended if it has one repository. Of several, records how it
 * ended in this one, then shows it with all others. The record says that it has yet to be reported, until the comment
 * shows it: after a crash, the next run goes on from there. Only a ticket of several has a `known` record. Never rejects.
 */
export async function tellPart(
  { job, tickets }: ReportContext,
  { state: { ticket }, earlier, pullRequest: opened, result }: Attempt,
  outcome: Outcome,
  known: TicketRecord | undefined,
): Promise<ToldPart> {
  const isStopped = opened === undefined && stopReasons[result.reason].isBegun;
  const own = opened?.draft === false ? 'pullRequest' : isStopped ? 'stop' : undefined;
  if (known === undefined) return { isOver: true, end: own };
  // A run that was cancelled since has an end of its own.
  const kept = known.ended?.reason === earlier?.reason ? known.ended : undefined;
  const ended = kept ?? partEnd(outcome, known);
  const end = isConclusive(outcome.reason)
    ? (known.open?.end ?? unreportedEnd(outcome, ticket, job))
    : undefined;
  const open = { until: known.open?.until ?? over, ...(end && { end }) };
  // All that the comment shows of the final record.
  const pullRequest = outcome.pullRequest?.url ?? known.pullRequest;
  const pending: TicketRecord = { ...known, ended, open, pullRequest };
  try {
    await tickets.remember(ticket.key, pending).catch((error: unknown) => {
      // The others would show this attempt in progress; a ticket that keeps no record shows it as long as it can.
      if (!(error instanceof UserError)) throw error;
    });
    const place = { key: ticket.key, record: pending };
    const { comment, parts } = await showParts(place, tickets);
    const whole = wholeStanding(parts);
    const hasPull = parts.some(({ record }) => record.ended?.pull !== undefined);
    const last = whole === 'waiting' && !hasPull ? 'stop' : ends[whole];
    // Who has opened the last of the pull requests has moved the ticket: without a beginning, nothing moves it again.
    const isIdle = ended.isEarlier && !stopReasons[outcome.reason].isBegun;
    return { ended, comment, isOver: whole !== 'open', end: isIdle ? undefined : last };
  } catch (error) {
    return { ended, error, isOver: false };
  }
}

const ends: Readonly<Record<WholeStanding, ToldPart['end']>> = {
  ...{ open: undefined, waiting: undefined },
  ...{ ready: 'pullRequest', merged: 'merge', nothing: 'stop' },
};
