import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../support/repository.ts';
import { modes, runOnce, startJob } from './job.ts';

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
  const script = `until pkill ${signal} --full '${folder}/.*/[l]eft-'; do :; done`;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [file = '', ...args] = [...sudo, 'sh', '-c', script];
  await promisify(execFile)(file, args, { timeout: 300_000 });
}

it.each(modes)('removes whatever a command left, with isolation %s', async (isolation) => {
  await using job = await startJob({});
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
