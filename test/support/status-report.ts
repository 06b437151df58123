import type { Tally } from '../../src/worker/ledgers/index.ts';
import type { BudgetState, DeliveryRecord, InboxReport } from '../../src/worker/status/index.ts';

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

/** Two runs with a merged pull request, with any differing fields. */
export function sampleTally(differing: Partial<Tally> = {}): Tally {
  return {
    ...{ by: 'project', name: 'SHOP', runs: 2, tokens: 640_000, money: 1.3, priced: 2 },
    ...{ merged: 1, closed: 0, superseded: 0, open: 0, overdue: 0, ...differing },
  };
}

/** A budget of which little is taken, with any differing fields. */
export function sampleBudget(differing: Partial<BudgetState> = {}): BudgetState {
  return {
    ...{ project: 'SHOP', unit: 'tokens', monthly: 20_000_000, run: 500_000 },
    ...{ settled: 4_210_000, open: 500_000, waiting: 0, why: '', ...differing },
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
  const run = 'https://github.com/acme/shop/actions/runs/';
  const deliveries = [
    sampleRecord({ ticket: 'SHOP-412', state: 'pending', attempts: 0, note: capped }),
    sampleRecord({
      ...{ ticket: 'SHOP-398', event: 'comment_created', attempts: 1, run: `${run}7012` },
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
      ...{ ticket: 'SHOP-231', event: 'jira:issue_updated (issue_reopened)', run: `${run}7009` },
      reason: 'The ticket was reopened.',
    }),
  ];
  return {
    deliveries: deliveries.map((record, index) => ({
      ...record,
      received: busyNow - index * 7 * minute,
    })),
    waiting: [{ repository: 'acme/shop', count: 2, until: busyNow + 21 * minute, why: capped }],
    refused: [{ day: '2026-11-20', count: 3 }],
    budgets: [
      sampleBudget(),
      sampleBudget({
        ...{ project: 'PAY', unit: 'money', monthly: 200, run: 4 },
        ...{ settled: 194.4, open: 4, waiting: 3 },
      }),
    ],
    outcomes: busyTallies,
    unread: ['The ledger of acme/web cannot be read: GitHub answered 404'],
  };
}

const some = { runs: 31, tokens: 9_800_000, money: 21.4, priced: 31 };
const pulls = { merged: 17, closed: 4, superseded: 1, open: 3, overdue: 2 };

/** The outcomes of a busy quarter. */
const busyTallies: readonly Tally[] = [
  sampleTally({ by: 'month', name: '2026-10', ...some, ...pulls }),
  sampleTally({ by: 'month', name: '2026-11', runs: 12, priced: 9, merged: 5, open: 4 }),
  sampleTally({ ...some, ...pulls }),
  sampleTally({ by: 'repository', name: 'acme/shop', ...some, ...pulls }),
  sampleTally({ by: 'model', name: 'gpt-5.2', ...some, ...pulls }),
  sampleTally({ by: 'type', name: 'Bug', ...some, ...pulls }),
  sampleTally({ by: 'reason', name: 'approved', ...some, ...pulls }),
  sampleTally({ by: 'reason', name: 'stuck', runs: 6, merged: 0 }),
];

const capped = 'The cap of 20 runs an hour is reached';
const unanswered = 'GitHub answered 502';
