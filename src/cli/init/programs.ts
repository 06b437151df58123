import { spawn } from 'node:child_process';
import { constants, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { isOutside, searchPath } from '../../adapters/git/index.ts';
import { fileExists } from './files.ts';

/** A command of the GitHub CLI or of Cloudflare's. */
export interface ProgramCall {
  readonly program: 'gh' | 'wrangler';
  readonly args: readonly string[];
  /** Goes to standard input, such as a secret: other users could see an argument. */
  readonly stdin?: string | undefined;
  /** Whether it talks to the user, as one that signs in does. */
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

/** Returns the command as a line for a shell, with what comes after its arguments. */
export function commandLine({ program, args }: ProgramCall, input = ''): string {
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

type Input = Pick<ProgramCall, 'stdin' | 'isInteractive'>;

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
    child.stdin?.on('error', () => {}).end(input.stdin ?? '');
  });
}

/** What any program may know: its user, the terminal, and the way to the network. */
const common =
  /^(?:HOME|USER|LOGNAME|USERNAME|USERPROFILE|HOMEDRIVE|HOMEPATH|(?:LOCAL)?APPDATA|PROGRAMDATA|XDG_\w+|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|TMPDIR|TE?MP|SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|(?:WAYLAND_)?DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS|BROWSER|WSL_\w+|(?:HTTPS?|ALL|NO)_PROXY|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA)$/i;

/** What each may know besides: its own settings and login. */
const own = {
  gh: /^(?:GH_\w+|GITHUB_(?:ENTERPRISE_)?TOKEN)$/,
  npx: /^(?:CLOUDFLARE_\w+|CF_API_\w+|CF_ACCOUNT_ID|WRANGLER_\w+)$/,
};

/** Finds a program on the PATH, outside of a repository, and how it starts; `undefined` if there is none. */
async function findProgram(name: keyof typeof own, env: NodeJS.ProcessEnv, root: string) {
  const path = await searchPath(env.PATH, root);
  const program = process.platform === 'win32' ? windowsFiles[name] : name;
  for (const folder of path.split(delimiter)) {
    const found = join(folder, program);
    if (!(await fileExists(found, constants.X_OK)) || !(await isOutside(root, found))) continue;
    const [file, ...args] = program.endsWith('.js') ? [process.execPath, found] : [found];
    return { file, args, env: { ...(await allowed(name, env, root)), PATH: path } };
  }
  return undefined;
}

/** npm's programs are scripts for a shell there: Node runs what they would. */
const windowsFiles: Readonly<Record<keyof typeof own, string>> = {
  gh: 'gh.exe',
  npx: join('node_modules', 'npm', 'bin', 'npx-cli.js'),
};

async function allowed(program: keyof typeof own, env: NodeJS.ProcessEnv, root: string) {
  const names = Object.keys(env).filter((name) => common.test(name) || own[program].test(name));
  // npx sets it, too, and settings of npm in a repository can choose the file.
  for (const name of ['npm_config_userconfig', 'NPM_CONFIG_USERCONFIG']) {
    if (await isOutside(root, env[name] ?? '')) names.push(name);
  }
  return Object.fromEntries(names.map((name) => [name, env[name]]));
}
