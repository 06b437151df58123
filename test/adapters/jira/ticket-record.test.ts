import { beforeEach, describe, expect, test } from 'vitest';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { cloudSite } from './cloud-site.ts';

const site = cloudSite();
const key = keyOf('SHOP-7');

beforeEach(() => {
  site.jira.addIssue({ key, summary: 'Totals are wrong' });
});

describe('remember and recall', () => {
  test('keep the record on the ticket', async () => {
    const record = {
      ...emptyRecord,
      inputs: ['a', 'b'],
      comments: ['10001'],
      branch: 'fix/SHOP-7',
      left: 'done' as const,
      begun: '2026-11-20T09:00:00.000Z',
      seen: '2026-11-20T08:00:00.000Z',
      text: 'c'.repeat(64),
      plan: {
        ...{ input: 'a', base: 'd'.repeat(40), attempt: 1, understanding: 'It adds.' },
        uncertain: 'Which rounding?',
        files: [
          { path: 'src/cart.ts', state: 'existing' as const, change: 'Multiply.' },
          { path: 'test/cart.test.ts', state: 'new' as const },
        ],
      },
      plansFollowed: 1,
      followed: {
        ...{ pull: 7, repairs: 1, done: ['closed:7'], into: 'main' },
        told: { pull: 'a'.repeat(12), ticket: 'b'.repeat(12) },
      },
      open: {
        until: '2026-11-20T09:20:00.000Z',
        end: {
          reason: 'answered',
          inputs: ['b'],
          seen: '2026-11-20T08:00:00.000Z',
          reply: 'It *is*.',
          isReady: false,
          log: 'L',
        },
      },
    };
    expect(await site.tickets.recall(key)).toEqual(emptyRecord);
    await site.tickets.remember(key, { ...record, inputs: ['a'] });
    await site.tickets.remember(key, record);
    expect(await site.tickets.recall(key)).toEqual(record);
  });

  test('stay within what a property holds, whatever has to be quoted', async () => {
    const quotes = '"\\\n'.repeat(9_000);
    await site.tickets.remember(key, {
      ...emptyRecord,
      attempts: 3,
      diff: quotes,
      critique: 'No.',
    });
    const { attempts, critique, diff } = await site.tickets.recall(key);
    expect([attempts, critique, diff]).toEqual([3, 'No.', undefined]);
  });

  test('name the missing permission', async () => {
    site.jira.fail('PUT /rest/api/3/issue/{issueIdOrKey}/properties/{propertyKey}', {
      status: 403,
    });
    await expect(site.tickets.remember(key, emptyRecord)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('“Edit issues”'),
    });
  });
});
