/** Finds files by the ends of their paths. A search takes as long as there are files of that name. */
export interface FileIndex {
  /** The files that share the most folders at the end of the path, at least `least` parts; the likeliest first. */
  endingIn(parts: readonly string[], least: number): readonly string[];
  /** Like `endingIn`, for the parts of a module: without extension, ignoring case, `_` and `-`. */
  modules(parts: readonly string[], least: number): readonly string[];
}

/** More files of one name say nothing. */
const mostFiles = 100;

/** Returns the index of these paths, in any order. */
export function fileIndex(paths: readonly string[]): FileIndex {
  const byEnd = lazily(() => grouped(paths, (path) => endsOf(path)));
  const byModule = lazily(() => grouped(paths, (path) => [flat(modulePartsOf(path).at(-1) ?? '')]));
  return {
    endingIn: (parts, least) => {
      const found = byEnd().get(folded(parts.slice(-2).join('/'))) ?? [];
      const wider =
        found.length > 0 || least > 1 ? found : (byEnd().get(folded(parts.at(-1) ?? '')) ?? []);
      const exact = furthest(wider, (path) => common(parts, path.split('/')), least);
      if (exact.length > 0) return exact;
      const wanted = parts.map(folded);
      return furthest(wider, (path) => common(wanted, folded(path).split('/')), least);
    },
    modules: (parts, least) => {
      const wanted = withoutRoots(parts).map(flat);
      const found = byModule().get(wanted.at(-1) ?? '') ?? [];
      return furthest(
        found,
        (path) => common(wanted, modulePartsOf(path).map(flat)),
        Math.min(least, wanted.length),
      );
    },
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function grouped(
  paths: readonly string[],
  keysOf: (path: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    for (const key of keysOf(path)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [path]);
      else group.push(path);
    }
  }
  return groups;
}

/** The last part of a path, and the last two. */
function endsOf(path: string): readonly string[] {
  const key = folded(path);
  const base = key.lastIndexOf('/');
  if (base === -1) return [key];
  return [key.slice(base + 1), key.slice(key.lastIndexOf('/', base - 1) + 1)];
}

/** File systems may decompose accents. */
function folded(name: string): string {
  return name.toLowerCase().normalize('NFC');
}

const flat = (part: string) => part.toLowerCase().replace(/[_-]/g, '');

/** Folders that the names of modules leave out. */
const withoutRoots = (parts: readonly string[]) =>
  parts.filter((part) => !/^(?:src|lib)$/.test(part));

/** The parts of a path as code names them: `src/a/index.ts` is `src`, `a`. */
function modulePartsOf(path: string): readonly string[] {
  const all = path.split('/');
  const parts = withoutRoots(all.slice(0, -1));
  const stem = (all.at(-1) ?? '').replace(/(?<=.)\..*$/, '');
  const isFolder = parts.length > 0 && /^(?:__init__|index|mod|main)$/.test(stem);
  return isFolder ? parts : [...parts, stem];
}

/** How many parts two paths share at their ends. */
function common(wanted: readonly string[], parts: readonly string[]): number {
  let count = 0;
  while (count < wanted.length && wanted.at(-1 - count) === parts.at(-1 - count)) count += 1;
  return count;
}

function furthest(
  paths: readonly string[],
  reach: (path: string) => number,
  least: number,
): readonly string[] {
  const reached = paths.map((path) => ({ path, count: reach(path) }));
  const most = reached.reduce((top, { count }) => Math.max(top, count), least);
  return reached
    .filter(({ count }) => count === most)
    .map(({ path }) => path)
    .sort(byLikelihood)
    .slice(0, mostFiles);
}

const test =
  /(?:^|[/_.-])(?:tests?|specs?|__tests__|testing|fixtures?|mocks?)(?:[/_.-]|$)|Tests?\.\w+$/;

function byLikelihood(a: string, b: string): number {
  return Number(test.test(a)) - Number(test.test(b)) || a.length - b.length || (a < b ? -1 : 1);
}
