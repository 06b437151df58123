import type { JiraAccess } from '../settings.ts';

const atlassianGateway = 'https://api.atlassian.com';

/** What a request's query may hold; a list gives its name several times. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Where requests go: the site itself, or the gateway when a cloud id is set. */
export function apiBase(access: JiraAccess): string {
  if (access.kind !== 'cloud' || access.cloudId === undefined) return access.baseUrl;
  const gateway = access.gatewayUrl?.replace(/\/+$/, '') ?? atlassianGateway;
  return `${gateway}/ex/jira/${encodeURIComponent(access.cloudId)}`;
}

/** The address of a request: whatever the segments hold, it lies below the base, one level for each. */
export function addressOf(base: string, path: readonly string[], query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const values = Array.isArray(value) ? value : [value];
    for (const each of values) search.append(name, String(each));
  }
  const address = [base, ...path.map(encoded)].join('/');
  return search.size === 0 ? address : `${address}?${search}`;
}

/** A segment of dots is resolved by whoever reads the address, so no encoding makes it harmless. */
function encoded(segment: string): string {
  if (['', '.', '..'].includes(segment)) {
    throw new Error(`“${segment}” cannot be part of an address in Jira.`);
  }
  return encodeURIComponent(segment.toWellFormed());
}
