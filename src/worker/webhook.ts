import { type Dispatch, type DispatchReason, parseDispatch } from '../dispatch.ts';
import { listAt, textAt } from './json.ts';

/** What a webhook asks for. `reason` is one sentence for the person who reads Jira's delivery log. */
export type Decision =
  | { readonly kind: 'dispatch'; readonly dispatch: Dispatch }
  | { readonly kind: 'ignored'; readonly reason: string };

/** Decides about a webhook's payload of any shape; `delivery` is the identity that the dispatch gets. */
export function decide(payload: unknown, delivery: string): Decision {
  const reason = dispatchReason(payload);
  if (reason === undefined) {
    return ignored(`${eventName(payload)} neither creates nor reopens a ticket`);
  }
  const dispatch = parseDispatch({
    ticket: textAt(payload, 'issue', 'key'),
    ticketId: textAt(payload, 'issue', 'id'),
    site: hostOf(textAt(payload, 'issue', 'self')),
    delivery,
    reason,
  });
  return dispatch === undefined
    ? ignored(`${eventName(payload)} does not say which ticket of which site it is about`)
    : { kind: 'dispatch', dispatch };
}

function dispatchReason(payload: unknown): DispatchReason | undefined {
  const event = textAt(payload, 'webhookEvent');
  if (event === 'jira:issue_created') return 'created';
  return event === 'jira:issue_updated' && reopens(payload) ? 'reopened' : undefined;
}

/**
 * Jira has no event of its own for this. Data Center names it; on Cloud it shows only in what changed,
 * and of a status' name and category only the category is the same on every site.
 */
function reopens(payload: unknown): boolean {
  if (textAt(payload, 'issue_event_type_name') === 'issue_reopened') return true;
  const items = listAt(payload, 'changelog', 'items');
  const isOpen = textAt(payload, 'issue', 'fields', 'status', 'statusCategory', 'key') === 'new';
  return items.some((item) => {
    const { from, to } = change(item);
    if (isField(item, 'resolution')) return from !== '' && to === '';
    return isOpen && isField(item, 'status') && to !== '' && from !== to;
  });
}

/** Data Center sends no `fieldId`, and a custom field may bear the name of a built-in one. */
function isField(item: unknown, name: string): boolean {
  const id = textAt(item, 'fieldId') || textAt(item, 'field');
  return id === name && textAt(item, 'fieldtype') !== 'custom';
}

/** The ids before and after, or the names where there are no ids; `''` for none. */
function change(item: unknown): { readonly from: string; readonly to: string } {
  return {
    from: textAt(item, 'from') || textAt(item, 'fromString'),
    to: textAt(item, 'to') || textAt(item, 'toString'),
  };
}

function eventName(payload: unknown): string {
  const [event, type] = ['webhookEvent', 'issue_event_type_name'].map((name) => {
    const text = textAt(payload, name);
    return /^[\w:.-]{1,64}$/.test(text) ? text : '';
  });
  if (!event) return 'an event without a name';
  return type ? `${event} (${type})` : event;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

const ignored = (reason: string): Decision => ({ kind: 'ignored', reason });
