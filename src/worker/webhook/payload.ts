import type { Person, TicketFacts } from '../rules/index.ts';
import { at, textAt } from './json.ts';

/** The event as Jira names it, such as `jira:issue_updated (issue_reopened)`. */
export function eventName(payload: unknown): string {
  const [event, type] = ['webhookEvent', 'issue_event_type_name'].map((name) => {
    const text = textAt(payload, name);
    return /^[\w:.-]{1,64}$/.test(text) ? text : '';
  });
  if (!event) return 'an event without a name';
  return type ? `${event} (${type})` : event;
}

/** What the payload tells of its ticket. */
export function ticketFacts(payload: unknown): TicketFacts {
  return {
    key: textAt(payload, 'issue', 'key'),
    id: textAt(payload, 'issue', 'id'),
    site: hostOf(textAt(payload, 'issue', 'self')),
    components: texts(at(payload, 'issue', 'fields', 'components'), 'name'),
    labels: texts(at(payload, 'issue', 'fields', 'labels')),
    reporter: personAt(payload, 'issue', 'fields', 'reporter'),
  };
}

/** The account at the path; `undefined` where there is none. */
export function personAt(payload: unknown, ...path: readonly string[]): Person | undefined {
  const names = ['accountId', 'name', 'key'].map((name) => textAt(payload, ...path, name));
  const person = names.filter((name) => name !== '');
  return person.length === 0 ? undefined : person;
}

/** The host of an address, with its port where it names one; `''` where it is no address. */
export function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '';
}

/** The texts of an array, or of one member of its entries; `undefined` for what is no array. */
export function texts(value: unknown, ...member: readonly string[]): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((entry: unknown) => textAt(entry, ...member)).filter((text) => text !== '');
}

/**
 * Tickets that the change touches, 0 where the payload does not say. Jira marks a bulk change and does not
 * document what the mark holds, so whatever there looks like a count or a list is taken for one.
 */
export function bulkSize(payload: unknown): number {
  const mark = at(payload, 'bulkOperationMetaData');
  if (typeof mark !== 'object' || mark === null) return 0;
  return Object.entries(mark).reduce((most, [name, value]) => Math.max(most, size(name, value)), 0);
}

function size(name: string, value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const count = /count|total|size|number|issues/i.test(name) ? Number(textAt(value)) : 0;
  return Number.isFinite(count) ? count : 0;
}
