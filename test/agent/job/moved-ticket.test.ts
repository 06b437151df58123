import { describe, expect, test } from 'vitest';
import type { TicketKey } from '../../../src/core/tickets/index.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { seal } from '../../support/seal.ts';

const moved = { key: keyOf('SHOP-4'), branch: 'fix/{key}' };

/** A ticket that was worked as APP-17 and is now SHOP-4. */
async function movedTicket() {
  const made = jobFixture();
  await made.work(...aFix);
  made.move('SHOP-4');
  made.addComment('1', 'And discounts.');
  return made;
}

const branches = ({ services }: ReturnType<typeof jobFixture>) =>
  new Set(services.publications.map(({ branch }) => branch));

describe('a ticket that was moved to another project', () => {
  test('keeps its branch and pull request', async () => {
    const made = await movedTicket();
    const { outcome } = await made.deliver(aFix, { job: moved });
    expect(outcome.reason).toBe('approved');
    expect(branches(made)).toEqual(new Set(['fix/APP-17']));
    expect(made.services.publications.at(-1)).toMatchObject({
      key: 'APP-17',
      title: expect.stringMatching(/^SHOP-4: /),
    });
    expect(made.services.record()).toMatchObject({ attempts: 2, branch: 'fix/APP-17' });
  });

  test('is known by the mark in its pull request under both keys', async () => {
    const made = await movedTicket();
    await made.deliver(aFix, { job: moved });
    const mark = await made.services.forge.recall(made.key, 'fix/APP-17', seal);
    expect(mark).toMatchObject({ attempts: 2 });
    expect((await made.work(...aFix)).outcome.reason).toBe('nothing-new');
    expect((await made.deliver(aFix, { job: moved })).outcome.reason).toBe('nothing-new');
  });

  test('has one lock, whichever key a delivery names', async () => {
    const made = await movedTicket();
    const locked: TicketKey[] = [];
    const { forge } = made.services;
    const lease: typeof forge.lease = (key, ...rest) => {
      locked.push(key);
      return forge.lease(key, ...rest);
    };
    await made.deliver(aFix, { job: moved, context: { forge: { ...forge, lease } } });
    expect(locked).toEqual(['APP-17']);
  });
});

test('a record that names the branch of another ticket is not followed', async () => {
  const made = await movedTicket();
  const { tickets } = made.services;
  const forged = { ...made.services.record(), branch: 'fix/APP-99' };
  await tickets.remember(moved.key, forged);
  const keyNow: typeof tickets.keyOf = async (key) => (key === 'APP-99' ? key : moved.key);
  const context = { tickets: { ...tickets, keyOf: keyNow } };
  await made.deliver(aFix, { job: moved, context });
  expect(branches(made)).toEqual(new Set(['fix/APP-17', 'fix/SHOP-4']));
});

test.each(['main', 'feature/APP-17', 'fix/app-17', 'fix/'])(
  'a record that names the branch %s is not followed',
  async (branch) => {
    const made = await movedTicket();
    await made.services.tickets.remember(moved.key, { ...made.services.record(), branch });
    await made.deliver(aFix, { job: moved });
    expect(made.services.publications.at(-1)).toMatchObject({ branch: 'fix/SHOP-4' });
  },
);
