import { join } from 'node:path';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { headCommit, originOf, parseOrigin } from '../../adapters/git/index.ts';
import { parseJson } from '../../core/text/index.ts';
import { fileExists, readIfThere } from './files.ts';

const Lock = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

/**
 * Returns the Action that this program came with, at its commit: what npm recorded when it fetched the
 * package from GitHub, or the remote of the clone. A package from a registry is a release, which has a tag.
 * `undefined` if nothing says the owner. `home` is the root of the package.
 */
export async function actionSource(home: string): Promise<string | undefined> {
  if (await fileExists(join(home, '.git'))) {
    const origin = await originOf(home);
    return origin && published(origin.repository, await headCommit(home).catch(() => undefined));
  }
  const lock = await readIfThere(join(home, '..', '.package-lock.json'));
  const [address = '', commit] = resolvedIn(lock)?.split('#') ?? [];
  return published(repositoryAt(commit === undefined ? manifest.repository.url : address), commit);
}

/** A commit cannot be moved; the comment says to people which version it is. The placeholder owns nothing. */
function published(repository: string | undefined, commit?: string): string | undefined {
  if (repository === undefined || repository.startsWith('OWNER/')) return undefined;
  const tag = `v${manifest.version}`;
  return `${repository}@${commit === undefined ? tag : `${commit} # ${tag}`}`;
}

const repositoryAt = (address: string) => parseOrigin(address.replace(/^git\+/, ''))?.repository;

function resolvedIn(lock: string | undefined): string | undefined {
  const found = Lock.safeParse(parseJson(lock ?? '{}'));
  return found.data?.packages[`node_modules/${manifest.name}`]?.resolved;
}
