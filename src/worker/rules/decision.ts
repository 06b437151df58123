import { projectOf } from '../../core/tickets/index.ts';
import { type Dispatch, isDelivery, parseDispatch, type TriggerReason } from '../../dispatch.ts';
import type { Policy, Route } from '../settings/index.ts';
import { type Account, type TicketFacts, unassigns, type WebhookEvent } from '../webhook/index.ts';
import { findTrigger, type Trigger } from './trigger.ts';

/** What is done about a webhook. `reason` is one sentence for the operator. */
export type Decision =
  | {
      readonly kind: 'dispatch';
      /** What each of the repositories gets. */
      readonly dispatch: Dispatch;
      /** The repositories whose workflows are started, as `owner/name`. */
      readonly repositories: readonly string[];
      readonly reason: string;
      /** Who asks for the run, whom others take turns with; `undefined` if the webhook does not say. */
      readonly requester?: string | undefined;
    }
  | {
      readonly kind: 'ignored';
      readonly reason: string;
      /** When the ticket was taken from the agent, an ISO 8601 instant: what assigned it before then, and waits, is dropped. */
      readonly unassigned?: string | undefined;
    };

/**
 * Decides what to do about an event that arrived as `delivery`. The dispatch may have another identity: Jira
 * reports one comment in two webhooks, and both get the comment's.
 */
export function decide(event: WebhookEvent, delivery: string, policy: Policy): Decision {
  const trigger = findTrigger(event, policy);
  return trigger.kind === 'trigger'
    ? applyPolicy(event, trigger, { delivery, policy })
    : (withdrawal(event, policy) ?? ignored(`${event.name} ${trigger.why}.`));
}

/** The agent gives a ticket back when its work ends, which says nothing about whoever assigned it again. */
function withdrawal(event: WebhookEvent, { agents }: Policy): Decision | undefined {
  if (event.kind !== 'updated' || !unassigns(event.changelog, agents)) return undefined;
  if (isAmong(event.actor ?? [], agents)) return undefined;
  const reason = `${event.name} takes the ticket from the agent.`;
  // Jira may have written the webhook after the next change.
  const taken = Math.min(...[event.changed, event.timestamp].filter(Number.isFinite));
  return { kind: 'ignored', reason, unassigned: instantOf(taken) };
}

/** The reason for ignoring an event names the variable that excludes it. */
function applyPolicy(
  event: WebhookEvent,
  trigger: Trigger,
  { delivery, policy }: { readonly delivery: string; readonly policy: Policy },
): Decision {
  const { ticket, name } = event;
  const { reason, perhaps } = trigger;
  const dispatch = parseDispatch({
    ticket: ticket.key,
    ticketId: ticket.id,
    site: ticket.site,
    delivery: commentDelivery(trigger, ticket) ?? delivery,
    reason,
    changed: instantOf(event.changed),
    perhaps,
  });
  if (dispatch === undefined) {
    return ignored(`${name} does not say which ticket of which site it is about.`);
  }
  const project = projectOf(dispatch.ticket);
  const objection = objectionTo(event, trigger, { project, policy });
  if (objection !== undefined) return ignored(`${name} ${objection}.`);
  const route = findRoute(ticket, project, policy.routes);
  if (route.kind === 'routed') {
    const { repositories } = route;
    const requester = requesterOf(ticket, trigger);
    const why = perhaps ? perhapsReopened : reasons[reason];
    const sent = {
      ...dispatch,
      ...(repositories.length > 1 && { repositories: repositories.length }),
    };
    return { kind: 'dispatch', dispatch: sent, repositories, reason: why, requester };
  }
  return ignored(
    route.kind === 'unmapped'
      ? `No rule of ROUTES fits a ticket of project ${project}, and GITHUB_REPOSITORY is empty.`
      : `${name} does not name the components and labels that ROUTES asks for.`,
  );
}

/** Returns a time in milliseconds as an ISO 8601 instant; `undefined` if it is none. */
function instantOf(time: number): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function commentDelivery({ commentId }: Trigger, { site }: TicketFacts): string | undefined {
  const delivery = `comment-${commentId}-${site}`;
  return commentId !== '' && isDelivery(delivery) ? delivery : undefined;
}

/** A new ticket is its reporter's request, whichever program created it; all else is a request of who did it. */
function requesterOf({ reporter }: TicketFacts, { reason, by }: Trigger): string | undefined {
  const account = reason === 'created' ? (reporter ?? by) : (by ?? reporter);
  return account?.[0];
}

/** Completes a sentence whose subject is the event; `undefined` if the policy allows the trigger. */
function objectionTo(
  { ticket: { reporter, isSecured } }: WebhookEvent,
  { reason, by = [] }: Trigger,
  { project, policy }: { readonly project: string; readonly policy: Policy },
): string | undefined {
  const { agents, projects, reporters } = policy;
  const isRestricted = reporters.size > 0;
  // A comment is its author's request; Cloud does not name the ticket's reporter with it.
  const isComment = reason === 'commented' || reason === 'mentioned';
  const objections: readonly (readonly [applies: boolean, objection: string])[] = [
    [isAmong(by, agents), "was caused by the agent's own account"],
    [isSecured, 'is of a ticket with a security level, which the agent does not read'],
    [projects.size > 0 && !projects.has(project), `is of project ${project}, not one of PROJECTS`],
    [
      isRestricted && isComment && !isAmong(by, reporters),
      'has a comment by somebody who is not in REPORTERS',
    ],
    [
      isRestricted && !isComment && reporter === undefined,
      "does not name the ticket's reporter, who must be in REPORTERS",
    ],
    [
      isRestricted && reporter !== undefined && !isAmong(reporter, reporters),
      'is of a ticket whose reporter is not in REPORTERS',
    ],
  ];
  return objections.find(([applies]) => applies)?.[1];
}

const isAmong = (account: Account, accounts: ReadonlySet<string>) =>
  account.some((name) => accounts.has(name));

const reasons: Readonly<Record<TriggerReason, string>> = {
  created: 'The ticket was created.',
  reopened: 'The ticket was reopened.',
  labelled: 'A label that asks for work was added.',
  commented: 'A comment asks for work.',
  assigned: 'The ticket was assigned to the agent.',
  mentioned: 'A comment mentions the agent.',
};

const perhapsReopened = 'The ticket may have been reopened: the run decides.';

const ignored = (reason: string): Decision => ({ kind: 'ignored', reason });

/** Where a ticket's dispatch goes; `unknown` if that depends on facts that the webhook does not contain. */
type FoundRoute =
  | { readonly kind: 'routed'; readonly repositories: readonly string[] }
  | { readonly kind: 'unmapped' }
  | { readonly kind: 'unknown' };

/** Returns the repositories of the first rule that fits; `project` is the key of the ticket's project. */
export function findRoute(
  ticket: Pick<TicketFacts, 'components' | 'labels'>,
  project: string,
  routes: readonly Route[],
): FoundRoute {
  const candidates = new Set<string>();
  for (const route of routes) {
    const { repositories } = route;
    const fit = fits(route, ticket, project);
    if (fit === 'no') continue;
    candidates.add(repositories.toSorted().join(' '));
    if (fit === 'perhaps') continue;
    return candidates.size === 1 ? { kind: 'routed', repositories } : { kind: 'unknown' };
  }
  return { kind: candidates.size === 0 ? 'unmapped' : 'unknown' };
}

function fits(
  { project, component, label }: Route,
  { components, labels }: Pick<TicketFacts, 'components' | 'labels'>,
  key: string,
): 'yes' | 'no' | 'perhaps' {
  const answers = [
    project === undefined || project === key,
    component === undefined || components?.some((name) => name.toLowerCase() === component),
    label === undefined || labels?.includes(label),
  ];
  if (answers.includes(false)) return 'no';
  return answers.includes(undefined) ? 'perhaps' : 'yes';
}
