import { getEventListeners } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type InitWorkshop, startWorkshop } from '../../support/init.ts';
import { startJira } from '../../support/jira/jira.ts';

const files = { 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' };
const login = { email: 'agent@acme.test', token: 'token-of-jira' };
const enter = '\r';
const down = '\x1b[B';

/** The questions in their order, each with what somebody types. */
const conversation: readonly (readonly [question: string, keys: string])[] = [
  ['Address of your Jira site', `https://acme.atlassian.net/${enter}`],
  ["E-mail address of the agent's Jira account", `agent@acme.test${enter}`],
  ['Key of the Jira project', `shop${enter}`],
  ['Who serves the model?', `${down}${enter}`],
  ['Model', enter],
  ['What starts work on a ticket?', `${down}${enter}`],
  ["Client ID of the agent's GitHub App", enter],
  ["token of the agent's Jira account", enter],
  ['API key for api.anthropic.com', `key-of-the-model${enter}`],
  ['waits for a review', `In Review${enter}`],
  ['Write the files and run the commands?', enter],
];

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

/** Answers question by question, `until` one that is cancelled. */
function answers(until?: string, questions = conversation) {
  const left = [...questions];
  return (asked: string): string | undefined => {
    const [next] = left;
    if (next === undefined || !asked.includes(next[0])) return undefined;
    left.shift();
    return next[0] === until ? '\x03' : next[1];
  };
}

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

describe('what Jira is tried for', () => {
  /** Answers by what is asked, whatever the order. */
  const answering = (more: readonly (readonly [string, string])[]) => {
    const left = new Map([...more, ...conversation]);
    return (asked: string) => {
      const question = [...left.keys()].find((each) => asked.includes(each)) ?? '';
      const keys = left.get(question);
      left.delete(question);
      return keys;
    };
  };
  const tried = async (
    options: readonly string[],
    more: readonly (readonly [string, string])[],
  ) => {
    await using shop = await startWorkshop(files);
    await using jira = await startJira(login);
    jira.addIssue({ key: 'SHOP-1', summary: 'The total is wrong' });
    const answer = answering([
      ["The API token of the agent's Jira account", `${login.token}${enter}`],
      ...more,
    ]);
    const end = await shop.init(['--jira-url', jira.url, '--dry-run', ...options], { answer });
    expect(jira.violations).toEqual([]);
    return end;
  };

  test('the query is counted, and the status for reviews is one of the project', async () => {
    const { output } = await tried([], [['waits for a review', `${down}${down}${enter}`]]);
    expect(output).toContain('1 ticket found by: project = SHOP AND issuetype = Bug');
    expect(output).toContain('+          transition-on-pull-request: "In Prüfung"\n');
    expect(output).toMatch(
      /Sets up acme\/shop: 1 file, \d commands, \d things? that only you can do\./,
    );
    expect(output.indexOf('Sets up')).toBeLessThan(output.indexOf('+++'));
  });

  test('a query that Jira refuses is asked for again, and none that finds nothing', async () => {
    const better = `${'\x7f'.repeat(60)}project = SHOP AND labels = none${enter}`;
    const { output } = await tried(
      ['--jql', 'project = SHOP AND type = Bog'],
      [
        ['Another JQL query', better],
        ['waits for a review', enter],
      ],
    );
    expect(output).toContain('Error in the JQL Query: project = SHOP AND type = Bog');
    expect(output).toContain('0 tickets found by: project = SHOP AND labels = none');
  });

  test('a status that the project lacks is told, with those that it has', async () => {
    const options = [
      '--transition-on-start',
      'In Arbeit',
      '--transition-on-pull-request',
      'In Revue',
    ];
    const { output } = await tried(options, []);
    expect(output).toContain(
      '--transition-on-pull-request: SHOP has no status “In Revue”, unless a transition has that name. It has “Zu erledigen”, “In Arbeit”,',
    );
    expect(output).not.toContain('--transition-on-start: ');
    expect(output).toContain('+          transition-on-pull-request: In Revue\n');
  });
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

test('at the end, the set-up is checked with what was answered, without an export', async () => {
  await using shop = await startWorkshop(files);
  const found: unknown[] = [];
  const { output } = await shop.init([], {
    answer: answers(),
    examine: async ({ read, isGiven }) => {
      found.push(read('jira-url'), read('jira-email'), read('sweep-jql'), read('model'));
      found.push(read('base-url'), read('api-key'), read('github-token'), read('github'));
      found.push(isGiven('test-command'), isGiven('jira-token'));
    },
  });
  expect(found).toEqual([
    ...['https://acme.atlassian.net', 'agent@acme.test', 'project = SHOP AND issuetype = Bug'],
    ...['claude-sonnet-5-5', 'https://api.anthropic.com/v1', 'key-of-the-model', 'token-of-gh'],
    ...['acme/shop', false, false],
  ]);
  expect(output).not.toMatch(/key-of-the-model|token-of-gh/);
  expect(output).toContain('git switch --create jira-bug-fix-setup\n');
  expect(output).toContain('gh pr create --head jira-bug-fix-setup --fill\n');
});
