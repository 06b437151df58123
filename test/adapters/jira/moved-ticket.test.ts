import { describe, expect, test } from 'vitest';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { sites } from './sites.ts';

const key = keyOf('SHOP-7');
const newKey = keyOf('CART-3');

describe.each(sites)('Jira %s', (_, start) => {
  test('knows the key that a moved ticket has now', async () => {
    await using jira = await start();
    jira.addIssue({ key, summary: 'Totals are wrong' });
    jira.moveIssue(key, newKey);
    const tickets = jira.tickets();
    expect(await tickets.keyOf(key)).toBe(newKey);
    expect(await tickets.keyOf(newKey)).toBe(newKey);
    expect(await tickets.keyOf(keyOf('CART-4'))).toBeUndefined();
  });

  test('keeps the record of a moved ticket', async () => {
    await using jira = await start();
    jira.addIssue({ key, summary: 'Totals are wrong' });
    const tickets = jira.tickets();
    await tickets.remember(key, { ...emptyRecord, branch: 'fix/SHOP-7' });
    jira.moveIssue(key, newKey);
    expect(await tickets.recall(newKey)).toMatchObject({ branch: 'fix/SHOP-7' });
  });
});
