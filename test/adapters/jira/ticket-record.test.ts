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

  test('upgrade a record of version 1, counting an attempt per input', async () => {
    const first = {
      version: 1,
      inputs: ['a', 'b'],
      comments: ['7'],
      read: ['5'],
      branch: 'fix/SHOP-7',
    };
    site.jira.issue(key).properties.set('jira-bug-fix-agent', first);
    expect(await site.tickets.recall(key)).toEqual({ ...first, version: 2, attempts: 2 });
  });

  test.each([[{ version: 2 }], [{ version: 3 }], ['text'], [{ version: 1, inputs: 'many' }]])(
    'start over from %j',
    async (value) => {
      site.jira.issue(key).properties.set('jira-bug-fix-agent', value);
      expect(await site.tickets.recall(key)).toEqual(emptyRecord);
    },
  );

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
