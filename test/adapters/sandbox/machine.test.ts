import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { canIsolate, type Job, runOnce, secret, startJob } from './job.ts';

/** Runs a command in the sandbox of a job; returns its output. */
async function outputOf(job: Job, command: string, folders: readonly string[] = []) {
  await using tests = await job.tests({ isolation: 'required', tests: command, folders });
  const ran = await runOnce(tests);
  return ran.kind === 'not-run' ? ran.why : ran.output;
}

/** Creates a folder outside of the system's, with a file that everyone on the machine may read. */
async function dataFolder() {
  const directory = await mkdtemp('/srv/data-');
  await writeFile(join(directory, 'prices.txt'), secret, { mode: 0o644 });
  await promisify(execFile)('chmod', ['755', directory]);
  return {
    directory,
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true }),
  };
}

const isRoot = process.getuid?.() === 0;

describe.runIf(canIsolate)('the machine around a command', () => {
  it.runIf(isRoot)(
    'hides folders that are not the system’s, except those that are named',
    async () => {
      await using job = await startJob({});
      await using data = await dataFolder();
      const command = `cat ${data.directory}/prices.txt 2>&1; true`;
      expect(await outputOf(job, command)).toContain('No such file');
      expect(await outputOf(job, command, [data.directory])).toBe(secret);
      const write = `touch ${data.directory}/new 2>&1; true`;
      expect(await outputOf(job, write, [data.directory])).toMatch(/Read-only|denied/);
    },
  );

  it.runIf(isRoot)('covers the sockets of services', async () => {
    await using job = await startJob({});
    const folder = await mkdtemp('/usr/local/service-');
    const path = join(folder, 'service.sock');
    const server = createServer((socket) => socket.end(secret));
    await new Promise<void>((resolve) => server.listen({ path, writableAll: true }, resolve));
    try {
      await promisify(execFile)('chmod', ['755', folder]);
      const command = `test -S ${path} && echo a socket || echo no socket`;
      expect(await outputOf(job, command)).toBe('no socket\n');
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });

  it('gives each run a user of its own', async () => {
    await using job = await startJob({});
    const users = new Set([await outputOf(job, 'id -u'), await outputOf(job, 'id -u')]);
    expect(users.size).toBe(2);
    for (const user of users) expect(Number(user)).toBeGreaterThanOrEqual(30_000);
  });

  it('makes no folder where a link in the prepared home points', async () => {
    await using job = await startJob({});
    const outside = join(job.home, '../outside');
    await mkdir(outside);
    await using tests = await job.tests({
      isolation: 'required',
      setup: `mv "$HOME/.cargo" "$HOME/.away" && ln -s ${outside} "$HOME/.cargo"`,
      tests: 'echo ran',
    });
    expect(await runOnce(tests)).toMatchObject({ output: 'ran\n' });
    await expect(rm(join(outside, 'bin'))).rejects.toThrow('ENOENT');
  });

  it('has none of the keys of the job’s session', async () => {
    await using job = await startJob({});
    const heir = fileURLToPath(new URL('heir.ts', import.meta.url));
    const number = process.arch === 'arm64' ? [219, 217] : [250, 248];
    // Opens a session, adds a key of type user to it, and becomes the job.
    const withKey = `syscall(${number[0]}, 1, 0); my ($t, $d, $p) = ("user", "job-key", "x");
      syscall(${number[1]}, $t, $d, $p, 1, -3); exec { $ARGV[0] } @ARGV`;
    const looking = 'if grep -q job-key /proc/keys; then echo found; fi; echo looked';
    const script = [process.execPath, heir, job.root, 'required', looking];
    const ran = await promisify(execFile)('perl', ['-e', withKey, ...script]);
    expect(ran.stdout).toBe('looked\n');
  });
});
