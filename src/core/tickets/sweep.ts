import { foldCase } from '../../engines/text/index.ts';
import type { AttemptLimits } from './attempt-policy.ts';
import { textAfterCommand } from './commands.ts';
import { judgeTicket } from './proposed-plan.ts';
import { hasRead, type TicketRecord } from './record.ts';
import type { Ticket, TicketKey, TicketNow } from './ticket.ts';

/**
 * Why a sweep sends a ticket: nobody has worked it, the last attempt did not end on the ticket, or people ask for
 * another one where the ticket is in progress.
 */
export type SweepReason = 'unworked' | 'unreported' | 'unfinished' | 'asked' | 'reopened' | 'freed';

/** What a sweep goes by. */
export interface SweepRules extends AttemptLimits {
  /** Milliseconds after the start of an attempt in which it may still be running. */
  readonly attemptMs: number;
  /** The first word of a comment that asks for an attempt; missing if none does. */
  readonly command?: string;
  /** Names, as `foldCase` writes them, or IDs of statuses in progress that count as reopened. */
  readonly reopenStatuses?: readonly string[];
}

/** What a sweep does with a ticket that it found. */
export type SweepVerdict =
  /** Ready for a job. */
  | { readonly kind: 'due'; readonly why: SweepReason }
  | { readonly kind: 'worked' }
  /** People have ended the work; `why` is a sentence. */
  | { readonly kind: 'withdrawn'; readonly why: string }
  | { readonly kind: 'exhausted' }
  /** It waits for this open pull request, which names it. */
  | { readonly kind: 'pull-open'; readonly pull: number }
  /** An attempt may still be running. */
  | { readonly kind: 'busy' }
  /** Its status has left the category "to do", though Jira's search index still lists it. */
  | { readonly kind: 'begun'; readonly status?: string | undefined }
  /** The sweep has reached its limit. */
  | { readonly kind: 'waiting' }
  /** It was told to wait for the month's budget, which has no room for it yet. */
  | { readonly kind: 'over-budget' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** A ticket that a sweep found, and its verdict. */
export interface SweepFinding {
  readonly key: TicketKey;
  readonly verdict: SweepVerdict;
}

/** Decides whether a ticket that no run works on is due, by the same rules as the job itself. */
export function sweepVerdict(
  ticket: Ticket,
  known: TicketRecord,
  rules: SweepRules,
  now: Date,
): SweepVerdict {
  const { name, category } = ticket.status;
  const again = category === 'indeterminate' ? asksAgain(ticket, known, rules) : undefined;
  const request = again === 'reopened' ? { reopened: true, delivery: 'sweep' } : {};
  const readiness = judgeTicket(ticket, known, { ...rules, ...request });
  const isRecent = now.getTime() - Date.parse(known.begun ?? '') < rules.attemptMs;
  if (readiness.kind === 'untold') return dueAs('unreported');
  if (known.open !== undefined && category !== 'done') return dueAs('unfinished');
  if (category !== 'new' && again === undefined) return { kind: 'begun', status: name };
  switch (readiness.kind) {
    case 'due':
      return isRecent ? { kind: 'busy' } : dueAs(again ?? 'unworked');
    case 'exhausted':
      return { kind: 'exhausted' };
    case 'withdrawn':
    case 'worked':
      return readiness;
  }
}

const dueAs = (why: SweepReason): SweepVerdict => ({ kind: 'due', why });

/**
 * Why people ask for another attempt at a ticket in progress; `undefined` if they do not. They work there by themselves
 * as well, so only what follows a concluded attempt counts: a comment that nobody has read and that begins with the
 * command, or, in a status that counts as reopened, any such comment or that the last attempt left the ticket elsewhere.
 */
export function asksAgain(
  ticket: Ticket | TicketNow,
  known: TicketRecord,
  { command = '', reopenStatuses = [] }: Pick<SweepRules, 'command' | 'reopenStatuses'>,
): 'asked' | 'reopened' | 'freed' | undefined {
  if (known.waitsFor !== undefined) return 'freed';
  if (!wasConcluded(known)) return undefined;
  const { comments, status } = ticket;
  const unread = comments.filter((comment) => !hasRead(known, comment));
  if (unread.some(({ body }) => textAfterCommand(body, command) !== undefined)) return 'asked';
  const { id, name } = status;
  const isReopened = [foldCase(name), id].some(
    (one) => one !== undefined && reopenStatuses.includes(one),
  );
  if (!isReopened) return undefined;
  if (unread.length > 0) return 'asked';
  return (known.leftStatus ?? name) === name ? undefined : 'reopened';
}

/** Whether work on the ticket has come to an end that says something. */
export function wasConcluded({ inputs }: TicketRecord): boolean {
  return inputs.length > 0;
}

/** Describes a finding in one line. */
export function describeFinding({ key, verdict }: SweepFinding): string {
  return `${key}: ${describeVerdict(verdict)}`;
}

/** Describes a whole sweep in one sentence. */
export function describeSweep(findings: readonly SweepFinding[]): string {
  const due = findings.filter(({ verdict }) => verdict.kind === 'due');
  return `Tickets found: ${findings.length}, dispatched: ${due.length}.`;
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
  unreported: ', the end of the last attempt is not reported yet',
  unfinished: ', the last attempt did not end',
  asked: ', a comment asks for another attempt',
  reopened: ', it was reopened',
  freed: ', the pull request that it waited for has ended',
};

function describeVerdict(verdict: SweepVerdict): string {
  switch (verdict.kind) {
    case 'due':
      return `dispatched${reasons[verdict.why]}`;
    case 'worked':
      return 'already worked, nothing new since';
    case 'withdrawn':
      return `asks for no work: ${verdict.why}`;
    case 'exhausted':
      return 'no attempts left';
    case 'pull-open':
      return `waits for pull request #${verdict.pull}, which names it`;
    case 'busy':
      return 'an attempt started recently';
    case 'begun':
      return `no longer to do${verdict.status === undefined ? '' : `, now in “${verdict.status}”`}`;
    case 'waiting':
      return 'left for the next sweep';
    case 'over-budget':
      return 'waits for the monthly budget';
    case 'unreadable':
      return `could not be read: ${verdict.why}`;
  }
}
