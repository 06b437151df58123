import {
  type PathRules,
  type Ranking,
  type RepoPath,
  repoPath,
  whyBlocked,
} from '../../../core/repository/index.ts';
import { filesToFix, type Run } from '../../../core/run/index.ts';
import { emptyTag, enclosed } from '../../../core/text/index.ts';
import type { Workspace } from '../../ports.ts';
import type { StepContext, Task } from '../context/index.ts';
import { fixed, type PromptPart } from './part.ts';
import {
  type Excerpt,
  filePart,
  linesOfPath,
  neededSize,
  type ShownFile,
  writeExcerpt,
} from './shown-file.ts';

/** A file that the first prompt shows, and how much of it. */
export interface LikelyFile extends Excerpt {
  readonly file: ShownFile & { readonly path: RepoPath };
  readonly isWhole: boolean;
  readonly isNamed: boolean;
  /** Why it is not shown; missing if it is. */
  readonly blocked?: string | undefined;
}

/**
 * Characters of all texts together, about 2,000 tokens, and of the shortest that is worth them. Most requests of a run
 * repeat them, and the model reads what it needs besides: with 24,000, they had 45 % instead of 35 % of the lines that
 * fixes change.
 */
const allTexts = 8_000;
const leastText = 1_500;

/** Returns the files that the ticket most likely concerns, the likeliest first; each has a share of the space by its weight. */
export async function likelyFiles(
  task: Task,
  { repository, workspace, syntax }: Pick<StepContext, 'repository' | 'workspace' | 'syntax'>,
): Promise<readonly LikelyFile[]> {
  const { ranking } = await repository(task);
  const found = await Promise.all(
    likelyPaths(ranking, task.paths).map(async (one) => {
      const text = (await workspace.read(one.path))?.text;
      return text === undefined ? [] : [{ ...one, text }];
    }),
  );
  const read = found.flat();
  let space = allTexts;
  let weights = read.reduce((sum, { weight }) => sum + weight, 0);
  const files: LikelyFile[] = [];
  for (const { path, text, isNamed, weight } of read) {
    const room = Math.floor((space * weight) / weights);
    const isWhole = text.length <= room;
    weights -= weight;
    if (!isWhole && !isNamed && room < leastText) continue;
    const definitions = isWhole ? undefined : await syntax.definitions(path, text);
    const file = { path, text, definitions };
    const excerpt = writeExcerpt(file, { focus: ranking.focus }, room);
    files.push({ ...excerpt, file, isWhole, isNamed });
    space -= excerpt.text.length;
  }
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
  return [fixed('Likely files:'), ...parts];
}

/** Maximum number of files that are shown, and of files that a name may mean to show a place. */
const most = { files: 5, meant: 3 } as const;

/**
 * The least score of a file that the ticket does not name, and as a part of the best: beside named ones, and without.
 * Of files with less than 0.1, one of six is changed by the fix.
 */
const leastScore = { any: 0.1, beside: 0.8, alone: 0.5 } as const;

/** Such a file, before it is read. */
interface LikelyPath {
  readonly path: RepoPath;
  readonly isNamed: boolean;
  /** From 0 to 1. */
  readonly weight: number;
}

/** Returns the files that the ticket names, the crash first, then those of the best scores. */
function likelyPaths(ranking: Ranking, rules: PathRules): readonly LikelyPath[] {
  const named = namedPaths(ranking);
  const best = ranking.scores[0] ?? 0;
  const part = named.size > 0 ? leastScore.beside : leastScore.alone;
  const least = Math.max(leastScore.any, best * part);
  const scored = ranking.paths
    .slice(0, 2 * most.files)
    .map((path, index): [string, number] => [path, ranking.scores[index] ?? 0])
    .filter(([path, score]) => score >= least && !named.has(path))
    .map(([path, score]): [string, number] => [path, score / best]);
  return [...[...named].sort(([, a], [, b]) => b - a), ...scored]
    .slice(0, most.files)
    .flatMap(([name, weight]) => {
      const path = repoPath(name, rules);
      return typeof path === 'string' ? [{ path, weight, isNamed: named.has(name) }] : [];
    });
}

/** Returns the first paths that the ticket states and means; git may list none of them, as behind a symlink. */
function namedOnly({ mentions }: Ranking, rules: PathRules): readonly RepoPath[] {
  return mentions
    .filter(({ files, isDependency }) => files.length < 2 && !isDependency)
    .slice(0, most.files)
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
