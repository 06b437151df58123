import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { doctorFromCli } from '../../../src/cli/doctor/doctor.ts';
import { readArguments } from '../../../src/cli/main.ts';
import { joints } from '../../../src/core/diagnosis/index.ts';
import { runCli } from '../../support/cli.ts';
import { temporaryRepository } from '../../support/repository.ts';
import { keepPrinted } from '../printed.ts';
import { breaks } from './breaks/index.ts';
import { echoing } from './echo.ts';
import { type SetUp, secrets, startSetUp, workflowPath, workflowText } from './set-up.ts';

let setUp: SetUp;

beforeAll(async () => {
  setUp = await startSetUp();
});

afterAll(async () => {
  const { jira, github, openai } = setUp;
  const violations = [jira, github, openai].flatMap((standIn) => standIn.violations);
  await setUp[Symbol.asyncDispose]();
  expect(violations).toEqual([]);
});

const empty = () => Object.fromEntries(Object.keys(setUp.env).map((name) => [name, '']));

const printed = keepPrinted();

const Report = z.strictObject({
  ok: z.boolean(),
  findings: z.array(
    z.strictObject({
      group: z.enum(['model', 'jira', 'github', 'worker']),
      joint: z.string().nullable(),
      state: z.enum(['green', 'amber', 'red', 'unchecked']),
      sentence: z.string(),
    }),
  ),
});

const jira = ['--sample-ticket', 'SHOP-7', '--jql', 'project = SHOP'];
const usual = [...jira, '--transition-on-pull-request', 'In Prüfung'];

/** Runs `doctor` in this process. A later option replaces an earlier one. */
async function examine(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const all = { ...setUp.env, ...env };
  Object.assign(printed, { stdout: '', stderr: '' });
  const request = readArguments(['doctor', '--repo', setUp.checkout, ...args], all);
  if (request.kind !== 'doctor') throw new Error('This is not a check.');
  const { signal } = new AbortController();
  const code = await doctorFromCli(request, { signal });
  return { code, ...printed };
}

async function report(args: readonly string[], env?: Readonly<Record<string, string>>) {
  const { code, stdout } = await examine([...usual, ...args, '--json'], env);
  return { code, ...Report.parse(JSON.parse(stdout)) };
}

test('a set-up in order is green, and so is every joint', async () => {
  const { code, ok, findings } = await report([]);
  expect(findings.filter(({ state }) => state !== 'green')).toEqual([]);
  expect({ code, ok }).toEqual({ code: 0, ok: true });
  expect(findings.map(({ joint }) => joint)).toEqual(Object.keys(joints));
  expect(setUp.github.dispatches).toEqual([]);
  expect(setUp.github.pulls).toEqual([]);
  expect(setUp.jira.issue('SHOP-7').comments).toEqual([]);
});

describe('each joint is broken in turn, and only it is named', () => {
  test('there is a way to break every joint', () => {
    expect(new Set(breaks.map(({ joint }) => joint))).toEqual(new Set(Object.keys(joints)));
  });

  test.each(breaks)('$joint: $how', async ({ joint, state = 'red', says, ...how }) => {
    const mend = await how.set?.(setUp);
    const reported = report(how.args ?? [], how.env?.(setUp));
    const { code, findings } = await reported.finally(mend);
    const { title, group } = joints[joint];
    const named = findings.filter((found) => found.joint === joint);
    expect(named).toEqual([{ group, joint, state, sentence: expect.stringMatching(says) }]);
    const blocked = `not checked: first mend “${title}”`;
    const others = findings.filter(
      (found) => found.joint !== joint && found.state !== 'green' && found.sentence !== blocked,
    );
    expect(others).toEqual([]);
    expect(code).toBe(state === 'red' ? 2 : 0);
  });
});

test('what is not configured is said in a line for each group', async () => {
  const { code, stdout, stderr } = await examine(['--repo', '/'], empty());
  expect(code).toBe(3);
  expect(
    stderr,
  ).toBe(`Run \`jira-bug-fix-agent init\` first: no file in .github/workflows runs the agent.
Not checked: Model, Jira, GitHub, Worker.
`);
  expect(stdout).toBe(`Model
  –  not checked: set --model or MODEL
Jira
  –  not checked: set --jira-url or JIRA_URL
GitHub
  –  not checked: set GITHUB_TOKEN, for example to what \`gh auth token\` prints
Worker
  –  not checked: set --worker-url or WORKER_URL
`);
});

test.each([
  ['a Worker that nobody names', [], 3],
  ['none beside a sweep, which is a choice', ['--jql', 'project = SHOP'], 0],
])('the exit code tells %s', async (_, args, wanted) => {
  const { code, stdout, stderr } = await examine(args, { WORKER_URL: '' });
  expect(code).toBe(wanted);
  expect(stderr.includes('Not checked: Worker.\n')).toBe(wanted === 3);
  expect(stdout).toMatch(wanted === 0 ? /Worker\n {2}! {2}Set --worker-url/ : /Worker\n {2}– /);
});

test('what waits for the same joint shares a line', async () => {
  const { stdout } = await examine(['--model', ''], { JIRA_URL: setUp.github.url });
  expect(stdout).toContain('  –  account and 6 more: not checked: first mend “site”\n');
});

test('a word that is no option is refused with the option for tickets', () => {
  const read = () => readArguments(['doctor', 'SHOP-7'], {});
  expect(read).toThrow('Name a ticket with --sample-ticket');
});

test('the cost of the call is said before it is made', async () => {
  await examine(['--model', 'gpt-6.1-sol']);
  const cost = /^Asks gpt-6\.1-sol once, with at most 2300 tokens, for at most \$0\./m;
  expect(printed.stderr).toMatch(cost);
});

test('the built command line finds the same set-up in order, and its JSON has the documented members', async () => {
  const args = ['doctor', '--repo', setUp.checkout, ...usual, '--json'];
  const { code, stdout, stderr } = await runCli(args, setUp.env);
  const { ok, findings } = Report.parse(JSON.parse(stdout));
  expect(findings.filter(({ state }) => state !== 'green')).toEqual([]);
  expect(findings.map(({ joint }) => joint)).toEqual(Object.keys(joints));
  expect({ code, ok }).toEqual({ code: 0, ok: true });
  expect(stderr).toContain('Asks scripted once');
});

describe('no secret is shown, although every endpoint echoes the requests that it gets', () => {
  const email = 'agent@example.com';
  const hidden = Object.values(secrets).flatMap((secret) =>
    [secret, `${email}:${secret}`].flatMap((text) => {
      const base64 = Buffer.from(text).toString('base64').replace(/.?=*$/, '');
      return [text, encodeURIComponent(text), base64];
    }),
  );

  test.each([0, 1, 2, 4])('after %i answers in order', async (inOrder) => {
    const mend = echoing(setUp, { inOrder, words: Object.values(secrets) });
    const [lines, json] = [await examine(usual), await examine([...usual, '--json'])];
    mend();
    const output = [lines, json].map(({ stdout, stderr }) => stdout + stderr).join('');
    expect(output).toContain('***');
    expect(hidden.filter((secret) => output.includes(secret))).toEqual([]);
  });
});

test('what is neither address nor secret comes from the workflow and the variables of the repository', async () => {
  const inside = join(setUp.checkout, 'shop');
  const without = { MODEL: '', JIRA_EMAIL: '', WORKER_URL: '' };
  const { code, stdout, stderr } = await examine(['--repo', inside], without);
  expect(stderr).toContain(
    'From .github/workflows/jira-bug-fix.yml, which runs acme/jira-bug-fix-agent@v1: jira-email, model, transition-on-pull-request.\n',
  );
  expect(stderr).toContain('Not known here: reviewers.\n');
  for (const line of [
    '  ✓  reply with tools: the tool was called\n',
    '  ✓  account: Bug Fix Agent\n',
    '  ✓  repository: acme/shop, whose default branch is main\n',
    'set --sample-ticket to a ticket of the project',
  ])
    expect(stdout).toContain(line);
  expect(code).toBe(3);
});

test('an address that only the workflow names is said, and nothing is sent', async () => {
  const { JIRA_TOKEN, GITHUB_TOKEN, OPENAI_API_KEY } = secrets;
  const { GITHUB_API_URL = '' } = setUp.env;
  const before = [setUp.jira, setUp.openai].map(({ requests }) => requests.length);
  const { code, stdout } = await examine([], {
    ...empty(),
    ...{ JIRA_TOKEN, GITHUB_TOKEN, GITHUB_API_URL, OPENAI_API_KEY },
  });
  expect(stdout).toContain(
    `  !  endpoint: Set --base-url or OPENAI_BASE_URL to ${setUp.openai.url} if you trust it: only ${workflowPath} names that in place of https://api.openai.com/v1, and`,
  );
  expect(stdout).toContain(
    '  –  key, name, reply with tools: not checked: first mend “endpoint”\n',
  );
  expect(stdout).toContain(
    `  !  site: Set --jira-url or JIRA_URL to ${setUp.jira.url} if you trust it: only ${workflowPath} names that, and`,
  );
  expect(stdout).toContain('not checked: first mend “site”');
  expect([setUp.jira, setUp.openai].map(({ requests }) => requests.length)).toEqual(before);
  expect(code).toBe(3);
});

test('what only GitHub knows is named with what gives it here', async () => {
  const { stdout, stderr } = await examine(['--github', 'acme/none'], empty());
  expect(stderr).toContain(
    'Not known here: jira-url, jira-email, jira-token, api-key, base-url, reviewers. Set --jira-url or JIRA_URL, JIRA_EMAIL, JIRA_TOKEN, OPENAI_API_KEY, --base-url or OPENAI_BASE_URL to check them.\n',
  );
  expect(stdout).toContain('endpoint: Set --base-url or OPENAI_BASE_URL: .github/');
});

test('no command runs, whoever names it', async () => {
  const marked = join(setUp.checkout, 'ran');
  await using clone = await temporaryRepository({
    '.jira-bug-fix.yml': `test-command: touch ${marked}\nsetup-command: touch ${marked}\n`,
    [workflowPath]: workflowText.replace(
      '        with:\n',
      `        with:\n          test-command: touch ${marked}\n`,
    ),
  });
  await examine(['--repo', clone.directory]);
  expect(existsSync(marked)).toBe(false);
});

test('a clone of another host names no repository, so that the token stays here', async () => {
  await using elsewhere = await temporaryRepository({});
  await elsewhere.git('remote', 'add', 'origin', 'https://code.example.com/acme/shop.git');
  const before = setUp.github.requests.length;
  const { stdout } = await examine(['--repo', elsewhere.directory]);
  expect(stdout).toContain('GitHub\n  –  not checked: set --github\n');
  expect(setUp.github.requests.length).toBe(before);
});
