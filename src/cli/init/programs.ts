import { spawn } from 'node:child_process';

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

/** Runs commands in a folder; wrangler comes from npm if it is not installed. */
export function programs(env: NodeJS.ProcessEnv, cwd: string): RunProgram {
  const place = { cwd, env: { ...env, WRANGLER_SEND_METRICS: 'false' } };
  return async (call) => {
    const found = await start(call.program, call, place);
    if (found.code !== undefined || call.program === 'gh') return found;
    return start('npx', { ...call, args: ['--yes', 'wrangler@4', ...call.args] }, place);
  };
}

/** Returns the command as a line for a shell. A secret is read from `file`, or asked for by the program. */
export function commandLine({ program, args }: ProgramCall, file?: string): string {
  const quoted = args.map((arg) =>
    /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`,
  );
  const words = [program === 'gh' ? 'gh' : 'npx wrangler', ...quoted];
  return [...words, ...(file === undefined ? [] : ['<', file])].join(' ');
}

interface Place {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
}

function start(file: string, { args, secret, isInteractive }: ProgramCall, place: Place) {
  return new Promise<ProgramEnd>((resolve) => {
    const output = { stdout: '', stderr: '' };
    const child = spawn(file, args, {
      ...place,
      stdio: isInteractive ? 'inherit' : 'pipe',
      // npm's programs are scripts there. No argument of ours to wrangler has a special character.
      shell: process.platform === 'win32' && file !== 'gh',
    });
    child.stdout?.on('data', (part: Buffer) => {
      output.stdout += part.toString('utf8');
    });
    child.stderr?.on('data', (part: Buffer) => {
      output.stderr += part.toString('utf8');
    });
    child.on('error', () => resolve({ code: undefined, ...output }));
    child.on('close', (code) => resolve({ code: code ?? 1, ...output }));
    // A program that ends without reading its input closes the pipe.
    child.stdin?.on('error', () => {}).end(secret ?? '');
  });
}

/** Opens a page in the browser if it can. The user has its address. */
export function openBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  };
  const [file, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(file, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {}).unref();
}
