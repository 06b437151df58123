import { projectOf, ticketKey } from '../../core/tickets/index.ts';
import { isDelivery, isSite, parseDispatch } from '../../dispatch.ts';
import type { Arrival, Decision } from '../http/index.ts';
import type { Policy } from '../settings/index.ts';
import { route } from './route.ts';
import type { Person, TicketFacts, Wish } from './trigger.ts';

/** Who asks by which door, and what may be asked. */
export interface Admission {
  /** As the operator reads it. */
  readonly event: string;
  readonly delivery: string;
  readonly policy: Policy;
}

/** Site and key of a ticket, each `''` where it is not of its form. */
export function ticketOf({ key, site }: TicketFacts): Pick<Arrival, 'site' | 'ticket'> {
  return { site: isSite(site) ? site : '', ticket: ticketKey(key) ?? '' };
}

/** Judges a wish by the policy; the reason says which variable was against it. */
export function admit(wish: Wish, { event, delivery, policy }: Admission): Decision {
  const { ticket, reason } = wish;
  const dispatch = parseDispatch({
    ticket: ticket.key,
    ticketId: ticket.id,
    site: ticket.site,
    delivery: commentDelivery(wish) ?? delivery,
    reason,
  });
  if (dispatch === undefined) {
    return ignored(`${event} does not say which ticket of which site it is about.`);
  }
  const project = projectOf(dispatch.ticket);
  const objection = objectionTo(wish, project, policy);
  if (objection !== undefined) return ignored(`${event} ${objection}.`);
  const routed = route(ticket, project, policy.routes);
  if (routed.kind === 'routed') {
    const { repository } = routed;
    return { kind: 'dispatch', dispatch, repository, reason: reasons[reason] };
  }
  return ignored(
    routed.kind === 'unmapped'
      ? `No rule of ROUTES fits the ticket of project ${project}, and GITHUB_REPOSITORY is empty.`
      : `${event} does not tell the components and labels that ROUTES asks for.`,
  );
}

/** Jira tells of one comment in two webhooks of two identities, so the comment gives its own. */
function commentDelivery({ commentId, ticket }: Wish): string | undefined {
  const delivery = `comment-${commentId}-${ticket.site}`;
  return commentId !== '' && isDelivery(delivery) ? delivery : undefined;
}

function objectionTo(wish: Wish, project: string, policy: Policy): string | undefined {
  if (wish.by !== undefined && isAmong(wish.by, policy.agents)) {
    return "was caused by the agent's own account";
  }
  if (policy.projects.size > 0 && !policy.projects.has(project)) {
    return `is of project ${project}, which is not in PROJECTS`;
  }
  if (wish.bulk > policy.bulkLimit) {
    return `is one of ${wish.bulk} changes made at once, more than BULK_LIMIT`;
  }
  return policy.reporters.size > 0 ? strangerIn(wish, policy.reporters) : undefined;
}

/** A comment is its author's request; Cloud does not tell the ticket's reporter with it. */
function strangerIn(wish: Wish, known: ReadonlySet<string>): string | undefined {
  const { reporter } = wish.ticket;
  const isComment = wish.reason === 'commented';
  if (isComment && !isAmong(wish.by ?? [], known)) {
    return 'has a comment of somebody who is not in REPORTERS';
  }
  if (reporter === undefined) {
    return isComment
      ? undefined
      : "does not tell the ticket's reporter, who has to be in REPORTERS";
  }
  return isAmong(reporter, known) ? undefined : 'is of a ticket whose reporter is not in REPORTERS';
}

const isAmong = (person: Person, accounts: ReadonlySet<string>) =>
  person.some((name) => accounts.has(name));

const reasons: Readonly<Record<Wish['reason'], string>> = {
  created: 'The ticket was created.',
  reopened: 'The ticket was reopened.',
  labelled: 'A label that asks for work was added.',
  commented: 'A comment asks for work.',
};

const ignored = (reason: string): Decision => ({ kind: 'ignored', reason });
