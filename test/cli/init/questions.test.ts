import { getEventListeners } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type InitWorkshop, startWorkshop } from '../../support/init.ts';
import { startJira } from '../../support/jira/jira.ts';
import { answers, conversation, down, enter, files, login } from './conversation.ts';

const token = 'fine-grained GitHub token';

/** The same with a Worker, which needs two secrets more. */
const withWorker = [
  ...conversation
    .slice(0, -2)
    .map(
      ([question, keys]) => [question, question.startsWith('What starts') ? enter : keys] as const,
    ),
  ["secret of Jira's webhook", `secret-of-the-webhook${enter}`],
  [token, `token-of-the-worker${enter}`],
  ['waits for a review', enter],
  ['Write the files and run the commands?', enter],
] as const;

test('asks what it cannot find out, and does what was agreed to', async () => {
  await using shop = await startWorkshop(files);
  const { code, output } = await shop.init([], { answer: answers() });
  expect(code).toBe(0);
  const text = await readFile(join(shop.root, '.github/workflows/jira-bug-fix.yml'), 'utf8');
  for (const line of [
    'sweep-jql: project = SHOP AND issuetype = Bug',
    'transition-on-pull-request: In Review',
    'base-url: https://api.anthropic.com/v1',
    'setup-command: npm ci',
    'test-report: test-report.xml',
  ]) {
    expect(text).toContain(`          ${line}\n`);
  }
  expect(shop.consoles.gh).toMatchObject({
    secrets: { MODEL_API_KEY: 'key-of-the-model' },
    variables: { JIRA_URL: 'https://acme.atlassian.net', MODEL: 'claude-sonnet-5-5' },
  });
  expect(output).not.toContain('key-of-the-model');
  expect(output).toContain('https://platform.claude.com/settings/keys');
});

test.each(['Key of the Jira project', 'Write the files and run the commands?'])(
  'Ctrl-C at "%s" leaves everything as it was',
  async (question) => {
    await using shop = await startWorkshop(files);
    const { code, output } = await shop.init([], { answer: answers(question) });
    expect(code).toBe(130);
    expect(output).toContain('Cancelled: nothing was changed.');
    expect(shop.consoles.gh.variables).toEqual({});
    expect(await readdir(shop.root)).not.toContain('.github');
  },
);

describe('No to the commands', () => {
  const last = (keys: string) => [
    ...withWorker.slice(0, -1),
    ['Write the files and run the commands?', keys] as const,
  ];
  /** Every file and folder that a run could have changed. */
  const listed = (shop: InitWorkshop) => readdir(dirname(shop.root), { recursive: true });

  test.each([
    ['', 'Write the files and run the commands?', []],
    ['of a script', 'Write the files?', ['--print']],
  ])('means no: not one file is written%s', async (_, question, options) => {
    await using shop = await startWorkshop(files);
    const before = await listed(shop);
    const conversation = [...last('').slice(0, -1), [question, `${down}${down}${enter}`] as const];
    const { code, output } = await shop.init(options, { answer: answers('', conversation) });
    expect({ code, files: await listed(shop) }).toEqual({ code: 0, files: before });
    expect(output).toContain('Nothing was changed.');
    expect(shop.consoles.gh.variables).toEqual({});
  });

  test('and until a yes, nothing runs but what reads from GitHub', async () => {
    await using shop = await startWorkshop(files);
    let calls: readonly string[] | undefined;
    const next = answers(undefined, withWorker);
    const answer = (asked: string) => {
      if (asked.includes('run the commands?')) calls ??= [...shop.consoles.calls];
      return next(asked);
    };
    const { output } = await shop.init([], { answer });
    expect(calls?.length).toBeGreaterThan(3);
    for (const call of calls ?? [])
      expect(call).toMatch(/^gh (?:auth|\w+ list|api --\w+ [\w.]+ [^-])/);
    // Whoever is not signed in to Cloudflare is asked by wrangler itself.
    expect(shop.consoles.wrangler).toMatchObject({
      isDeployed: true,
      secrets: {
        JIRA_WEBHOOK_SECRET: 'secret-of-the-webhook',
        GITHUB_TOKEN: 'token-of-the-worker',
      },
    });
    expect(output).not.toMatch(/secret-of-the-webhook|token-of-the-worker/);
  });
});

test('no question adds a listener that stays', async () => {
  await using shop = await startWorkshop(files);
  const { signal } = new AbortController();
  await shop.init([], { answer: answers(), signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a token that Jira refuses is asked for again, and no other answer is lost', async () => {
  await using shop = await startWorkshop(files);
  await using jira = await startJira(login);
  const left = new Map([
    ['Another token', `token-of-jira${enter}`],
    ["The API token of the agent's Jira account", `wrong${enter}`],
    ...conversation.slice(1),
    ['waits for a review', enter],
  ]);
  jira.addIssue({ key: 'SHOP-1', summary: 'The total is wrong' });
  const answer = (asked: string) => {
    const question = [...left.keys()].find((each) => asked.includes(each)) ?? '';
    const keys = left.get(question);
    left.delete(question);
    return keys;
  };
  const { code, output } = await shop.init(['--jira-url', jira.url], { answer });
  expect(code).toBe(0);
  expect(output).toContain('does not accept');
  expect(shop.consoles.gh.secrets).toMatchObject({ JIRA_TOKEN: 'token-of-jira' });
});

test('after “No, ask again”, every answer is the default, and secrets are kept', async () => {
  await using shop = await startWorkshop(files);
  const again = [
    ...conversation.slice(0, -1),
    ['run the commands?', `${down}${enter}`],
    ...conversation.slice(0, -1).map(([question]) => [question, enter] as const),
    ['run the commands?', enter],
  ] as const;
  const { code } = await shop.init([], { answer: answers('', again) });
  expect(code).toBe(0);
  expect(shop.consoles.gh).toMatchObject({
    secrets: { MODEL_API_KEY: 'key-of-the-model' },
    variables: { JIRA_URL: 'https://acme.atlassian.net', MODEL: 'claude-sonnet-5-5' },
  });
  const text = await readFile(join(shop.root, '.github/workflows/jira-bug-fix.yml'), 'utf8');
  expect(text).toContain('transition-on-pull-request: In Review\n');
});
