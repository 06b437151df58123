import type { Dispatch } from '../../../src/dispatch.ts';
import type { Decision } from '../../../src/worker/rules/index.ts';
import type { Delivery } from '../../../src/worker/webhook/index.ts';
import { sampleDispatch } from '../github/sample-dispatch.ts';

/** A delivery about the tests' ticket. */
export function sampleDelivery(delivery: string, differing: Partial<Delivery> = {}): Delivery {
  const event = 'jira:issue_created';
  const body = `the hash of ${delivery}`;
  const ticket = `SHOP-${/[1-9]\d*$/.exec(delivery)?.[0] ?? 7}`;
  return { delivery, body, site: 'acme.atlassian.net', ticket, event, ...differing };
}

/** The decision to start the workflow of a repository, or of several, by a dispatch that may differ. */
export function sampleDecision(
  delivery: string,
  repositories: string | readonly string[] = 'acme/shop',
  differing: Partial<Dispatch> = {},
): Extract<Decision, { readonly kind: 'dispatch' }> {
  const dispatch = sampleDispatch(delivery, differing);
  const reason = 'The ticket was created.';
  return { kind: 'dispatch', dispatch, repositories: [repositories].flat(), reason };
}
