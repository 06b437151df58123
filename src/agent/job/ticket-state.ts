import type { Outcome } from '../../core/report/index.ts';
import type { Rules } from '../../core/run/index.ts';
import {
  type AttemptRequest,
  type MoveResult,
  type MoveTarget,
  mergeRecords,
  type Ticket,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { settleAll } from '../async/index.ts';
import { failureOf, notStarted } from '../loop/index.ts';
import type { Forge, Tickets } from '../ports.ts';

/** Which ticket is told, and what else it is to know. */
export interface Telling extends AttemptRequest {
  readonly key: TicketKey;
  /** Where the log of this run can be read. */
  readonly log?: string;
  /** Where the ticket goes when work on it begins, and when a pull request is ready. */
  readonly targets: { readonly start: MoveTarget; readonly pullRequest: MoveTarget };
  /** The bounds of the run; missing when they could not even be read. */
  readonly rules?: Rules;
}

/** What came of an assignment; `ticket` is missing when it could not even be read. */
export interface JobResult {
  readonly outcome: Outcome;
  readonly ticket?: Ticket;
  /** For the log: what really went wrong. */
  readonly cause?: unknown;
}

/** A ticket that could be read, and how it stands between the agent and its people. */
export interface TicketState {
  readonly ticket: Ticket;
  /** What is recorded of it by now. */
  readonly known: TicketRecord;
  /** The one comment that is kept up to date; missing as long as there is none. */
  readonly comment?: string;
  /** Where this run's beginning moved it. */
  readonly moved?: MoveResult;
  /** Why the record could not be written when the work began. */
  readonly unwritable?: string;
  /** Why it is not known what the pull request's mark says. */
  readonly doubt?: unknown;
}

/** The mark in the pull request on the agent's branch, for tickets whose record cannot be written. */
export interface Mark {
  readonly forge: Pick<Forge, 'recall'>;
  readonly branch: string;
}

/** Reads a ticket and what earlier attempts left of it, or says why it cannot be read. Never rejects. */
export async function loadTicket(
  key: TicketKey,
  tickets: Tickets,
  signal: AbortSignal,
  mark?: Mark,
): Promise<TicketState | JobResult> {
  try {
    const [own, marked] = await settleAll([tickets.recall(key), readMark(key, mark)]);
    const known = marked.record === undefined ? own : mergeRecords(marked.record, own);
    const ticket = await tickets.read(key, known);
    const comment = livingComment(ticket, own);
    return { known, ticket, ...(comment && { comment }), ...marked.doubt };
  } catch (thrown) {
    const { cause, ...why } = failureOf(thrown, signal);
    return { outcome: { ...notStarted, ...why }, cause };
  }
}

/** A forge that cannot be asked is for the work to report: the ticket can still be told. */
async function readMark(key: TicketKey, mark: Mark | undefined) {
  try {
    return { record: await mark?.forge.recall(key, mark.branch) };
  } catch (thrown) {
    return { doubt: { doubt: thrown } };
  }
}

/**
 * The comment of the record, unless the ticket shows others of the agent's only: a run that died before
 * it could record its comment left one. What a mark says is never rewritten; anyone may have put it there.
 */
function livingComment({ ownComments }: Ticket, { comments }: TicketRecord): string | undefined {
  return comments.findLast((id) => ownComments.includes(id)) ?? ownComments[0] ?? comments.at(-1);
}
