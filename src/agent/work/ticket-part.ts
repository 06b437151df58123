import type { Outcome } from '../../core/report/index.ts';
import { isConclusive, meaningOf } from '../../core/run/index.ts';
import {
  endedPart,
  type TicketPart,
  type TicketRecord,
  type WholeStanding,
} from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { unreportedEnd } from './late-report.ts';
import type { Attempt, ReportContext } from './ticket-state.ts';
import { wholeOf } from './whole-ticket.ts';

/** What an attempt means for the whole ticket. */
export interface TicketEnd {
  /** The ticket's part here; missing if it has no other repositories. */
  readonly part?: TicketPart | undefined;
  /** Whether the work is over in all repositories, as far as that is known. */
  readonly isOver: boolean;
  /** What the ticket has come to, by which it is moved. */
  readonly end?: 'pullRequest' | 'stop' | 'merge' | undefined;
  /** Why that could not be found out. */
  readonly error?: unknown;
}

/**
 * Returns what the ticket has come to, by its `known` record. Of a ticket in several repositories, records first how
 * the attempt ended in this one, so that of two that end at the same time, at least one sees both. The record says that
 * the end has yet to be reported: after a crash, the next run goes on from there. Never rejects.
 */
export async function endTicket(
  { job, tickets }: ReportContext,
  { state, pullRequest, result }: Attempt,
  outcome: Outcome,
  known: TicketRecord,
): Promise<TicketEnd> {
  const { isBegun, job: color } = meaningOf(result);
  const { part: before } = known;
  if (before === undefined) {
    const stop = isBegun && pullRequest === undefined ? 'stop' : undefined;
    return { isOver: true, end: pullRequest?.draft === false ? 'pullRequest' : stop };
  }
  const needsPeople = color !== 'green' || result.reason === 'asked' || result.reason === 'planned';
  const part = isBegun ? endedPart(before, pullRequest, needsPeople) : before;
  const end = isConclusive(result)
    ? (known.open?.end ?? unreportedEnd(outcome, state.ticket, job))
    : undefined;
  try {
    if (isBegun) {
      const pending = { ...known, part, open: { end } };
      await tickets.remember(state.ticket.key, pending).catch((error: unknown) => {
        // The others see this attempt in progress; a ticket that keeps no record is not moved by them.
        if (!(error instanceof UserError)) throw error;
      });
    }
    const whole = await wholeOf(state.ticket.key, part, tickets);
    return { part, isOver: whole !== 'open', end: isBegun ? ends[whole] : undefined };
  } catch (error) {
    return { part, error, isOver: false };
  }
}

const ends: Readonly<Record<WholeStanding, TicketEnd['end']>> = {
  ...{ open: undefined, waiting: undefined },
  ...{ ready: 'pullRequest', merged: 'merge', stopped: 'stop' },
};
