import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { placeFile, readIfThere } from './files.ts';
import { workerFolder } from './setup.ts';

/** Where secrets lie that have no other place yet. Git ignores it. */
const folder = `${workerFolder}/.secrets`;

/** Returns the file of a kept secret, relative to the root of the repository. */
export const keptPath = (name: string) => `${folder}/${name}`;

/** Keeps a secret in a file that only its owner can read. */
export async function keepSecret(root: string, name: string, value: string): Promise<void> {
  await placeFile(join(root, workerFolder, '.gitignore'), ignoredFiles);
  await placeFile(join(root, keptPath(name)), value, true);
}

/** What git must not see in the folder of the Worker. */
export const ignoredFiles = 'worker.js\n.secrets/\n.wrangler/\n';

/** Removes a secret that has found its place. */
export function removeKept(root: string, name: string): Promise<void> {
  return rm(join(root, keptPath(name)), { force: true });
}

/** Resolves to the secrets of earlier runs, by name. */
export async function readKept(root: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(join(root, folder)).catch(() => []);
  const read = names.map(
    async (name) => [name, await readIfThere(join(root, keptPath(name)))] as const,
  );
  const values = (await Promise.all(read)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.trim()] as const],
  );
  return new Map(values);
}
