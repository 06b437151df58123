import {
  type Entity,
  entitiesIn,
  fileResolver,
  hitsIn,
  importsPackage,
  ownNames,
  pathRules,
  repoPath,
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
  const sought = own.filter(
    ({ kind, name }) => kind !== 'file' || fileResolver(paths).file(name).files.length === 0,
  );
  const known = await knownAmong(
    sought.filter(({ kind }) => kind !== 'file'),
    paths,
    workspace,
  );
  return sought.filter((entity) => !known.has(entity)).map(({ name }) => name);
}

async function textOf(name: string, workspace: Workspace): Promise<string> {
  const rules = pathRules('');
  const path = rules && repoPath(name, rules);
  return typeof path === 'string' ? ((await workspace.read(path))?.text ?? '') : '';
}

/**
 * Returns the names that a source contains or whose root it imports from outside, such as `pd` in
 * `import pandas as pd`. Reads the repository once for all of them, and only until all are known.
 */
async function knownAmong(
  names: readonly Entity[],
  paths: readonly string[],
  workspace: Workspace,
): Promise<ReadonlySet<Entity>> {
  const known = new Set<Entity>();
  if (names.length === 0) return known;
  const imported = new ImportedRoots(names, paths);
  await workspace.scan(paths, (path, bytes) => {
    const text = decoder.decode(bytes);
    const lower = text.toLowerCase();
    imported.read(path, text, lower);
    for (const one of names) {
      const isHere = imported.has(one) || lower.includes(one.name.toLowerCase());
      if (isHere) known.add(one);
    }
    return known.size < names.length;
  });
  return known;
}

const decoder = new TextDecoder();

/** The roots of names that a source imports from outside, looked for in the first lines that contain them. */
class ImportedRoots {
  readonly #found = new Set<string>();
  readonly #left: Map<string, number>;
  readonly #paths: readonly string[];

  constructor(names: readonly Entity[], paths: readonly string[]) {
    const roots = names.flatMap(({ qualifiers }) => qualifiers.slice(0, 1));
    this.#left = new Map(roots.map((root) => [root, most.imports]));
    this.#paths = paths;
  }

  read(path: string, text: string, lower: string): void {
    for (const [root, left] of this.#left) {
      if (!lower.includes(root.toLowerCase())) continue;
      const hits = hitsIn(path, text, root).slice(0, left);
      if (hits.some((hit) => importsPackage(hit.text, root, this.#paths))) this.#found.add(root);
      if (this.#found.has(root) || hits.length === left) this.#left.delete(root);
      else this.#left.set(root, left - hits.length);
    }
  }

  has({ qualifiers: [root] }: Entity): boolean {
    return root !== undefined && this.#found.has(root);
  }
}
