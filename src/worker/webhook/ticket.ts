import { ticketKey } from '../../core/tickets/index.ts';
import { isSite } from '../../dispatch.ts';
import { at, textAt } from './json.ts';

/** What a webhook says about its ticket. */
export interface TicketFacts {
  /** Such as `APP-17`; `''` if missing or not of this form. */
  readonly key: string;
  /** Unchecked; `''` if missing. */
  readonly id: string;
  /** Host of the Jira site, with its port if there is one; `''` if missing or not a host. */
  readonly site: string;
  /** Here and below, `undefined` if the webhook does not say. */
  readonly components: readonly string[] | undefined;
  readonly labels: readonly string[] | undefined;
  readonly reporter: Account | undefined;
  /** Whether only some of those who see the project may see the ticket, as far as the webhook says. */
  readonly isSecured: boolean;
}

/** Everything that identifies an account in Jira: its id on Cloud, its name and key on Data Center. */
export type Account = readonly string[];

/** Reads the ticket from a webhook of Jira itself. */
export function parseTicket(payload: unknown): TicketFacts {
  const host = URL.parse(textAt(payload, 'issue', 'self'))?.host ?? '';
  return {
    key: ticketKey(textAt(payload, 'issue', 'key')) ?? '',
    id: textAt(payload, 'issue', 'id'),
    site: isSite(host) ? host : '',
    components: textsOf(at(payload, 'issue', 'fields', 'components'), 'name'),
    labels: textsOf(at(payload, 'issue', 'fields', 'labels')),
    reporter: parseAccount(at(payload, 'issue', 'fields', 'reporter')),
    isSecured: (at(payload, 'issue', 'fields', 'security') ?? null) !== null,
  };
}

/** Reads the ticket from a request of Jira Automation, whose `site` may be a host or an address. */
export function parseAutomationTicket(json: unknown): TicketFacts {
  const site = textAt(json, 'site');
  const host = URL.parse(site)?.host || site;
  return {
    key: ticketKey(textAt(json, 'ticket')) ?? '',
    id: textAt(json, 'ticketId'),
    site: isSite(host) ? host : '',
    components: textsOf(at(json, 'components')),
    labels: textsOf(at(json, 'labels')),
    reporter: namedAccount(textAt(json, 'reporter')),
    isSecured: false,
  };
}

/** Reads an account object; `undefined` if nothing in it identifies an account. */
export function parseAccount(json: unknown): Account | undefined {
  const names = ['accountId', 'name', 'key'].map((name) => textAt(json, name)).filter(Boolean);
  return names.length === 0 ? undefined : names;
}

/** The account of this one name; `undefined` for `''`. */
export function namedAccount(name: string): Account | undefined {
  return name === '' ? undefined : [name];
}

/** Returns the texts of an array, or one member of its entries; `undefined` if it is not an array. */
function textsOf(value: unknown, ...member: readonly string[]): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((entry: unknown) => textAt(entry, ...member)).filter((text) => text !== '');
}
