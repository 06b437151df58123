import type { StopReason } from '../../core/run/index.ts';
import { type AttemptLimits, readinessOf } from '../../core/tickets/index.ts';
import { sleep } from '../async/index.ts';
import { notStarted, type RunContext } from '../loop/index.ts';
import type { Tickets } from '../ports.ts';
import {
  type JobResult,
  loadTicket,
  type Mark,
  type Telling,
  type TicketState,
} from './ticket-state.ts';

/** A ticket whose turn it is, or why it is left alone. `left` is the time that the run still has, in milliseconds. */
export type Turn =
  | { readonly kind: 'over'; readonly delivered: JobResult }
  | { readonly kind: 'stop'; readonly opened: TicketState; readonly reason: StopReason }
  | { readonly kind: 'work'; readonly opened: TicketState; readonly left: number };

/**
 * Reads the ticket, and once more after the pause that the last attempt asks for, so that what people
 * added meanwhile is worked with the rest. Never rejects.
 */
export async function awaitTurn(
  job: Telling & AttemptLimits,
  tickets: Tickets,
  mark: Mark,
  world: Pick<RunContext, 'date' | 'signal'>,
  time: number,
): Promise<Turn> {
  let left = time;
  for (;;) {
    const opened = await loadTicket(job.key, tickets, world.signal, mark);
    if ('outcome' in opened) return { kind: 'over', delivered: opened };
    const { ticket, known } = opened;
    const readiness = readinessOf(ticket, known, job, world.date());
    switch (readiness.kind) {
      case 'due':
        return { kind: 'work', opened, left };
      case 'worked':
        return over(opened, 'nothing-new');
      case 'exhausted':
        if (readiness.reported) return over(opened, 'ticket-attempts-exhausted');
        return { kind: 'stop', opened, reason: 'ticket-attempts-exhausted' };
      case 'cooling':
        left -= readiness.ms;
        if (left <= 0) return { kind: 'stop', opened, reason: 'deadline' };
        if (!(await sleep(readiness.ms, world.signal))) {
          return { kind: 'stop', opened, reason: 'cancelled' };
        }
    }
  }
}

/** Nothing is said on the ticket: it says so already. */
function over({ ticket }: TicketState, reason: StopReason): Turn {
  return { kind: 'over', delivered: { ticket, outcome: { reason, ...notStarted } } };
}
