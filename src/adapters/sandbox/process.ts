import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** A program to run. It sees none of the job's environment. */
export interface Program {
  readonly argv: readonly string[];
  /**
   * How to kill it with everything it started: by closing its standard input, which our scripts watch
   * because the job cannot signal a process of root, or by killing its process group.
   */
  readonly killBy: 'closing-stdin' | 'process-group';
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** How a program ended. */
export interface ProcessResult {
  readonly kind: 'exited' | 'timed-out';
  /** The exit code, or 128 plus the number of the signal. */
  readonly code: number;
  readonly output: string;
  /** Standard error, where our scripts report their progress. */
  readonly errors: string;
  /** Milliseconds. */
  readonly elapsed: number;
}

const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/** Bytes to keep of each stream. */
const outputLimit = 4 * 1024 * 1024;
const errorLimit = 64 * 1024;

/** Milliseconds to wait for an ended program's streams: a process outside its group may hold them open. */
const drainTime = 1_000;

/** Runs a program to its end. Rejects if it cannot start, and with the signal's reason on abort. */
export async function runProgram(program: Program): Promise<ProcessResult> {
  const { argv, killBy, timeout, signal } = program;
  signal?.throwIfAborted();
  const began = performance.now();
  const [file = '', ...args] = argv;
  const child = spawn(file, args, { cwd: '/', env, detached: true, stdio: 'pipe' });
  const output = collectOutput(outputLimit);
  const errors = collectOutput(errorLimit);
  child.stdout.on('data', output.add);
  child.stderr.on('data', errors.add);
  child.stdin.on('error', () => {});
  if (killBy === 'process-group') child.stdin.end();
  let kind: ProcessResult['kind'] = 'exited';
  const kill = () => killAll(child, killBy);
  const timer = setTimeout(() => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    kind = 'timed-out';
    kill();
  }, timeout);
  signal?.addEventListener('abort', kill);
  try {
    const code = await exitCode(child, kill).catch((cause: unknown) => {
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

/** Starts a program that outlives this one if need be. Waits until it ends, or at most `patience` milliseconds. */
export async function runApart(argv: readonly string[], patience: number): Promise<void> {
  const [file = '', ...args] = argv;
  const child = spawn(file, args, { cwd: '/', env, detached: true, stdio: 'ignore' });
  child.unref();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), Math.max(0, patience));
  await once(child, 'exit', waiting).catch(() => {});
  clearTimeout(timer);
}

/** Waits for the program to exit, then kills whatever it left running. */
async function exitCode(child: ChildProcess, kill: () => void): Promise<number> {
  const closed = once(child, 'close');
  // Awaited below. If the program cannot start, both waits reject.
  closed.catch(() => {});
  await once(child, 'exit');
  kill();
  await Promise.race([closed, delay(drainTime, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return child.exitCode ?? 128 + (child.signalCode ? constants.signals[child.signalCode] : 0);
}

function killAll(child: ChildProcess, killBy: Program['killBy']): void {
  if (killBy === 'closing-stdin') {
    child.stdin?.destroy();
    return;
  }
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process group is already gone.
  }
}

/** Collects a stream in bounded memory, however small its chunks are: the first and the last half of `limit` bytes. */
export function collectOutput(limit: number) {
  const half = Math.floor(limit / 2);
  const first = Buffer.alloc(half);
  /** A ring: byte `n` of the stream is at `n % half`. */
  const last = Buffer.alloc(half);
  let length = 0;
  return {
    add: (chunk: Buffer): void => {
      if (length < half) chunk.copy(first, length);
      const end = length + chunk.length;
      for (let at = Math.max(length, half, end - half); at < end; ) {
        at += chunk.copy(last, at % half, at - length);
      }
      length = end;
    },
    text: (): string => {
      const start = first.subarray(0, length);
      const omitted = length - 2 * half;
      if (omitted <= 0) return decode([start, last.subarray(0, Math.max(0, length - half))]);
      const turn = length % half;
      const end = decode([last.subarray(turn), last.subarray(0, turn)]);
      return `${decode([start])}\n[${omitted} bytes of output were left out here]\n${end}`;
    },
  };
}

const decode = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString('utf8');

/** The first complaints of a program, which the others follow from. */
export const complaints = (text: string): string =>
  text.trim().split('\n').slice(0, 2).join('; ') || 'no reason given';

/** The last line that is not blank. */
export const lastLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '') ?? 'no reason given';
