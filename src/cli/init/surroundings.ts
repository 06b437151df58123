import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { isOutside, searchPath } from '../../adapters/git/index.ts';

/** What any program may know: its user, the terminal, and the way to the network. */
const common =
  /^(?:HOME|USER|LOGNAME|USERNAME|USERPROFILE|HOMEDRIVE|HOMEPATH|(?:LOCAL)?APPDATA|PROGRAMDATA|XDG_\w+|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|TMPDIR|TE?MP|SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|(?:WAYLAND_)?DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS|BROWSER|WSL_\w+|(?:HTTPS?|ALL|NO)_PROXY|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA)$/i;

/** What each may know besides: its own settings and login. */
const own = {
  gh: /^(?:GH_\w+|GITHUB_(?:ENTERPRISE_)?TOKEN)$/,
  npx: /^(?:CLOUDFLARE_\w+|CF_API_\w+|CF_ACCOUNT_ID|WRANGLER_\w+)$/,
  open: /^$/,
  'xdg-open': /^$/,
};

/** A program that `init` starts. */
export type ProgramName = keyof typeof own;

/** How a program is started. */
export interface FoundProgram {
  readonly file: string;
  /** Come before all others. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Finds a program on the PATH, outside of a repository; `undefined` if there is none. */
export async function findProgram(
  name: ProgramName,
  env: NodeJS.ProcessEnv,
  root: string,
): Promise<FoundProgram | undefined> {
  const path = await searchPath(env.PATH, root);
  const program = process.platform === 'win32' ? windowsFiles[name] : name;
  for (const folder of path.split(delimiter)) {
    const found = join(folder, program);
    if (!(await canRun(found)) || !(await isOutside(root, found))) continue;
    const [file, ...args] = program.endsWith('.js') ? [process.execPath, found] : [found];
    return { file, args, env: { ...(await allowed(name, env, root)), PATH: path } };
  }
  return undefined;
}

/** npm's programs are scripts for a shell there: Node runs what they would. */
const windowsFiles: Readonly<Record<ProgramName, string>> = {
  gh: 'gh.exe',
  npx: join('node_modules', 'npm', 'bin', 'npx-cli.js'),
  open: 'explorer.exe',
  'xdg-open': 'explorer.exe',
};

const canRun = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

async function allowed(program: ProgramName, env: NodeJS.ProcessEnv, root: string) {
  const names = Object.keys(env).filter((name) => common.test(name) || own[program].test(name));
  // npx sets it, too, and settings of npm in a repository can choose the file.
  for (const name of ['npm_config_userconfig', 'NPM_CONFIG_USERCONFIG']) {
    if (await isOutside(root, env[name] ?? '')) names.push(name);
  }
  return Object.fromEntries(names.map((name) => [name, env[name]]));
}
