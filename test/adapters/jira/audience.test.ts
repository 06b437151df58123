import { describe, expect, test } from 'vitest';
import { paragraphs } from '../../../src/core/report/document.ts';
import { emptyRecord } from '../../../src/core/tickets/record.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { type Site, sites } from './sites.ts';

const key = keyOf('SHOP-7');
const level = { id: '10001', name: 'Security team' };
const serviceDesk = { id: '1', key: 'SHOP', projectTypeKey: 'service_desk' };
const software = { ...serviceDesk, projectTypeKey: 'software' };

/** The properties of the comment that was posted last. */
function sentProperties({ requests }: Site): unknown {
  const posted = requests.findLast(
    ({ method, path }) => method === 'POST' && path.endsWith('/comment'),
  );
  return (posted as { readonly body?: { readonly properties?: unknown } } | undefined)?.body
    ?.properties;
}

describe.each(sites)('%s', (_, start) => {
  test('a ticket with a security level is not read', async () => {
    await using site = await start();
    site.addIssue({ key, summary: 'Key of the vault', fields: { security: level } });
    const read = site.tickets().read(key, emptyRecord);
    await expect(read).rejects.toThrow(UserError);
    await expect(read).rejects.toThrow('SHOP-7 has a security level');
    await expect(read).rejects.not.toThrow('vault');
  });

  test('a ticket with a security level is found by no search', async () => {
    await using site = await start();
    site.addIssue({ key: 'SHOP-1', summary: 'Refund twice', fields: { security: level } });
    site.addIssue({ key: 'SHOP-2', summary: 'Refund never', fields: { security: null } });
    const { tickets } = await site.tickets().search(key, { text: 'refund' });
    expect(tickets.map((ticket) => ticket.key)).toEqual(['SHOP-2']);
  });

  test('customers do not see the comments on a ticket of Jira Service Management', async () => {
    for (const isRead of [true, false]) {
      await using site = await start();
      site.addIssue({ key, summary: 'It is slow', fields: { project: serviceDesk } });
      const tickets = site.tickets();
      if (isRead)
        expect(await tickets.read(key, emptyRecord)).toMatchObject({ isServiceDesk: true });
      await tickets.comment(key, paragraphs('Done.'), undefined);
      expect(sentProperties(site)).toEqual([
        { key: 'sd.public.comment', value: { internal: true } },
      ]);
      expect(site.violations).toEqual([]);
    }
  });

  test('comments elsewhere, or on request, have no such mark', async () => {
    for (const [project, comments] of [
      [software, 'internal'],
      [serviceDesk, 'public'],
    ] as const) {
      await using site = await start();
      site.addIssue({ key, summary: 'It is slow', fields: { project } });
      await site.tickets([], comments).comment(key, paragraphs('Done.'), undefined);
      expect(sentProperties(site)).toBeUndefined();
    }
  });
});
