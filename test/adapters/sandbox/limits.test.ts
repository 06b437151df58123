import { execFile, spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { collectOutput, runProgram } from '../../../src/adapters/sandbox/process.ts';
import { it } from './in-job.ts';
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

  it('is at most 8,192 processes', async ({ job }) => {
    const command = 'ulimit -Su; ulimit -Hu';
    await using tests = await job.tests({ isolation: 'required', tests: command });
    expect(await runOnce(tests)).toMatchObject({ output: '8192\n8192\n' });
  });

  it('is taken from it first when the memory ends', async ({ job }) => {
    const command = 'cat /proc/self/oom_score_adj';
    await using tests = await job.tests({ isolation: 'required', tests: command });
    expect(await runOnce(tests)).toMatchObject({ output: '500\n' });
  });
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n'), maxLength: 30 });

it('keeps the first and the last half of the limit, however the output is chunked', () => {
  fc.assert(
    fc.property(fc.array(letters), fc.integer({ min: 1, max: 20 }), (chunks, half) => {
      const output = collectOutput(2 * half);
      for (const chunk of chunks) output.add(Buffer.from(chunk));
      const whole = chunks.join('');
      const gap = whole.length - 2 * half;
      const cut = `${whole.slice(0, half)}\n[${gap} bytes of output were left out here]\n${whole.slice(-half)}`;
      expect(output.text()).toBe(gap > 0 ? cut : whole);
    }),
  );
});

it('keeps no more of a million small chunks than of one large chunk', () => {
  const output = collectOutput(4 * 1024 * 1024);
  const chunk = Buffer.from('a');
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 1_000_000; count += 1) output.add(chunk);
  // Garbage that is not collected yet counts, too; a million kept chunks have more than 100 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024);
  expect(output.text()).toHaveLength(1_000_000);
});

it('keeps 4 MiB of what a program prints, and says how much it left out', async () => {
  const argv = [
    '/bin/sh',
    '-c',
    'yes 0123456 | head -c 52428800; yes failed | head -c 1000000 >&2',
  ];
  const program = { argv, killBy: 'process-group', timeout: 300_000 } as const;
  const { code, output, errors } = await runProgram(program);
  expect(code).toBe(0);
  expect(output.length).toBeLessThan(4 * 1024 * 1024 + 100);
  expect(output).toContain(
    `\n[${52_428_800 - 4 * 1024 * 1024} bytes of output were left out here]\n`,
  );
  expect([output.slice(0, 8), output.slice(-8)]).toEqual(['0123456\n', '0123456\n']);
  expect(errors.length).toBeLessThan(64 * 1024 + 100);
});
