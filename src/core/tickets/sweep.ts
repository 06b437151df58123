import { type AttemptLimits, readinessOf } from './attempt-policy.ts';
import type { TicketRecord } from './record.ts';
import type { Ticket, TicketKey } from './ticket.ts';

/** What is to become of a ticket that a sweep has found. */
export type SweepVerdict =
  /** To be worked; `sent` when the workflow was told so. */
  | { readonly kind: 'due'; readonly sent: boolean }
  | { readonly kind: 'worked' }
  | { readonly kind: 'exhausted' }
  /** An attempt may still be going on. */
  | { readonly kind: 'busy' }
  /** Its status has left the category "to do" since the search engine last looked. */
  | { readonly kind: 'begun'; readonly status: string }
  /** The sweep has found as many as it may send. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** A ticket that a sweep has found, and what becomes of it. */
export interface SweepFinding {
  readonly key: TicketKey;
  readonly verdict: SweepVerdict;
}

/** What a sweep does where the settings do not say. */
export const defaultSweep = { hours: 48, limit: 10, maxTicketAttempts: 5 } as const;

/** Decides whether a ticket is to be worked, as the work itself would decide. */
export function sweepVerdict(
  ticket: Ticket,
  known: TicketRecord,
  pacing: AttemptLimits,
  now: Date,
): SweepVerdict {
  const { name, category } = ticket.status;
  if (category !== 'new') return { kind: 'begun', status: name };
  const { kind } = readinessOf(ticket, known, pacing, now);
  switch (kind) {
    case 'due':
      return { kind, sent: false };
    case 'cooling':
      return { kind: 'busy' };
    default:
      return { kind };
  }
}

/** One line on a finding. */
export function describeFinding({ key, verdict }: SweepFinding): string {
  return `${key}: ${wordsOf(verdict)}`;
}

/** One sentence on a whole sweep. */
export function describeSweep(findings: readonly SweepFinding[]): string {
  const due = findings.filter(({ verdict }) => verdict.kind === 'due');
  const sent = due.filter(({ verdict }) => verdict.kind === 'due' && verdict.sent);
  const fate = sent.length === due.length ? 'sent to be worked' : 'to be worked';
  return `Tickets found: ${findings.length}, ${fate}: ${due.length}.`;
}

/** What went wrong, in one sentence; `undefined` when every ticket could be read. */
export function sweepProblem(findings: readonly SweepFinding[]): string | undefined {
  const unreadable = findings.filter(({ verdict }) => verdict.kind === 'unreadable');
  const [first] = unreadable;
  if (first === undefined) return undefined;
  return `Tickets that could not be read: ${unreadable.length} of ${findings.length}. ${describeFinding(first)}`;
}

function wordsOf(verdict: SweepVerdict): string {
  switch (verdict.kind) {
    case 'due':
      return verdict.sent ? 'sent to be worked' : 'to be worked';
    case 'worked':
      return 'worked already, and nothing new since';
    case 'exhausted':
      return 'no attempt is left';
    case 'busy':
      return 'an attempt began a moment ago';
    case 'begun':
      return `not to do any more, it is in “${verdict.status}”`;
    case 'waiting':
      return 'waits for the next sweep';
    case 'unreadable':
      return `it could not be read: ${verdict.why}`;
  }
}
