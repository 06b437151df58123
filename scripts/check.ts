/** Runs every check. The last lines name what failed; the very last counts. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences } from './dist-differences.ts';
import { type FailedTest, failedList, failedTests } from './failed-tests.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const scratch = await mkdtemp(join(tmpdir(), 'check-'));

type Stages = Readonly<Record<string, () => Promise<boolean>>>;

const types: Stages = {
  types: async () =>
    (await run('wrangler', ['types', '--strict-vars=false', 'worker-configuration.d.ts'])) &&
    (await run('wrangler', ['types', '--check', 'worker-configuration.d.ts'])) &&
    (await run('tsc', ['-p', 'tsconfig.json'])) &&
    (await run('tsc', ['-p', 'src/worker/tsconfig.json'])),
};

/** What does not need the types. */
const others: Stages = {
  lint: () => run('node', ['scripts/lint.ts']),
  'imports and shape of the source': () => run('node', ['scripts/house.ts']),
  'unused code': () => run('knip', []),
  'dist byte for byte': async () =>
    (await run('rolldown', ['-c', '--dir', join(scratch, 'dist')])) && distIsCurrent(),
};

// The types take as long as all others, and one core.
const stages = (await Promise.all([inTurn(types), inTurn(others)])).flat();
const suite = await testSuite();
const counts: readonly Count[] = [...stages, suite];
await rm(scratch, { recursive: true, force: true });

const total = (of: keyof Count) => counts.reduce((sum, count) => sum + count[of], 0);
if (!existsSync('../shared/contracts')) {
  say(
    'Not checked: the stand-ins against the official API contracts, which are not beside this checkout.',
  );
}
const failedStages = stages.flatMap(({ name, failed }) => (failed > 0 ? name : []));
process.stdout.write(failedList(failedStages, suite.failures));
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
say(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exitCode = total('failed') === 0 ? 0 : 1;

async function inTurn(stages: Stages): Promise<readonly (Count & { readonly name: string })[]> {
  const counts: (Count & { readonly name: string })[] = [];
  for (const [name, stage] of Object.entries(stages)) {
    const start = performance.now();
    const passed = await stage();
    say(`${passed ? '✓' : '✗'} ${name} (${seconds(start)})`);
    counts.push({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  }
  return counts;
}

async function distIsCurrent(): Promise<boolean> {
  const found = await differences('dist', join(scratch, 'dist'));
  for (const one of found) say(`  ${one}: run npm run dist and commit dist`);
  return found.length === 0;
}

/** Runs every test. A suite without a report counts as one failure. */
async function testSuite(): Promise<Count & { readonly failures: readonly FailedTest[] }> {
  const file = join(scratch, 'tests.json');
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run('vitest', ['run', '--project=!night', ...reporters], 'inherit');
  const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const number = (name: string) => {
    const value: unknown = Object.entries(report ?? {}).find(([key]) => key === name)?.[1];
    return typeof value === 'number' ? value : 0;
  };
  const failures = failedTests(report);
  // An error outside of every test is in no report.
  if (!ok && failures.length === 0) failures.push({ name: 'the run of the tests', message: [] });
  return {
    passed: number('numPassedTests'),
    failed: Math.max(failures.length, number('numFailedTests')),
    skipped: number('numPendingTests') + number('numTodoTests'),
    failures,
  };
}

/** Runs a program of node_modules. Its output is shown only if it fails. */
function run(
  program: string,
  args: readonly string[],
  show: 'inherit' | 'pipe' = 'pipe',
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', program), args, {
      stdio: ['ignore', show, show],
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_WRITE_LOGS: 'false',
      },
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
