import {
  type PathRules,
  type Ranking,
  type RepoPath,
  repoPath,
} from '../../../core/repository/index.ts';
import type { StepContext, Task } from '../context/index.ts';
import { type Excerpt, excerptOf, neededSize, type ShownFile } from './shown-file.ts';

/** A file that the first prompt shows, and how much of it. */
export interface LikelyFile extends Excerpt {
  readonly file: ShownFile & { readonly path: RepoPath };
  readonly isWhole: boolean;
  readonly isNamed: boolean;
}

/** Characters of all texts together, about 6,000 tokens: every request of a run repeats them. */
const allTexts = 24_000;

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
  let space = allTexts;
  let weights = found.flat().reduce((sum, { weight }) => sum + weight, 0);
  const files: LikelyFile[] = [];
  for (const { path, text, isNamed, weight } of found.flat()) {
    const share = Math.floor((space * weight) / weights);
    const isWhole = text.length <= share;
    const room = isWhole ? share : Math.min(share, neededSize.parts);
    const definitions = isWhole ? undefined : await syntax.definitions(path, text);
    const file = { path, text, definitions };
    const excerpt = excerptOf(file, { focus: ranking.focus }, room);
    files.push({ ...excerpt, file, isWhole, isNamed });
    space -= excerpt.text.length;
    weights -= weight;
  }
  return files;
}

/** Maximum number of files that are shown, and of files that a name may mean to show a place. */
const most = { files: 5, meant: 3 } as const;

/** The least score of a file that the ticket does not name, as a part of the best: beside named ones, and without. */
const leastScore = { beside: 0.8, alone: 0.5 } as const;

interface LikelyPath {
  readonly path: RepoPath;
  readonly isNamed: boolean;
  /** From 0 to 1. */
  readonly weight: number;
}

/** Returns the files that the ticket names, the crash first, then those of the best scores. */
function likelyPaths(ranking: Ranking, rules: PathRules): readonly LikelyPath[] {
  const named = namedPaths(ranking);
  const best = ranking.files[0]?.score ?? 0;
  const least = best * (named.size > 0 ? leastScore.beside : leastScore.alone);
  const scored = ranking.files
    .slice(0, 2 * most.files)
    .filter(({ path, score }) => score > 0 && score >= least && !named.has(path))
    .map(({ path, score }): [string, number] => [path, score / best]);
  return [...[...named].sort(([, a], [, b]) => b - a), ...scored]
    .slice(0, most.files)
    .flatMap(([name, weight]) => {
      const path = repoPath(name, rules);
      return typeof path === 'string' ? [{ path, weight, isNamed: named.has(name) }] : [];
    });
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
