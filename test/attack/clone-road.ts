import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, readlink } from 'node:fs/promises';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generous, watchProgress } from '../support/progress.ts';
import { startProxy } from '../support/proxy.ts';
import { runGit, temporaryFolder, writeFiles } from '../support/repository.ts';
import type { RunResult } from '../support/runner/runner.ts';
import type { Clone, CloneScene } from './clone.ts';
import { cloneInvariants } from './clone-invariants.ts';
import { type ClonePeople, startPeople, variablesOf } from './clone-people.ts';
import { prepared, requirePlayed } from './not-tried.ts';
import type { WallName } from './walls.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const [entry, hook] = [at('../../src/cli/index.ts'), at('without-wall.ts')];

/** Runs the command in the clone, perhaps without some walls; returns what it broke, one sentence each. */
export async function breachesInClone(
  clone: Clone,
  without: readonly WallName[] = [],
): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  await using people = await prepared(startPeople(folder));
  await using proxy = await prepared(startProxy());
  const { directory } = folder;
  const [root, home] = [join(directory, 'shop'), join(directory, 'home')];
  await prepared(makeClone(root, clone, people));
  await mkdir(home);
  const before = await filesIn(root);
  const end = await start(clone, people, {
    cwd: clone.isNamed === true ? home : root,
    root,
    env: {
      ...variablesOf(people),
      ...{ HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, NO_PROXY: '127.0.0.1', HOME: home },
      PATH: ownPath(),
      ...clone.env?.(people),
      ATTACK_WITHOUT: without.join(','),
    },
  });
  requirePlayed(end);
  const scene: CloneScene = {
    ...{ people, ...end, before, after: await filesIn(root) },
    isMarked: existsSync(people.markFile),
    hosts: [...proxy.requests, ...proxy.tunnels],
    agrees: clone.agrees === true,
    isTerminal: clone.answer !== undefined,
  };
  const own = clone.breaches?.(scene) ?? [];
  return [...Object.values(cloneInvariants).flatMap((broken) => broken(scene)), ...own];
}

async function makeClone(root: string, { files, prepare }: Clone, people: ClonePeople) {
  await mkdir(root);
  await runGit(root, ['init', '--quiet', '--initial-branch=main', '--template=']);
  await runGit(root, ['remote', 'add', 'origin', 'https://github.com/acme/shop.git']);
  await writeFiles(root, { 'README.md': '# Shop\n', ...files(people) });
  await runGit(root, ['add', '--all', '--force']);
  await runGit(root, ['commit', '--quiet', '--message=seed']);
  await prepare?.(root, people);
}

/** The programs of the system, without those that this project installs. */
const ownPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

interface Place {
  readonly cwd: string;
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
}

type End = Pick<RunResult, 'exitCode' | 'stdout' | 'stderr' | 'givenUp'>;

function start(clone: Clone, people: ClonePeople, { cwd, root, env }: Place): Promise<End> {
  const { command, args = [], isNamed, answer } = clone;
  const more = typeof args === 'function' ? args(people) : args;
  const words = [command, ...(isNamed === true ? ['--repo', root] : []), ...more];
  const terminal = answer === undefined ? {} : { ATTACK_TERMINAL: 'yes' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`--import=${hook}`, entry, ...words], {
      ...{ cwd, env: { ...env, ...terminal } },
    });
    const progress = watchProgress(child.pid ?? 0, generous);
    let ending: Pick<End, 'givenUp'> = {};
    progress.givenUp.then((givenUp) => {
      if (child.kill('SIGKILL')) ending = { givenUp };
    });
    const printed = { stdout: '', stderr: '', since: '' };
    const take = (stream: 'stdout' | 'stderr') => (part: Buffer) => {
      printed[stream] += part.toString('utf8');
      printed.since += part.toString('utf8');
      const keys = answer?.(printed.since);
      if (keys === undefined) return;
      printed.since = '';
      child.stdin.write(keys);
    };
    child.stdout.on('data', take('stdout'));
    child.stderr.on('data', take('stderr'));
    child.stdin.on('error', () => {});
    if (answer === undefined) child.stdin.end();
    child.on('close', (exitCode) => {
      progress[Symbol.dispose]();
      resolve({ exitCode, stdout: printed.stdout, stderr: printed.stderr, ...ending });
    });
  });
}

/** The files and links below a folder, except what Git keeps about them. */
async function filesIn(root: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => {
    const path = relative(root, join(entry.parentPath, entry.name));
    return entry.isDirectory() || /^\.git\/(?:index|objects)\b/.test(path) ? [] : [path];
  });
  const read = async (path: string) => {
    const whole = join(root, path);
    const isLink = (await lstat(whole)).isSymbolicLink();
    return [
      path,
      isLink ? `-> ${await readlink(whole)}` : await readFile(whole, 'latin1'),
    ] as const;
  };
  return new Map(await Promise.all(paths.map(read)));
}
