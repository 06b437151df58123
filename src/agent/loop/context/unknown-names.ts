import {
  dependenciesIn,
  type Entity,
  entitiesIn,
  importsPackage,
  isManifest,
  pathRules,
  repoPath,
  resolveMention,
  withoutOutside,
} from '../../../core/repository/index.ts';
import type { Workspace } from '../../ports.ts';

/** Maximum number of names looked up for one text, of manifests read, and of lines that may import a name. */
const most = { names: 12, manifests: 20, imports: 100 } as const;

/**
 * Returns the files, classes and functions that a text names but that are nowhere: not in the repository, nor in
 * the ticket, the language, a dependency or the environment, nor said to be missing.
 */
export async function unknownNames(
  text: string,
  ticket: string,
  workspace: Workspace,
): Promise<readonly string[]> {
  const paths = await workspace.paths();
  const isInRepository = async ({ kind, name }: Entity) =>
    kind === 'file'
      ? resolveMention(name, paths).length > 0
      : (await workspace.search(name, 1)).length > 0;
  const entities = entitiesIn(text).slice(0, most.names);
  const missing = await keep(entities, async (entity) => !(await isInRepository(entity)));
  if (missing.length === 0) return [];
  const surroundings = { ticket, paths, ...(await declarations(paths, workspace)) };
  const unknown = await keep(
    withoutOutside(missing, surroundings),
    async ({ qualifiers: [root] }) =>
      root === undefined || !(await isImported(root, paths, workspace)),
  );
  return unknown.map(({ name }) => name);
}

async function keep<T>(
  all: readonly T[],
  holds: (one: T) => Promise<boolean>,
): Promise<readonly T[]> {
  const kept = await Promise.all(all.map(holds));
  return all.filter((_, index) => kept[index]);
}

/** What the manifests nearest to the root depend on, and what is never committed. */
async function declarations(paths: readonly string[], workspace: Workspace) {
  const depth = (path: string) => path.split('/').length;
  const manifests = paths
    .filter(isManifest)
    .toSorted((a, b) => depth(a) - depth(b))
    .slice(0, most.manifests);
  const texts = await Promise.all(
    manifests.map(async (path) => dependenciesIn(path, await textOf(path, workspace))),
  );
  return { dependencies: texts.flat(), ignored: await textOf('.gitignore', workspace) };
}

async function textOf(name: string, workspace: Workspace): Promise<string> {
  const rules = pathRules('');
  const path = rules && repoPath(name, rules);
  return typeof path === 'string' ? ((await workspace.read(path))?.text ?? '') : '';
}

/** Whether a source binds a name to a package from outside, such as `pd` in `import pandas as pd`. */
async function isImported(
  root: string,
  paths: readonly string[],
  workspace: Workspace,
): Promise<boolean> {
  const hits = await workspace.search(root, most.imports);
  return hits.some(({ text }) => importsPackage(text, root, paths));
}
