import { type WholeStanding, wholeStanding } from '../../core/report/index.ts';
import type { StopReason } from '../../core/run/index.ts';
import type { MoveTarget } from '../../core/tickets/index.ts';
import type { ToldPart } from './report-part.ts';
import { type Attempt, moveTicket, type ReportContext, statusAfter } from './ticket-state.ts';

/**
 * Moves the ticket if a pull request is ready for review, or if there is none; one of several repositories once all have
 * come to that. Returns the move to report and the status in which the ticket is left. A move that failed at the start of
 * the attempt is reported only with a fix.
 */
export async function moveAtEnd(context: ReportContext, attempt: Attempt, told?: ToldPart) {
  const { ticket, moved: first } = attempt.state;
  const { targets } = context.job;
  const end = told === undefined ? endOf(attempt) : sharedEnd(told);
  const wanted: MoveTarget | undefined = end && targets?.[end];
  const last = await moveTicket(ticket.key, wanted ?? { kind: 'stay' }, context);
  const moved = last ?? (end === 'pullRequest' || first?.kind === 'moved' ? first : undefined);
  const category = last?.category ?? first?.category ?? ticket.status.category;
  const names = [ticket.status, statusAfter(first), statusAfter(last)];
  const leftStatus = names.findLast((place) => place?.category === category)?.name;
  return { moved, left: category, leftStatus };
}

/** What a ticket has come to, by which it is moved. */
type End = 'pullRequest' | 'stop' | 'merge' | undefined;

/** Ends of a run that has not touched the ticket. */
const unworked: ReadonlySet<StopReason> = new Set(['nothing-new', 'withdrawn', 'blocked']);

function endOf({ pullRequest, result }: Attempt): End {
  if (pullRequest?.draft === false) return 'pullRequest';
  return pullRequest === undefined && !unworked.has(result.reason) ? 'stop' : undefined;
}

const ends: Readonly<Record<WholeStanding, End>> = {
  open: undefined,
  waiting: undefined,
  ready: 'pullRequest',
  merged: 'merge',
  nothing: 'stop',
};

function sharedEnd({ parts = [] }: ToldPart): End {
  if (parts.length === 0) return undefined;
  const whole = wholeStanding(parts);
  const hasPull = parts.some(({ record }) => record.ended?.pull !== undefined);
  return whole === 'waiting' && !hasPull ? 'stop' : ends[whole];
}
