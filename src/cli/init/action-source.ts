import { join } from 'node:path';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { originOf, parseOrigin } from '../../adapters/git/index.ts';
import { fileExists, readIfThere } from './files.ts';

const Lock = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

/**
 * Returns the Action and the version that this program came with: what npm recorded when it fetched the
 * package, or the remote of the clone; `undefined` if neither says. `home` is the root of the package.
 */
export async function actionSource(home: string): Promise<string | undefined> {
  if (await fileExists(join(home, '.git'))) return published((await originOf(home))?.repository);
  const lock = await readIfThere(join(home, '..', '.package-lock.json'));
  const resolved = resolvedIn(lock);
  const [address = '', commit] = resolved?.split('#') ?? [];
  if (commit !== undefined) return published(repositoryAt(address), commit);
  return published(repositoryAt(manifest.repository.url));
}

/** Nothing is known of a copy whose owner is still the placeholder. */
function published(repository: string | undefined, ref = versionTag): string | undefined {
  return repository === undefined || repository.startsWith('OWNER/')
    ? undefined
    : `${repository}@${ref}`;
}

const repositoryAt = (address: string) => parseOrigin(address.replace(/^git\+/, ''))?.repository;

/** The tag that moves with the releases of this major version, or that of a version before the first. */
const versionTag = manifest.version.startsWith('0.')
  ? `v${manifest.version}`
  : `v${manifest.version.split('.')[0]}`;

function resolvedIn(lock: string | undefined): string | undefined {
  try {
    const found = Lock.safeParse(JSON.parse(lock ?? '{}'));
    return found.data?.packages[`node_modules/${manifest.name}`]?.resolved;
  } catch {
    return undefined;
  }
}
