/**
 * Runs every check. The last lines name what failed; the very last counts. With `--report FILE`, writes what each
 * stage took, and the time of each test file, as JSON.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { differences } from './dist-differences.ts';
import { type FailedTest, failedList, failedTests, testFiles } from './test-report.ts';
import { runTimed } from './timed-program.ts';

/** What a stage found, and what it took. */
interface Stage {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly wall_s: number;
  readonly cpu_s: number;
}

/** Runs a program of node_modules for a stage. */
type Run = (program: string, ...args: readonly string[]) => Promise<boolean>;

type Stages = Readonly<Record<string, (run: Run) => Promise<boolean>>>;

const { values: options } = parseArgs({ options: { report: { type: 'string' } } });
const scratch = await mkdtemp(join(tmpdir(), 'check-'));

const types: Stages = {
  types: async (run) =>
    (await run('wrangler', 'types', '--strict-vars=false', 'worker-configuration.d.ts')) &&
    (await run('wrangler', 'types', '--check', 'worker-configuration.d.ts')) &&
    (await run('tsc', '-p', 'tsconfig.json')) &&
    (await run('tsc', '-p', 'src/worker/tsconfig.json')),
};

/** What does not need the types. */
const others: Stages = {
  lint: (run) => run('node', 'scripts/lint.ts'),
  'imports and shape of the source': (run) => run('node', 'scripts/house.ts'),
  'unused code': (run) => run('knip'),
  'dist byte for byte': async (run) =>
    (await run('rolldown', '-c', '--dir', join(scratch, 'dist'))) && distIsCurrent(),
};

// The types take as long as all others, and one core.
const checks = (await Promise.all([inTurn(types), inTurn(others)])).flat();
const { suite, failures, report } = await testSuite();
const stages = [...checks, suite];
await rm(scratch, { recursive: true, force: true });
if (options.report !== undefined) {
  await writeFile(options.report, JSON.stringify({ stages, files: testFiles(report) }));
}

const total = (of: 'passed' | 'failed' | 'skipped') =>
  stages.reduce((sum, stage) => sum + stage[of], 0);
if (!existsSync('../shared/contracts')) {
  say(
    'Not checked: the stand-ins against the official API contracts, which are not beside this checkout.',
  );
}
const failedChecks = checks.flatMap(({ name, failed }) => (failed > 0 ? name : []));
process.stdout.write(failedList(failedChecks, failures));
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
say(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exitCode = total('failed') === 0 ? 0 : 1;

async function inTurn(stages: Stages): Promise<readonly Stage[]> {
  const done: Stage[] = [];
  for (const [name, check] of Object.entries(stages)) {
    const { run, cost } = meter('pipe');
    const isPassed = await check(run);
    say(`${isPassed ? '✓' : '✗'} ${name} (${cost().wall_s} s, ${cost().cpu_s} CPU s)`);
    const [passed, failed] = isPassed ? [1, 0] : [0, 1];
    done.push({ name, passed, failed, skipped: 0, ...cost() });
  }
  return done;
}

async function distIsCurrent(): Promise<boolean> {
  const found = await differences('dist', join(scratch, 'dist'));
  for (const one of found) say(`  ${one}: run npm run dist and commit dist`);
  return found.length === 0;
}

/** Runs every test but those of the night. A suite without a report counts as one failure. */
async function testSuite() {
  const file = join(scratch, 'tests.json');
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const { run, cost } = meter('inherit');
  const ok = await run('vitest', 'run', '--project=!night', ...reporters);
  const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const number = (name: string) => {
    const value: unknown = Object.entries(report ?? {}).find(([key]) => key === name)?.[1];
    return typeof value === 'number' ? value : 0;
  };
  const failures: FailedTest[] = failedTests(report);
  // An error outside of every test is in no report.
  if (!ok && failures.length === 0) failures.push({ name: 'the run of the tests', message: [] });
  const suite: Stage = {
    name: 'tests',
    passed: number('numPassedTests'),
    failed: Math.max(failures.length, number('numFailedTests')),
    skipped: number('numPendingTests') + number('numTodoTests'),
    ...cost(),
  };
  return { suite, failures, report };
}

/** Returns what runs programs of node_modules, and what these have taken so far. */
function meter(show: 'inherit' | 'pipe') {
  const taken = { wall: 0, cpu: 0 };
  const run: Run = async (program, ...args) => {
    const ran = await runTimed([join('node_modules', '.bin', program), ...args], {
      isShown: show === 'inherit',
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_WRITE_LOGS: 'false',
      },
    });
    taken.wall += ran.wallSeconds;
    taken.cpu += ran.cpuSeconds;
    return ran.succeeded;
  };
  const rounded = (seconds: number) => Math.round(10 * seconds) / 10;
  const cost = () => ({ wall_s: rounded(taken.wall), cpu_s: rounded(taken.cpu) });
  return { run, cost };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
