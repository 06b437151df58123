/** What a line with stars says in a patch of the form V4A. */
export type Directive =
  | { readonly kind: 'begin' | 'end' | 'end-of-file' }
  | { readonly kind: 'add' | 'update' | 'delete'; readonly file: string }
  | { readonly kind: 'move'; readonly to: string };

/** A longer line holds more than a path. */
const longest = 1_200;

const beginOrEnd = /^(?<edge>begin|end)[ _]?(?:of )?[ _]?(?<what>patch|file)\W*$/i;
const section = /^(?<verb>\w+)[ _]file\b(?:\s*:\s*|\s+)(?<name>\S.*)$/i;
const move = /^(?:move|rename)d?(?: file)? to\b(?:\s*:\s*|\s+)(?<name>\S.*)$/i;

/** Where the part of a patch begins that is for one file. */
export interface PatchSection {
  readonly kind: 'add' | 'update' | 'delete';
  readonly file: string;
  /** The line after those that name the file. */
  readonly next: number;
}

/** What git writes above the names of a file. */
const gitLine = /^(?:diff --git |index |new file mode |deleted file mode )/;
const mostGitLines = 3;

/** Returns the section that begins at a line with stars, or with both names of a diff, which `@@` has to follow. */
export function sectionAt(
  texts: readonly string[],
  at: number,
  isInside = true,
): PatchSection | undefined {
  const directive = readDirective(texts[at] ?? '', isInside);
  if (directive && 'file' in directive) return { ...directive, next: at + 1 };
  let names = at;
  while (names < at + mostGitLines && gitLine.test(texts[names] ?? '')) names += 1;
  const [removed = '', added = '', head = ''] = texts.slice(names, names + 3);
  const old = /^--- (?<name>\S[^\t]*)/.exec(removed)?.groups?.name?.trim();
  const file = /^\+{3} (?<name>\S[^\t]*)/.exec(added)?.groups?.name?.trim();
  if (old === undefined || file === undefined || !head.startsWith('@@')) return undefined;
  return { ...changeOf(old, file), next: names + 2 };
}

/** Reads both names of a diff, without `a/` and `b/` if each has its own. */
function changeOf(old: string, file: string): Omit<PatchSection, 'next'> {
  const hasSides = /^(?:a\/|\/dev\/null$)/.test(old) && /^(?:b\/|\/dev\/null$)/.test(file);
  const bare = (name: string) => (hasSides ? name.replace(/^[ab]\//, '') : name);
  if (file === '/dev/null') return { kind: 'delete', file: bare(old) };
  return { kind: old === '/dev/null' ? 'add' : 'update', file: bare(file) };
}

const verbs: ReadonlyMap<string, 'add' | 'update' | 'delete'> = new Map([
  ['add', 'add'],
  ['create', 'add'],
  ['new', 'add'],
  ['update', 'update'],
  ['modify', 'update'],
  ['edit', 'update'],
  ['change', 'update'],
  ['delete', 'delete'],
  ['remove', 'delete'],
]);

/**
 * Reads a line with stars, however many it has, also behind the words; colons and case do not matter. A line of
 * a hunk begins with its sign instead. Inside of a patch, the line of a file may even lack its stars.
 */
export function readDirective(line: string, isInside = true): Directive | undefined {
  if (line.length > longest) return undefined;
  const stars = /^\**/.exec(line)?.[0].length ?? 0;
  const words = line
    .slice(stars)
    .trim()
    .replace(/[\s*]+$/, '');
  const { edge, what } = (stars > 1 && beginOrEnd.exec(words)?.groups) || {};
  if (edge !== undefined) return edgeOf(edge.toLowerCase(), what?.toLowerCase());
  const isStarred = isInside ? stars > 1 || /^\w+ file:/i.test(line) : /^\*{3,} /.test(line);
  if (!isStarred) return undefined;
  const to = move.exec(words)?.groups?.name;
  if (to !== undefined) return { kind: 'move', to: bare(to) };
  const { verb = '', name = '' } = section.exec(words)?.groups ?? {};
  const kind = verbs.get(verb.toLowerCase());
  return kind && { kind, file: bare(name) };
}

function edgeOf(edge: string, what: string | undefined): Directive | undefined {
  if (what === 'file') return edge === 'end' ? { kind: 'end-of-file' } : undefined;
  return { kind: edge === 'end' ? 'end' : 'begin' };
}

/** A name may end in a colon or stand in code marks. */
const bare = (name: string) => name.replace(/(?<=\S)\s*:$/, '').replace(/^([`"'])(.+)\1$/, '$2');
