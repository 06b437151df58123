import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tickets } from '../../../src/agent/ports.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { type Site, sites } from './sites.ts';

const key = keyOf('SHOP-7');

describe.each(sites)('Jira %s', (_, start) => {
  let jira: Site;
  let tickets: Tickets;

  beforeEach(async () => {
    jira = await start();
    jira.addIssue({ key, summary: 'Totals are wrong' });
    tickets = jira.tickets();
  });

  afterEach(async () => {
    const { violations } = jira;
    await jira[Symbol.asyncDispose]();
    expect(violations).toEqual([]);
  });

  const puts = () => jira.requests.filter(({ method }) => method === 'PUT');

  test('foresees a move without making it', async () => {
    const done = { kind: 'category', category: 'done' } as const;
    jira.addIssue({ key: 'SHOP-9', summary: 'Begun', status: 'In Arbeit' });
    const moved = { kind: 'moved', to: 'Fertig', category: 'done' };
    expect(await tickets.foresee(keyOf('SHOP-9'), done)).toEqual(moved);
    expect(jira.issue('SHOP-9').status).toBe('In Arbeit');
    const stayed = { kind: 'stayed', why: expect.stringContaining('Ablehnen'), category: 'new' };
    expect(await tickets.foresee(key, done)).toEqual(stayed);
    expect(jira.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  describe('gives a ticket back', () => {
    const owner = () => jira.issue(key).assignee?.name.toLowerCase();

    test('to whom it was assigned before', async () => {
      jira.assignTo(key, 'Bob');
      jira.assignTo(key, 'self');
      expect(await tickets.read(key, emptyRecord)).toMatchObject({ isAssigned: true });
      expect(await tickets.giveBack(key)).toBe('Bob');
      expect(owner()).toBe('bob');
    });

    test('to whom it was assigned last, after others', async () => {
      for (const to of ['Ann', 'self', 'Cleo', null, 'Bob', 'self']) jira.assignTo(key, to);
      expect(await tickets.giveBack(key)).toBe('Bob');
    });

    test('to who assigned it, if nobody had it', async () => {
      jira.assignTo(key, 'Bob');
      jira.assignTo(key, null);
      jira.assignTo(key, 'self', 'Cleo');
      expect(await tickets.giveBack(key)).toBe('Cleo');
      expect(owner()).toBe('cleo');
    });

    test('after a long history', async () => {
      jira.assignTo(key, 'Bob');
      for (let n = 0; n < 130; n += 1) jira.assignTo(key, n % 2 === 0 ? 'Ann' : 'Bob');
      jira.assignTo(key, 'self');
      expect(await tickets.giveBack(key)).toBe('Bob');
    });

    test('only if it is assigned to the agent', async () => {
      expect(await tickets.giveBack(key)).toBeUndefined();
      jira.assignTo(key, 'self');
      jira.assignTo(key, 'Bob');
      expect(await tickets.giveBack(key)).toBeUndefined();
      expect(puts()).toEqual([]);
    });

    test('to nobody whose account has ended', async () => {
      jira.assignTo(key, 'Bob');
      jira.assignTo(key, 'self');
      jira.deactivate('Bob');
      expect(await tickets.giveBack(key)).toBeUndefined();
      expect(owner()).toBe(jira.issue(key).assignee?.name.toLowerCase());
      expect(await tickets.read(key, emptyRecord)).toMatchObject({ isAssigned: true });
    });

    test('or names the missing permission', async () => {
      jira.assignTo(key, 'self', 'Cleo');
      jira.denyAssigning();
      const error = await tickets.giveBack(key).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UserError);
      expect(error).toMatchObject({ message: expect.stringContaining('“Assign issues”') });
    });
  });
});
