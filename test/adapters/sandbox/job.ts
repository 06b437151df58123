import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { copyHistory } from '../../../src/adapters/git/index.ts';
import {
  type CheckSettings,
  openProjectChecks,
  type ProjectChecks,
} from '../../../src/adapters/sandbox/index.ts';
import { emptyPatch, type Patch } from '../../../src/engines/edits/index.ts';
import { type Files, runGit, temporaryFolder } from '../../support/repository.ts';

/** What code under test must not get. */
export const secret = 'a-secret-of-the-job';

/** A job with its checkout, home folder and environment, and the folders and keys of its runner. */
export interface Job extends AsyncDisposable {
  readonly root: string;
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  write(files: Files): Promise<void>;
  read(path: string): Promise<string>;
  git(...args: string[]): Promise<string>;
  tests(settings: Partial<CheckSettings>): Promise<ProjectChecks>;
}

/** Starts a job whose checkout has one commit of `files`. */
export async function startJob(files: Files): Promise<Job> {
  const folder = await temporaryFolder();
  const at = (path: string) => join(folder.directory, path);
  const root = at('runner/_work/shop/shop');
  const write = (more: Files) => writeAll(root, more);
  const git = async (...args: string[]) => (await runGit(root, args)).toString('utf8').trimEnd();
  await writeAll(folder.directory, {
    'runner/.credentials': secret,
    'runner/_work/_temp/event.json': secret,
    'runner/_work/_temp/commands/env': '',
    'home/.npmrc': `//registry/:_authToken=${secret}\n`,
    'home/.cargo/credentials.toml': secret,
    'home/.cargo/bin/tool': { text: '#!/bin/sh\necho a tool\n', executable: true },
  });
  await mkdir(root, { recursive: true });
  await chmod(at('home/.cargo/bin/tool'), 0o777);
  await write(files);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--allow-empty', '--message=seed');
  await git('config', 'http.extraheader', secret);
  const env = {
    PATH: `${at('home/.cargo/bin')}:${process.env.PATH}`,
    HOME: at('home'),
    RUNNER_TEMP: at('runner/_work/_temp'),
    RUNNER_WORKSPACE: at('runner/_work/shop'),
    GITHUB_WORKSPACE: root,
    GITHUB_EVENT_PATH: at('runner/_work/_temp/event.json'),
    GITHUB_ENV: at('runner/_work/_temp/commands/env'),
    'INPUT_API-KEY': secret,
    ACTIONS_RUNTIME_TOKEN: secret,
    ACTIONS_ID_TOKEN_REQUEST_URL: `https://github.test/${secret}`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret,
    JIRA_TOKEN: secret,
  };
  const usual = { timeout: 300_000, isolation: 'none', environment: [], copyHistory } as const;
  return {
    root,
    home: at('home'),
    env,
    write,
    read: (path) => readFile(path, 'utf8'),
    git,
    tests: (settings) => openProjectChecks(root, { ...usual, ...settings }, env),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

/** Whether this machine allows a sandbox. */
export const canIsolate = ((): boolean => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [file = '', ...args] = [...sudo, 'unshare', '--mount', '--pid', '--fork', 'true'];
  return process.platform === 'linux' && spawnSync(file, args).status === 0;
})();

/** The isolation modes to test: `required` only if this machine allows it. */
export const modes = canIsolate ? (['required', 'none'] as const) : (['none'] as const);

/** Runs the command `tests` to its end. */
export const runOnce = (tests: ProjectChecks, patch: Patch = emptyPatch) =>
  tests.run('tests', patch, new AbortController().signal);

/** Starts a process of the job with the secret in its environment; `mark` identifies it. */
export async function startNeighbour(mark: string) {
  const child = spawn('sleep', [mark], { env: { INPUT_TOKEN: secret, PATH: process.env.PATH } });
  await once(child, 'spawn');
  return {
    pid: child.pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    [Symbol.dispose]: () => child.kill('SIGKILL'),
  };
}

/** Starts a server on the loopback network of the job. */
export async function startServer() {
  const server = createServer((socket) => {
    // A client may leave without reading.
    socket.on('error', () => {});
    socket.end('hello\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, [Symbol.dispose]: () => server.close() };
}

async function writeAll(directory: string, files: Files): Promise<void> {
  for (const [path, seed] of Object.entries(files)) {
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    const isPlain = typeof seed === 'string' || seed instanceof Uint8Array;
    await writeFile(target, isPlain ? seed : seed.text, { mode: isPlain ? 0o644 : 0o755 });
  }
}
