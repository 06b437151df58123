import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { modes } from '../adapters/sandbox/job.ts';
import { type CliEnd, cli, runCli } from '../support/cli.ts';
import { eventsIn } from '../support/events.ts';
import { inOrder, type Scripted, startOpenAi } from '../support/openai/openai.ts';
import { parcelFiles, rightLine } from '../support/project/parcel.ts';
import {
  editReply,
  fixBlock,
  planReply,
  replaceLine,
  testBlock,
} from '../support/project/script.ts';
import { isReachable } from '../support/reachable.ts';
import { temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { approve } from '../support/shop/script.ts';

const execute = promisify(execFile);

const planned = planReply(['src/postage.js']);
const approved = approve('A kilogram that was begun counts whole.');
const mended = [planned, editReply(fixBlock), approved];
const proven = [planned, editReply(fixBlock, testBlock), approved];

/** Two changes with which the project's test fails, each in its own way. */
const grams = '  return grams;';
const broken = [
  planned,
  editReply(replaceLine(grams)),
  editReply(replaceLine('  return 7;', grams)),
];

/** The project's tests; they fail if they see the endpoint's key, or lack the variable passed to them. */
const command = 'test -z "$OPENAI_API_KEY" && test "$WORD" = hello && node --test';
const testing = ['--test-command', command, '--test-environment', 'WORD'];
const bare = ['--test-isolation', 'none'];

/** Starts the command line; `owned` are the folders that it needs access to. */
type Start = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  owned: readonly string[],
) => Promise<CliEnd>;

/** Runs on a fresh project with a model that follows the script; returns the result and what is left behind. */
async function runOnProject(
  script: readonly Scripted[],
  options: readonly string[],
  start: Start = (args, env) => runCli(args, env),
) {
  await using repository = await temporaryRepository(parcelFiles);
  await using outside = await temporaryFolder();
  await using temporary = await temporaryFolder();
  await using openai = await startOpenAi(inOrder(script));
  const ticket = join(outside.directory, 'bug.md');
  await writeFile(ticket, '# Half a kilogram travels for nothing\n\nSee postage.js.\n');
  const where = ['--ticket', ticket, '--repo', repository.directory, '--base-url', openai.url];
  const ended = await start(
    ['run', ...where, '--model', 'scripted', ...options],
    { WORD: 'hello', OPENAI_API_KEY: 'a-key', TMPDIR: temporary.directory },
    [repository, outside, temporary].map(({ directory }) => directory),
  );
  return {
    ...ended,
    text: await readFile(join(repository.directory, 'src/postage.js'), 'utf8'),
    files: (await readdir(join(repository.directory, 'test'))).toSorted(),
    left: await readdir(temporary.directory),
    violations: openai.violations,
    prompts: openai.chats.map(({ messages }) => messages.map(({ content }) => content).join('\n')),
  };
}

/** A line of the evidence on standard error. */
const evidenceLine = (name: string, state: string, detail: string) =>
  new RegExp(`^  ${name} +${state} +${detail}`, 'm');

const untouched = { text: parcelFiles['src/postage.js'], left: [], violations: [] };

describe.each(modes)("the project's own tests with --test-isolation %s", (isolation) => {
  const options = [...testing, '--test-isolation', isolation];

  it('prove a fix before it is written, are recorded, and leave nothing behind', async () => {
    await using folder = await temporaryFolder();
    const trace = join(folder.directory, 'trace.json');
    const ended = await runOnProject(proven, [...options, '--trace', trace]);
    expect(ended).toMatchObject({ code: 0, left: [], violations: [] });
    expect(ended.text).toContain(rightLine);
    expect(ended.files).toEqual(['half.test.js', 'postage.test.js']);
    expect(ended.stderr).toMatch(isolation === 'none' ? /run unprotected/ : /a separate user/);
    expect(ended.stderr).toMatch(evidenceLine('Tests', '✓ passed', '.*: 2 passed'));
    expect(ended.stderr).toMatch(
      evidenceLine('Red before, green after', '✓ passed', '.*half a kilogram'),
    );
    expect(ended.lastLine).toMatch(/^Stopped: approved\. The fix is in the work tree\.$/);
    const { steps } = eventsIn(await readFile(trace, 'utf8'));
    const tested = steps.find(({ step }) => step === 'tested');
    expect(tested).toMatchObject({
      next: 'review',
      result: { results: { tests: { kind: 'passed' }, regression: { kind: 'shown' } } },
    });
  });
});

describe("the project's own commands", () => {
  it('keep a change that fails them out of the work tree, and name the failures', async () => {
    const ended = await runOnProject(broken, [...testing, ...bare, '--effort', 'small']);
    expect(ended).toMatchObject({ code: 8, ...untouched });
    expect(ended.stdout).toContain('+  return 7;');
    expect(ended.stderr).toMatch(/^ {2}\| .*whole kilograms cost 100 each/m);
    expect(ended.stderr).toMatch(
      evidenceLine('Tests', '✗ failed', '.*whole kilograms cost 100 each'),
    );
    expect(ended.lastLine).toBe(
      "Stopped: tests-failed. The project's own checks fail with the change. Nothing was written to the work tree.",
    );
  });

  it('that show no test end with a code of its own, though the fix is approved', async () => {
    const ended = await runOnProject(mended, ['--test-command', 'true', ...bare]);
    expect(ended).toMatchObject({ code: 7, left: [], violations: [] });
    expect(ended.text).toContain(rightLine);
    expect(ended.stderr).toMatch(evidenceLine('Tests', '– not shown', 'true: .*no.* test ran'));
    expect(ended.lastLine).toBe(
      'Stopped: not-shown. A fix was approved, but no test shows that it works. The fix is in the work tree. But nothing shows that a test ran.',
    );
  });

  it('that cannot be set up end the run before the model is asked', async () => {
    const setup = ['--setup-command', 'echo no such package; exit 3', '--lint-command', 'true'];
    const ended = await runOnProject([], [...testing, ...bare, ...setup]);
    expect(ended).toMatchObject({ code: 16, ...untouched, prompts: [] });
    expect(ended.stderr).toContain(
      'The setup command ended with exit code 3: no such package. Correct --setup-command, or remove it and --lint-command and --test-command to work without checks.',
    );
    expect(ended.lastLine).toBe(
      "Stopped: checks-unavailable. The project's own checks cannot run here, so the model was not asked.",
    );
  });
});

describe('tests by name', () => {
  const narrow = ['--test-command', 'node --test test/postage.test.js', ...bare];
  const byName = [...narrow, '--test-files-command', 'node --test {files}'];
  const run = { toolCalls: [{ name: 'run_tests', input: { files: ['test/*.js'] } }] };

  it('run when the model asks for it, and for the change', async () => {
    const [, edits = approved] = proven;
    const ended = await runOnProject([planned, run, edits, run, approved], byName);
    expect(ended).toMatchObject({ code: 0, violations: [] });
    expect(ended.prompts[2]).toMatch(/<read>\nExit code 0; tests run: 1, failed: 0\./);
    expect(ended.prompts[4]).toMatch(/<read>\nExit code 0; tests run: 2, failed: 0\./);
    expect(ended.stderr).toMatch(evidenceLine('Red before, green after', '✓ passed', ''));
  });

  it('need a place for the files and the command for all tests', async () => {
    const quoted = await runOnProject([], [...narrow, '--test-files-command', 'node "{files}"']);
    expect(quoted).toMatchObject({ code: 2, ...untouched });
    expect(quoted.stderr).toContain('{files} as a word of its own, outside quotes');
    const alone = await runOnProject([], [...bare, '--test-files-command', 'node {files}']);
    expect(alone).toMatchObject({ code: 2, ...untouched });
    expect(alone.stderr).toContain('Set --test-command as well');
  });
});

describe.skipIf(process.platform !== 'linux')('on Linux (skipped elsewhere)', () => {
  /** Interrupts the run as soon as the test command has opened the pipe. */
  const interrupted: Start = async (args, env) => {
    const pipe = join(env.TMPDIR ?? '', 'pipe');
    await execute('mkfifo', [pipe]);
    const variables = { PATH: process.env.PATH, ...env, PIPE: pipe };
    const child = spawn(process.execPath, [cli, ...args], { env: variables });
    const streams = [child.stdout, child.stderr].map((stream) => stream.toArray());
    const closed = once(child, 'close');
    await readFile(pipe);
    await rm(pipe);
    child.kill('SIGINT');
    const [[code], stdout = '', stderr = ''] = await Promise.all([
      closed,
      ...streams.map(async (chunks) => Buffer.concat(await chunks).toString('utf8')),
    ]);
    return { code, stdout, stderr, lastLine: stderr.trimEnd().split('\n').at(-1) ?? '' };
  };

  it('Ctrl-C also ends the tests, and leaves nothing behind', async () => {
    const waiting = ['--test-command', ': > "$PIPE"; sleep 600', '--test-environment', 'PIPE'];
    const ended = await runOnProject(mended.slice(0, 2), [...waiting, ...bare], interrupted);
    expect(ended).toMatchObject({ code: 130, ...untouched });
    expect(ended.lastLine).toMatch(/^Stopped: cancelled\./);
  });

  /** Runs as a user who is not root and cannot become root. */
  const withoutRights: Start = async (args, env, owned) => {
    const isRoot = process.getuid?.() === 0;
    const nobody = isRoot ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    if (isRoot) await execute('chown', ['-R', '65534:65534', ...owned]);
    const argv = [...nobody, '--no-new-privs', process.execPath, cli, ...args];
    const variables = { PATH: process.env.PATH, ...env };
    const { stdout, stderr } = await execute('setpriv', argv, { env: variables }).catch(
      (ended: { stdout: string; stderr: string }) => ended,
    );
    return { code: 0, stdout, stderr, lastLine: stderr.trimEnd().split('\n').at(-1) ?? '' };
  };

  // Skipped where no other user can reach the code of the checkout.
  it.skipIf(!isReachable)(
    'without root, the model is not asked, and a message names the option that runs them',
    async () => {
      const ended = await runOnProject([], testing, withoutRights);
      expect(ended).toMatchObject({ ...untouched, prompts: [] });
      expect(ended.stderr).toMatch(
        /^The commands cannot be isolated .*not root.* set --test-isolation to none/m,
      );
      expect(ended.lastLine).toMatch(/^Stopped: checks-unavailable\./);
    },
  );
});
