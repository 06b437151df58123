import { readdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { placeFile, readIfThere } from './files.ts';
import type { HostedRepository } from './setup.ts';

/**
 * Returns the user's folder for the secrets of a repository that have no other place yet. It is not in the
 * clone, which could bring secrets of its own.
 */
export function keptFolder(env: NodeJS.ProcessEnv, repository: HostedRepository): string {
  const { host, owner, name } = repository;
  const home = join(env.HOME ?? homedir(), '.local', 'state');
  const state = env.XDG_STATE_HOME ?? env.LOCALAPPDATA ?? home;
  return join(state, 'jira-bug-fix-agent', [...host.split(':'), owner, name].join('+'));
}

/** Keeps a secret in a file that only its owner can read. */
export function keepSecret(folder: string, name: string, value: string): Promise<void> {
  return placeFile(join(folder, name), value, true);
}

/** Removes a secret that has found its place. */
export function removeKept(folder: string, name: string): Promise<void> {
  return rm(join(folder, name), { force: true });
}

/** Resolves to the secrets of earlier runs, by name. */
export async function readKept(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const read = names.map(async (name) => [name, await readIfThere(join(folder, name))] as const);
  const values = (await Promise.all(read)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.trim()] as const],
  );
  return new Map(values);
}
