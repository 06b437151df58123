import { chmod, mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { IsolationBackend, SandboxCommand, SandboxSettings } from './backend.ts';
import { copyHistory } from './history.ts';
import { copiedFolders } from './manifest.ts';
import { lastLine, type ProcessResult, runProgram } from './process.ts';
import { bash, populateWorkspace, removeFolder } from './scripts.ts';

/** A private copy of the checkout for commands to run in, with its own home and temporary folders. */
export interface SandboxWorkspace extends AsyncDisposable {
  /** Copies the checkout. Until then the workspace's checkout folder is empty. */
  copyCheckout(signal: AbortSignal): Promise<void>;
  run(command: SandboxCommand): Promise<ProcessResult>;
}

/** Milliseconds for copying or removing a large checkout. */
const copyTimeout = 30 * 60_000;

/** Key files that earlier steps leave in the checkout. */
const keyFiles = './gha-creds-*.json';

/** Creates a workspace in the scratch folder, isolated by the backend that `build` makes for it. */
export async function createWorkspace(
  { root, scratch }: SandboxSettings,
  build: (directory: string) => Promise<IsolationBackend>,
): Promise<SandboxWorkspace> {
  const directory = await realpath(await mkdtemp(join(scratch, 'tests-')));
  await makeFolders(directory);
  const backend = await build(directory);
  const target: Target = {
    backend,
    base: join(directory, 'base'),
    history: join(directory, 'history'),
  };
  try {
    await populateEmpty(target, join(directory, 'nothing'));
  } catch (error) {
    await remove(backend, directory);
    throw error;
  }
  let objects: string | undefined;
  const busy = new Set<number>();
  return {
    copyCheckout: async (signal) => {
      objects = await copyHistory(root, target.history, backend.objects);
      await populate(target, root, [keyFiles, `./${relative(root, scratch)}`], signal);
    },
    run: async (command) => {
      const number = takeNumber(busy);
      const manifest = join(directory, `manifest-${number}`);
      const stage = command.persists ? 'base' : `stage-${number}`;
      await mkdir(manifest);
      if (!command.persists) await mkdir(join(directory, stage));
      try {
        return await backend.run(command, { manifest, stage, objects });
      } finally {
        const leftovers = command.persists ? [] : [join(directory, stage)];
        if (await removeAll(backend, [manifest, ...leftovers])) busy.delete(number);
      }
    },
    [Symbol.asyncDispose]: async () => {
      await remove(backend, directory);
    },
  };
}

/** Takes the lowest free number, so that consecutive commands see, and print, the same paths. */
function takeNumber(busy: Set<number>): number {
  let number = 1;
  while (busy.has(number)) number += 1;
  busy.add(number);
  return number;
}

async function makeFolders(directory: string): Promise<void> {
  for (const folder of ['nothing', 'history']) await mkdir(join(directory, folder));
  for (const folder of copiedFolders) {
    const path = join(directory, 'base', folder);
    await mkdir(path, { recursive: true });
    await chmod(path, folder.endsWith('tmp') ? 0o1777 : 0o755);
  }
}

/** The folders that the checkout and its history are copied to. */
interface Target {
  readonly backend: IsolationBackend;
  readonly base: string;
  readonly history: string;
}

/** Makes commands runnable before the checkout is copied. */
async function populateEmpty(target: Target, nothing: string): Promise<void> {
  for (const folder of target.backend.homeFolders) {
    await mkdir(join(target.base, 'home', folder), { recursive: true });
  }
  await populate(target, nothing, []);
}

async function populate(
  { backend: { privileged, owner }, base, history }: Target,
  root: string,
  excluded: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const script = bash(populateWorkspace, root, base, owner, history, ...excluded);
  await succeed('copying the checkout', [...privileged, ...script], signal);
}

/** Removes each folder until one cannot be removed; `false` if that happens. */
async function removeAll(backend: IsolationBackend, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if (!(await remove(backend, path))) return false;
  return true;
}

/** Whether the folder is gone: a process that an unprotected command left behind may still write to it. */
async function remove({ privileged }: IsolationBackend, path: string): Promise<boolean> {
  try {
    await succeed('removing the private copy', [...privileged, ...bash(removeFolder, path)]);
    return true;
  } catch {
    return false;
  }
}

async function succeed(what: string, argv: readonly string[], signal?: AbortSignal): Promise<void> {
  const result = await runProgram({
    argv,
    killBy: 'closing-stdin',
    timeout: copyTimeout,
    signal,
  });
  if (result.kind === 'timed-out' || result.code !== 0) {
    throw new Error(`${what} failed (exit code ${result.code}): ${lastLine(result.errors)}`);
  }
}
