import {
  type Entity,
  entitiesIn,
  type Hit,
  hitsIn,
  importsPackage,
  ownNames,
  pathRules,
  repoPath,
  resolveMention,
} from '../../../core/repository/index.ts';
import type { Workspace } from '../../ports.ts';

/** Maximum number of names looked up for one text, and of lines that may import a name. */
const most = { names: 12, imports: 100 } as const;

/**
 * Returns the files, classes and functions that a text names as the repository's own but that are nowhere: not in
 * it, nor in the ticket, nor made by a build, nor said to be missing.
 */
export async function unknownNames(
  text: string,
  ticket: string,
  workspace: Workspace,
): Promise<readonly string[]> {
  const paths = await workspace.paths();
  const ignored = await textOf('.gitignore', workspace);
  const own = ownNames(entitiesIn(text), { ticket, paths, ignored }).slice(0, most.names);
  const isInRepository = async ({ kind, name, qualifiers: [root] }: Entity) => {
    if (kind === 'file') return resolveMention(name, paths).length > 0;
    if ((await linesWith(name, 1, paths, workspace)).length > 0) return true;
    return root !== undefined && (await isImported(root, paths, workspace));
  };
  const known = await Promise.all(own.map(isInRepository));
  return own.filter((_, index) => !known[index]).map(({ name }) => name);
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
  const hits = await linesWith(root, most.imports, paths, workspace);
  return hits.some(({ text }) => importsPackage(text, root, paths));
}

async function linesWith(
  name: string,
  limit: number,
  paths: readonly string[],
  workspace: Workspace,
): Promise<readonly Hit[]> {
  const hits: Hit[] = [];
  await workspace.scan(paths, (path, bytes) => {
    hits.push(...hitsIn(path, decoder.decode(bytes), name));
    return hits.length < limit;
  });
  return hits.slice(0, limit);
}

const decoder = new TextDecoder();
