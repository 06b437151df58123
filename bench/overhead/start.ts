import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { cli } from '../../test/support/cli.ts';
import { runGit, temporaryFolder, temporaryRepository } from '../../test/support/repository.ts';
import { median } from '../share.ts';
import { bug, longSourcesOf } from './sources.ts';

/** What a run at a terminal has cost when its first request reaches the model. */
export interface Start {
  /** Of the process and of the programs that it has run. */
  readonly cpuSeconds: number;
  /** Peak memory of the process. */
  readonly mb: number;
}

/** The starts of several runs on one repository. */
export interface Starts {
  readonly files: number;
  /** Text and other content of the files. */
  readonly mb: number;
  /** CPU seconds of one `git grep -c .` over the same files. */
  readonly grepSeconds: number;
  readonly starts: readonly Start[];
}

interface Repeated {
  readonly runs: number;
  readonly seed: number;
}

const ticket = `# The late fee ignores the amount

late_fee(10000, 20, 5) from ${bug.path} is 0 instead of 3000.
`;

/** Starts runs on a generated repository of `files` files, and ends each at its first request. Needs Linux. */
export async function measureStarts(files: number, repeated: Repeated): Promise<Starts> {
  await using repository = await temporaryRepository({});
  for (const [path, text] of longSourcesOf(files, repeated.seed))
    await repository.write({ [path]: text });
  // Stores them quickly: no run reads what is stored.
  await repository.git('config', 'gc.auto', '0');
  await repository.git('-c', 'core.compression=0', 'add', '--all');
  await repository.git('commit', '--quiet', '--message=sources');
  return await startsIn(repository.directory, repeated);
}

/** Starts runs on the repository in a folder, for the same ticket. */
export async function startsIn(directory: string, { runs }: Repeated): Promise<Starts> {
  await using outside = await temporaryFolder();
  const file = join(outside.directory, 'bug.md');
  await writeFile(file, ticket);
  const starts: Start[] = [];
  for (let run = 0; run < runs; run += 1) {
    starts.push(await startOnce(['--ticket', file, '--repo', directory]));
  }
  const listed = splitLines(await runGit(directory, ['ls-tree', '-r', '--long', 'HEAD']));
  const bytes = listed.reduce((sum, line) => sum + (Number(line.split(/\s+/)[3]) || 0), 0);
  return {
    files: listed.length,
    mb: bytes / 1e6,
    grepSeconds: await grepSeconds(directory),
    starts,
  };
}

const splitLines = (output: Buffer) => output.toString('utf8').trimEnd().split('\n');

/** Returns the CPU seconds in which git reads each file of a work tree once. */
async function grepSeconds(directory: string): Promise<number> {
  const before = cpuTicks(process.pid).children;
  const child = spawn('git', ['grep', '-c', '.'], { cwd: directory, stdio: 'ignore' });
  await once(child, 'exit');
  return (cpuTicks(process.pid).children - before) / ticksPerSecond;
}

/** Plays the model until its first request. */
async function startOnce(args: readonly string[]): Promise<Start> {
  let start: Start | undefined;
  const server = createServer((_, response) => {
    start ??= usageOf(child.pid);
    child.kill('SIGKILL');
    response.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const model = ['--base-url', `http://127.0.0.1:${port}/v1`, '--model', 'scripted'];
  const child = spawn(process.execPath, [cli, 'run', ...args, ...model], {
    env: { PATH: process.env.PATH },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  server.close();
  if (start === undefined) throw new Error('the run made no request to the model');
  return start;
}

/** Ticks of the kernel's clock in a second, for programs. */
const ticksPerSecond = 100;

/** Reads what a process and its ended children have used. */
function usageOf(pid: number | undefined): Start {
  const { own, children } = cpuTicks(pid);
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { cpuSeconds: (own + children) / ticksPerSecond, mb: Number(peak) / 1024 };
}

function cpuTicks(pid: number | undefined) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\S )/);
  const [user = 0, system = 0, ofChildren = 0, theirs = 0] = fields
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return { own: user + system, children: ofChildren + theirs };
}

/** How many times as long as an empty script `--version` takes, on the same Node. */
export async function versionRatio(runs: number): Promise<number> {
  const version: number[] = [];
  const empty: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    version.push(await timeOf([cli, '--version']));
    empty.push(await timeOf(['--eval', '0']));
  }
  return median(version) / median(empty);
}

async function timeOf(args: readonly string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  await once(child, 'exit');
  return performance.now() - begun;
}
