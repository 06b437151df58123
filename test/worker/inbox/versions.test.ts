import { abortAllDurableObjects } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bindings, sweep } from '../../../src/worker/app.ts';
import { createdWebhook } from '../../support/webhook.ts';
import { inboxes, post, request } from '../app-request.ts';
import { fakeGitHub } from '../github/fake-github.ts';
import { sampleDispatch } from '../github/sample-dispatch.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import { clearScene, inbox, ring, setScene } from './scene.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const created = () => JSON.stringify({ ...createdWebhook(ticket), timestamp: Date.now() });

beforeEach(setScene);
afterEach(clearScene);

describe('during a deploy, when the Worker and its object may be of different versions', () => {
  test('a delivery that the object cannot take is answered so that Jira sends it again', async () => {
    const github = fakeGitHub();
    const body = created();
    const lacking = inboxes({
      keep: () => Promise.reject(new TypeError('The RPC receiver does not implement "keep".')),
    });
    expect(await post(body, {}, { INBOX: lacking })).toMatchObject({ status: 503 });
    expect(await post(body)).toMatchObject({ status: 202 });
    expect(await post(body)).toMatchObject({ body: { decision: 'duplicate' } });
    await ring();
    expect(github.taken).toHaveLength(1);
  });

  test('what the old object has stored is sent once by the new one', async () => {
    const github = fakeGitHub();
    const body = created();
    await post(body);
    await abortAllDurableObjects();
    expect(await post(body)).toMatchObject({ body: { decision: 'duplicate' } });
    await ring();
    await abortAllDurableObjects();
    expect(await post(body)).toMatchObject({ body: { decision: 'duplicate' } });
    expect(github.taken).toHaveLength(1);
  });

  test('a dispatch with or without the time of its change is stored and sent', async () => {
    const github = fakeGitHub();
    const changed = '2026-11-20T09:00:00.000Z';
    const dispatches = [sampleDispatch('old'), { ...sampleDispatch('new'), changed }];
    for (const dispatch of dispatches) {
      const decision = { ...sampleDecision(dispatch.delivery), dispatch };
      await inbox().keep(sampleDelivery(dispatch.delivery), decision);
    }
    await ring();
    expect(github.taken).toEqual(dispatches);
  });

  /** A method that joins this list needs an answer for objects of the release before, which lack it. */
  test('the Worker calls only methods that every released object has', async () => {
    const called = new Set<string>();
    const recording: Bindings['INBOX'] = {
      getByName: (name) =>
        new Proxy(inboxes().getByName(name), {
          get: (inbox, method) => {
            called.add(String(method));
            return Reflect.get(inbox, method);
          },
        }),
    };
    const bindings = { INBOX: recording, STATUS_PASSWORD: 'a password of the tests' };
    await post(created(), {}, bindings);
    await post(created(), { 'x-hub-signature': '' }, bindings);
    const authorization = `Basic ${btoa('status:a password of the tests')}`;
    await request('/status', { headers: { authorization } }, bindings);
    await sweep({ INBOX: recording });
    expect([...called].toSorted()).toEqual(['keep', 'refuse', 'report', 'sweep']);
  });
});
