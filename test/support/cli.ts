import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The bundled command line. */
export const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** The result of the command line. `lastLine` is the last line of standard error. */
export interface CliEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly lastLine: string;
}

/** Runs the command line with only `PATH` and these variables, on the Node at the path `node`. */
export function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  node: string = process.execPath,
): Promise<CliEnd> {
  const options = { env: { PATH: process.env.PATH ?? '', ...env } };
  return new Promise((resolve) => {
    execFile(node, [cli, ...args], options, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, stdout, stderr, lastLine: stderr.trimEnd().split('\n').at(-1) ?? '' });
    });
  });
}
