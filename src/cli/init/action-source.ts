import { join } from 'node:path';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { headCommit, originOf, parseOrigin } from '../../adapters/git/index.ts';
import { UserError } from '../../engines/errors.ts';
import { parseJson } from '../../engines/text/index.ts';
import type { Settings } from '../../settings/index.ts';
import { fileExists, readIfThere } from './files.ts';

/**
 * Returns the Action that a workflow shall use: the given one, or the one that this program came with. `home` is the
 * root of the package.
 */
export async function findAction(settings: Settings, home: string): Promise<string> {
  const action = settings.read('action') ?? (await actionSource(home));
  if (action !== undefined) return withPin(action);
  throw new UserError(
    `Set ${settings.show('action')} to the Action and its version, such as acme/jira-bug-fix-agent@v1: this copy names no account that hosts it. In a clone, npm run owner -- acme names it for good.`,
  );
}

/** Adds to a version, which can be moved, the command that names its commit. */
function withPin(action: string): string {
  const [, name, version] = /^([\w.-]+\/[\w.-]+)@(v\d[\w.-]*)$/.exec(action) ?? [];
  return version === undefined
    ? action
    : `${action} # a tag can be moved; its commit: gh api repos/${name}/commits/${version} --jq .sha`;
}

const Package = z.object({ repository: z.object({ url: z.string() }) });
const Lock = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

/**
 * Returns the Action that this program came with, at its commit: the remote of the clone, or what npm recorded when
 * it fetched the package from GitHub. Else it is a release of the account that the package names, which has a tag.
 * `undefined` if nothing says the owner.
 */
async function actionSource(home: string): Promise<string | undefined> {
  return (await commitSource(home)) ?? published(await namedRepository(home));
}

async function commitSource(home: string): Promise<string | undefined> {
  if (await fileExists(join(home, '.git'))) {
    const origin = await originOf(home);
    return published(origin?.repository, await headCommit(home).catch(() => undefined));
  }
  const lock = await readIfThere(join(home, '..', '.package-lock.json'));
  const [address = '', commit] = resolvedIn(lock)?.split('#') ?? [];
  return commit === undefined ? undefined : published(repositoryAt(address), commit);
}

async function namedRepository(home: string): Promise<string | undefined> {
  const text = await readIfThere(join(home, 'package.json'));
  const named = Package.safeParse(parseJson(text ?? '{}')).data;
  return repositoryAt(named?.repository.url ?? '');
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
