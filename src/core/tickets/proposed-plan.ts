import { requestFingerprint } from '../../engines/text/index.ts';
import {
  type AttemptLimits,
  type AttemptRequest,
  judgeReadiness,
  type Readiness,
} from './attempt-policy.ts';
import { saysGo, textAfterCommand, usualCommand } from './commands.ts';
import { inputFingerprint } from './input.ts';
import { controlLabels, hasLabel } from './labels.ts';
import { hasRead, type ProposedPlan, type TicketRecord } from './record.ts';
import type { Ticket } from './ticket.ts';

/** What people have answered to the plan that the ticket's record keeps. */
export type PlanAnswer =
  /** There is no plan, or nothing was said to it that counts. */
  | { readonly kind: 'no-plan' | 'waits' }
  /** `ticket` is what the plan is gone on with: it lacks the word itself, which tells a model nothing. */
  | { readonly kind: 'go'; readonly plan: ProposedPlan; readonly ticket: Ticket }
  /** A command with other words asks for another plan. */
  | { readonly kind: 'another' }
  /** What the plan was made for has been edited since. */
  | { readonly kind: 'void' };

/** Reads the newest word of people on the plan that waits. Only whole comments count, never a part or a quotation. */
export function answerToPlan(
  ticket: Ticket,
  known: TicketRecord,
  { command = usualCommand }: Pick<AttemptRequest, 'command'>,
): PlanAnswer {
  const { plan } = known;
  if (plan === undefined) return { kind: 'no-plan' };
  if (inputFingerprint(asPlanned(ticket, known)) !== plan.input) return { kind: 'void' };
  const words = ticket.comments
    .filter((comment) => !hasRead(known, comment))
    .findLast(({ body }) => textAfterCommand(body, command) !== undefined);
  if (words !== undefined && !saysGo(words, command)) return { kind: 'another' };
  if (words === undefined && !hasLabel(ticket, controlLabels.go)) return { kind: 'waits' };
  return { kind: 'go', plan, ticket: withoutGo(ticket, command) };
}

/** What the settings say about plans that wait: above how many files, and for which types of tickets. */
interface PlanFirst {
  readonly rules: { readonly planFirst?: number | undefined };
  readonly planTypes?: readonly string[] | undefined;
}

/** The files that a plan may name without waiting; `undefined` if no plan waits. The ticket's labels come first. */
export function judgePlanFirst(ticket: Ticket, { rules, planTypes = [] }: PlanFirst) {
  if (hasLabel(ticket, controlLabels.go)) return undefined;
  const isOfType = planTypes.some((type) => type.toLowerCase() === ticket.type?.toLowerCase());
  return isOfType || hasLabel(ticket, controlLabels.plan) ? 0 : rules.planFirst;
}

/** Decides from the ticket and its record whether an attempt may start; going on with a plan is one. */
export function judgeTicket(
  ticket: Ticket,
  known: TicketRecord,
  request: AttemptRequest & AttemptLimits,
): Readiness {
  const { review, repair } = request;
  if (review !== undefined || repair !== undefined) return judgeReadiness(ticket, known, request);
  const answer = answerToPlan(ticket, known, request);
  const isFree = answer.kind === 'go' && isFirstApproval(known);
  const maxTicketAttempts =
    request.maxTicketAttempts + (known.plansFollowed ?? 0) + (isFree ? 1 : 0);
  const limits = { ...request, maxTicketAttempts };
  switch (answer.kind) {
    case 'go': {
      const inputs = known.inputs.filter((input) => input !== inputFingerprint(ticket));
      return judgeReadiness(ticket, { ...known, inputs, text: undefined }, limits);
    }
    case 'waits': {
      const heard = isAsked(request) ? ticket : asPlanned(ticket, known);
      return judgeReadiness(heard, known, limits);
    }
    case 'no-plan': {
      const isSpent = goInputs(ticket, request).some((input) => known.inputs.includes(input));
      const heard = isSpent ? withoutGo(ticket, request.command) : ticket;
      return judgeReadiness(heard, known, limits);
    }
    default:
      return judgeReadiness(ticket, known, limits);
  }
}

/** Whether somebody asks for work; without that, a plan that people talk about waits for their word. */
function isAsked({ cause = 'event', reopened = false }: AttemptRequest): boolean {
  return cause !== 'event' || reopened;
}

/** Fingerprints of the word to go on, so that the same word said twice, or said and set as a label, is one. */
export function goInputs(
  ticket: Ticket,
  { command }: Pick<AttemptRequest, 'command'>,
): readonly string[] {
  const rest = withoutGo(ticket, command);
  const isSaid = rest.comments.length < ticket.comments.length;
  if (!isSaid && !hasLabel(ticket, controlLabels.go)) return [];
  return [requestFingerprint({ go: inputFingerprint(rest) })];
}

/** Counts the first attempt that goes on with a plan as one with the attempt that made the plan. */
export function followedRecord(started: TicketRecord, known: TicketRecord): TicketRecord {
  const { plansFollowed = 0 } = known;
  return isFirstApproval(known) ? { ...started, plansFollowed: plansFollowed + 1 } : started;
}

const isFirstApproval = ({ plan, attempts }: TicketRecord) => plan?.attempt === attempts;

/** The ticket without the comments that came after the plan. */
function asPlanned(ticket: Ticket, { read }: TicketRecord): Ticket {
  const ids = new Set(read.map((entry) => entry.split(':', 1).join('')));
  return { ...ticket, comments: ticket.comments.filter(({ id }) => ids.has(id)) };
}

function withoutGo(ticket: Ticket, command = usualCommand): Ticket {
  return { ...ticket, comments: ticket.comments.filter((comment) => !saysGo(comment, command)) };
}
