import {
  type Edit,
  namedFiles,
  type Original,
  type Patch,
  stageEdits,
} from '../../../core/edits/index.ts';
import { type PathRules, type RepoPath, repoPath } from '../../../core/repository/index.ts';
import { currentPatch } from '../../../core/run/index.ts';
import type { StepContext, StepPlace } from '../context/index.ts';
import { pathsToEdit } from '../prompts/index.ts';

/** Places edits in the files with the current patch applied, in memory only. */
export async function stagedEdits(edits: readonly Edit[], { task, run, context }: StepPlace) {
  const patch = currentPatch(run);
  const paths = await everyPath(patch, context);
  const read = filesToRead(edits, pathsToEdit(run), paths, task.paths);
  const originals = await readOriginals(read, context);
  return stageEdits(patch, { paths, originals, rules: task.paths }, edits);
}

/** Returns the paths of the repository and of the files that the kept patch creates. */
async function everyPath(patch: Patch, context: StepContext): Promise<readonly string[]> {
  const created = [...patch.values()].filter(({ after }) => after !== null);
  const paths = await context.workspace.paths();
  return [...new Set([...paths, ...created.map(({ path }) => path)])];
}

/** Maximum number of files read to find the ones that a reply means. */
const maxRead = 30;

/** Names of a reply that are looked for; one with more is refused. */
const maxNames = 200;

/**
 * Returns the files that were shown and those that the reply's names may mean. A name that may
 * mean more files than can be read is skipped: text that matches one of them might match others as well.
 */
function filesToRead(
  edits: readonly Edit[],
  shown: readonly RepoPath[],
  paths: readonly string[],
  rules: PathRules,
): ReadonlySet<RepoPath> {
  let read: ReadonlySet<RepoPath> = new Set(shown);
  for (const name of [...namesIn(edits)].slice(0, maxNames)) {
    const meant = namedFiles(name, paths)
      .map((path) => repoPath(path, rules))
      .filter((path) => typeof path === 'string');
    const more = meant.length > maxRead ? read : new Set([...read, ...meant]);
    if (more.size <= maxRead) read = more;
  }
  return read;
}

function namesIn(edits: readonly Edit[]): ReadonlySet<string> {
  const names = edits.flatMap((one) => (one.kind === 'renaming' ? [one.file, one.to] : [one.file]));
  return new Set(names.filter((name) => name !== undefined));
}

async function readOriginals(
  paths: ReadonlySet<RepoPath>,
  context: StepContext,
): Promise<ReadonlyMap<RepoPath, Original>> {
  const entries = await Promise.all(
    [...paths].map(async (path): Promise<[RepoPath, Original]> => {
      const file = await context.workspace.read(path);
      return [path, { before: file?.text ?? null, executable: file?.executable ?? false }];
    }),
  );
  return new Map(entries);
}
