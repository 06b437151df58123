import { isConclusive, publishableAs } from '../../core/run/index.ts';
import {
  addsFile,
  type Heard,
  hear,
  statusAfter,
  type Ticket,
  type TicketNow,
  withWords,
} from '../../core/tickets/index.ts';
import { type LoopResult, problemOf } from '../loop/index.ts';
import type { Tickets } from '../ports.ts';
import type { ReportContext, TicketState } from './ticket-state.ts';

/** What a look at a ticket in work has shown. */
export interface TicketLook {
  readonly heard: Heard;
  /** Missing if the ticket could never be looked at. */
  readonly now?: TicketNow;
}

/** Listens to people while their ticket is worked on. */
export interface Listener {
  /** Looks at the ticket with one request. Never rejects: what cannot be heard is nothing. */
  look(state: TicketState): Promise<TicketLook>;
  /** Looks, and returns whether what it shows ends the current run of the loop. */
  endsRun(state: TicketState): Promise<boolean>;
  /** Returns the last look that has ended a run of the loop, or else a new one. */
  lastLook(state: TicketState, result: LoopResult): Promise<TicketLook>;
  /** Returns whether the attempt may still go on with what people have said; it does so once. */
  takeTurn(): boolean;
  /** What people should know of the looks, each as a sentence. */
  notes(): readonly string[];
}

/** Starts to listen for an attempt. */
export function listen({ job, tickets, signal }: ReportContext): Listener {
  let ending: TicketLook | undefined;
  let hasTurn = true;
  let problem: string | undefined;
  let seen: TicketNow | undefined;
  const look = async (state: TicketState): Promise<TicketLook> => {
    try {
      seen = await tickets.look(state.ticket.key, state.record);
    } catch (error) {
      if (!signal.aborted) problem ??= problemOf(error, signal);
    }
    // What an earlier look has shown still holds if Jira does not answer.
    if (seen === undefined) return { heard: { kind: 'nothing' } };
    return { heard: hear(asLeft(state), seen, job.request?.command), now: seen };
  };
  return {
    look,
    async endsRun(state) {
      const seen = await look(state);
      const { kind } = seen.heard;
      const ends = kind === 'stop' || (kind === 'news' && hasTurn);
      if (ends) ending = seen;
      return ends;
    },
    async lastLook(state, { reason }) {
      return reason === 'stopped' && ending !== undefined ? ending : look(state);
    },
    takeTurn() {
      const had = hasTurn;
      hasTurn = false;
      return had;
    },
    notes: () =>
      problem === undefined
        ? []
        : [
            `The ticket could not be looked at while the work went on, so later words may be missed: ${problem}`,
          ],
  };
}

/** Whether people may be asked for more: an end that says nothing of the ticket is the same whatever they say. */
export function mayListen(result: LoopResult): boolean {
  return isConclusive(result) || publishableAs(result) !== 'none';
}

/** The ticket with the status in which the attempt has put it. */
function asLeft({ ticket, moved }: TicketState): Ticket {
  return { ...ticket, status: statusAfter(moved) ?? ticket.status };
}

/** The state once the attempt knows the ticket as it is now. */
export function withNow(state: TicketState, now: TicketNow): TicketState {
  const { moved } = state;
  // Somebody has moved it since.
  const isElsewhere = moved?.kind === 'moved' && moved.to !== now.status.name;
  return {
    ...state,
    ticket: withWords(state.ticket, now),
    moved: isElsewhere ? undefined : moved,
    unheard: undefined,
  };
}

/** The same with the files that were added, if they can be read. */
export async function withFiles(
  state: TicketState,
  now: TicketNow,
  tickets: Pick<Tickets, 'read'>,
): Promise<TicketState> {
  const next = withNow(state, now);
  const { key } = state.ticket;
  const read = addsFile(state.ticket, now)
    ? await tickets.read(key, state.record).catch(() => undefined)
    : undefined;
  if (read === undefined) return next;
  const { attachments, pictures } = read;
  return { ...next, ticket: { ...next.ticket, attachments, pictures } };
}
