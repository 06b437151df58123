import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { runTimed, type TimedRun } from '../../scripts/timed-program.ts';
import { UserError } from '../../src/engines/errors.ts';
import { temporaryFolder } from '../../test/support/repository.ts';
import type { Benchmark } from '../index.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

const reported = z.object({
  stages: z.array(
    z.object({
      name: z.string(),
      wall_s: z.number(),
      cpu_s: z.number(),
      passed: z.number(),
      failed: z.number(),
    }),
  ),
  files: z.array(z.object({ file: z.string(), seconds: z.number(), tests: z.number() })),
});

const rounded = (seconds: number) => Math.round(10 * seconds) / 10;

/**
 * Measures `npm cit` in a fresh clone of this checkout's last commit, which needs the registry: each stage, and the
 * 20 test files that take longest. CPU seconds hardly depend on what else the machine does.
 */
export const benchmark: Benchmark = async () => {
  await using folder = await temporaryFolder();
  const clone = join(folder.directory, 'clone');
  const file = join(folder.directory, 'report.json');
  await step(['git', 'clone', '--quiet', checkout, clone]);
  const install = await step(['npm', 'ci'], clone);
  const check = [
    'sh',
    '-c',
    'sh scripts/link-node.sh && exec node scripts/check.ts --report "$0"',
    file,
  ];
  const checked = await runTimed(check, { directory: clone });
  const report = reported.parse(JSON.parse(await readFile(file, 'utf8')));
  const stages = [{ name: 'npm ci', ...seconds(install) }, ...report.stages];
  const dearest = report.files.slice(0, 20);
  const rows = [
    ...stages.map(({ name, wall_s, cpu_s }) => ({
      what: name,
      seconds: wall_s,
      'CPU seconds': cpu_s,
    })),
    ...dearest.map(({ file, seconds, tests }) => ({ what: file, seconds, tests })),
  ];
  return {
    title: 'npm cit in a fresh clone',
    rows,
    result: {
      cpu_s: rounded(install.cpuSeconds + checked.cpuSeconds),
      wall_s: rounded(install.wallSeconds + checked.wallSeconds),
      stages,
      dearest,
      files: report.files.length,
    },
  };
};

async function step(argv: readonly string[], directory?: string): Promise<TimedRun> {
  const ran = await runTimed(argv, directory === undefined ? {} : { directory });
  if (!ran.succeeded) throw new UserError(`\`${argv.join(' ')}\` failed; its output is above.`);
  return ran;
}

const seconds = ({ wallSeconds, cpuSeconds }: TimedRun) => ({
  wall_s: rounded(wallSeconds),
  cpu_s: rounded(cpuSeconds),
});
