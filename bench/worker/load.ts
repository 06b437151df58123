import { spawn } from 'node:child_process';

/** Starts processes that spin until they are disposed of, or this one ends. */
export function startLoad(processes: number): AsyncDisposable {
  const spin =
    'process.stdin.on("end", () => process.exit()).resume(); setInterval(() => { for (const end = Date.now() + 200; Date.now() < end; ); }, 0);';
  const children = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['-e', spin], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return {
    [Symbol.asyncDispose]: async () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
