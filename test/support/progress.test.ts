import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { type Bounds, watchProgress } from './progress.ts';

const far: Bounds = { cpu: 1e6, idle: 1e6, wall: 1e6 };

/** Watches a program until a bound is reached. */
async function givenUp(program: string, args: readonly string[], bounds: Partial<Bounds>) {
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  using progress = watchProgress(child.pid ?? 0, { ...far, ...bounds });
  try {
    return await progress.givenUp;
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  }
}

const loop = 'for(;;);';

it('calls a program endless that uses up its CPU, or starts one that does', async () => {
  expect(await givenUp(process.execPath, ['-e', loop], { cpu: 0.3 })).toBe('endless');
  const shell = `'${process.execPath}' -e '${loop}' & wait`;
  expect(await givenUp('bash', ['-c', shell], { cpu: 0.3 })).toBe('endless');
});

it('calls a program endless that waits for nothing', async () => {
  expect(await givenUp('sleep', ['30'], { idle: 0.2 })).toBe('endless');
});

it('does not know of one that gets on, or waits for a CPU, beyond the wall time', async () => {
  const bounds = { ...far, idle: 0.01, wall: 0.05 };
  using progress = watchProgress(0, bounds, async () => ({ cpu: 0, busy: performance.now() }));
  expect(await progress.givenUp).toBe('unfinished');
});
