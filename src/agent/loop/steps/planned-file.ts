import {
  type PathRules,
  repoPath,
  resolveName,
  whyNotNew,
  whyReadOnly,
} from '../../../core/repository/index.ts';
import type { PlannedFile } from '../../../core/run/index.ts';
import type { NamedFile } from '../../reply/index.ts';
import { similarFiles } from '../context/index.ts';

/** Where the names in a plan are looked up. */
export interface KnownFiles {
  readonly paths: readonly string[];
  /** The same, the likeliest first. */
  readonly ranked: readonly string[];
  readonly rules: PathRules;
  /** Whether a doubtful file to create is asked about, and not created. */
  readonly mayAsk: boolean;
}

/** Returns the file that is meant, or why there is none. A missing file is new only if the plan says so. */
export function plannedFile(file: NamedFile, known: KnownFiles): PlannedFile | string {
  const { paths, ranked, rules } = known;
  const candidates = file.create ? [] : byRank(resolveName(file.path, paths), ranked);
  if (candidates.length > 1) return `${file.path} may be any of ${listed(candidates)}`;
  const path = repoPath(candidates[0] ?? file.path, rules);
  if (typeof path !== 'string') return path.why;
  const readOnly = whyReadOnly(path);
  if (readOnly !== undefined) return readOnly;
  const exists = ranked.includes(path);
  const change = file.change.trim() || undefined;
  if (exists) return { path, state: 'existing', change };
  if (!file.create) {
    const near = similarFiles(path, ranked);
    const hint = near.length > 0 ? `; there is ${listed(near)}` : '';
    return `${file.path} does not exist and "create" is not set${hint}`;
  }
  const notNew = whyNotNew(path);
  if (notNew !== undefined) return notNew;
  const same = known.mayAsk ? resolveName(path, paths) : [];
  if (same.length > 0) {
    return `${file.path} is to be created, but there is ${listed(byRank(same, ranked))}: name that one, or create ${path} again`;
  }
  return { path, state: 'new', change };
}

/** Maximum number of files that a reason lists. */
const mostListed = 5;

const listed = (paths: readonly string[]) => paths.slice(0, mostListed).join(', ');

function byRank(paths: readonly string[], ranked: readonly string[]): readonly string[] {
  if (paths.length < 2) return paths;
  const wanted = new Set(paths);
  return ranked.filter((path) => wanted.has(path));
}
