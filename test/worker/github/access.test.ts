import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GitHubCheck, Tokens } from '../../../src/worker/github/index.ts';
import type { GitHubAccess } from '../../../src/worker/settings/index.ts';
import { generatedKey } from '../../support/pem.ts';
import { settingsOf } from '../rules/sample-policy.ts';
import { fakeGitHub } from './fake-github.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const rule = (project: string, repository: string) => ({ project, repository });

/** What GitHub says about each repository, and the requests that reach it. */
function github(answers: Readonly<Record<string, Response | Error>>) {
  const urls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = String(input);
    urls.push(url);
    const answer = answers[url.replace('https://api.github.com/', '')];
    if (answer instanceof Error) throw answer;
    return answer?.clone() ?? Response.json({ message: 'Not Found' }, { status: 404 });
  });
  return urls;
}

const fine = Response.json({ archived: false, permissions: { push: true } });

test('a token that may write is fine, and asked for once per repository', async () => {
  const urls = github({ 'repos/acme/shop': fine });
  const ROUTES = [rule('APP', 'acme/shop'), rule('PAY', 'acme/shop')];
  const result = { ok: true, checked: 1, errors: [] };
  expect(await new GitHubCheck().result(settingsOf({ ROUTES }))).toEqual(result);
  expect(urls).toEqual(['https://api.github.com/repos/acme/shop']);
});

test('permissions that are all false say nothing: so they are for the token of an App', async () => {
  github({ 'repos/acme/shop': Response.json({ permissions: { pull: false, push: false } }) });
  expect(await new GitHubCheck().result(settingsOf())).toMatchObject({ ok: true });
});

describe('what is wrong is said in a sentence that names the setting, never the repository', () => {
  test.each<[string, Response | Error, RegExp]>([
    ['a dead token', Response.json({}, { status: 401 }), /GITHUB_TOKEN is wrong or has expired\.$/],
    ['no access', Response.json({}, { status: 404 }), /GITHUB_TOKEN cannot see the repository/],
    ['a rename', new Response(null, { status: 301 }), /the repository was renamed\.$/],
    ['an archive', Response.json({ archived: true }), /the repository is archived\.$/],
    [
      'a token that only reads',
      Response.json({ permissions: { pull: true, push: false } }),
      /GITHUB_TOKEN may not write contents of the repository\.$/,
    ],
    ['an outage', new Response('', { status: 502 }), /GitHub answered 502\.$/],
    ['no answer', new Error('connection lost'), /GitHub did not answer: Error: connection lost\.$/],
    [
      'a spent quota',
      Response.json({}, { status: 403, headers: { 'retry-after': '60' } }),
      /rate limit is reached\.$/,
    ],
  ])('%s', async (_, answer, sentence) => {
    github({ 'repos/acme/shop': answer });
    const result = await new GitHubCheck().result(settingsOf());
    expect(result).toEqual({ ok: false, checked: 1, errors: [expect.stringMatching(sentence)] });
    expect(result.errors[0]).toMatch(/^GITHUB_REPOSITORY cannot be used: /);
    expect(JSON.stringify(result)).not.toMatch(/acme|a-token/);
  });

  test('several rules', async () => {
    github({ 'repos/acme/shop': fine, 'repos/acme/pay': fine });
    const ROUTES = [rule('PAY', 'acme/pay'), rule('CART', 'acme/cart'), rule('TAX', 'acme/tax')];
    const result = await new GitHubCheck().result(settingsOf({ ROUTES }));
    expect(result).toMatchObject({ ok: false, checked: 4 });
    expect(result.errors.map((error) => error.split(' cannot')[0]).toSorted()).toEqual([
      'Rule 2 of ROUTES',
      'Rule 3 of ROUTES',
    ]);
  });

  test('an App that is not installed', async () => {
    github({});
    const { pkcs8 } = await generatedKey();
    const app = { GITHUB_APP_ID: '4711', GITHUB_APP_PRIVATE_KEY: pkcs8 };
    const result = await new GitHubCheck().result(settingsOf(app));
    expect(result.errors).toEqual([expect.stringContaining('must belong to one App')]);
    expect(JSON.stringify(result)).not.toContain('acme');
  });
});

describe('a stranger who asks all day', () => {
  test('causes one check a minute', async () => {
    const urls = github({ 'repos/acme/shop': fine });
    const check = new GitHubCheck();
    for (let second = 0; second < 180; second += 1) {
      vi.setSystemTime(Date.UTC(2026, 10, 20) + second * 1000);
      expect(await check.result(settingsOf())).toMatchObject({ ok: true });
    }
    expect(urls).toHaveLength(3);
  });

  test('waits for the check that is under way', async () => {
    const urls = github({ 'repos/acme/shop': fine });
    const check = new GitHubCheck();
    const both = [check.result(settingsOf()), check.result(settingsOf())];
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(urls).toHaveLength(1);
  });

  test('does not keep a mended setting from being checked', async () => {
    github({ 'repos/acme/shop': fine });
    const check = new GitHubCheck();
    const typo = settingsOf({ GITHUB_REPOSITORY: 'acme/typo' });
    expect(await check.result(typo)).toMatchObject({ ok: false });
    expect(await check.result(settingsOf())).toMatchObject({ ok: true });
  });

  test('causes ten requests at most, however many repositories there are', async () => {
    const urls = github({});
    const ROUTES = Array.from({ length: 30 }, (_, n) => rule(`P${n}`, `acme/repo-${n}`));
    expect(await new GitHubCheck().result(settingsOf({ ROUTES }))).toMatchObject({ checked: 10 });
    expect(urls).toHaveLength(10);
  });
});

const minute = 60_000;
const { pkcs1 } = await generatedKey();
const access: GitHubAccess = {
  apiUrl: 'https://github.test',
  credentials: { kind: 'app', appId: '4711', privateKey: pkcs1 },
};

test('a personal token is used as it is', async () => {
  const { calls } = fakeGitHub();
  const own: GitHubAccess = { ...access, credentials: { kind: 'token', token: 'token-7' } };
  expect(await new Tokens().of('acme/shop', own)).toEqual({ kind: 'bearer', token: 'token-7' });
  expect(calls).toHaveLength(0);
});

test("an App's token is limited to one repository and the permissions it needs", async () => {
  const { calls } = fakeGitHub();
  const token = { kind: 'bearer', token: 'installed-2' };
  expect(await new Tokens().of('acme/shop', access)).toEqual(token);
  expect(calls).toMatchObject([
    { method: 'GET', url: 'https://github.test/repos/acme/shop/installation' },
    {
      method: 'POST',
      url: 'https://github.test/app/installations/77/access_tokens',
      body: { repositories: ['shop'], permissions: { contents: 'write', actions: 'read' } },
    },
  ]);
  expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer ey[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a token is cached until shortly before it expires, per repository', async () => {
  const { calls } = fakeGitHub();
  const tokens = new Tokens();
  await tokens.of('acme/shop', access);
  vi.setSystemTime(Date.now() + 54 * minute);
  await tokens.of('acme/shop', access);
  expect(calls).toHaveLength(2);
  await tokens.of('acme/bank', access);
  expect(calls).toHaveLength(4);
  vi.setSystemTime(Date.now() + 2 * minute);
  await tokens.of('acme/shop', access);
  expect(calls).toHaveLength(6);
});

test('a forgotten token is replaced', async () => {
  const { calls } = fakeGitHub();
  const tokens = new Tokens();
  await tokens.of('acme/shop', access);
  tokens.forget('acme/shop');
  await tokens.of('acme/shop', access);
  expect(calls).toHaveLength(4);
});

test('an App without "Actions: read" gets a token that can only dispatch', async () => {
  const bodies: unknown[] = [];
  answering((url, body) => {
    if (url.endsWith('/installation')) return Response.json({ id: 77 });
    bodies.push(body);
    const token = { token: 'narrow', expires_at: '2126-01-01T00:00:00Z' };
    return bodies.length === 1 ? new Response('{}', { status: 422 }) : Response.json(token);
  });
  expect(await new Tokens().of('acme/shop', access)).toEqual({ kind: 'bearer', token: 'narrow' });
  expect(bodies[1]).toEqual({ repositories: ['shop'], permissions: { contents: 'write' } });
});

test('an App that is not installed there says so', async () => {
  answering(() => new Response('{}', { status: 404 }));
  const refusal = await new Tokens().of('acme/shop', access);
  expect(refusal).toMatchObject({ kind: 'refused', isSetUp: false });
  expect(refusal.kind === 'refused' && refusal.why).toMatch(/acme\/shop.*GITHUB_APP_ID/);
});

test('an outage is not blamed on a setting, and no reason quotes the bearer', async () => {
  answering(() => new Response('{}', { status: 503, headers: { 'retry-after': '9' } }));
  const outage = await new Tokens().of('acme/shop', access);
  expect(outage).toMatchObject({ kind: 'refused', isSetUp: true, pause: 9_000 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    throw new TypeError(`No: ${new Headers(init?.headers).get('authorization')}`);
  });
  const silence = await new Tokens().of('acme/shop', access);
  expect(silence).toMatchObject({ isSetUp: true, why: expect.stringContaining('[token]') });
});

test('an unreadable key names its setting, and is never sent', async () => {
  const { calls } = fakeGitHub();
  const credentials = { kind: 'app', appId: '4711', privateKey: 'a secret text' } as const;
  const refusal = await new Tokens().of('acme/shop', { ...access, credentials });
  expect(refusal).toMatchObject({ kind: 'refused', isSetUp: false });
  expect(refusal.kind === 'refused' && refusal.why).toMatch(/^GITHUB_APP_PRIVATE_KEY/);
  expect(JSON.stringify(refusal)).not.toContain('a secret text');
  expect(calls).toHaveLength(0);
});

function answering(answer: (url: string, body: unknown) => Response): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    return answer(request.url, text === '' ? undefined : JSON.parse(text));
  });
}
