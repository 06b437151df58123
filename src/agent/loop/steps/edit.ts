import {
  type Edit,
  namedFiles,
  type Original,
  type Patch,
  parseEdits,
  stageEdits,
} from '../../../core/edits/index.ts';
import { type PathRules, type RepoPath, repoPath } from '../../../core/repository/index.ts';
import { feedback, keptPatch, planOf, type Step } from '../../../core/run/index.ts';
import { askModel } from '../ask.ts';
import { guidance } from '../guidance.ts';
import { editMessages } from '../prompt.ts';
import { currentFiles, pathsToEdit } from '../prompt-files.ts';
import type { PerformStep, StepContext } from '../run-context.ts';
import { wishes } from '../wishes.ts';

/** Asks for edits and stages them, in memory only: all that fit, and why the others do not. */
export const edit: PerformStep = async (task, run, world) => {
  const shown = pathsToEdit(run);
  const messages = editMessages(
    task.instruction,
    await guidance(task, world),
    planOf(run)?.understanding ?? '',
    await currentFiles(shown, run, world),
    [...wishes(task), ...feedback(run)],
  );
  const { reply, call } = await askModel(world, messages);
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'edit', why, call });

  if (!reply.complete) return unusable('it was cut at its length limit');
  const parsed = parseEdits(reply.text, reply.finished);
  if (parsed.kind === 'malformed') return unusable(parsed.why);
  const patch = keptPatch(run);
  const paths = await everyPath(patch, world);
  const read = filesToRead(parsed.edits, shown, paths, task.paths);
  const originals = await readOriginals(read, world);
  const staged = stageEdits(patch, { paths, originals, rules: task.paths }, parsed.edits);
  if (staged.kind === 'unplaced') return unusable(staged.why);
  return { kind: 'edited', patch: staged.patch, refusals: staged.refusals, call };
};

/** The paths of the repository and of what the kept patch has created. */
async function everyPath(patch: Patch, world: StepContext): Promise<readonly string[]> {
  const created = [...patch.values()].filter(({ after }) => after !== null);
  const paths = await world.workspace.paths();
  return [...new Set([...paths, ...created.map(({ path }) => path)])];
}

/** Files that are read to tell which ones a reply means. */
const mostRead = 30;

/**
 * The files that were shown and those that the reply's names can mean. What can mean more files than
 * may be read means none of them: a text that fits one of a few might fit another just as well.
 */
function filesToRead(
  edits: readonly Edit[],
  shown: readonly RepoPath[],
  paths: readonly string[],
  rules: PathRules,
): ReadonlySet<RepoPath> {
  let read: ReadonlySet<RepoPath> = new Set(shown);
  for (const name of namesIn(edits)) {
    const meant = namedFiles(name, paths)
      .map((path) => repoPath(path, rules))
      .filter((path) => typeof path === 'string');
    const more = new Set([...read, ...meant]);
    if (more.size <= mostRead) read = more;
  }
  return read;
}

function namesIn(edits: readonly Edit[]): ReadonlySet<string> {
  const names = edits.flatMap((one) => (one.kind === 'renaming' ? [one.file, one.to] : [one.file]));
  return new Set(names.filter((name) => name !== undefined));
}

async function readOriginals(
  paths: ReadonlySet<RepoPath>,
  world: StepContext,
): Promise<ReadonlyMap<RepoPath, Original>> {
  const entries = await Promise.all(
    [...paths].map(async (path): Promise<[RepoPath, Original]> => {
      const file = await world.workspace.read(path);
      return [path, { before: file?.text ?? null, executable: file?.executable ?? false }];
    }),
  );
  return new Map(entries);
}
