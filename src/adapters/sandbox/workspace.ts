import { chmod, mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Errand, type Shelter, type ShelterSettings, scriptWith, trusted } from './backend.ts';
import { copyHistory } from './history.ts';
import { copiedFolders, isWithin } from './mounts.ts';
import { lastLine } from './output.ts';
import { type Ended, runProgram } from './process.ts';
import { copying, removing } from './script.ts';

/** Where the project's commands run: a private copy of the checkout, with a home and room for the passing. */
export interface Room extends AsyncDisposable {
  /** Copies the checkout. Until then its place is empty. */
  fill(signal: AbortSignal): Promise<void>;
  run(errand: Errand): Promise<Ended>;
}

/** Milliseconds for copying a large checkout, and for removing one. */
const patience = 30 * 60_000;

/** Makes a room in the scratch folder, with the shelter that `build` makes for its folder. */
export async function makeRoom(
  settings: ShelterSettings,
  build: (directory: string) => Promise<Shelter> | Shelter,
): Promise<Room> {
  const directory = await realpath(await mkdtemp(join(settings.scratch, 'tests-')));
  await makeFolders(directory);
  const shelter = await build(directory);
  const place = { shelter, base: join(directory, 'base'), history: join(directory, 'history') };
  try {
    await furnish(place, join(directory, 'nothing'));
  } catch (error) {
    await remove(shelter, directory);
    throw error;
  }
  let objects: string | undefined;
  const busy = new Set<number>();
  return {
    fill: async (signal) => {
      objects = await copyHistory(settings.root, place.history, shelter.objects);
      await copyInto(place, settings.root, leftOut(settings), signal);
    },
    run: async (errand) => {
      const number = takeNumber(busy);
      const order = join(directory, `order-${number}`);
      const stage = errand.stays ? 'base' : `stage-${number}`;
      await mkdir(order);
      if (!errand.stays) await mkdir(join(directory, stage));
      try {
        return await shelter.start(errand, { order, stage, objects });
      } finally {
        const gone = await remove(shelter, order);
        if (gone && (errand.stays || (await remove(shelter, join(directory, stage))))) {
          busy.delete(number);
        }
      }
    },
    [Symbol.asyncDispose]: async () => {
      await remove(shelter, directory);
    },
  };
}

/** The lowest that is free: one command after another sees the same paths, and prints the same. */
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

/** What of a checkout is not copied, besides git's folders: keys that steps before left, and ourselves. */
function leftOut({ root, scratch }: ShelterSettings): readonly string[] {
  const keys = './gha-creds-*.json';
  return isWithin(scratch, root) ? [keys, `./${relative(root, scratch)}`] : [keys];
}

/** Makes what a command needs although the checkout is not there yet. */
async function furnish(place: Place, nothing: string): Promise<void> {
  for (const folder of place.shelter.foldersAtHome) {
    await mkdir(join(place.base, 'home', folder), { recursive: true });
  }
  await copyInto(place, nothing, []);
}

interface Place {
  readonly shelter: Shelter;
  readonly base: string;
  readonly history: string;
}

async function copyInto(
  { shelter: { privileged, owner }, base, history }: Place,
  root: string,
  excluded: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const words = [root, base, owner, history, ...excluded];
  await succeed('copying the checkout', [...privileged, ...scriptWith(copying, ...words)], signal);
}

/** Whether it is gone: what an unprotected command has left running may write anew. */
async function remove({ privileged }: Shelter, path: string): Promise<boolean> {
  try {
    await succeed('removing the private copy', [...privileged, ...scriptWith(removing, path)]);
    return true;
  } catch {
    return false;
  }
}

async function succeed(what: string, argv: readonly string[], signal?: AbortSignal): Promise<void> {
  const ended = await runProgram({
    argv,
    env: trusted,
    dies: 'with-input',
    timeout: patience,
    signal,
  });
  if (ended.kind === 'timed-out' || ended.code !== 0) {
    throw new Error(`${what} failed (exit code ${ended.code}): ${lastLine(ended.errors)}`);
  }
}
