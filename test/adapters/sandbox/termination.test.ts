import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { temporaryFolder } from '../../support/repository.ts';
import { it } from './in-job.ts';
import { canIsolate, modes, runOnce, startJob } from './job.ts';

const run = promisify(execFile);

/** Counts the processes with the mark as their argument. */
async function marked(mark: string): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'args']);
  return stdout.split('\n').filter((line) => line === `sleep ${mark}`).length;
}

/** Waits until `count` processes have the mark. */
const untilMarked = (mark: string, count: number) =>
  expect.poll(() => marked(mark), { interval: 100, timeout: 300_000 }).toBe(count);

/** Lets every time limit expire. */
const timeOut = () => vi.runOnlyPendingTimers();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Durations of `sleep` that no other process of this machine uses. */
const marks = { required: `86397.${process.pid}`, none: `86398.${process.pid}` };

describe.each(modes)('with isolation %s', (isolation) => {
  const mark = marks[isolation];

  it('kills a command that takes too long, and its children', async ({ job }) => {
    await using tests = await job.tests({
      isolation,
      tests: `echo begun; sleep ${mark} & sleep ${mark}`,
    });
    const running = runOnce(tests);
    await untilMarked(mark, 2);
    timeOut();
    expect(await running).toEqual({
      kind: 'timed-out',
      limit: 'test-timeout-minutes',
      output: 'begun\n',
      elapsed: expect.any(Number),
    });
    await untilMarked(mark, 0);
  });

  it('kills the services of tests that take too long, or are cancelled', async ({ job }) => {
    const services = { command: `sleep ${mark} &`, ports: [], seconds: 60 };
    await using tests = await job.tests({ isolation, tests: `sleep ${mark}`, services });
    const cancelling = new AbortController();
    const running = [1, 2].map(() => tests.run('tests', new Map(), cancelling.signal));
    const ended = Promise.allSettled(running);
    await untilMarked(mark, 4);
    cancelling.abort();
    await ended;
    await untilMarked(mark, 0);
    const late = runOnce(tests);
    await untilMarked(mark, 2);
    timeOut();
    expect(await late).toMatchObject({ kind: 'timed-out' });
    await untilMarked(mark, 0);
  });

  it('kills processes that a command leaves behind', async ({ job }) => {
    await using tests = await job.tests({
      isolation,
      tests: `sleep ${mark} & echo done`,
    });
    expect(await runOnce(tests)).toMatchObject({ kind: 'exited', code: 0, output: 'done\n' });
    await untilMarked(mark, 0);
  });

  it('stops a setup that takes too long', async ({ job }) => {
    await using tests = await job.tests({
      isolation,
      setup: `sleep ${mark}`,
      tests: 'true',
      timeout: 1_000,
    });
    const running = runOnce(tests);
    await untilMarked(mark, 1);
    timeOut();
    const why = expect.stringMatching(
      /setup command takes longer than \d+ seconds? \(test-timeout-minutes\)/,
    );
    expect(await running).toEqual({ kind: 'not-run', why });
    await untilMarked(mark, 0);
  });

  it('stops at once when cancelled, with the reason', async ({ job }) => {
    await using tests = await job.tests({ isolation, tests: `sleep ${mark}` });
    const cancelling = new AbortController();
    const running = tests.run('tests', new Map(), cancelling.signal);
    await untilMarked(mark, 1);
    const reason = new Error('cancelled by a person');
    cancelling.abort(reason);
    await expect(running).rejects.toBe(reason);
    await untilMarked(mark, 0);
    await expect(tests.run('tests', new Map(), cancelling.signal)).rejects.toBe(reason);
  });

  it('keeps the beginning and the end of a long output, with both streams in order', async ({
    job,
  }) => {
    const long =
      'echo first; echo second >&2; head -c 6000000 /dev/zero | tr "\\0" x; echo; echo last >&2';
    await using tests = await job.tests({ isolation, tests: long });
    const ran = await runOnce(tests);
    const output = ran.kind === 'exited' ? ran.output : '';
    expect(output.slice(0, 15)).toBe('first\nsecond\nxx');
    expect(output.slice(-7)).toBe('x\nlast\n');
    const leftOut = 6_000_000 + 'first\nsecond\n\nlast\n'.length - 4 * 1024 * 1024;
    expect(output).toContain(`\n[${leftOut} bytes of output were left out here]\n`);
    expect(output.length).toBeLessThan(4 * 1024 * 1024 + 100);
  });
});

it.skipIf(!canIsolate)('kills daemons too (skipped without root or sudo)', async ({ job }) => {
  const mark = `86396.${process.pid}`;
  await using tests = await job.tests({
    isolation: 'required',
    tests: `setsid --fork sleep ${mark}; (setsid setsid sleep ${mark} &) ; sleep ${mark}`,
    services: { command: `setsid --fork sleep ${mark}`, ports: [], seconds: 60 },
  });
  const running = runOnce(tests);
  await untilMarked(mark, 4);
  timeOut();
  expect(await running).toMatchObject({ kind: 'timed-out' });
  await untilMarked(mark, 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Leaves what is hard to remove: many levels, closed folders, odd names, and links to `$1`. */
const leaving = (outside: string) => `
mkdir closed && touch closed/file && ln -s ${outside} closed/link && chmod 0 closed
ln -s ${outside} link && ln ${outside}/kept hard 2> /dev/null || true
touch $'not \xff UTF-8' $'line\nbreak' -- -rf
perl -e 'for (1 .. 3000) { mkdir "level" and chdir "level" or die }'
echo left`;

const poll = { interval: 20, timeout: 300_000 };

/** What is still there of what commands left. */
async function leftIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).map((name) => readdir(join(folder, name)).catch(() => []));
  return (await Promise.all(names)).flat().filter((name) => name.startsWith('left-'));
}

/** Sends a signal to what removes the leftovers in a folder of temporary files, which may be root's, once it runs. */
async function signalRemoval(signal: string, folder: string): Promise<void> {
  // The brackets keep the pattern from finding the shell that looks for it.
  const script = `until pkill ${signal} --full '${folder}/.*/[l]eft-'; do sleep 0.01; done`;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [file = '', ...args] = [...sudo, 'sh', '-c', script];
  await promisify(execFile)(file, args, { timeout: 300_000 });
}

it.for(modes)('removes whatever a command left, with isolation %s', async (isolation, { job }) => {
  await using temporary = await temporaryFolder();
  vi.stubEnv('TMPDIR', temporary.directory);
  await job.write({ '../outside/kept': 'kept' });
  const outside = join(job.root, '../outside');
  const tests = await job.tests({ isolation, tests: leaving(outside), folders: [outside] });
  expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'left\n' });
  await tests[Symbol.asyncDispose]();
  expect(await readdir(temporary.directory)).toEqual([]);
  expect(await job.read(join(outside, 'kept'))).toBe('kept');
});

it.each(modes)('does not wait for a long removal, with isolation %s', async (isolation) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using job = await startJob({});
  await using temporary = await temporaryFolder();
  vi.stubEnv('TMPDIR', temporary.directory);
  await using tests = await job.tests({
    isolation,
    tests: `perl -e 'for (1 .. 50000) { open my $file, ">", $_ or die }'`,
  });
  // As if what is left had no end. A shell looks, since a removal could end before a busy process looks again.
  const stopped = signalRemoval('-STOP', temporary.directory);
  const running = runOnce(tests);
  await stopped;
  vi.runOnlyPendingTimers();
  expect(await running).toMatchObject({ kind: 'exited', code: 0 });
  expect(await leftIn(temporary.directory)).toHaveLength(1);
  await signalRemoval('-CONT', temporary.directory);
  await expect.poll(() => leftIn(temporary.directory), poll).toEqual([]);
});
