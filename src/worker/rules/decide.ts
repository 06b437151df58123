import type { Arrival, Decision } from '../http/index.ts';
import type { Policy } from '../settings/index.ts';
import {
  addsLabel,
  asksByCommand,
  bulkSize,
  eventName,
  personAt,
  reopens,
  textAt,
  ticketFacts,
  writtenComment,
} from '../webhook/index.ts';
import { admit, ticketOf } from './admission.ts';
import type { Wish, Wished } from './trigger.ts';

/** What is known of a webhook, by its identity; a dispatch has its own. */
export function readArrival(payload: unknown, delivery: string, decision: Decision): Arrival {
  const event = eventName(payload);
  if (decision.kind === 'ignored') return { delivery, ...ticketOf(ticketFacts(payload)), event };
  const { dispatch } = decision;
  return { delivery: dispatch.delivery, site: dispatch.site, ticket: dispatch.ticket, event };
}

/**
 * Decides about a webhook's payload of any shape; `delivery` is its identity. A dispatch may have another:
 * Jira tells of one comment in two webhooks, and both give the same.
 */
export function decide(payload: unknown, delivery: string, policy: Policy): Decision {
  const event = eventName(payload);
  const wished = wishOf(payload, policy);
  return wished.kind === 'wished'
    ? admit(wished.wish, { event, delivery, policy })
    : { kind: 'ignored', reason: `${event} ${wished.why}.` };
}

function wishOf(payload: unknown, policy: Policy): Wished {
  switch (textAt(payload, 'webhookEvent')) {
    case 'jira:issue_created':
      return wished('created', payload);
    case 'jira:issue_updated':
      return updateWish(payload, policy);
    case 'comment_created':
      return commentWish(payload, policy);
    default:
      return { kind: 'nothing', why: 'is not an event that starts work' };
  }
}

function updateWish(payload: unknown, policy: Policy): Wished {
  if (reopens(payload, policy.reopenStatuses)) return wished('reopened', payload);
  if (addsLabel(payload, policy.labels)) return wished('labelled', payload);
  if (writtenComment(payload) !== undefined) return commentWish(payload, policy);
  const why = 'neither reopens the ticket nor adds a label or a comment that asks for work';
  return { kind: 'nothing', why };
}

function commentWish(payload: unknown, policy: Policy): Wished {
  const comment = writtenComment(payload);
  if (policy.command === '') {
    return { kind: 'nothing', why: 'starts nothing as long as COMMENT_COMMAND is empty' };
  }
  if (comment === undefined || !asksByCommand(comment, policy.command)) {
    return { kind: 'nothing', why: `has no comment that begins with ${policy.command}` };
  }
  return comment.isByApp
    ? { kind: 'nothing', why: 'has a comment that a program wrote' }
    : wished('commented', payload, comment.id);
}

function wished(reason: Wish['reason'], payload: unknown, commentId = ''): Wished {
  const by = reason === 'commented' ? personAt(payload, 'comment', 'author') : undefined;
  const wish: Wish = {
    reason,
    ticket: ticketFacts(payload),
    by: by ?? personAt(payload, 'user'),
    bulk: bulkSize(payload),
    commentId,
  };
  return { kind: 'wished', wish };
}
