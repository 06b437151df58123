import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tokens } from '../../../src/worker/github/index.ts';
import type { GitHubAccess } from '../../../src/worker/settings/index.ts';
import { generatedKey } from '../../support/pem.ts';
import { fakeGitHub } from './fake-github.ts';

const minute = 60_000;
const { pkcs1 } = await generatedKey();
const access: GitHubAccess = {
  apiUrl: 'https://github.test',
  credentials: { kind: 'app', appId: '4711', privateKey: pkcs1 },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a personal token is used as it is', async () => {
  const { calls } = fakeGitHub();
  const own: GitHubAccess = { ...access, credentials: { kind: 'token', token: 'token-7' } };
  expect(await new Tokens().of('acme/shop', own)).toEqual({ kind: 'bearer', token: 'token-7' });
  expect(calls).toHaveLength(0);
});

test("an App's token is limited to one repository and the permissions it needs", async () => {
  const { calls } = fakeGitHub();
  expect(await new Tokens().of('acme/shop', access)).toEqual({
    kind: 'bearer',
    token: 'installed-2',
  });
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
