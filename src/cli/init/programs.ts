import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { findProgram } from './surroundings.ts';

/** A command of the GitHub CLI or of Cloudflare's. */
export interface ProgramCall {
  readonly program: 'gh' | 'wrangler';
  readonly args: readonly string[];
  /** Goes to standard input; never an argument, which other users could see. */
  readonly secret?: string | undefined;
  /** Whether it talks to the user, as a login does. */
  readonly isInteractive?: boolean;
}

/** How a program ended. `code` is `undefined` if it could not be started. */
export interface ProgramEnd {
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. Never rejects. */
export type RunProgram = (call: ProgramCall) => Promise<ProgramEnd>;

/** The package of wrangler, in the version that this project is built and tested with. */
const wrangler = `wrangler@${manifest.devDependencies.wrangler}`;

/**
 * Runs commands in an empty folder, so that no repository chooses what is run or obeyed: no program, package,
 * setting of npm or file of variables. wrangler comes from npm.
 */
export function programs(env: NodeJS.ProcessEnv, root: string): RunProgram {
  return async (call) => {
    const program = await findProgram(call.program === 'gh' ? 'gh' : 'npx', env, root);
    if (program === undefined) return { code: undefined, stdout: '', stderr: '' };
    const cwd = await mkdtemp(join(tmpdir(), 'jira-bug-fix-'));
    // Without --prefix, npm looks for settings and packages in the folders above.
    const fetching = ['--yes', '--ignore-scripts', '--prefix', cwd, wrangler];
    const args = [...program.args, ...(call.program === 'gh' ? [] : fetching), ...call.args];
    const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_CACHE_DIR: join(cwd, 'cache') };
    try {
      const place = { cwd, env: { ...program.env, ...quiet } };
      return await start([program.file, ...args], call, place);
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  };
}

/** Returns the command as a line for a shell. A secret is read from `file`, or asked for by the program. */
export function commandLine({ program, args }: ProgramCall, file?: string): string {
  const input = file === undefined ? '' : ` < ${quoted(file)}`;
  if (program === 'gh') return ['gh', ...args.map(quoted)].join(' ') + input;
  return npxLine([wrangler, ...args], input);
}

/** Returns a line for a shell that starts a package where npx and the package obey no repository. */
export function npxLine(args: readonly string[], input = ''): string {
  return `(cd ~ && npx ${args.map(quoted).join(' ')}${input})`;
}

const quoted = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

interface Place {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
}

type Input = Pick<ProgramCall, 'secret' | 'isInteractive'>;

function start([file = '', ...args]: readonly string[], input: Input, place: Place) {
  return new Promise<ProgramEnd>((resolve) => {
    const output = { stdout: '', stderr: '' };
    const child = spawn(file, args, { ...place, stdio: input.isInteractive ? 'inherit' : 'pipe' });
    child.stdout?.on('data', (part: Buffer) => {
      output.stdout += part.toString('utf8');
    });
    child.stderr?.on('data', (part: Buffer) => {
      output.stderr += part.toString('utf8');
    });
    child.on('error', () => resolve({ code: undefined, ...output }));
    child.on('close', (code) => resolve({ code: code ?? 1, ...output }));
    // A program that ends without reading its input closes the pipe.
    child.stdin?.on('error', () => {}).end(input.secret ?? '');
  });
}

/** Opens a page in the browser if it can. The user has its address. */
export async function openBrowser(address: string, env: NodeJS.ProcessEnv, root: string) {
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
  const program = await findProgram(opener, env, root);
  if (program === undefined) return;
  const place = { cwd: homedir(), env: program.env, stdio: 'ignore', detached: true } as const;
  const child = spawn(program.file, [...program.args, address], place);
  child.on('error', () => {}).unref();
}
