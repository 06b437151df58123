import type { Edit } from '../../core/edit/edit.ts';
import { parseEdits } from '../../core/edit/parse.ts';
import { type Original, type PlacedEdit, stageEdits } from '../../core/edit/stage.ts';
import { resolveName } from '../../core/locate/mention.ts';
import { type PathRules, type RepoPath, repoPath } from '../../core/path.ts';
import { feedback } from '../../core/run/feedback.ts';
import { keptPatch, planOf, type Run, type Step } from '../../core/run/run.ts';
import { ask } from '../ask.ts';
import { guidance } from '../guidance.ts';
import { editMessages } from '../prompt.ts';
import { currentFiles } from '../view.ts';
import type { MeteredWorld, Performer } from '../world.ts';

/** Asks for SEARCH/REPLACE blocks and stages those that fit, in memory only. */
export const edit: Performer = async (task, run, world) => {
  const planned = plannedPaths(run);
  const files = await currentFiles(planned, run, world);
  const messages = editMessages(
    task.instruction,
    await guidance(task, world),
    planOf(run)?.understanding ?? '',
    files,
    feedback(run),
  );
  const { reply, call } = await ask(world, messages);
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'edit', why, call });

  if (!reply.complete) return unusable('it was cut at its length limit');
  const parsed = parseEdits(reply.text);
  if (parsed.kind === 'malformed') return unusable(parsed.why);
  const paths = await world.workspace.paths();
  const placed = placeEdits(parsed.edits, planned, paths, task.paths);
  if (typeof placed === 'string') return unusable(placed);
  const originals = await readOriginals(placed, world);
  const unreadable = [...originals.keys()].find((path) => isUnreadable(path, originals, paths));
  if (unreadable !== undefined) return unusable(`${unreadable} is not a text file to be edited`);
  return { kind: 'edited', ...stageEdits(keptPatch(run), originals, placed), call };
};

function plannedPaths(run: Run): readonly RepoPath[] {
  const plan = planOf(run);
  return plan?.kind === 'fix' ? plan.files.map(({ path }) => path) : [];
}

/** Finds each block's file: among the planned ones first, then in the whole repository. */
function placeEdits(
  edits: readonly Edit[],
  planned: readonly RepoPath[],
  paths: readonly string[],
  rules: PathRules,
): readonly PlacedEdit[] | string {
  const placed: PlacedEdit[] = [];
  for (const one of edits) {
    const name = placeOf(one, planned, paths);
    const path = name === undefined ? undefined : repoPath(name, rules);
    if (path === undefined) return `${one.file} is not one file of the repository`;
    if (typeof path !== 'string') return path.why;
    placed.push({ path, edit: one });
  }
  return placed;
}

function placeOf(
  one: Edit,
  planned: readonly RepoPath[],
  paths: readonly string[],
): string | undefined {
  const among = resolveName(one.file, planned);
  const candidates = among.length > 0 ? among : resolveName(one.file, paths);
  if (candidates.length === 0 && one.search.length === 0) return one.file;
  return candidates.length === 1 ? candidates[0] : undefined;
}

async function readOriginals(
  placed: readonly PlacedEdit[],
  world: MeteredWorld,
): Promise<Map<RepoPath, Original>> {
  const paths = [...new Set(placed.map(({ path }) => path))];
  const entries = await Promise.all(
    paths.map(async (path): Promise<[RepoPath, Original]> => {
      const file = await world.workspace.read(path);
      return [path, { before: file?.text ?? null, executable: file?.executable ?? false }];
    }),
  );
  return new Map(entries);
}

/** A file that is there but is no text must not be taken for one that is to be created. */
function isUnreadable(
  path: RepoPath,
  originals: ReadonlyMap<RepoPath, Original>,
  paths: readonly string[],
): boolean {
  return originals.get(path)?.before === null && paths.includes(path);
}
