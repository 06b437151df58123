import {
  type AttemptLimits,
  type AttemptRequest,
  inputFingerprint,
  isLeftOpen,
} from './attempt-policy.ts';
import { judgeTicket } from './proposed-plan.ts';
import type { TicketRecord } from './record.ts';
import type { Ticket, TicketKey } from './ticket.ts';

/** Why a sweep sends a ticket: nobody has worked it, or the last attempt did not end on the ticket. */
export type SweepReason = 'unworked' | 'unpublished' | 'unreported' | 'unfinished';

/** What a sweep does with a ticket that it found. */
export type SweepVerdict =
  /** Ready for a job; `sent` if it was dispatched. */
  | { readonly kind: 'due'; readonly why: SweepReason; readonly sent: boolean }
  | { readonly kind: 'worked' }
  | { readonly kind: 'exhausted' }
  /** An attempt may still be running. */
  | { readonly kind: 'busy' }
  /** Its status has left the category "to do", though Jira's search index still lists it. */
  | { readonly kind: 'begun'; readonly status: string }
  /** The sweep has reached its limit. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** A ticket that a sweep found, and its verdict. */
export interface SweepFinding {
  readonly key: TicketKey;
  readonly verdict: SweepVerdict;
}

/** Decides whether a ticket is due, by the same rules as the job itself. */
export function sweepVerdict(
  ticket: Ticket,
  known: TicketRecord,
  limits: AttemptLimits & Pick<AttemptRequest, 'command'>,
  now: Date,
): SweepVerdict {
  const { name, category } = ticket.status;
  // After an end that people have to act on, a change that is kept waits for them.
  const isEnded = known.inputs.includes(inputFingerprint(ticket));
  const record = isEnded ? { ...known, unpublished: undefined } : known;
  const { kind } = judgeTicket(ticket, record, limits, now);
  if (kind === 'publishable') return dueAs('unpublished');
  if (kind === 'unreported') return dueAs('unreported');
  if (known.open !== undefined && category !== 'done') {
    const isOver = isLeftOpen(known, now) && kind !== 'cooling';
    return isOver ? dueAs('unfinished') : { kind: 'busy' };
  }
  if (category !== 'new') return { kind: 'begun', status: name };
  if (kind === 'due') return dueAs('unworked');
  return { kind: kind === 'cooling' ? 'busy' : kind };
}

const dueAs = (why: SweepReason): SweepVerdict => ({ kind: 'due', why, sent: false });

/** Whether a ticket in progress is worth a closer look: the agent may have left something to do there. */
export function mayBeUnfinished(known: TicketRecord, now: Date): boolean {
  const { open, unpublished } = known;
  return unpublished !== undefined || open?.end !== undefined || isLeftOpen(known, now);
}

/** Describes a finding in one line. */
export function describeFinding({ key, verdict }: SweepFinding): string {
  return `${key}: ${describeVerdict(verdict)}`;
}

/** Describes a whole sweep in one sentence. */
export function describeSweep(findings: readonly SweepFinding[]): string {
  const due = findings.flatMap(({ verdict }) => (verdict.kind === 'due' ? [verdict] : []));
  const state = due.every(({ sent }) => sent) ? 'dispatched' : 'due';
  return `Tickets found: ${findings.length}, ${state}: ${due.length}.`;
}

/** Describes what went wrong in one sentence; `undefined` if every ticket could be read. */
export function sweepProblem(findings: readonly SweepFinding[]): string | undefined {
  const unreadable = findings.filter(({ verdict }) => verdict.kind === 'unreadable');
  const [first] = unreadable;
  if (first === undefined) return undefined;
  return `Tickets that could not be read: ${unreadable.length} of ${findings.length}. ${describeFinding(first)}`;
}

const reasons: Readonly<Record<SweepReason, string>> = {
  unworked: '',
  unpublished: ', a finished change is not published yet',
  unreported: ', the end of the last attempt is not reported yet',
  unfinished: ', the last attempt did not end',
};

function describeVerdict(verdict: SweepVerdict): string {
  switch (verdict.kind) {
    case 'due':
      return `${verdict.sent ? 'dispatched' : 'due'}${reasons[verdict.why]}`;
    case 'worked':
      return 'already worked, nothing new since';
    case 'exhausted':
      return 'no attempts left';
    case 'busy':
      return 'an attempt started recently';
    case 'begun':
      return `no longer to do, now in “${verdict.status}”`;
    case 'waiting':
      return 'left for the next sweep';
    case 'unreadable':
      return `could not be read: ${verdict.why}`;
  }
}
