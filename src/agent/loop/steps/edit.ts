import {
  type Edit,
  namedFiles,
  noEdits,
  type Original,
  type Patch,
  stageEdits,
} from '../../../core/edits/index.ts';
import { type PathRules, type RepoPath, repoPath } from '../../../core/repository/index.ts';
import { keptPatch, type Step } from '../../../core/run/index.ts';
import type { PerformStep, StepContext } from '../context/index.ts';
import { askModel, editTask, pathsToEdit } from '../prompts/index.ts';
import { editsIn, editTool } from '../tools/index.ts';
import { cutStep } from './cut.ts';

/** Asks for edits and stages those that apply, in memory only; the others are refused, with the reason. */
export const edit: PerformStep = async (task, run, context) => {
  const asked = await askModel(task, run, context, {
    task: editTask(run, context.edits ?? 'blocks', task.reproduce === true),
    ...(context.edits === 'v4a' ? { answer: editTool.spec, mayBeText: true } : {}),
  });
  const cut = cutStep('edit', asked);
  if (cut !== undefined) return cut;
  const { reply, call } = asked;
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'edit', why, call });

  const parsed = editsIn(reply);
  if (parsed.kind === 'malformed') {
    const isIdle = context.edits === 'v4a' && parsed.why === noEdits;
    return unusable(isIdle ? 'it contains no patch' : parsed.why);
  }
  const patch = keptPatch(run);
  const paths = await everyPath(patch, context);
  const read = filesToRead(parsed.edits, pathsToEdit(run), paths, task.paths);
  const originals = await readOriginals(read, context);
  const staged = stageEdits(patch, { paths, originals, rules: task.paths }, parsed.edits);
  if (staged.kind === 'unplaced') return unusable(staged.why);
  return { kind: 'edited', patch: staged.patch, refusals: staged.refusals, call };
};

/** Returns the paths of the repository and of the files that the kept patch creates. */
async function everyPath(patch: Patch, context: StepContext): Promise<readonly string[]> {
  const created = [...patch.values()].filter(({ after }) => after !== null);
  const paths = await context.workspace.paths();
  return [...new Set([...paths, ...created.map(({ path }) => path)])];
}

/** Maximum number of files read to find the ones that a reply means. */
const maxRead = 30;

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
  for (const name of namesIn(edits)) {
    const meant = namedFiles(name, paths)
      .map((path) => repoPath(path, rules))
      .filter((path) => typeof path === 'string');
    const more = new Set([...read, ...meant]);
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
