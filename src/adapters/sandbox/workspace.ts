import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReportFile } from '../../engines/evidence/index.ts';
import type { IsolationBackend, SandboxCommand, SandboxSettings } from './backend.ts';
import { type CollectedReports, collectReports } from './collect-reports.ts';
import { copiedFolders, startFile } from './manifest.ts';
import { complaints, type ProcessResult, runApart, runProgram } from './process.ts';
import { bash, populateWorkspace, removeFolder } from './scripts.ts';
import { readLog } from './services.ts';

/** A private copy of the checkout for commands to run in, with its own home and temporary folders. */
export interface SandboxWorkspace extends AsyncDisposable {
  /** Copies the checkout. Until then the workspace's checkout folder is empty. */
  copyCheckout(signal: AbortSignal): Promise<void>;
  /** Runs a command; its output and reports name files of the checkout by their path in the repository. */
  run(command: SandboxCommand): Promise<WorkspaceResult>;
}

/** How a command ended, with its reports if it may write any. */
export interface WorkspaceResult extends ProcessResult {
  readonly reports?: CollectedReports;
  /** The end of what the services printed while it ran; if it was never started, while they started. */
  readonly log?: string;
}

/** Milliseconds for copying a large checkout. */
const copyTimeout = 30 * 60_000;

/** Milliseconds to wait until a folder is removed. What takes longer goes on without the run. */
const removalTime = 10_000;

/** Key files that earlier steps leave in the checkout. */
const keyFiles = './gha-creds-*.json';

/** Makes the scratch folder a workspace, isolated by the backend that `build` makes for it. */
export async function createWorkspace(
  { root, scratch: directory, copyHistory }: SandboxSettings,
  build: (directory: string) => Promise<IsolationBackend>,
): Promise<SandboxWorkspace> {
  await makeFolders(directory);
  const backend = await build(directory);
  await tryOut(backend, directory);
  let objects: string | undefined;
  const busy = new Set<number>();
  return {
    copyCheckout: async (signal) => {
      objects = await copyHistory(root, join(directory, 'history'), backend.objects);
      const excluded = [keyFiles, `./${relative(root, directory)}`];
      await populate(backend, directory, { root, excluded, signal });
    },
    run: async (command) => {
      const number = takeNumber(busy);
      const own = `run-${number}`;
      const manifest = join(directory, own, 'manifest');
      const stage = command.persists ? 'base' : `${own}/stage`;
      for (const path of [manifest, join(directory, stage)]) await mkdir(path, { recursive: true });
      let time = 0;
      try {
        const ran = await backend.run(command, { manifest, stage, objects });
        time = command.timeout - ran.elapsed;
        const places = [stage, `${own}/stage`].map((place) => join(directory, place, 'checkout'));
        const folders = [root, ...places];
        const { reports: wanted, services, patch, signal } = command;
        const log = services && relativePaths(await readLog(manifest, ran.errors), folders);
        const output = relativePaths(ran.output, folders);
        const result = { ...ran, output, ...(log === undefined ? {} : { log }) };
        if (wanted === undefined) return result;
        const found = await collectReports(backend.privileged, {
          ...{ places: wanted, patch, signal, start: join(manifest, startFile) },
          ...{ stage: join(directory, stage), copies: join(directory, own, 'reports') },
        });
        const named = (file: ReportFile) => ({ ...file, text: relativePaths(file.text, folders) });
        const reports = { files: found.files.map(named), asked: found.asked.map(named) };
        return { ...result, reports: { ...found, ...reports } };
      } finally {
        const left = join(directory, `left-${randomUUID()}`);
        // Frees the number for the next command, whatever this one left and however long that is removed.
        const isFree = await rename(join(directory, own), left).then(
          () => busy.delete(number),
          () => false,
        );
        if (isFree) await remove(backend, left, time);
      }
    },
    [Symbol.asyncDispose]: async () => {
      await remove(backend, directory);
    },
  };
}

/** Makes the home folders and tries the backend, before the checkout is copied. Removes all again if that fails. */
async function tryOut(backend: IsolationBackend, directory: string): Promise<void> {
  try {
    for (const folder of backend.homeFolders)
      await mkdir(join(directory, 'base/home', folder), { recursive: true });
    await populate(backend, directory, { root: join(directory, 'nothing'), excluded: [] });
  } catch (error) {
    await remove(backend, directory);
    throw error;
  }
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
  const argv = [...privileged, ...script];
  const result = await runProgram({ argv, killBy: 'closing-stdin', timeout: copyTimeout, signal });
  if (result.kind === 'timed-out' || result.code !== 0) {
    const why = complaints(result.errors);
    throw new Error(`copying the checkout failed (exit code ${result.code}): ${why}`);
  }
}

/** Removes a folder, but waits for it no longer than the milliseconds in `time`: it may hold any number of files. */
async function remove({ privileged }: IsolationBackend, folder: string, time = removalTime) {
  await runApart([...privileged, ...bash(removeFolder, folder)], Math.min(time, removalTime));
}
