import { type FileChange, lineHunks } from '../../../core/edits/index.ts';
import type { Definition } from '../../../core/repository/index.ts';
import type { Syntax } from '../../ports.ts';
import { type SourceText, sourceText } from '../context/index.ts';

/** A definition that a change concerns, by the name that other code uses it by. */
export interface ChangedDefinition {
  readonly path: string;
  readonly name: string;
  /** The name of what holds it; empty for what nothing holds. */
  readonly owner: string;
  /** Whether it is called, rather than read. */
  readonly isFunction: boolean;
  /** Whether the file had none of this name before. */
  readonly isAdded: boolean;
  /** Whether the file has none of this name now. */
  readonly isGone: boolean;
}

/** What a change of a source does to its definitions, and the lines that it adds and removes. */
export interface SourceChange {
  readonly changed: readonly ChangedDefinition[];
  /** Numbers of the added lines in the text that the file has now. */
  readonly added: readonly number[];
  /** The removed lines themselves. */
  readonly removed: readonly string[];
}

/**
 * Returns the definitions whose own lines a change removes, alters or adds, what it removes first: never one that only
 * stands beside them. Of what is nested in a function, the function counts, since nothing else can use the inner one.
 */
export async function readSourceChange(
  { path, before, after }: Pick<FileChange, 'path' | 'before' | 'after'>,
  syntax: Pick<Syntax, 'definitions'>,
): Promise<SourceChange> {
  const read = (text: string | null) => sourceText(path, text ?? '', syntax);
  const [old, now] = [await read(before), await read(after)];
  const hunks = lineHunks(old.lines, now.lines);
  const removed = hunks.flatMap(({ from, to }) => numbers(from + 1, to));
  const added = hunks.flatMap((hunk) => numbers(hunk.at + 1, hunk.at + hunk.added.length));
  const [had, has] = [old, now].map((one) => new Set(one.definitions.map(({ name }) => name)));
  const touched = [...definitionsOf(removed, old), ...definitionsOf(added, now)];
  const byName = new Map(touched.toReversed().map((one) => [one.name, one]));
  const changed = [...byName.values()].toReversed().map((one) => ({
    ...{ ...one, path },
    isAdded: had?.has(one.name) === false,
    isGone: has?.has(one.name) === false,
  }));
  const goneFirst = changed.toSorted((a, b) => Number(b.isGone) - Number(a.isGone));
  return { changed: goneFirst, added, removed: removed.map((line) => old.lines[line - 1] ?? '') };
}

const numbers = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);

type Named = Pick<ChangedDefinition, 'name' | 'owner' | 'isFunction'>;

/** Lines that are read of a change; one that long is not understood by its uses. */
const mostLines = 1_000;

/** Returns the definitions that some lines belong to, without those lines that only close one. */
function definitionsOf(
  lines: readonly number[],
  { lines: all, docs, definitions }: SourceText,
): readonly Named[] {
  const telling = lines
    .filter((line) => docs[line - 1] !== true && isTelling(all[line - 1] ?? ''))
    .slice(0, mostLines);
  return telling.flatMap((line) => {
    const around = definitions
      .filter(({ start, end }) => start <= line && line <= end)
      .toSorted((a, b) => a.depth - b.depth);
    const first = around.findIndex(isCalled);
    const at = first === -1 ? around.length - 1 : first;
    return usedAs(around[at], around[at - 1]);
  });
}

const isCalled = ({ kind }: Definition) => kind === 'function' || kind === 'macro';

/** A line of code, not one that only ends a block: a diff may draw that to either side, as it may a comment. */
const isTelling = (line: string) => /[\p{L}\p{N}]/u.test(line) && !/^\W*end\w*\W*$/.test(line);

/** Names of constructors, which other code calls by the name of their class. */
const constructors = /^(?:constructor|initialize|init|new|__\w+__|__construct)$/;

/** Returns what code uses a definition by, as far as a search for it tells anything. */
function usedAs(own: Definition | undefined, outer: Definition | undefined): readonly Named[] {
  if (own === undefined) return [];
  const owner = own.container ?? outer?.name ?? '';
  const isFunction = isCalled(own);
  const used = constructors.test(own.name) ? { name: owner, owner: '' } : { name: own.name, owner };
  return used.name.length > 2 ? [{ ...used, isFunction }] : [];
}
