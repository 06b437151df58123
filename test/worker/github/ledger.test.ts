import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLedger } from '../../../src/worker/github/index.ts';
import { runEntry } from '../../support/ledger.ts';
import { type FakeGitHub, fakeGitHub } from './fake-github.ts';

const target = { apiUrl: 'https://github.test', repository: 'acme/shop', token: 't' };
const months = ['2026-11', '2026-10'];
let github: FakeGitHub;

beforeEach(() => {
  github = fakeGitHub();
});
afterEach(() => vi.restoreAllMocks());

const read = (known?: string) => readLedger(target, months, known);

test('reads the months that there are, and nothing again while the commit is the same', async () => {
  github.ledgers.store('acme/shop', '2026-09', [runEntry()]);
  github.ledgers.store('acme/shop', '2026-11', [runEntry({ ticket: 'APP-1', type: 'Défaut' })]);
  const answer = await read();
  expect(answer).toMatchObject({
    kind: 'changed',
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  if (answer.kind !== 'changed') return;
  expect([...answer.texts.keys()]).toEqual(['2026-11']);
  expect(answer.texts.get('2026-11')).toContain('Défaut');
  expect(github.calls).toHaveLength(4);
  expect(await read(answer.commit)).toEqual({ kind: 'unchanged' });
  expect(github.calls).toHaveLength(5);
  github.ledgers.store('acme/shop', '2026-11', []);
  expect(await read(answer.commit)).toMatchObject({ kind: 'changed' });
});

test('tells a repository without a ledger from one that cannot be seen', async () => {
  expect(await read()).toEqual({ kind: 'changed', commit: '', texts: new Map() });
  expect(await read('')).toEqual({ kind: 'unchanged' });
  github.ledgers.hidden.add('acme/shop');
  expect(await read('')).toMatchObject({ kind: 'unknown', why: 'GitHub answered 404' });
});

test.each([
  [401, false],
  [500, true],
])('says that GitHub answered %i', async (status, isSetUp) => {
  github.ledgers.status = status;
  expect(await read()).toMatchObject({
    kind: 'unknown',
    why: `GitHub answered ${status}`,
    isSetUp,
  });
});

test.each([
  ['no commit', [{ ref: 'refs/jira-bug-fix/ledger', object: { sha: '../../user' } }]],
  ['no list of refs', { ref: 'refs/jira-bug-fix/ledger' }],
  ['nothing', null],
])('an answer with %s is none', async (_, body) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    String(input).includes('matching-refs')
      ? Response.json(body)
      : Response.json({}, { status: 404 }),
  );
  expect(await read()).toMatchObject({ kind: 'unknown' });
  for (const [url] of vi.mocked(fetch).mock.calls) expect(String(url)).not.toContain('user');
});

test('a blob that is no Base64, or has no content, is none', async () => {
  github.ledgers.store('acme/shop', '2026-11', []);
  const { answer } = github.ledgers;
  for (const body of [{ content: '%%%' }, {}, { content: 7 }]) {
    vi.spyOn(github.ledgers, 'answer').mockImplementation((url) =>
      url.includes('/blobs/') ? Response.json(body) : answer.call(github.ledgers, url),
    );
    expect(await read()).toMatchObject({ kind: 'unknown' });
  }
});
