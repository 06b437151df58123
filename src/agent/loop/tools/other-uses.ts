import { findDeltas, lineHunks } from '../../../core/edits/index.ts';
import {
  type Definition,
  definitionsByPattern,
  type FoundFile,
  fileKind,
  groupResults,
  linesOf,
  pathFilter,
} from '../../../core/repository/index.ts';
import { keptPatch } from '../../../core/run/index.ts';
import { clipLines } from '../../../core/text/index.ts';
import { pathsInOrder, scanCurrent, type ToolContext } from '../context/index.ts';
import { keepLines, type ScanTexts, searchLines } from './line-search.ts';

/** Names that are looked for, files with a name that still means one thing, and characters shown of each. */
const max = { names: 3, files: 20, text: 1_500 } as const;

/** Shorter names, and those that every class has, are those of many things. */
const isTelling = ({ name }: Definition) =>
  name.length > 2 && !/^(?:constructor|__\w+__)$/.test(name);

/** Returns where else the definitions that the kept patch changes are used, as lines with their files; empty if nowhere. */
export async function findOtherUses(context: ToolContext): Promise<string> {
  const changed = await changedDefinitions(context);
  const names = [...new Set(changed.map(({ name }) => name))].slice(0, max.names);
  if (names.length === 0) return '';
  const paths = await pathsInOrder(context, pathFilter(''));
  const scan: ScanTexts = (some, visit) => scanCurrent(some, context, visit);
  const found: string[] = [];
  for (const name of names) {
    const query = { text: name, mode: 'word', isCaseSensitive: true } as const;
    const result = await searchLines(query, paths, scan);
    if (result.kind === 'refused' || result.files.length > max.files) continue;
    const own = changed.filter((one) => one.name === name);
    const uses = result.files.flatMap((file) => usesOutside(own, file));
    const lines = groupResults(uses).flatMap((group) => [group.title, ...group.lines]);
    if (lines.length > 0)
      found.push(`${name}:\n${clipLines(lines.join('\n'), max.text, '\n(cut)')}`);
  }
  return found.join('\n');
}

/** A definition that a patch changes, with its lines in the text that the file has now. */
interface ChangedDefinition extends Definition {
  readonly path: string;
  readonly now: readonly Definition[];
}

/** Returns the innermost definitions around the lines that the patch changes in sources; what it creates has no other use. */
async function changedDefinitions({
  run,
  syntax,
}: ToolContext): Promise<readonly ChangedDefinition[]> {
  const found: ChangedDefinition[] = [];
  for (const { change } of findDeltas(keptPatch(run))) {
    const { path, before, after } = change;
    if (before === null || fileKind(path) !== 0) continue;
    const definitionsIn = async (text: string) =>
      (await syntax.definitions(path, text)) ?? definitionsByPattern(path, text);
    const definitions = await definitionsIn(before);
    const now = await definitionsIn(after ?? '');
    const hunks = lineHunks(linesOf(before), linesOf(after ?? ''));
    const touched = hunks.flatMap(({ from, to }) => innermost(definitions, from + 1, to));
    found.push(...touched.filter(isTelling).map((one) => ({ ...one, path, now })));
  }
  return found;
}

/** Returns the innermost definitions around each of the lines `start` to `end`, or around the place before `start`. */
function innermost(
  definitions: readonly Definition[],
  start: number,
  end: number,
): readonly Definition[] {
  const touched = definitions.filter(
    (one) => one.start <= Math.max(start, end) && one.end >= start,
  );
  return touched.filter(
    (outer) =>
      !touched.some(
        (inner) => inner !== outer && inner.start >= outer.start && inner.end <= outer.end,
      ),
  );
}

/** The lines of a file that are not within the definitions themselves. */
function usesOutside(own: readonly ChangedDefinition[], file: FoundFile): readonly FoundFile[] {
  const ranges = own.flatMap(({ path, name, now }) =>
    path === file.path ? now.filter((one) => one.name === name) : [],
  );
  return keepLines(
    file,
    ({ line }) => !ranges.some(({ start, end }) => start <= line && line <= end),
  );
}
