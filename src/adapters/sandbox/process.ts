import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { collectOutput } from './output.ts';

/**
 * A program to start. `dies` says how it is killed with all that it has started: by the end of its
 * standard input, which it watches as our scripts do for what is root's, or as a process group.
 */
export interface Program {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly dies: 'with-input' | 'as-group';
  /** Milliseconds that it may take. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** How a program ended; `errors` is its standard error, where the scripts speak to us. */
export interface Ended {
  readonly kind: 'exited' | 'timed-out';
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  readonly elapsed: number;
}

/** Milliseconds for the streams of a program that has ended: something outside its group may hold them. */
const lastWords = 1_000;

/** Runs a program to its end. Rejects when it cannot be started, and with the signal's reason when cancelled. */
export async function runProgram(program: Program): Promise<Ended> {
  const { argv, env, dies, timeout, signal } = program;
  signal?.throwIfAborted();
  const began = performance.now();
  const [file = '', ...args] = argv;
  const child = spawn(file, args, { cwd: '/', env, detached: true, stdio: 'pipe' });
  const output = collectOutput();
  const errors = collectOutput(64 * 1024);
  child.stdout.on('data', output.add);
  child.stderr.on('data', errors.add);
  child.stdin.on('error', () => {});
  if (dies === 'as-group') child.stdin.end();
  let kind: Ended['kind'] = 'exited';
  const kill = () => killAll(child, dies);
  const timer = setTimeout(() => {
    if (hasEnded(child)) return;
    kind = 'timed-out';
    kill();
  }, timeout);
  signal?.addEventListener('abort', kill);
  try {
    const code = await endOf(child, kill).catch((cause: unknown) => {
      throw new Error(`\`${file}\` could not be started: ${String(cause)}`, { cause });
    });
    signal?.throwIfAborted();
    const elapsed = Math.round(performance.now() - began);
    return { kind, code, output: output.text(), errors: errors.text(), elapsed };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
  }
}

/** The exit code, 128 and more for a signal; what the program has left behind is killed. */
async function endOf(child: ChildProcess, kill: () => void): Promise<number> {
  const closed = once(child, 'close');
  // Awaited below; a program that could not be started rejects both.
  closed.catch(() => {});
  await once(child, 'exit');
  kill();
  await Promise.race([closed, delay(lastWords, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return child.exitCode ?? 128 + (child.signalCode ? constants.signals[child.signalCode] : 0);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

function killAll(child: ChildProcess, dies: Program['dies']): void {
  if (dies === 'with-input') {
    child.stdin?.destroy();
    return;
  }
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}
