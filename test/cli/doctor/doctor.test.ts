import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { doctorFromCli } from '../../../src/cli/doctor/doctor.ts';
import { readArguments } from '../../../src/cli/main.ts';
import { type JointName, joints } from '../../../src/core/diagnosis/index.ts';
import { canIsolate } from '../../adapters/sandbox/job.ts';
import { runCli } from '../../support/cli.ts';
import { type Break, breaks } from './breaks/index.ts';
import { echoing } from './echo.ts';
import { type SetUp, secrets, startSetUp } from './set-up.ts';

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

let printed = { stdout: '', stderr: '' };
beforeEach(() => {
  printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      printed[name] += String(chunk);
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const Report = z.strictObject({
  ok: z.boolean(),
  findings: z.array(
    z.strictObject({
      group: z.enum(['model', 'jira', 'github', 'project', 'worker']),
      joint: z.string().nullable(),
      state: z.enum(['green', 'amber', 'red', 'unchecked']),
      sentence: z.string(),
    }),
  ),
});

const usual = [
  ...[
    '--sample-ticket',
    'SHOP-7',
    '--jql',
    'project = SHOP',
    '--transition-on-pull-request',
    'In Prüfung',
  ],
];
const commands = [
  ...['--setup-command', 'true', '--lint-command', 'true', '--test-command', "echo '3 passed'"],
];
/** Faster than isolated ones. */
const unprotected = [...commands, '--test-isolation', 'none'];

/** Runs `doctor` in this process. A later option replaces an earlier one. */
async function examine(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const all = { ...setUp.env, ...env };
  printed = { stdout: '', stderr: '' };
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

const withoutIsolation = expect.objectContaining({ joint: 'sandbox', state: 'amber' });

test('a set-up in order is green, and so is every joint', async () => {
  const { code, ok, findings } = await report(canIsolate ? commands : unprotected);
  const others = findings.filter(({ state }) => state !== 'green');
  expect(others).toEqual(canIsolate ? [] : [withoutIsolation]);
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
    const { code, findings } = await report(argumentsOf(joint, how), how.env?.(setUp)).finally(
      mend,
    );
    const { title, group } = joints[joint];
    const named = findings.filter((found) => found.joint === joint);
    expect(named).toEqual([{ group, joint, state, sentence: expect.stringMatching(says) }]);
    const blocked = `not checked: first mend “${title}”`;
    const others = findings.filter(
      (found) => found.joint !== joint && found.state !== 'green' && found.sentence !== blocked,
    );
    expect(others).toEqual(expected(joint));
    expect(code).toBe(state === 'red' ? 2 : 0);
  });
});

/** The project's commands only run where they matter. */
function argumentsOf(joint: JointName, { args = [] }: Pick<Break, 'args'>): readonly string[] {
  return joints[joint].group === 'project' ? [...unprotected, ...args] : args;
}

/** What else is not green: commands that are not configured, or not isolated. */
function expected(joint: JointName) {
  if (joints[joint].group !== 'project') {
    return [expect.objectContaining({ group: 'project', joint: null, state: 'amber' })];
  }
  return joint === 'sandbox' ? [] : [withoutIsolation];
}

test('what is not configured is said in a line for each group', async () => {
  const { code, stdout, stderr } = await examine(['--repo', '/'], empty());
  expect(code).toBe(3);
  expect(stderr).toBe(
    [
      'Run `jira-bug-fix-agent init` first: no file in .github/workflows runs the agent.',
      "Not checked: Model, Jira, GitHub, The project's commands, Worker.\n",
    ].join('\n'),
  );
  expect(stdout).toBe(`Model
  –  not checked: set --model or MODEL
Jira
  –  not checked: set --jira-url or JIRA_URL
GitHub
  –  not checked: set GITHUB_TOKEN, for example to what \`gh auth token\` prints
The project's commands
  –  not checked: set --test-command
Worker
  –  not checked: set --worker-url or WORKER_URL
`);
});

test.each([
  ['a Worker that nobody names', [], 3],
  ['none beside a sweep, which is a choice', ['--jql', 'project = SHOP'], 0],
])('the exit code tells %s', async (_, args, wanted) => {
  const { code, stdout, stderr } = await examine([...unprotected, ...args], { WORKER_URL: '' });
  expect(code).toBe(wanted);
  expect(stderr.includes('Not checked: Worker.\n')).toBe(wanted === 3);
  expect(stdout).toMatch(wanted === 0 ? /Worker\n {2}! {2}Set --worker-url/ : /Worker\n {2}– /);
});

test('what waits for the same joint shares a line', async () => {
  const { stdout } = await examine(['--model', ''], { JIRA_URL: setUp.github.url });
  expect(stdout).toContain('  –  account and 6 more: not checked: first mend “site”\n');
});

const empty = () => Object.fromEntries(Object.keys(setUp.env).map((name) => [name, '']));

test('a word that is no option is refused with the option for tickets', () => {
  expect(() => readArguments(['doctor', 'SHOP-7'], {})).toThrow(
    'Name a ticket with --sample-ticket',
  );
});

test('the cost of the call is said before it is made', async () => {
  await examine(['--model', 'gpt-6.1-sol']);
  expect(printed.stderr).toMatch(
    /^Asks the model once, with at most 2300 tokens, for at most \$0\./m,
  );
});

test('the pings of the Worker are one delivery', async () => {
  const ping = async () => (await report([])).findings.find(({ joint }) => joint === 'signature');
  expect(await ping()).toMatchObject({ state: 'green' });
  expect(await ping()).toMatchObject({ state: 'green' });
});

test('the built command line finds the same set-up in order, and its JSON has the documented members', async () => {
  const args = ['doctor', '--repo', setUp.checkout, ...usual, ...unprotected, '--json'];
  const { code, stdout, stderr } = await runCli(args, setUp.env);
  const { ok, findings } = Report.parse(JSON.parse(stdout));
  expect(findings.filter(({ state }) => state !== 'green')).toEqual([withoutIsolation]);
  expect(findings.map(({ joint }) => joint)).toEqual(Object.keys(joints));
  expect({ code, ok }).toEqual({ code: 0, ok: true });
  expect(stderr).toContain('Asks the model once');
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
