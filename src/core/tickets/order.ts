import { firstFew, requestFingerprint } from '../text/index.ts';
import type { TicketRecord } from './record.ts';
import { projectOf, type Ticket, type TicketKey } from './ticket.ts';

/**
 * Returns the open tickets that a ticket waits for. Of tickets that block each other in a circle, the one with the least
 * key waits for none of the circle: whatever the links are, some ticket can be worked on.
 */
export function waitsFor({
  key,
  blocked = [],
}: Pick<Ticket, 'key' | 'blocked'>): readonly TicketKey[] {
  const open = new Map(blocked.map((one) => [one.key, one.blockers]));
  const blockersOf = (one: TicketKey) => (open.get(one) ?? []).filter((other) => open.has(other));
  const reached = (from: TicketKey) => {
    const found = new Set(blockersOf(from));
    // A set goes on to what is added to it.
    for (const one of found) for (const other of blockersOf(one)) found.add(other);
    return found;
  };
  const circle = [...reached(key)].filter((one) => reached(one).has(key));
  const blockers = blockersOf(key);
  const isFirst = circle.every((one) => compareKeys(key, one) <= 0);
  return isFirst ? blockers.filter((one) => !circle.includes(one)) : blockers;
}

/** Fingerprint that records the report of what blocks the ticket; another blocker or attempt makes it stale. */
export function blockedInput(
  ticket: Pick<Ticket, 'key' | 'blocked'>,
  { attempts }: Pick<TicketRecord, 'attempts'>,
): string {
  return requestFingerprint({ blocked: waitsFor(ticket), attempts });
}

/** Orders keys by project, then by number. */
function compareKeys(one: TicketKey, other: TicketKey): number {
  const [a, b] = [projectOf(one), projectOf(other)];
  if (a !== b) return a < b ? -1 : 1;
  return numberOf(one) - numberOf(other);
}

const numberOf = (key: TicketKey) => Number(key.slice(projectOf(key).length + 1));

/** Says in a sentence what a ticket waits for. */
export function describeWait(blockers: readonly TicketKey[]): string {
  const names = firstFew(blockers, 5).join(', ');
  return `It waits for ${names}, which ${blockers.length === 1 ? 'blocks' : 'block'} it.`;
}
