import { type Dispatch, parseDispatch } from '../../../src/dispatch.ts';

/** A dispatch of the tests' ticket for a delivery, with any differing fields. */
export function sampleDispatch(delivery: string, differing: Partial<Dispatch> = {}): Dispatch {
  const ticket = { ticket: 'SHOP-7', ticketId: '10077', site: 'acme.atlassian.net' };
  const parsed = parseDispatch({ ...ticket, reason: 'created', delivery, ...differing });
  if (parsed === undefined) throw new Error(`${delivery} makes no dispatch`);
  return parsed;
}
