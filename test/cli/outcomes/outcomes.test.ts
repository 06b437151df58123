import { describe, expect, onTestFinished, test } from 'vitest';
import { githubLedger } from '../../../src/adapters/github/index.ts';
import { readArguments } from '../../../src/cli/main.ts';
import { printOutcomes } from '../../../src/cli/outcomes/outcomes.ts';
import { outcomesOf, withEntry } from '../../../src/core/ledger/index.ts';
import { groupTable } from '../../../src/core/report/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { startGitHub } from '../../support/github/github.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';
import { keepPrinted } from '../printed.ts';

const env = { GITHUB_TOKEN: 'token', GITHUB_API_URL: 'https://ghe.test/api/v3' };
const words = ['outcomes', '--repository', 'acme/shop'];

describe('the request', () => {
  test('names the repository, the first month and the form', () => {
    expect(readArguments([...words, '--since', '2026-09', '--json'], env)).toMatchObject({
      ...{ kind: 'outcomes', since: '2026-09', json: true },
      github: { repository: 'acme/shop', apiUrl: 'https://ghe.test/api/v3', token: 'token' },
    });
  });

  test.each([
    [['outcomes'], env, 'Set --repository to'],
    [['outcomes', '--repository', 'shop'], env, 'Set --repository to'],
    [[...words, '--since', '2026-13'], env, 'Set --since to a month, such as 2026-09'],
    [[...words, 'now'], env, 'remove "now"'],
    [words, {}, 'Set GITHUB_TOKEN to'],
  ])('refuses %j', (args, given, sentence) => {
    const read = () => readArguments(args, given);
    expect(read).toThrow(UserError);
    expect(read).toThrow(sentence);
  });
});

const printed = keepPrinted();

/** Prints the outcomes of a ledger with a merged and a closed pull request. */
async function print(json: boolean, since?: string) {
  const files = { a: 'a\n' };
  const github = await startGitHub({ repository: 'acme/shop', token: 'token', files });
  onTestFinished(() => github[Symbol.asyncDispose]());
  const settings = { repository: 'acme/shop', apiUrl: github.url, token: 'token' };
  const ledger = githubLedger(settings);
  await ledger.update('2026-11', (month) =>
    [
      pullEntry({ state: 'merged', ended: '2026-11-02T10:04:00Z', isReverted: true }),
      runEntry({ pull: 7, cost: 0.5, model: '=HYPERLINK("x")', type: 'Bug,\u001B[31m"red"' }),
    ].reduce(withEntry, month),
  );
  await ledger.update('2026-10', (month) =>
    withEntry(month, pullEntry({ pull: 5, state: 'closed', opened: '2026-10-01T00:00:00Z' })),
  );
  const request = {
    ...{ kind: 'outcomes' as const, since, json },
    github: { ...settings, show: (name: string) => name },
    proxies: { httpProxy: '', httpsProxy: '', noProxy: '' },
  };
  expect(await printOutcomes(request, new AbortController().signal)).toBe(0);
  expect(github.violations).toEqual([]);
  return printed.stdout;
}

describe('outcomes', () => {
  test('are tables for people, with counts beside each percentage', async () => {
    const printed = await print(false);
    expect(printed).toMatch(/^ +All +2026-10 +2026-11$/m);
    expect(printed).toMatch(/^Merged +50 % \(1 of 2\) +0 % \(0 of 1\) +100 % \(1 of 1\)$/m);
    expect(printed).toMatch(/^Reworked +– \(0 of 0\)/m);
    expect(printed).toMatch(/^Reverted +100 % \(1 of 1\)/m);
    expect(printed).toMatch(/^Cost of a merged one +0\.5 +– +0\.5$/m);
    expect(printed).toMatch(/^By model +Pull requests/m);
    expect(printed).not.toContain('\u001B');
  });

  test('compare the groups with the most pull requests, 20 at most', () => {
    const { by } = outcomesOf(
      Array.from({ length: 60 }, (_, at) => pullEntry({ pull: at, ticket: `P${at % 25}-1` })),
      new Date('2026-11-30T00:00:00Z'),
    );
    const rows = groupTable('By project', by.project).map(([name, count]) => [name, count]);
    expect(rows).toHaveLength(21);
    expect(rows.slice(0, 2)).toEqual([
      ['By project', 'Pull requests'],
      ['P0', '3'],
    ]);
  });

  test('since a month leave out those before', async () => {
    expect(await print(false, '2026-11')).not.toContain('2026-10');
  });

  test('are an object for programs', async () => {
    const { total, by } = JSON.parse(await print(true));
    expect(total.merged).toEqual({ count: 1, of: 2, share: 0.5 });
    expect(Object.keys(by)).toEqual(['project', 'model', 'type', 'reason', 'month']);
  });
});
