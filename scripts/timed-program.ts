import { spawn } from 'node:child_process';

/** How a program ended, and what it and the programs that it started took. */
export interface TimedRun {
  readonly succeeded: boolean;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

interface TimedOptions {
  readonly directory?: string;
  /** Whether its output is shown at once. By default, it is shown only if the program fails. */
  readonly isShown?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

/** Writes what its children have taken to the third descriptor: Node does not know it. */
const timing = '"$@"; code=$?; times >&3; exit $code';

/** Runs a program to its end. */
export function runTimed(
  argv: readonly string[],
  { directory, isShown = false, env = process.env }: TimedOptions = {},
): Promise<TimedRun> {
  const began = performance.now();
  const show = isShown ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', timing, 'sh', ...argv], {
      ...(directory === undefined ? {} : { cwd: directory }),
      stdio: ['ignore', show, show, 'pipe'],
      env,
    });
    const output: Buffer[] = [];
    let times = '';
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString('utf8')));
    const end = (succeeded: boolean) => {
      const wallSeconds = (performance.now() - began) / 1_000;
      resolve({ succeeded, wallSeconds, cpuSeconds: cpuSeconds(times) });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      end(code === 0);
    });
  });
}

/** Adds user and system time of the second line of `times`: `1m2.50s 0m3.25s`. */
function cpuSeconds(times: string): number {
  const found = (times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g);
  return [...found].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
}
