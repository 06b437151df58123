import { chmod, mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { IsolationBackend, SandboxCommand, SandboxSettings } from './backend.ts';
import { copiedFolders } from './manifest.ts';
import { lastLine, type ProcessResult, runProgram } from './process.ts';
import { bash, populateWorkspace, removeFolders } from './scripts.ts';

/** A private copy of the checkout for commands to run in, with its own home and temporary folders. */
export interface SandboxWorkspace extends AsyncDisposable {
  /** Copies the checkout. Until then the workspace's checkout folder is empty. */
  copyCheckout(signal: AbortSignal): Promise<void>;
  /** Runs a command; its output names files of the checkout by their path in the repository. */
  run(command: SandboxCommand): Promise<ProcessResult>;
}

/** Milliseconds for copying or removing a large checkout. */
const copyTimeout = 30 * 60_000;

/** Key files that earlier steps leave in the checkout. */
const keyFiles = './gha-creds-*.json';

/** Creates a workspace in the scratch folder, isolated by the backend that `build` makes for it. */
export async function createWorkspace(
  { root, scratch, copyHistory }: SandboxSettings,
  build: (directory: string) => Promise<IsolationBackend>,
): Promise<SandboxWorkspace> {
  const directory = await realpath(await mkdtemp(join(scratch, 'tests-')));
  await makeFolders(directory);
  const backend = await build(directory);
  try {
    for (const folder of backend.homeFolders) {
      await mkdir(join(directory, 'base/home', folder), { recursive: true });
    }
    // The trial run comes before the checkout is copied.
    await populate(backend, directory, { root: join(directory, 'nothing'), excluded: [] });
  } catch (error) {
    await remove(backend, [directory]);
    throw error;
  }
  let objects: string | undefined;
  const busy = new Set<number>();
  return {
    copyCheckout: async (signal) => {
      objects = await copyHistory(root, join(directory, 'history'), backend.objects);
      const excluded = [keyFiles, `./${relative(root, scratch)}`];
      await populate(backend, directory, { root, excluded, signal });
    },
    run: async (command) => {
      const number = takeNumber(busy);
      const manifest = join(directory, `manifest-${number}`);
      const stage = command.persists ? 'base' : `stage-${number}`;
      await mkdir(manifest);
      if (!command.persists) await mkdir(join(directory, stage));
      try {
        const result = await backend.run(command, { manifest, stage, objects });
        const output = relativePaths(result.output, [root, join(directory, stage, 'checkout')]);
        return { ...result, output };
      } finally {
        const layer = command.persists ? [] : [join(directory, stage)];
        if (await remove(backend, [manifest, ...layer])) busy.delete(number);
      }
    },
    [Symbol.asyncDispose]: async () => {
      await remove(backend, [directory]);
    },
  };
}

/** Names the files below the folders from there, as the repository does: reports show the names of tests. */
function relativePaths(output: string, folders: readonly string[]): string {
  const escaped = folders.map((folder) => folder.replace(/[^\w/]/g, '\\$&'));
  return output.replace(new RegExp(`(?<![\\w./-])(?:file://)?(?:${escaped.join('|')})/`, 'g'), '');
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

/** What to copy into a workspace; `excluded` are tar patterns. */
interface Source {
  readonly root: string;
  readonly excluded: readonly string[];
  readonly signal?: AbortSignal;
}

async function populate(
  { privileged, owner }: IsolationBackend,
  directory: string,
  { root, excluded, signal }: Source,
): Promise<void> {
  const [base, history] = [join(directory, 'base'), join(directory, 'history')];
  const script = bash(populateWorkspace, root, base, owner, history, ...excluded);
  await runScript('copying the checkout', [...privileged, ...script], signal);
}

/** Whether the folders are gone: a process that an unprotected command left behind may still write to them. */
async function remove({ privileged }: IsolationBackend, folders: readonly string[]) {
  try {
    const script = bash(removeFolders, ...folders);
    await runScript('removing the private copy', [...privileged, ...script]);
    return true;
  } catch {
    return false;
  }
}

/** Rejects unless the script exits with 0; `what` it does is for the message. */
async function runScript(what: string, argv: readonly string[], signal?: AbortSignal) {
  const result = await runProgram({ argv, killBy: 'closing-stdin', timeout: copyTimeout, signal });
  if (result.kind === 'timed-out' || result.code !== 0) {
    throw new Error(`${what} failed (exit code ${result.code}): ${lastLine(result.errors)}`);
  }
}
