import {
  type PathRules,
  type Ranking,
  type RepoPath,
  repoPath,
} from '../../../core/repository/index.ts';

/** Maximum number of files that are shown, and of files that a name may mean to show a place. */
const most = { files: 5, meant: 3 } as const;

/**
 * The least score of a file that the ticket does not name, and as a part of the best: beside named ones, and without.
 * Of files with less than 0.1, one of six is changed by the fix.
 */
const leastScore = { any: 0.1, beside: 0.8, alone: 0.5 } as const;

/** A file that the first prompt shows. */
export interface LikelyPath {
  readonly path: RepoPath;
  readonly isNamed: boolean;
  /** From 0 to 1. */
  readonly weight: number;
}

/** Returns the files that the ticket names, the crash first, then those of the best scores. */
export function likelyPaths(ranking: Ranking, rules: PathRules): readonly LikelyPath[] {
  const named = namedPaths(ranking);
  const best = ranking.files[0]?.score ?? 0;
  const part = named.size > 0 ? leastScore.beside : leastScore.alone;
  const least = Math.max(leastScore.any, best * part);
  const scored = ranking.files
    .slice(0, 2 * most.files)
    .filter(({ path, score }) => score >= least && !named.has(path))
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
