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
