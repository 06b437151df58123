import { describe, expect, test } from 'vitest';
import { isDueLook } from '../../../src/core/ledger/index.ts';
import { pullEntry } from '../../support/ledger.ts';

const ended = '2026-11-01T10:00:00Z';
const month = '2026-12-01T10:00:00Z';

describe('a look is due', () => {
  test.each([
    ['at an open one once a day', { looked: '2026-11-01T10:00:00Z' }, '2026-11-02T10:00:00Z', true],
    ['not sooner', { looked: '2026-11-01T10:00:00Z' }, '2026-11-02T09:59:00Z', false],
    ['30 days after the merge', { state: 'merged', ended }, month, true],
    ['not sooner after it', { state: 'merged', ended }, '2026-12-01T09:59:00Z', false],
    ['no more then', { state: 'merged', ended, looked: month }, '2027-01-01T00:00:00Z', false],
    ['never at a closed one', { state: 'closed', ended }, '2026-12-01T10:00:00Z', false],
    ['never at one that was superseded', { state: 'superseded' }, '2026-12-01T10:00:00Z', false],
  ] as const)('%s', (_, entry, now, isDue) => {
    expect(isDueLook(pullEntry({ looked: ended, ...entry }), new Date(now))).toBe(isDue);
  });
});
