import { beforeEach, describe, expect, test } from 'vitest';
import { keyOf } from '../../support/memory/samples.ts';
import { cloudSite } from './cloud-site.ts';

const site = cloudSite();
const key = keyOf('SHOP-7');

beforeEach(() => {
  site.jira.addIssue({ key, summary: 'Totals are wrong' });
});

describe('move', () => {
  const done = { kind: 'category', category: 'done' } as const;
  const review = { kind: 'category', category: 'indeterminate' } as const;

  test('sends no resolution if the screen has none', async () => {
    expect(await site.tickets.move(key, review)).toEqual({
      kind: 'moved',
      to: 'In Arbeit',
      category: 'indeterminate',
    });
    expect(site.jira.issue(key)).toMatchObject({ status: 'In Arbeit', resolution: null });
  });

  test('sends a required resolution, skipping a transition that asks for more', async () => {
    await site.tickets.move(key, review);
    expect(await site.tickets.move(key, done)).toEqual({
      kind: 'moved',
      to: 'Fertig',
      category: 'done',
    });
    expect(site.jira.issue(key)).toMatchObject({ status: 'Fertig', resolution: '10000' });
  });

  test('follows a transition by name, and moves again after a reopening', async () => {
    await site.tickets.move(key, { kind: 'named', names: ['beginnen'] });
    expect(site.jira.issue(key).status).toBe('In Arbeit');
    site.jira.reopen(key);
    expect(await site.tickets.move(key, review)).toMatchObject({ kind: 'moved' });
  });

  test('gives the reason of the first of several impossible transitions', async () => {
    const asking = (id: string, name: string, field: string) => ({
      id,
      name,
      to: { name, statusCategory: { key: 'done' } },
      fields: { [field]: { name: field, required: true } },
    });
    const transitions = [asking('61', 'Ausliefern', 'Version'), asking('71', 'Ablegen', 'Ordner')];
    site.jira.fail('GET /rest/api/3/issue/{issueIdOrKey}/transitions', {
      status: 200,
      body: { transitions },
    });
    const names = ['Verschieben', 'Ablegen', 'Ausliefern'];
    expect(await site.tickets.move(key, { kind: 'named', names })).toEqual({
      kind: 'stayed',
      why: 'The transition “Ablegen” requires “Ordner”, which only a person can fill in.',
      category: 'new',
    });
  });

  test.each([400, 409])('stays if Jira refuses with %i, and says why', async (status) => {
    const body = { errorMessages: ['Field Resolution\nis required.'], errors: {} };
    site.jira.fail('POST /rest/api/3/issue/{issueIdOrKey}/transitions', { status, body });
    expect(await site.tickets.move(key, review)).toEqual({
      kind: 'stayed',
      why: 'Jira refused the transition “Beginnen”: Field Resolution is required.',
      category: 'new',
    });
    expect(site.jira.issue(key).status).toBe('Zu erledigen');
  });

  test('changes nothing if the target is to stay', async () => {
    expect(await site.tickets.move(key, { kind: 'stay' })).toMatchObject({ kind: 'stayed' });
    expect(site.jira.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
