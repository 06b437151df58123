import { execFile, spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { canIsolate, runOnce, startJob } from './job.ts';

const heir = fileURLToPath(new URL('heir.ts', import.meta.url));

/** Runs a program whose temporary files are on a disk of 64 MiB and 40,000 files: `FOLDER PROGRAM…`. */
const onSmallDisk = `
mount -t tmpfs -o size=64m,nr_inodes=40000,mode=1777 small "$1"
export TMPDIR=$1
shift
exec "$@"`;

/** Whether a disk of a size can be had that only one process sees. */
const hasSmallDisk = ((): boolean => {
  const [file, ...args] = ['unshare', '--mount', '/bin/bash', '-ec', onSmallDisk, 'bash', '/tmp'];
  return process.getuid?.() === 0 && spawnSync(file ?? '', [...args, 'true']).status === 0;
})();

/** Makes files in folders of a thousand. */
const making = (count: number) =>
  `perl -e 'for my $n (0 .. ${count - 1}) { mkdir int $n / 1000; open my $f, ">", int($n / 1000) . "/$n" or die }'`;

/** Runs a command in a sandbox on a small disk of its own; returns its output. */
async function outputOnSmallDisk(command: string): Promise<string> {
  await using job = await startJob({});
  const disk = join(job.home, '../small');
  await mkdir(disk);
  const program = [process.execPath, heir, job.root, 'required', command];
  const script = ['/bin/bash', '-ec', onSmallDisk, 'bash', disk, ...program];
  return (await promisify(execFile)('unshare', ['--mount', ...script])).stdout;
}

describe.skipIf(!canIsolate)('what a command takes (skipped without root or sudo)', () => {
  it.skipIf(!hasSmallDisk)('is a part of the disk (skipped without a disk of 64 MiB)', async () => {
    const filling = 'head -c 56M /dev/zero > filling; echo filled; sleep 10; echo survived';
    const output = await outputOnSmallDisk(filling);
    expect(output).toMatch(/^filled\nThe command was stopped, because it left less than \d+ MiB/);
    expect(output).not.toContain('survived');
  });

  it.skipIf(!hasSmallDisk)(
    'is a part of the files (skipped without a disk of 64 MiB)',
    async () => {
      const filling = `${making(30_000)}; echo filled; sleep 10; echo survived`;
      const output = await outputOnSmallDisk(filling);
      expect(output).toMatch(
        /^(?:filled\n)?The command was stopped, because it made more than 19\d\d\d files\.\n$/,
      );
    },
  );

  it.skipIf(!hasSmallDisk)('may be less than that (skipped without such a disk)', async () => {
    const output = await outputOnSmallDisk(`${making(15_000)}; sleep 2; echo survived`);
    expect(output).toBe('survived\n');
  });

  it('is at most 8,192 processes', async () => {
    await using job = await startJob({});
    const command = 'ulimit -Su; ulimit -Hu';
    await using tests = await job.tests({ isolation: 'required', tests: command });
    expect(await runOnce(tests)).toMatchObject({ output: '8192\n8192\n' });
  });

  it('is taken from it first when the memory ends', async () => {
    await using job = await startJob({});
    const command = 'cat /proc/self/oom_score_adj';
    await using tests = await job.tests({ isolation: 'required', tests: command });
    expect(await runOnce(tests)).toMatchObject({ output: '500\n' });
  });
});
