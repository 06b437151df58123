import { rm, writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { patchOf } from '../patch-of.ts';
import {
  canIsolate,
  type Job,
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
