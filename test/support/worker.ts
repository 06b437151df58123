import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface WorkerSettings {
  readonly secret: string;
  readonly githubToken: string;
  /** `owner/name` */
  readonly repository: string;
  readonly githubApiUrl: string;
  /** Further variables and secrets by name. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A Worker on loopback. `url` has no trailing slash. */
export interface RunningWorker extends AsyncDisposable {
  readonly url: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');
/** Milliseconds to start, and to end before it is killed. */
const patience = 30_000;
const gracePeriod = 5_000;

/** Starts the real Worker in workerd on a free port, with an empty inbox. Disposal leaves nothing behind. */
export async function startWorker(settings: WorkerSettings): Promise<RunningWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const child = await spawnWrangler(folder, settings);
  const kill = () => signalTree(child, 'SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    await endTree(child);
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const url = await readyUrl(child);
    await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(patience) });
    return { url, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function spawnWrangler(folder: string, settings: WorkerSettings) {
  // An empty file replaces the developer's .dev.vars, which would override the environment.
  const noSecrets = join(folder, 'no-secrets');
  await writeFile(noSecrets, '');
  const vars = Object.entries(settings.more ?? {});
  const options = [
    ...vars.flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ...['--env-file', noSecrets, '--persist-to', join(folder, 'state')],
    ...['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'],
    '--show-interactive-dev-session=false',
  ];
  return spawn(process.execPath, [wrangler, 'dev', ...options], {
    cwd: root,
    // A process group of its own, so that wrangler, its build and workerd end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, ...quiet, ...bindings(settings) },
  });
}

/** Wrangler reads bindings from variables of the same names, which need no quoting. */
const bindings = (settings: WorkerSettings) => ({
  JIRA_WEBHOOK_SECRET: settings.secret,
  GITHUB_TOKEN: settings.githubToken,
  GITHUB_REPOSITORY: settings.repository,
  GITHUB_API_URL: settings.githubApiUrl,
});

/** Keeps wrangler off the network, and its output plain. */
const quiet = {
  CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  FORCE_COLOR: '0',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

/** Resolves to the URL that wrangler prints. Rejects with its output if it ends or times out. */
function readyUrl(child: Awaited<ReturnType<typeof spawnWrangler>>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const giveUp = () => reject(new Error(`The Worker did not start:\n${printed}`));
    const timer = setTimeout(giveUp, patience).unref();
    const read = (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-10_000);
      const url = /Ready on (http:\/\/[\w.:]+)/.exec(printed)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', giveUp);
  });
}

/** Terminates the process tree, so that wrangler removes its files. Kills it after the grace period. */
async function endTree(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    setTimeout(resolve, gracePeriod).unref();
  });
  if (child.exitCode === null && child.signalCode === null) {
    signalTree(child, 'SIGTERM');
    await ended;
  }
  signalTree(child, 'SIGKILL');
}

function signalTree(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}
