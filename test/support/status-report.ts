import type { DeliveryRecord, InboxReport } from '../../src/worker/status/index.ts';

/** A delivery about the tests' ticket, with any differing fields. */
export function sampleRecord(differing: Partial<DeliveryRecord> = {}): DeliveryRecord {
  return {
    delivery: 'd-1',
    site: 'acme.atlassian.net',
    ticket: 'SHOP-7',
    event: 'jira:issue_created',
    received: Date.UTC(2026, 10, 21, 16, 13, 24),
    state: 'dispatched',
    reason: 'The ticket was created.',
    repository: 'acme/shop',
    attempts: 1,
    note: '',
    ...differing,
  };
}

/** A report of these deliveries, with nothing waiting or rejected unless given. */
export function sampleReport(
  deliveries: readonly DeliveryRecord[],
  more: Partial<InboxReport> = {},
): InboxReport {
  return { deliveries, waiting: [], refused: [], ...more };
}

/** When the busy report was made. */
export const busyNow = Date.UTC(2026, 10, 21, 16, 13, 24);

/** A report with a delivery in each state, a queue, and refused signatures: a busy day. */
export function busyReport(): InboxReport {
  const minute = 60_000;
  const deliveries = [
    sampleRecord({ ticket: 'SHOP-412', state: 'pending', attempts: 0, note: capped }),
    sampleRecord({
      ...{ ticket: 'SHOP-398', event: 'comment_created', attempts: 1 },
      reason: 'A comment asks for work.',
    }),
    sampleRecord({
      ...{ ticket: 'PAY-77', event: 'jira:issue_updated (issue_generic)', state: 'ignored' },
      ...{ repository: '', attempts: 0, reason: 'It neither reopens the ticket nor adds a label.' },
    }),
    sampleRecord({
      ...{ ticket: 'WEB-12', repository: 'acme/web', state: 'failed', attempts: 20 },
      note: 'GitHub answered 404: the token cannot see acme/web',
    }),
    sampleRecord({ ticket: 'SHOP-411', state: 'sending', attempts: 2, note: unanswered }),
    sampleRecord({
      ...{ ticket: 'SHOP-231', event: 'jira:issue_updated (issue_reopened)' },
      reason: 'The ticket was reopened.',
    }),
  ];
  return {
    deliveries: deliveries.map((record, index) => ({
      ...record,
      received: busyNow - index * 7 * minute,
    })),
    waiting: [{ repository: 'acme/shop', count: 2, until: busyNow + 21 * minute, why: capped }],
    refused: [{ day: '2026-11-20', missing: 0, mismatch: 3, token: 0 }],
  };
}

const capped = 'The cap of 20 runs an hour is reached';
const unanswered = 'GitHub answered 502';
