import { execFile } from 'node:child_process';
import type { Launch, Launched } from './launcher.ts';

process.on('message', async ({ id, launch }: { id: number; launch: Launch }) => {
  process.send?.({ id, launched: await launched(launch) });
});
process.on('disconnect', () => process.exit());

function launched({ program, args, directory, env, stdin }: Launch): Promise<Launched> {
  return new Promise((resolve) => {
    const options = { cwd: directory, env, encoding: 'buffer' as const, maxBuffer: 2 ** 26 };
    const child = execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ stdout, stderr, ...(error && { failure: error.message }) }),
    );
    // A program may end before its input is written.
    child.stdin?.on('error', () => {});
    child.stdin?.end(stdin);
  });
}
