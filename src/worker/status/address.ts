import { ticketKey } from '../../core/tickets/index.ts';
import type { Kept } from '../http/index.ts';

const siteForm = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/;
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Where the ticket is read in Jira; `undefined` when the webhook named no ticket or no site. */
export function ticketAddress({ site, ticket }: Pick<Kept, 'site' | 'ticket'>): string | undefined {
  const key = ticketKey(ticket);
  if (key === undefined || !siteForm.test(site)) return undefined;
  const scheme = loopback.test(site.replace(/:\d+$/, '')) ? 'http' : 'https';
  return safeAddress(`${scheme}://${site}/browse/${key}`);
}

/** The address, when a click on it leads to a web page over TLS or on this machine; `undefined` else. */
export function safeAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
  return isSafe && username === '' && password === '' ? href : undefined;
}
