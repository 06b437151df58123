import { beforeEach, describe, expect, test } from 'vitest';
import { text } from '../../../src/core/report/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { cloudSite } from './cloud-site.ts';

const site = cloudSite();
const key = keyOf('SHOP-7');
const comments = '/rest/api/3/issue/{issueIdOrKey}/comment';

const said = (words: string) => [{ kind: 'paragraph' as const, content: [text(words)] }];

beforeEach(() => {
  site.jira.addIssue({ key, summary: 'Totals are wrong' });
});

describe('comment', () => {
  const shown = () => site.jira.issue(key).comments.map(({ id, body }) => ({ id, body }));

  test('does not let an id change the address', async () => {
    await site.tickets.comment(key, said('Fixed.'), '../../../myself?x=');
    expect(shown()).toHaveLength(1);
  });

  test('passes on Jira’s message', async () => {
    const errors = { comment: 'Comment body is not valid!' };
    site.jira.fail(`POST ${comments}`, { status: 400, body: { errorMessages: [], errors } });
    await expect(site.tickets.comment(key, said('Hi.'), undefined)).rejects.toThrow(
      'Jira answered 400 for SHOP-7: Comment body is not valid!',
    );
  });

  test('recognises a missing permission by Jira’s message', async () => {
    const errorMessages = ['You do not have the permission to comment on this issue.'];
    site.jira.fail(`POST ${comments}`, { status: 400, body: { errorMessages, errors: {} } });
    await expect(site.tickets.comment(key, said('Hi.'), undefined)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('“Add comments”'),
    });
  });
});

test('comments that are too long together are refused, and not asked for to their end', async () => {
  const body = 'word '.repeat(6_000);
  for (let count = 0; count < 450; count += 1) site.jira.addComment(key, 'Ann', body);
  await expect(site.tickets.read(key, emptyRecord)).rejects.toThrow(
    'Delete long comments of SHOP-7: together, they have more than 8 million characters.',
  );
  const pages = site.jira.requests.filter(
    ({ method, path }) => method === 'GET' && path.endsWith('/comment'),
  );
  expect(pages).toHaveLength(3);
});
