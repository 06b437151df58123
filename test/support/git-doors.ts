import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit, type TemporaryRepository, temporaryFolder } from './repository.ts';

/** A repository whose own settings start programs. */
export interface Doors {
  /** Returns the names of the programs that were started, sorted, and forgets them. */
  ran(): Promise<readonly string[]>;
}

/**
 * Makes a temporary repository a partial clone whose settings start a program at every occasion that git knows.
 * The traces of the programs go with the repository. `absent` is a file of the newest commit whose content the
 * clone then lacks, except on disk.
 */
export async function withDoors(
  repository: TemporaryRepository,
  absent: string,
): Promise<TemporaryRepository & Doors> {
  const { directory } = repository;
  const outside = await temporaryFolder();
  const git = async (...args: string[]) =>
    (await runGit(directory, args)).toString('utf8').trimEnd();
  await dropContent(directory, await git('rev-parse', `HEAD:${absent}`));
  // A search of the work tree then reads the content of the commit.
  await git('update-index', '--assume-unchanged', absent);
  const traces = join(outside.directory, 'ran');
  await mkdir(traces);
  for (const [key, value] of await doors(outside.directory, traces))
    await git('config', key, value);
  const own = join(directory, '.git');
  await mkdir(join(own, 'info'), { recursive: true });
  await writeFile(join(own, 'info/attributes'), '* filter=door diff=door\n');
  return {
    ...repository,
    ran: async () => {
      const names = (await readdir(traces)).sort();
      for (const name of names) await rm(join(traces, name));
      return names;
    },
    async [Symbol.asyncDispose]() {
      await repository[Symbol.asyncDispose]();
      await outside[Symbol.asyncDispose]();
    },
  };
}

/** Removes an object. Only one outside packs can be. */
async function dropContent(directory: string, id: string): Promise<void> {
  const objects = join(directory, '.git/objects');
  const names = await readdir(join(objects, 'pack')).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.pack'))) {
    const stdin = await readFile(join(objects, 'pack', name));
    await rm(join(objects, 'pack'), { recursive: true });
    await runGit(directory, ['unpack-objects', '-q'], { stdin });
  }
  await rm(join(objects, id.slice(0, 2), id.slice(2)));
}

/** What starts a program, by the name of the program. */
const occasions: Readonly<Record<string, readonly string[]>> = {
  fsmonitor: ['core.fsmonitor'],
  uploadpack: ['remote.origin.uploadpack'],
  ssh: ['core.sshCommand'],
  filter: ['filter.door.clean', 'filter.door.smudge'],
  'external-diff': ['diff.external', 'diff.door.command'],
  textconv: ['diff.door.textconv'],
  pager: ['core.pager', 'pager.grep', 'pager.ls-files'],
  askpass: ['core.askPass'],
  credentials: ['credential.helper'],
  'git-proxy': ['core.gitProxy'],
  'alternate-refs': ['core.alternateRefsCommand'],
  signature: ['gpg.program'],
};

const hooks = ['post-index-change', 'reference-transaction', 'post-checkout', 'pre-commit'];

/** Writes the programs; resolves to the settings that start them. */
async function doors(outside: string, traces: string) {
  const program = async (name: string, path = join(outside, name)) => {
    const script = `#!/bin/sh\ntouch '${join(traces, name)}'\nexit 1\n`;
    await writeFile(path, script, { mode: 0o755 });
    return path;
  };
  const hookFolder = join(outside, 'hooks');
  await mkdir(hookFolder);
  for (const hook of hooks) await program(`hook-${hook}`, join(hookFolder, hook));
  const settings: (readonly [key: string, value: string])[] = [
    ['core.repositoryFormatVersion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.promisor', 'true'],
    ['remote.origin.url', outside],
    ['core.hooksPath', hookFolder],
    ['protocol.allow', 'always'],
  ];
  for (const [name, keys] of Object.entries(occasions)) {
    const path = await program(name);
    for (const key of keys) settings.push([key, name === 'credentials' ? `!${path}` : path]);
  }
  return settings;
}

/** Gives a folder and everything in it to another user. Only root can. */
export async function giveAway(directory: string, owner: number): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  for (const name of ['', ...names]) await chown(join(directory, name), owner, owner);
}
