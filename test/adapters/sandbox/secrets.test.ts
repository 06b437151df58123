import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { allowedVariables } from '../../../src/adapters/sandbox/environment.ts';
import { maskSecrets } from '../../../src/adapters/sandbox/index.ts';
import type { Checks } from '../../../src/agent/ports.ts';
import { emptyPatch } from '../../../src/engines/edits/index.ts';
import type { CommandResult } from '../../../src/engines/evidence/index.ts';
import { patchOf } from '../patch-of.ts';
import { it } from './in-job.ts';
import {
  canIsolate,
  type Job,
  modes,
  runOnce,
  secret,
  startJob,
  startNeighbour,
  startServer,
} from './job.ts';

/** An attack by code under test. It succeeds with exit code 0. */
interface Attempt {
  readonly what: string;
  readonly command: (scene: Scene) => string;
  /** Its output in the sandbox. */
  readonly meets: RegExp;
}

interface Scene {
  readonly job: Job;
  readonly port: number;
  readonly neighbour: number | undefined;
  readonly shared: string;
}

const mark = `86399.${process.pid}`;

const attempts: readonly Attempt[] = [
  {
    what: 'read the environment of other processes',
    command: () => `grep -a -q ${secret} /proc/[0-9]*/environ`,
    meets: /\/proc\/1\/environ: Permission denied/,
  },
  {
    what: 'see other processes',
    command: () =>
      `ls /proc | grep -c '^[0-9]' && grep -a -q '${mark.replace('.', '[.]')}' /proc/[0-9]*/cmdline`,
    meets: /^(?:[3-9]|1\d)\n$/,
  },
  {
    what: "read the token in the checkout's own git folder",
    command: ({ job }) => `cat ${job.root}/.git/config && grep ${secret} ${job.root}/.git/config`,
    meets: /^\[core\]/,
  },
  {
    what: "read the job's event",
    command: ({ job }) => `grep ${secret} ${job.env.GITHUB_EVENT_PATH}`,
    meets: /No such file/,
  },
  {
    what: "read the runner's own keys",
    command: ({ job }) => `grep ${secret} ${job.root}/../../../.credentials`,
    meets: /No such file/,
  },
  {
    what: 'read a password in the home folder',
    command: ({ job }) => `grep ${secret} ${job.home}/.npmrc`,
    meets: /No such file/,
  },
  {
    what: 'read a password beside a tool in the home folder',
    command: ({ job }) => `tool && grep ${secret} ${job.home}/.cargo/credentials.toml`,
    meets: /^a tool\n.*No such file/,
  },
  {
    what: 'speak to a server of the job',
    command: ({ port }) => `grep hello < /dev/tcp/127.0.0.1/${port}`,
    meets: /Connection refused/,
  },
  {
    what: 'set a variable for the next steps',
    command: ({ job }) => `echo POISON=1 >> ${job.env.GITHUB_ENV}`,
    meets: /No such file/,
  },
  {
    what: 'kill a process of the job',
    command: ({ neighbour }) => `kill -KILL ${neighbour}`,
    meets: /No such process|Operation not permitted/,
  },
  {
    what: 'put a program of its own in the place of a tool',
    command: ({ job }) => `tool && echo 'echo a trojan' > ${job.home}/.cargo/bin/tool`,
    meets: /^a tool\n.*Read-only file system/,
  },
  {
    what: 'write to the rest of the machine',
    command: () =>
      `awk '$5 == "/" { print $6; if ($6 ~ /^rw/) found = 1 } END { exit !found }' /proc/self/mountinfo`,
    meets: /^ro,/,
  },
  {
    what: 'become root',
    command: () => '[[ $(id -u) == 0 ]] || sudo -n true',
    meets: /sudo: /,
  },
  {
    what: "look around in the runner's folders",
    command: ({ job }) => `ls -A ${job.root}/../..; grep -r -q . ${job.root}/../../_temp`,
    meets: /^shop\n.*No such file/,
  },
  {
    what: 'read shared memory of the job',
    command: ({ shared }) => `grep ${secret} ${shared}`,
    meets: /No such file/,
  },
];

const named = attempts.map((attempt) => [attempt.what, attempt] as const);

/** Starts one job for all attempts. Each attempt comes in a patch, like code written by a model. */
async function startScene(isolation: 'required' | 'none') {
  const job = await startJob({ file: 'original' });
  const server = await startServer();
  const shared = `/dev/shm/${process.pid}-${isolation}`;
  await writeFile(shared, secret);
  const tests = await job.tests({ isolation, tests: 'bash attempt.sh' });
  const attempt = async ({ command }: Attempt) => {
    using neighbour = await startNeighbour(mark);
    const text = command({ job, port: server.port, neighbour: neighbour.pid, shared });
    const ran = await runOnce(tests, patchOf({ path: 'attempt.sh', before: null, after: text }));
    const poison = await job.read(job.env.GITHUB_ENV ?? '');
    return { ran, alive: neighbour.isAlive(), poison, file: await job.read(`${job.root}/file`) };
  };
  const dispose = async () => {
    await tests[Symbol.asyncDispose]();
    server[Symbol.dispose]();
    await rm(shared);
    await job[Symbol.asyncDispose]();
  };
  return { attempt, dispose };
}

describe.skipIf(!canIsolate)('in the sandbox (skipped without root or sudo)', () => {
  const scene = startScene('required');
  afterAll(async () => (await scene).dispose());

  it.each(named)('code under test cannot %s', async (_what, attempt) => {
    const { ran, ...job } = await (await scene).attempt(attempt);
    expect(ran).toMatchObject({ kind: 'exited', output: expect.stringMatching(attempt.meets) });
    expect(ran).not.toMatchObject({ code: 0 });
    expect(job).toEqual({ alive: true, poison: '', file: 'original' });
  });
});

describe.skipIf(!canIsolate)('without the sandbox (skipped if there is none)', () => {
  const scene = startScene('none');
  afterAll(async () => (await scene).dispose());

  it.each(named)('the same code can %s, so the attempt is real', async (_what, attempt) => {
    const { ran } = await (await scene).attempt(attempt);
    expect(ran).toMatchObject({ kind: 'exited', code: 0 });
  });
});

describe.each(modes)('with isolation %s', (isolation) => {
  it('passes only allowed and named variables to commands', async ({ job }) => {
    const environment = ['JIRA_TOKEN', 'NOT_SET'];
    await using tests = await job.tests({ isolation, environment, tests: 'env; cd; pwd' });
    const ran = await runOnce(tests);
    const lines = ran.kind === 'exited' ? ran.output.split('\n') : [];
    const names = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
    const given = ['CI', 'HOME', 'JIRA_TOKEN', 'PATH', 'TMPDIR', 'PYTEST_ADDOPTS', 'SPEC_OPTS'];
    const ofBash = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    const account = isolation === 'required' ? ['LOGNAME', 'SHELL', 'USER'] : [];
    expect(names.filter((name) => !ofBash.includes(name)).sort()).toEqual(
      [...given, ...account].sort(),
    );
    expect(lines).toContain('CI=true');
  });

  it('hides where tokens of the job are issued from every command, even if they are named', async ({
    job,
  }) => {
    const environment = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
    const look = '! env | grep ID_TOKEN';
    await using tests = await job.tests({ isolation, environment, setup: look, tests: look });
    expect(await tests.prepare(new AbortController().signal)).toBeUndefined();
    expect(await runOnce(tests)).toMatchObject({ kind: 'exited', code: 0, output: '' });
  });
});

it.skipIf(!canIsolate)('gives commands an account (skipped without a sandbox)', async ({ job }) => {
  const look = 'id -un; id -gn; id -G | wc -w; [[ ~tests == $HOME ]]';
  await using tests = await job.tests({ isolation: 'required', tests: look });
  expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'tests\ntests\n1\n' });
});

it('passes on locations of tools, but only if they are paths', () => {
  const homes = {
    JAVA_HOME: '/opt/java',
    JAVA_HOME_21_X64: '/opt/java21',
    pythonLocation: '/opt/py',
  };
  const job = { ...homes, CARGO_HOME: 'a token', LC_ALL: 'C', JAVA_HOME_TOKEN: '/x', EDITOR: 'ed' };
  expect(allowedVariables(job, [])).toEqual({ ...homes, LC_ALL: 'C', CI: 'true' });
});

it('never passes on a variable of the job, whatever its name', () => {
  const prefix = fc.constantFrom('INPUT_', 'GITHUB_', 'ACTIONS_', 'RUNNER_', 'Input_');
  fc.assert(
    fc.property(fc.tuple(prefix, fc.string()), fc.string(), ([start, end], value) => {
      const name = `${start}${end}`;
      expect(allowedVariables({ [name]: value }, [name])).toEqual({ CI: 'true' });
    }),
  );
});

const heir = fileURLToPath(new URL('heir.ts', import.meta.url));

/** Opens a folder, a file and a socket above the descriptors that Node keeps from its children. */
const opening = 'exec 310</ 311<"$1" 312<>"/dev/tcp/127.0.0.1/$2"; shift 2; exec "$@"';

/** Prints the descriptors that it has, and what it reads through them. */
const looking = `
for descriptor in 31{0..2}; do
  if [[ -e /proc/self/fd/$descriptor ]]; then echo "$descriptor is open"; fi
  cat /proc/self/fd/$descriptor /proc/self/fd/$descriptor/etc/hostname 2> /dev/null || true
done
echo looked`;

it.each(modes)('commands inherit no descriptor of the job, with isolation %s', async (mode) => {
  await using job = await startJob({ 'a.txt': 'a' });
  using server = await startServer();
  await job.write({ '../key.txt': secret });
  const script = [heir, job.root, mode, looking];
  const opened = [join(job.root, '../key.txt'), String(server.port), process.execPath, ...script];
  const ran = await promisify(execFile)('/bin/bash', ['-c', opening, 'bash', ...opened]);
  expect(ran.stdout).toBe('looked\n');
});

const printing = (ran: CommandResult): Checks => ({
  commands: [{ name: 'tests', text: 'npm test' }],
  isolation: 'Apart.',
  prepare: async () => undefined,
  run: async () => ran,
});
const run = (ran: CommandResult, ...secrets: string[]) =>
  maskSecrets(printing(ran), secrets).run('tests', emptyPatch, new AbortController().signal);

test('masks a secret wherever commands print it', async () => {
  const output = 'token=s3cret-1 s3cret-1\nkey s3cret-2';
  const ran = await run({ kind: 'exited', code: 1, output, elapsed: 1 }, 's3cret-1', 's3cret-2');
  expect(ran).toMatchObject({ output: 'token=*** ***\nkey ***' });
  expect(await run({ kind: 'not-run', why: 'It said s3cret-1.' }, 's3cret-1')).toEqual({
    kind: 'not-run',
    why: 'It said ***.',
  });
});

test('masks a secret in what reports say', async () => {
  const [name, file, message] = ['a s3cret-1', 's3cret-1.js', 'got s3cret-1'];
  const tests = [{ name, file, message, state: 'failed' as const, elapsed: 1 }];
  const report = { tests, ignored: ['s3cret-1.xml was not read.'] };
  const ran = await run({ kind: 'exited', code: 1, output: '', elapsed: 1, report }, 's3cret-1');
  expect(ran).toMatchObject({
    report: {
      tests: [{ name: 'a ***', file: '***.js', message: 'got ***', state: 'failed', elapsed: 1 }],
      ignored: ['***.xml was not read.'],
    },
  });
});

test('masks a secret in what services print', async () => {
  const ended = { kind: 'exited', code: 1, output: '', elapsed: 1 } as const;
  const ran = await run({ ...ended, services: 'user s3cret-1 logs in' }, 's3cret-1');
  expect(ran).toMatchObject({ services: 'user *** logs in' });
});

test('masks a secret in a command and in why it cannot run', async () => {
  const failing: Checks = {
    ...printing({ kind: 'not-run', why: '' }),
    commands: [{ name: 'lint', text: 'KEY=s3cret-1 lint' }],
    prepare: async () => ({ why: 'It said s3cret-1.', output: 's3cret-1' }),
  };
  const { commands, prepare } = maskSecrets(failing, ['s3cret-1']);
  expect(commands).toEqual([{ name: 'lint', text: 'KEY=*** lint' }]);
  expect(await prepare(new AbortController().signal)).toEqual({
    why: 'It said ***.',
    output: '***',
  });
});

test('masks nothing for an empty setting', async () => {
  const ran: CommandResult = { kind: 'timed-out', output: 'a b', elapsed: 1 };
  expect(await run(ran, '', 'a')).toEqual(ran);
});
