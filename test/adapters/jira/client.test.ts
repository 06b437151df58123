import fc from 'fast-check';
import { addComment, getComments, getIssue } from 'jira.js/cloud';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jiraClient } from '../../../src/adapters/jira/client.ts';
import type { JiraRequest } from '../../../src/adapters/jira/transport/index.ts';
import { addressOf } from '../../../src/adapters/jira/transport/request.ts';
import { showInput } from '../../../src/engines/errors.ts';

/** A client whose transport answers with `answer`, and the requests with a valid address. */
function clientAnswering(answer: unknown, version: 2 | 3 = 3) {
  const sent: JiraRequest[] = [];
  const transport = {
    send: async (request: JiraRequest) => {
      addressOf('https://j.test', request.path);
      sent.push(request);
      return answer;
    },
    show: showInput,
    download: async () => ({ bytes: new Uint8Array(), url: '' }),
  };
  return { client: jiraClient(transport, version), sent };
}

test('jira.js’s calls become requests: path, query and body', async () => {
  const { client, sent } = clientAnswering({ id: '1', total: 0, comments: [] });
  await getIssue(client, { issueIdOrKey: 'APP-1', fields: ['summary', 'status'] });
  await getComments(client, { issueIdOrKey: 'APP-1', startAt: 100, orderBy: 'created' });
  const issue = ['rest', 'api', '3', 'issue', 'APP-1'];
  expect(sent[0]).toMatchObject({ method: 'GET', path: issue });
  expect(sent[0]?.query?.fields).toEqual(['summary', 'status']);
  expect(sent[1]).toMatchObject({ path: [...issue, 'comment'], query: { startAt: '100' } });
  expect(sent[1]?.body).toBeUndefined();
  const body = { type: 'doc' as const, version: 1 as const, content: [] };
  await addComment(client, { issueIdOrKey: 'APP-1', body });
  expect(sent[2]).toMatchObject({ method: 'POST', path: [...issue, 'comment'], body: { body } });
});

test('the same calls work with version 2 of the API, which takes a list as one parameter', async () => {
  const { client, sent } = clientAnswering({}, 2);
  await getIssue(client, { issueIdOrKey: 'APP-1', fields: ['summary', 'status'] });
  expect(sent[0]?.path).toEqual(['rest', 'api', '2', 'issue', 'APP-1']);
  expect(sent[0]?.query?.fields).toBe('summary,status');
});

test('a segment that is already encoded is not encoded twice', async () => {
  const { client, sent } = clientAnswering({});
  await client.sendRequest({ url: `/rest/api/3/issue/${encodeURIComponent('a/b c')}` });
  expect(sent[0]?.path).toEqual(['rest', 'api', '3', 'issue', 'a/b c']);
});

describe('a path that jira.js never produces', () => {
  test.each([
    'A-1?x=',
    'A-1#x',
    'A-1//comment',
    'A-1\\comment',
    'A-1 comment',
    'A-1\ncomment',
    '',
    '%',
  ])('is not sent: %j', async (key) => {
    const { client, sent } = clientAnswering({});
    await expect(getIssue(client, { issueIdOrKey: key })).rejects.toThrow();
    expect(sent).toEqual([]);
  });

  test('any key: the path stays below the issue resource, or nothing is sent', async () => {
    const part = fc.constantFrom(
      'A-1',
      '..',
      '.',
      '/',
      '%2e%2e',
      '%2F',
      '?',
      '#',
      '%',
      'admin',
      '@',
    );
    const key = fc.array(fc.oneof(part, fc.string()), { maxLength: 6 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(key, async (issueIdOrKey) => {
        const { client, sent } = clientAnswering({});
        await getIssue(client, { issueIdOrKey }).catch(() => undefined);
        for (const { path } of sent) {
          expect(path.slice(0, 4)).toEqual(['rest', 'api', '3', 'issue']);
          expect(path.some((each) => ['', '.', '..'].includes(each))).toBe(false);
        }
      }),
    );
  });
});

describe('an answer', () => {
  const schema = z.object({ created: z.string().transform(Number) });
  const ask = { url: '/rest/api/3/myself', schema };

  test('that matches the schema is parsed', async () => {
    expect(await clientAnswering({ created: '7' }).client.sendRequest(ask)).toEqual({ created: 7 });
  });

  test('that does not match the schema is passed on unparsed', async () => {
    const odd = { created: 7 };
    expect(await clientAnswering(odd).client.sendRequest(ask)).toBe(odd);
  });

  test('that is empty is undefined', async () => {
    expect(await clientAnswering(undefined).client.sendRequest(ask)).toBeUndefined();
  });
});
