import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
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

const poll = { interval: 20, timeout: 30_000 };

/** The processes that remove what a command left in a folder of temporary files. */
async function removals(folder: string): Promise<readonly number[]> {
  const ids = (await readdir('/proc')).filter((id) => /^\d+$/.test(id)).map(Number);
  const found = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return ids.filter(
    (_, index) => found[index]?.includes(folder) && found[index]?.includes('/left-'),
  );
}

/** What is still there of what commands left. */
async function leftIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).map((name) => readdir(join(folder, name)).catch(() => []));
  return (await Promise.all(names)).flat().filter((name) => name.startsWith('left-'));
}

/** Sends a signal to processes, which may be root's. */
async function send(signal: string, ids: readonly number[]): Promise<void> {
  const argv = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'kill', signal];
  const [file = '', ...args] = [...argv, ...ids.map(String)];
  await promisify(execFile)(file, args).catch(() => {});
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
    tests: `perl -e 'for (1 .. 20000) { open my $file, ">", $_ or die }'`,
  });
  const running = runOnce(tests);
  // Stops the removal, as if what is left had no end.
  await expect.poll(() => removals(temporary.directory), poll).not.toEqual([]);
  const stopped = await removals(temporary.directory);
  await send('-STOP', stopped);
  vi.runOnlyPendingTimers();
  expect(await running).toMatchObject({ kind: 'exited', code: 0 });
  expect(await leftIn(temporary.directory)).toHaveLength(1);
  await send('-CONT', stopped);
  await expect.poll(() => leftIn(temporary.directory), poll).toEqual([]);
});
