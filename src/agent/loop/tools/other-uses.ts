import { findDeltas } from '../../../core/edits/index.ts';
import {
  definesName,
  type FoundFile,
  fileKind,
  groupHits,
  importing,
  keepLines,
  pagesOf,
  pathFilter,
  type ShownLines,
  searchFile,
  textMatcher,
  whyFolded,
} from '../../../core/repository/index.ts';
import { keptPatch } from '../../../core/run/index.ts';
import { pathsInOrder, scanCurrent, type ToolContext } from '../context/index.ts';
import { type ChangedDefinition, changedDefinitions } from './changed-definitions.ts';
import { readHits } from './line-search.ts';

/** Names that are looked for, and lines and files of code with one that still means one thing. */
const most = { names: 12, lines: 40, files: 20 } as const;

/** Characters of all uses, and lines around each that there may be room for. */
const room = { all: 3_000, around: 3 } as const;

/**
 * Returns the lines of other code that name what the kept patch changes, and are not among those that are `shown` of it:
 * what is removed first, then the rarest name. A name that stands everywhere tells as little as nothing.
 */
export async function otherUses(
  context: ToolContext,
  shown: readonly ShownLines[],
): Promise<string> {
  const changed = await changedIn(context);
  const found = await searchNames(changed, context);
  const telling = changed.flatMap((one) => {
    const files = (found.get(one.name) ?? []).flatMap((file) => notShown(file, one, shown));
    const sources = files.filter(({ path }) => fileKind(path) === 0);
    const count = sources.reduce((sum, file) => sum + file.count, 0);
    const isCommon = sources.length > most.files || count > most.lines;
    return isCommon ? [] : [{ ...one, files, rank: one.now.length === 0 ? -1 : count }];
  });
  const used = telling.filter(({ files }) => files.length > 0).toSorted((a, b) => a.rank - b.rank);
  const texts: string[] = [];
  let left: number = room.all;
  for (const [at, { name, now, files }] of used.entries()) {
    const share = Math.floor(left / (used.length - at));
    const title = now.length === 0 ? `${name} (removed here):` : `${name}:`;
    texts.push(`${title}\n${await linesOfUses(files, share, context)}`);
    left -= texts.at(-1)?.length ?? 0;
  }
  const unused = telling.filter(({ files }) => files.length === 0).map(({ name }) => name);
  const none = unused.length === 0 ? [] : [`No other code uses ${unused.join(', ')}.`];
  return [...texts, ...none].join('\n\n');
}

/** Returns what the kept patch changes in sources that were there. */
async function changedIn({ run, syntax }: ToolContext): Promise<readonly ChangedDefinition[]> {
  const byName = new Map<string, ChangedDefinition>();
  for (const { kind, change } of findDeltas(keptPatch(run))) {
    const isSource = change.before !== null && fileKind(change.path) === 0;
    const changed = kind !== 'renamed' && isSource ? await changedDefinitions(change, syntax) : [];
    for (const one of changed) byName.set(one.name, byName.get(one.name) ?? one);
  }
  return [...byName.values()].slice(0, most.names);
}

/** Finds names in code, in one pass over the files. Imports, documentation and what a tool wrote do not count. */
async function searchNames(
  changed: readonly ChangedDefinition[],
  context: ToolContext,
): Promise<ReadonlyMap<string, readonly FoundFile[]>> {
  const isCode = pathFilter('');
  const paths = await pathsInOrder(context, (path) => fileKind(path) < 2 && isCode(path));
  const found = new Map(changed.map(({ name }): [string, FoundFile[]] => [name, []]));
  const searches = changed.map(({ name }) => ({
    matcher: textMatcher({ text: name, mode: 'word' }),
    defines: definesName(name),
    into: found.get(name),
  }));
  await scanCurrent(paths, context, (path, text) => {
    if (whyFolded(path, text, []) !== undefined) return true;
    for (const { into, ...search } of searches) {
      const file = searchFile(path, text, search);
      const isUse = ({ text: line, isDoc }: FoundFile['lines'][number]) =>
        isDoc !== true && !importing.test(line);
      if (file !== undefined) into?.push(...keepLines(file, isUse));
    }
    return true;
  });
  return found;
}

/** Leaves out what the diff shows, and what stands in the definition itself. */
function notShown(
  file: FoundFile,
  { path, now }: ChangedDefinition,
  shown: readonly ShownLines[],
): readonly FoundFile[] {
  const own = now.map(({ start, end }) => ({ path, start, end }));
  return keepLines(
    file,
    ({ line }) =>
      ![...own, ...shown].some(
        (one) => one.path === file.path && one.start <= line && line <= one.end,
      ),
  );
}

/** Writes lines as a search does, as far as there is room. */
async function linesOfUses(
  files: readonly FoundFile[],
  share: number,
  context: ToolContext,
): Promise<string> {
  const hits = await readHits(files, context, (paths, visit) => scanCurrent(paths, context, visit));
  const [first, ...more] = pagesOf(groupHits(hits, room.around, share), share);
  return [first?.text ?? '', ...(more.length > 0 ? ['(more are left out)'] : [])].join('\n');
}
