import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bindings } from '../../src/worker/app.ts';
import { createdWebhook } from '../support/webhook.ts';
import { post, request } from './app-request.ts';
import { clearScene, ring, setScene } from './inbox/scene.ts';

/** Something that is wrong with a Worker's set-up, and what names it where its operator looks first. */
interface Failure {
  readonly settings: Partial<Bindings>;
  /** What GitHub answers to everything. */
  readonly github?: number;
  /** What `/healthz?check` says, too; it succeeds if nothing is given. */
  readonly check?: RegExp;
  /** What the status page says after a ticket was created; without usable settings, so does every route. */
  readonly says: RegExp;
}

const route = (project: string) => ({ project, repository: 'acme/cart' });
const toDeploy = 'under \\[vars\\] in wrangler\\.toml and deploy again';

/** Sentences about settings that cannot be used: they are the same everywhere. */
const unusable: Readonly<Record<string, Failure>> = {
  'no secret of the webhook': {
    settings: { JIRA_WEBHOOK_SECRET: '' },
    says: /JIRA_WEBHOOK_SECRET is not set .*`wrangler secret put JIRA_WEBHOOK_SECRET`/,
  },
  'no token of GitHub': {
    settings: { GITHUB_TOKEN: '' },
    says: /GITHUB_TOKEN is not set .*`wrangler secret put GITHUB_TOKEN`/,
  },
  'projects without commas': {
    settings: { PROJECTS: 'SHOP PAY' },
    says: new RegExp(`PROJECTS contains .*SHOP PAY.* not a project key such as APP.*${toDeploy}`),
  },
  'routes that are no list': {
    settings: { ROUTES: '[{' },
    says: new RegExp(`ROUTES is not a list.*${toDeploy}`),
  },
  'a route without a condition': {
    settings: { ROUTES: [{ repository: 'acme/cart' }] },
    says: new RegExp(`ROUTES has a rule, number 1, that cannot be used.*${toDeploy}`),
  },
};

/** Settings that have the right form. */
const wrong: Readonly<Record<string, Failure>> = {
  'a token that GitHub does not accept': {
    settings: { GITHUB_TOKEN: 'expired' },
    github: 401,
    check: /GITHUB_REPOSITORY cannot be used: .*401: GITHUB_TOKEN is wrong or has expired/,
    says: /GitHub answered 401: GITHUB_TOKEN is wrong or has expired/,
  },
  'a token that may not write': {
    settings: { GITHUB_TOKEN: 'for-reading' },
    github: 403,
    check: /GITHUB_REPOSITORY cannot be used: .*403: GITHUB_TOKEN may not/,
    says: /GitHub answered 403: the token may not write contents of the repository/,
  },
  'a route to a repository that does not exist': {
    settings: { ROUTES: [route('SHOP')] },
    github: 404,
    check: /cannot be used: .*404: GITHUB_TOKEN cannot see the repository, or it does not exist/,
    says: /acme\/cart[\s\S]*GitHub answered 404: the token cannot see the repository/,
  },
  'another project': { settings: { PROJECTS: 'PAY' }, says: /Ignored[\s\S]*not one of PROJECTS/ },
  'a route for another project': {
    settings: { ROUTES: [route('PAY')], GITHUB_REPOSITORY: '' },
    says: /Ignored[\s\S]*No rule of ROUTES fits/,
  },
};

const password = { STATUS_PASSWORD: 'a long one' };
const right = { headers: { authorization: `Basic ${btoa('operator:a long one')}` } };

/** Creates a ticket in Jira while something is wrong; returns what is answered to Jira. */
async function provoke({ settings, github = 200 }: Failure) {
  const answer = { message: 'No.', permissions: { push: true } };
  const fetched = async () => Response.json(answer, { status: github });
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  const ticket = createdWebhook({ key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' });
  const answered = await post(JSON.stringify({ ...ticket, timestamp: Date.now() }), {}, settings);
  await ring();
  return answered;
}

/** What an operator reads there. */
async function read(path: string, { settings }: Failure) {
  const answer = await request(path, right, { ...password, ...settings });
  return { status: answer.status, text: await answer.text() };
}

beforeEach(setScene);
afterEach(clearScene);

describe.each(Object.entries(unusable))('%s', (_, failure) => {
  test('is named by every route, and Jira sends the ticket again', async () => {
    expect(await provoke(failure)).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(failure.says) },
    });
    for (const path of ['/healthz', '/healthz?check', '/status', '/', '/webhooks/jira']) {
      expect(await read(path, failure)).toEqual({
        status: 503,
        text: expect.stringMatching(failure.says),
      });
    }
  });
});

describe.each(Object.entries(wrong))('%s', (_, failure) => {
  test('is named by the status page, and by the check of the settings if it can be', async () => {
    await provoke(failure);
    expect(await read('/status', failure)).toEqual({
      status: 200,
      text: expect.stringMatching(failure.says),
    });
    const { check } = failure;
    expect(await read('/healthz?check', failure)).toEqual({
      status: check === undefined ? 200 : 503,
      text: expect.stringMatching(check ?? /"ok":true/),
    });
  });
});
