import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GitHubCheck } from '../../../src/worker/github/index.ts';
import {
  readSettings,
  type SettingsBindings,
  type WorkerSettings,
} from '../../../src/worker/settings/index.ts';
import { generatedKey } from '../../support/pem.ts';

const rule = (project: string, repository: string) => ({ project, repository });

function settingsOf(differing: SettingsBindings = {}): WorkerSettings {
  const settings = readSettings({
    JIRA_WEBHOOK_SECRET: 'a secret',
    GITHUB_TOKEN: 'a-token',
    GITHUB_REPOSITORY: 'acme/shop',
    ...differing,
  });
  return settings instanceof Error ? expect.fail(settings.message) : settings;
}

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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a token that may write is fine, and asked for once per repository', async () => {
  const urls = github({ 'repos/acme/shop': fine });
  const ROUTES = [rule('APP', 'acme/shop'), rule('PAY', 'acme/shop')];
  expect(await new GitHubCheck().result(settingsOf({ ROUTES }))).toEqual({
    ...{ ok: true, checked: 1, errors: [] },
  });
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
    expect(await check.result(settingsOf({ GITHUB_REPOSITORY: 'acme/typo' }))).toMatchObject({
      ok: false,
    });
    expect(await check.result(settingsOf())).toMatchObject({ ok: true });
  });

  test('causes ten requests at most, however many repositories there are', async () => {
    const urls = github({});
    const ROUTES = Array.from({ length: 30 }, (_, n) => rule(`P${n}`, `acme/repo-${n}`));
    expect(await new GitHubCheck().result(settingsOf({ ROUTES }))).toMatchObject({ checked: 10 });
    expect(urls).toHaveLength(10);
  });
});
