import { type Ranking, shareRoom, type WeighedFile } from '../../../core/repository/index.ts';
import { filesToFix, type Run } from '../../../core/run/index.ts';
import {
  fileKind,
  type PathRules,
  type RepoPath,
  repoPath,
  whyBlocked,
} from '../../../engines/files/index.ts';
import { emptyTag, enclosed } from '../../../engines/text/index.ts';
import type { Workspace } from '../../ports.ts';
import type { RepositoryFiles, StepContext, Task } from '../context/index.ts';
import { fixed, type PromptPart } from './part.ts';
import {
  type Excerpt,
  filePart,
  linesOfPath,
  neededSize,
  type ShownFile,
  writeLines,
} from './shown-file.ts';

/** A file that the first prompt shows, and how much of it. */
export interface LikelyFile extends Excerpt {
  readonly file: ShownFile & { readonly path: RepoPath };
  readonly isNamed: boolean;
  /** Why it is not shown; missing if it is. */
  readonly blocked?: string | undefined;
}

/** How much the first prompt shows: characters of all files together, about 2,900 tokens, and the number of files. */
export interface LookSize {
  readonly room: number;
  readonly files: number;
}

/**
 * Of 27 runs, 26 looked further, whatever the first request showed, and each later request repeats it: with 16,000
 * characters, it has 65 % of the lines that fixes change, with 10,000 57 % (docs/measurements.md).
 */
export const usualSize: LookSize = { room: 10_000, files: 10 };

/** What each repository shows for a ticket: its files do not change. */
const known = new WeakMap<RepositoryFiles, Promise<readonly LikelyFile[]>>();

/** Returns the files that the ticket most likely concerns, the likeliest first, and what is shown of them: once for each run. */
export async function likelyFiles(
  task: Task,
  context: Pick<StepContext, 'repository' | 'workspace' | 'syntax'>,
): Promise<readonly LikelyFile[]> {
  const files = await context.repository(task);
  const likely = known.get(files) ?? firstLook(task, context, usualSize);
  known.set(files, likely);
  return likely;
}

/** Returns what a first look of this size shows. */
export async function firstLook(
  task: Task,
  { repository, workspace, syntax }: Pick<StepContext, 'repository' | 'workspace' | 'syntax'>,
  size: LookSize,
): Promise<readonly LikelyFile[]> {
  const { ranking } = await repository(task);
  const found = await Promise.all(
    likelyPaths(ranking, task.paths, size.files).map(async (one) => {
      const text = (await workspace.read(one.path))?.text;
      if (text === undefined) return [];
      return [{ ...one, text, definitions: await syntax.definitions(one.path, text) }];
    }),
  );
  const read = found.flat();
  const ranges = shareRoom(read, ranking.focus, size.room);
  const files = read.flatMap((file, index): readonly LikelyFile[] => {
    const lines = ranges[index] ?? [];
    if (lines.length === 0 && !file.isNamed) return [];
    return [{ ...writeLines(file, lines), file, isNamed: file.isNamed }];
  });
  const shown = new Set(read.map(({ path }) => path));
  const others = namedOnly(ranking, task.paths).filter((path) => !shown.has(path));
  return [...files, ...(await blockedAmong(others, workspace))];
}

/** Returns the paths that cannot be edited, other than binary files: of those, the name says it. */
async function blockedAmong(
  paths: readonly RepoPath[],
  workspace: Pick<Workspace, 'obstacle'>,
): Promise<readonly LikelyFile[]> {
  const found = await Promise.all(
    paths.map(async (path): Promise<readonly LikelyFile[]> => {
      const obstacle = await workspace.obstacle(path);
      if (obstacle === undefined || obstacle.kind === 'binary') return [];
      const file = { path, text: '', definitions: undefined };
      const blocked = whyBlocked(path, obstacle);
      return [{ file, text: '', lines: [], isWhole: false, isNamed: true, blocked }];
    }),
  );
  return found.flat();
}

/** Returns the first files that a run shows; what neither the ticket nor the plan names gives way first. */
export function likelyParts(likely: readonly LikelyFile[], run: Run): readonly PromptPart[] {
  if (likely.length === 0) return [];
  const planned = new Set<string>(filesToFix(run).map(({ path }) => path));
  const isNeeded = ({ file, isNamed }: LikelyFile) => isNamed || planned.has(file.path);
  const parts = likely.map((one): PromptPart => {
    const { text, lines, file, blocked } = one;
    if (blocked !== undefined)
      return fixed(emptyTag('file', { path: file.path, uneditable: blocked }));
    const within = (room: number) =>
      filePart(file, {}, { ...neededSize, whole: 0, parts: room }).text;
    const kind = isNeeded(one) ? 'file' : 'likely';
    return {
      text: enclosed('file', text, { path: file.path }),
      shown: linesOfPath(file.path, lines),
      spare: { kind, name: file.path, within },
    };
  });
  return [
    fixed('Likely files, most of them in parts: change only lines that you have seen.'),
    ...parts,
  ];
}

/** Maximum number of files that a name may mean to show a place, and of those that the ticket names. */
const most = { meant: 3, named: 5 } as const;

/** The least score of a file that the ticket does not name, and as a part of the best. */
const leastScore = { any: 0.005, part: 0.01 } as const;

/** What a file that the ticket names counts beside the best. */
const namedWeight = 0.5;

/** Such a file, before it is read. */
interface LikelyPath extends Pick<WeighedFile, 'weight' | 'names' | 'isNamed'> {
  readonly path: RepoPath;
}

/** Returns the likeliest files, those that the ticket names among them, then others that define what it names. */
function likelyPaths(ranking: Ranking, rules: PathRules, count: number): readonly LikelyPath[] {
  const named = new Map(
    [...namedPaths(ranking)].sort(([, a], [, b]) => b - a).slice(0, most.named),
  );
  const weights = weightsOf(ranking, named, count);
  const names = new Map<string, Map<string, number>>();
  for (const { name, paths, weight } of ranking.definitions) {
    for (const path of paths) {
      names.set(path, (names.get(path) ?? new Map<string, number>()).set(name, weight));
    }
  }
  return [...new Set([...weights.keys(), ...names.keys()])].flatMap((name) => {
    const path = repoPath(name, rules);
    if (typeof path !== 'string') return [];
    const isNamed = named.has(name);
    return [{ path, isNamed, weight: weights.get(name) ?? 0, names: names.get(name) ?? new Map() }];
  });
}

/** The weight of a file: a generated one repeats the words of its sources, so it counts a tenth. */
const partOf = (path: string) => (fileKind(path) === 3 ? 0.1 : 1);

/** Returns the files that windows are shown of, the likeliest first. */
function weightsOf(
  { paths, scores }: Ranking,
  named: ReadonlyMap<string, number>,
  count: number,
): ReadonlyMap<string, number> {
  const best = scores[0] ?? 0;
  const least = Math.max(leastScore.any, leastScore.part * best);
  const scored = paths
    .slice(0, 2 * count)
    .map((path, index): [string, number] => [path, scores[index] ?? 0])
    .filter(([, score]) => score >= least)
    .map(([path, score]): [string, number] => [path, (score / best) * partOf(path)]);
  const weights = new Map(scored);
  for (const [path, share] of named) {
    weights.set(path, Math.max(weights.get(path) ?? 0, namedWeight * share));
  }
  return new Map([...weights].sort(([, a], [, b]) => b - a).slice(0, count));
}

/** Returns the first paths that the ticket states and means; git may list none of them, as behind a symlink. */
function namedOnly({ mentions }: Ranking, rules: PathRules): readonly RepoPath[] {
  return mentions
    .filter(({ files, isDependency }) => files.length < 2 && !isDependency)
    .slice(0, most.named)
    .map(({ name, files: [file = name] }) => repoPath(file, rules))
    .filter((path) => typeof path === 'string');
}

/** Returns the files that the ticket names, with weights: less for frames far from the crash, and for names of several files. */
function namedPaths({ mentions }: Ranking): ReadonlyMap<string, number> {
  const named = new Map<string, number>();
  for (const { files, isDependency, depth = 0 } of mentions) {
    if (isDependency || files.length > most.meant) continue;
    const weight = 1 / files.length / (1 + depth / 3);
    for (const path of files) named.set(path, Math.max(named.get(path) ?? 0, weight));
  }
  return named;
}
