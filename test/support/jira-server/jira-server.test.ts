import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ServerStandIn, startJiraServer } from './jira-server.ts';

let jira: ServerStandIn;

beforeEach(async () => {
  jira = await startJiraServer();
  jira.addIssue({ key: 'SHOP-7', summary: 'Totals are wrong' });
});

afterEach(async () => {
  await jira[Symbol.asyncDispose]();
});

const ask = (path: string, init: { method?: string; body?: unknown; token?: string } = {}) =>
  fetch(`${jira.url}${path}`, {
    method: init.method ?? 'GET',
    headers: { authorization: `Bearer ${init.token ?? jira.token}` },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });

const issue = '/rest/api/2/issue/SHOP-7';

test('a valid request is no violation, and its answer has the node’s headers', async () => {
  const answer = await ask(`${issue}?fields=summary`);
  expect(await answer.json()).toMatchObject({
    key: 'SHOP-7',
    fields: { summary: 'Totals are wrong' },
  });
  expect(answer.headers.get('x-arequestid')).not.toBeNull();
  expect(jira.violations).toEqual([]);
});

test('the API has no version 3', async () => {
  expect((await ask('/rest/api/3/myself')).status).toBe(404);
  expect(jira.violations).toEqual([expect.stringContaining('no route')]);
});

test('an unknown or expired token is rejected', async () => {
  expect((await ask(issue, { token: 'other' })).status).toBe(401);
  jira.expireToken();
  expect((await ask(issue)).status).toBe(401);
});

describe('an invalid request is a violation', () => {
  test.each([
    ['an unknown parameter', `${issue}?properties=a`, {}],
    ['a parameter twice', `${issue}?fields=a&fields=b`, {}],
    ['a document for a comment', `${issue}/comment`, { body: { type: 'doc' } }],
    ['a field beside the comment', `${issue}/comment`, { body: 'a', public: true }],
    ['a number for a transition', `${issue}/transitions`, { transition: { id: 11 } }],
    ['a link without a title', `${issue}/remotelink`, { globalId: 'a', object: {} }],
  ])('%s', async (_, path, body) => {
    const isPost = Object.keys(body).length > 0;
    await ask(path, isPost ? { method: 'POST', body } : {});
    expect(jira.violations).not.toEqual([]);
  });
});
