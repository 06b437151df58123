import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { doctorFromCli } from '../../../src/cli/doctor/doctor.ts';
import { readArguments } from '../../../src/cli/main.ts';
import { canIsolate } from '../../adapters/sandbox/job.ts';
import { temporaryRepository, writeFiles } from '../../support/repository.ts';
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

/** Runs `doctor` in this process. A later option replaces an earlier one. */
async function examine(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  confirm?: (question: string) => Promise<boolean>,
) {
  const all = { ...setUp.env, ...env };
  printed = { stdout: '', stderr: '' };
  const request = readArguments(['doctor', '--repo', setUp.checkout, ...args], all);
  if (request.kind !== 'doctor') throw new Error('This is not a check.');
  const { signal } = new AbortController();
  const code = await doctorFromCli(request, { signal, confirm });
  return { code, ...printed };
}

const empty = () => Object.fromEntries(Object.keys(setUp.env).map((name) => [name, '']));

test('what is neither address nor secret comes from the workflow and the variables of the repository', async () => {
  const inside = join(setUp.checkout, 'shop');
  const without = { MODEL: '', JIRA_EMAIL: '', WORKER_URL: '' };
  const { code, stdout, stderr } = await examine(['--repo', inside], without);
  expect(stderr).toContain(
    'From .github/workflows/jira-bug-fix.yml, which runs acme/jira-bug-fix-agent@v1: jira-email, model, transition-on-pull-request.\n',
  );
  expect(stderr).toContain('Not known here: reviewers.\n');
  expect(stdout).toContain('  ✓  reply with tools: the tool was called\n');
  expect(stdout).toContain('  ✓  account: Bug Fix Agent\n');
  expect(stdout).toContain('  ✓  repository: acme/shop, whose default branch is main\n');
  expect(stdout).toContain('set --sample-ticket to a ticket of the project');
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
  const path = '.github/workflows/jira-bug-fix.yml';
  expect(stdout).toContain(
    `  !  endpoint: Set --base-url or OPENAI_BASE_URL to ${setUp.openai.url} if you trust it: only ${path} names that in place of https://api.openai.com/v1, and`,
  );
  expect(stdout).toContain(
    '  –  key, name, reply with tools: not checked: first mend “endpoint”\n',
  );
  expect(stdout).toContain(
    `  !  site: Set --jira-url or JIRA_URL to ${setUp.jira.url} if you trust it: only ${path} names that, and`,
  );
  expect(stdout).toContain('not checked: first mend “site”');
  expect([setUp.jira, setUp.openai].map(({ requests }) => requests.length)).toEqual(before);
  expect(code).toBe(3);
});

test('two addresses that differ are red, and neither is asked', async () => {
  const other = 'http://127.0.0.1:9/v1';
  const { code, stdout } = await examine([], { OPENAI_BASE_URL: other, JIRA_URL: other });
  const path = '.github/workflows/jira-bug-fix.yml';
  for (const [name, variable, { url }] of [
    ['base-url', 'OPENAI_BASE_URL', setUp.openai],
    ['jira-url', 'JIRA_URL', setUp.jira],
  ] as const) {
    expect(stdout).toContain(
      `Make them the same: \`${name}\` is ${url} in ${path}, and ${variable} is ${other}. Neither was asked.`,
    );
  }
  expect(code).toBe(2);
});

test('what only GitHub knows is named with what gives it here', async () => {
  const { stdout, stderr } = await examine(['--github', 'acme/none'], empty());
  expect(stderr).toContain(
    'Not known here: jira-url, jira-email, jira-token, api-key, base-url, reviewers. Set --jira-url or JIRA_URL, JIRA_EMAIL, JIRA_TOKEN, OPENAI_API_KEY, --base-url or OPENAI_BASE_URL to check them.\n',
  );
  expect(stdout).toContain('endpoint: Set --base-url or OPENAI_BASE_URL: .github/');
});

describe('commands that only the workflow names', () => {
  const withCommands = async () => {
    const inputs =
      "          setup-command: touch set-up\n          test-command: echo '3 passed'\n          test-isolation: none\n";
    await writeFiles(setUp.checkout, {
      [workflowPath]: workflowText.replace('        with:\n', `        with:\n${inputs}`),
    });
    return {
      [Symbol.asyncDispose]: () => writeFiles(setUp.checkout, { [workflowPath]: workflowText }),
    };
  };
  const project = (output: string) => output.slice(output.indexOf("The project's commands"));

  test('are not run without an answer, and it is said how they are', async () => {
    await using _ = await withCommands();
    const { code, stdout, stderr } = await examine([]);
    expect(project(stdout)).toContain(
      "  –  not checked: `touch set-up` and `echo '3 passed'` were not run: only .github/workflows/jira-bug-fix.yml names them. Read them, and pass --run-commands\n",
    );
    expect(stderr).not.toContain('touch set-up');
    expect(code).toBe(3);
  });

  test('are shown, and run once the user agrees, as isolated as without the workflow', async () => {
    await using _ = await withCommands();
    const asked: string[] = [];
    const answering = (answer: boolean) => async (question: string) => {
      asked.push(question);
      return answer;
    };
    const refused = await examine([], {}, answering(false));
    expect(asked).toEqual(['Run them in the sandbox? [y/N] ']);
    expect(refused.stderr).toContain(
      "  setup-command: touch set-up\n  test-command: echo '3 passed'\n",
    );
    expect(project(refused.stdout)).toContain('were not run');
    const agreed = await examine([], {}, answering(true));
    expect(project(agreed.stdout)).toContain('Not followed: test-isolation (none) in .github/');
    if (canIsolate) expect(project(agreed.stdout)).toContain('  ✓  count of tests: ');
    await examine(['--json'], {}, answering(true));
    await examine(['--run-commands'], {}, answering(false));
    expect(asked).toHaveLength(2);
  });

  test('leave those that are given, which run', async () => {
    await using _ = await withCommands();
    const given = ['--test-command', "echo '7 passed'", '--test-isolation', 'none'];
    const { stdout } = await examine(given);
    expect(project(stdout)).toContain('  !  setup: `touch set-up` was not run: only .github/');
    expect(project(stdout)).toContain('  ✓  count of tests: ');
    const { stdout: all } = await examine([...given, '--run-commands']);
    expect(project(all)).toContain('  ✓  setup: succeeds\n');
  });
});

test('a clone of another host names no repository, so that the token stays here', async () => {
  await using elsewhere = await temporaryRepository({});
  await elsewhere.git('remote', 'add', 'origin', 'https://code.example.com/acme/shop.git');
  const before = setUp.github.requests.length;
  const { stdout } = await examine(['--repo', elsewhere.directory]);
  expect(stdout).toContain('GitHub\n  –  not checked: set --github\n');
  expect(setUp.github.requests.length).toBe(before);
});
