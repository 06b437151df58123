import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundled command line. */
export const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** Has Node keep what it compiles of `dist/` for the next process. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

/** The result of the command line. `lastLine` is the last line of standard error. */
export interface CliEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly lastLine: string;
}

export interface CliProcess {
  /** Path of the Node to run on; by default, this one. */
  readonly node?: string | undefined;
  /** Standard input. */
  readonly input?: string | undefined;
  readonly cwd?: string | undefined;
}

/** Runs the command line with only `PATH`, the cache of compiled code and these variables. */
export function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  { node = process.execPath, input = '', cwd }: CliProcess = {},
): Promise<CliEnd> {
  const options = { cwd, env: { PATH: process.env.PATH ?? '', ...compileCache, ...env } };
  return new Promise((resolve) => {
    const child = execFile(node, [cli, ...args], options, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, stdout, stderr, lastLine: stderr.trimEnd().split('\n').at(-1) ?? '' });
    });
    // A command line that ends without reading its input closes the pipe.
    child.stdin?.on('error', () => {}).end(input);
  });
}
