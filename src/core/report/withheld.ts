import type { Loss } from '../../engines/model/port/index.ts';
import {
  type Call,
  type Ending,
  type FixPlan,
  meaningOf,
  type Plan,
  type Run,
  type Step,
  type Verdict,
} from '../run/index.ts';
import type { SweepFinding, Ticket } from '../tickets/index.ts';
import type { Outcome } from './outcome.ts';

/** What stands in the place of a sentence that only the ticket shows. */
const onTicket = 'The ticket has the words.';

/** Returns a ticket of which nothing but its key and address is shown. */
export function withheldTicket(ticket: Ticket): Ticket {
  const { labels: _, type: __, ...shown } = ticket;
  return { ...shown, summary: '' };
}

/** Returns what a sweep found without what people did on the ticket, and without the name of its status. */
export function withheldFinding(finding: SweepFinding): SweepFinding {
  const { key, verdict } = finding;
  if (verdict.kind === 'begun') return { key, verdict: { kind: verdict.kind } };
  return verdict.kind === 'withdrawn' ? { key, verdict: { ...verdict, why: onTicket } } : finding;
}

/**
 * Returns an outcome for readers who must not see the ticket: without what a model wrote in prose, since that may tell
 * what the ticket says, and without Jira's words. The change and all that was computed about it stay.
 */
export function withheldOutcome<Withheld extends Ending & Pick<Outcome, 'run' | 'problem'>>(
  outcome: Withheld,
): Withheld {
  const { run, problem } = outcome;
  // It says what people did on the ticket.
  const isOfPeople = meaningOf(outcome).problem === 'everybody';
  return {
    ...outcome,
    run: withheldRun(run),
    problem: isOfPeople && problem !== undefined ? onTicket : problem,
    rootCause: undefined,
    notes: undefined,
    moved: undefined,
    proposed: undefined,
  };
}

function withheldRun({ steps, losses, ...rest }: Run): Run {
  const silent = losses === undefined ? {} : { losses: losses.map(withheldLoss) };
  return { ...rest, ...silent, steps: steps.map(withheldStep) };
}

/** Returns a step without what a model wrote in prose, asked for or read. */
export function withheldStep(recorded: Step): Step {
  const step = 'call' in recorded ? { ...recorded, call: withheldCall(recorded.call) } : recorded;
  switch (step.kind) {
    case 'explored': {
      const reads = step.reads.map((read) => ({ ...read, input: '', result: '' }));
      return { ...step, reads, said: undefined };
    }
    case 'planned':
      return 'isAgreed' in step
        ? { ...step, plan: withheldFix(step.plan) }
        : { ...step, plan: withheldPlan(step.plan) };
    case 'merged':
      return { ...step, plan: withheldFix(step.plan) };
    case 'reviewed':
      return { ...step, verdict: withheldVerdict(step.verdict) };
    case 'unusable':
      return { ...step, why: onTicket };
    case 'cut':
    case 'edited':
    case 'checked':
    case 'tested':
      return step;
  }
}

function withheldPlan(plan: Plan): Plan {
  return plan.kind === 'fix'
    ? withheldFix(plan)
    : { kind: plan.kind, understanding: '', reply: '' };
}

function withheldFix(plan: FixPlan): FixPlan {
  const files = plan.files.map((file) => ({ ...file, change: undefined }));
  return { kind: plan.kind, understanding: '', files };
}

function withheldVerdict(verdict: Verdict): Verdict {
  const worse = verdict.worse === undefined ? undefined : onTicket;
  return verdict.kind === 'approve'
    ? { kind: 'approve', summary: '', worse }
    : { ...verdict, critique: onTicket, worse };
}

function withheldCall(call: Call): Call {
  const losses = call.losses.map(withheldLoss);
  return { ...call, losses, prompt: '', reply: '', leftOut: undefined };
}

/** An endpoint may quote what it was sent. */
const withheldLoss = (loss: Loss): Loss => ({ ...loss, said: '' });
