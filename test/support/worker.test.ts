import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadContract } from './contract.ts';
import { type StandIn, startStandIn } from './stand-in.ts';
import { createdWebhook, sign } from './webhook.ts';
import { type RunningWorker, startWorker } from './worker.ts';

const secret = `quoted "twice" and $HOME # with \\ and 'more'`;
const webhook = JSON.stringify(
  createdWebhook({ key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' }),
);

let github: StandIn;
let worker: RunningWorker;

beforeAll(async () => {
  const contract = loadContract('github');
  const dispatches = { 'POST /repos/{owner}/{repo}/dispatches': () => ({ status: 204 }) };
  github = await startStandIn(dispatches, { contract });
  worker = await startWorker({
    ...{ secret, githubToken: 'token-7' },
    ...{ repository: 'acme/shop', githubApiUrl: github.url },
  });
});
afterAll(async () => {
  await worker[Symbol.asyncDispose]();
  await github[Symbol.asyncDispose]();
});

test('a webhook is dispatched once, however often it is posted', async () => {
  expect(await post({})).toBe(401);
  expect(await post({ 'x-hub-signature': await sign('guessed', webhook) })).toBe(401);
  const signed = { 'x-hub-signature': await sign(secret, webhook) };
  expect(await post(signed)).toBe(202);
  await vi.waitFor(() => expect(github.requests).toHaveLength(1), { timeout: 10_000 });
  expect(await post(signed)).toBe(200);
  const forged = { ...signed, 'x-atlassian-webhook-identifier': 'd-2' };
  expect(await post(forged)).toBe(200);
  // The duplicates' dispatches would precede this one's.
  const other = `${webhook} `;
  const signedAnew = { ...forged, 'x-hub-signature': await sign(secret, other) };
  expect(await post(signedAnew, other)).toBe(202);
  await vi.waitFor(() => expect(github.requests).toHaveLength(2), { timeout: 10_000 });
  expect(github.violations).toEqual([]);
  const deliveries = github.requests.map(({ body }) => body);
  expect(deliveries).toMatchObject([dispatched('d-1'), dispatched('d-2')]);
  expect(github.requests[0]?.headers.authorization).toBe('Bearer token-7');
});

function dispatched(delivery: string) {
  const ticket = { ticket: 'SHOP-7', ticketId: '10077', site: 'acme.atlassian.net' };
  return { event_type: 'jira-bug-fix', client_payload: { ...ticket, delivery, reason: 'created' } };
}

async function post(headers: Record<string, string>, body = webhook): Promise<number> {
  const usual = { 'content-type': 'application/json', 'x-atlassian-webhook-identifier': 'd-1' };
  const init = { method: 'POST', headers: { ...usual, ...headers }, body };
  const answer = await fetch(`${worker.url}/webhooks/jira`, init);
  await answer.text();
  return answer.status;
}
