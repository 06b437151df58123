import { describe, expect, test } from 'vitest';
import { saysRevert } from '../../../src/core/ledger/index.ts';

const merge = 'abc123'.padEnd(40, '0');
const head = 'def456'.padEnd(40, '0');
const change = { repository: 'acme/shop', number: 12, title: 'Fix totals', shas: [merge, head] };

describe('a commit takes a change back if it says', () => {
  test.each([
    `Revert "Fix totals (#12)" (#13)\n\nThis reverts commit ${merge}.`,
    'Revert "Fix totals" (#13)\n\nReverts acme/shop#12',
    'Revert "Fix totals (#12)" (#13)',
    'Revert "Merge pull request #12 from acme/jira/APP-1"',
    `Take it out\n\nThis reverts commit ${merge}, reversing\nchanges made to 123.`,
    `Out again\n\nThis reverts commits ${head.slice(0, 9)} and 1234567.`,
    'revert: fix totals',
    'revert: #12 broke checkout',
    'fix: revert #12',
    'APP-3: Revert #12 and #11',
    '[hotfix] Roll back #12',
    ':rewind: Rollback of #12',
    'Reverts #12',
    'Revert PR #12',
    'Reverts https://github.test/acme/shop/pull/12',
    'Revert the new totals from #12',
    'Revert changes introduced by #12',
    'Emergency rollback: #12',
    'Back out #12, which broke checkout',
    'Undo #12',
  ])('%s', (message) => {
    expect(saysRevert(message, change)).toBe(true);
  });
});

describe('a commit leaves a change if it says', () => {
  test.each([
    'Fix what #12 reverted',
    'Fix what was reverted in #12',
    'Fix the revert of #12',
    'Do not revert #12',
    'Reapply "Fix totals (#12)" (#14)',
    'Revert "Revert "Fix totals (#12)" (#13)" (#14)',
    'Revert "Other totals (#11)" (#12)',
    'Revert the other totals (#12)',
    'Revert #13, which broke #12',
    'Revert to what was before #12',
    'Roll back to #12',
    'Reverts #120',
    'Reverts acme/other#12',
    'This reverts commit 1234567.',
    'Revert "Fix totals of taxes"',
    'Undo button for #12',
    'Fix totals (#12)',
  ])('%s', (message) => {
    expect(saysRevert(message, change)).toBe(false);
  });
});
