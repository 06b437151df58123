import { expect, test } from 'vitest';
import type { InboxReport } from '../../../src/worker/status/index.ts';
import { renderPage } from '../../../src/worker/status/page.tsx';
import { sampleBudget, sampleReport, sampleTally } from '../../support/status-report.ts';

const page = (more: Partial<InboxReport>) =>
  renderPage({ report: sampleReport([], more), now: 0, nonce: 'n', refreshes: true });

test('pull requests are a bar of data without a script, and their numbers as text', () => {
  const tally = sampleTally({ merged: 3, closed: 1, overdue: 1, open: 2, superseded: 1 });
  const shown = page({ outcomes: [tally] });
  expect(shown).toContain('viewBox="0 0 8 1"');
  expect(shown).toContain('<rect class="slow" x="4" y="0" width="1" height="1"></rect>');
  expect(shown).toContain('aria-hidden="true"');
  expect(shown).toContain('3 merged, 1 closed, 1 open for long, 2 open, 1 superseded');
  expect(shown).toContain('60 % (3 of 5)');
  expect(shown).not.toContain('<script');
  expect(shown).not.toContain('style="');
});

test('there is no percentage before the first pull request has ended, and no cost without a price', () => {
  const shown = page({ outcomes: [sampleTally({ merged: 0, overdue: 2, priced: 0 })] });
  expect(shown).not.toContain(' % (');
  expect(shown).toContain('<td data-name="Cost"><div>–</div></td>');
  expect(page({ outcomes: [sampleTally({ runs: 3 })] })).toContain('1.30 (2 of 3 runs)');
});

test('months are in order, and of other kinds those with the most runs come first', () => {
  const months = ['2026-09', '2026-11', '2026-10'].map((name) =>
    sampleTally({ by: 'month', name }),
  );
  const models = Array.from({ length: 14 }, (_, runs) =>
    sampleTally({ by: 'model', name: `m-${runs}`, runs }),
  );
  const names = [
    ...page({ outcomes: [...models, ...months] }).matchAll(/<th scope="row">([^<]+)/g),
  ];
  const expected = [...Array(10).keys()].map((index) => `m-${13 - index}`);
  expect(names.map(([, name]) => name)).toEqual(['2026-11', '2026-10', '2026-09', ...expected]);
});

test('a ledger that cannot be read is named, with outcomes and without', () => {
  const unread = ['The ledger of acme/web cannot be read: GitHub answered 404'];
  expect(page({ unread, outcomes: [sampleTally()] })).toContain(`${unread[0]}.</caption>`);
  expect(page({ unread })).toContain(`<p>${unread[0]}.</p>`);
});

test.each([
  [{}, 'open', '24 % (4,710,000 of 20,000,000)'],
  [{ settled: 16_000_000, open: 0 }, 'nearly used up', '80 % (16,000,000 of 20,000,000)'],
  [{ settled: 19_600_000, open: 0 }, 'used up', '98 %'],
  [{ why: 'The ledger of acme/web cannot be read: GitHub answered 404' }, 'nothing is sent', '404'],
])('a budget with %j is %s', (changes, state, text) => {
  const shown = page({ budgets: [sampleBudget(changes)] });
  expect(shown).toContain(`>${state}</span>`);
  expect(shown).toContain(text);
});

test('without budgets, the page has no table of them', () => {
  expect(page({ budgets: [] })).not.toContain('Budgets');
});
