import { type FileChange, lineHunks } from '../../../core/edits/index.ts';
import { type Definition, docLines, type Lines, linesOf } from '../../../core/repository/index.ts';
import type { Syntax } from '../../ports.ts';

/** A definition that a change removes or alters, by the name that other code uses it by. */
export interface ChangedDefinition {
  readonly name: string;
  readonly path: string;
  /** Where the file defines the name now: nowhere, if the change removes it. */
  readonly now: readonly Lines[];
}

/**
 * Returns the definitions whose own lines a change removes, alters or adds to, what it removes first: never one that only
 * stands beside them, or is new. Of what is nested in a function, the function counts, since nothing else can use the inner
 * one.
 */
export async function changedDefinitions(
  { path, before, after }: Pick<FileChange, 'path' | 'before' | 'after'>,
  syntax: Pick<Syntax, 'definitions'>,
): Promise<readonly ChangedDefinition[]> {
  const [old, now] = [await read(path, before, syntax), await read(path, after, syntax)];
  const hunks = lineHunks(old.lines, now.lines);
  const removed = hunks.flatMap(({ from, to }) => numbers(from + 1, to));
  const added = hunks.flatMap((hunk) => numbers(hunk.at + 1, hunk.at + hunk.added.length));
  const had = namesIn(old.definitions);
  const names = new Set([...namesOf(removed, old), ...namesOf(added, now)]);
  const known = [...names].filter((name) => had.has(name));
  const changed = known.map((name) => ({
    ...{ name, path },
    now: now.definitions.filter((one) => one.name === name),
  }));
  return changed.toSorted((a, b) => Number(a.now.length > 0) - Number(b.now.length > 0));
}

interface Source {
  readonly lines: readonly string[];
  readonly definitions: readonly Definition[];
}

async function read(
  path: string,
  text: string | null,
  syntax: Pick<Syntax, 'definitions'>,
): Promise<Source> {
  const definitions = (await syntax.definitions(path, text ?? '')) ?? [];
  return { lines: linesOf(text ?? ''), definitions };
}

const namesIn = (definitions: readonly Definition[]) =>
  new Set(definitions.flatMap(({ name, container }) => [name, container ?? []].flat()));

const numbers = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);

/** Lines that are read of a change; one that long is not understood by its uses. */
const mostLines = 1_000;

/** Returns what the definitions that some lines belong to are used by, without those lines that only close one. */
function namesOf(numbers: readonly number[], { lines, definitions }: Source): readonly string[] {
  const docs = docLines(lines);
  const telling = numbers.filter((line) => docs[line - 1] !== true && isTelling(lines[line - 1]));
  return telling.slice(0, mostLines).flatMap((line) => {
    const around = definitions
      .filter(({ start, end }) => start <= line && line <= end)
      .toSorted((a, b) => a.depth - b.depth);
    const first = around.findIndex(({ kind }) => kind === 'function' || kind === 'macro');
    const at = first === -1 ? around.length - 1 : first;
    return usedAs(around[at], around[at - 1]);
  });
}

/** A line of code, not one that only ends a block: a diff may draw that to either side, as it may a comment. */
const isTelling = (line = '') => /[\p{L}\p{N}]/u.test(line) && !/^\W*end\w*\W*$/.test(line);

/** Names of constructors, which other code calls by the name of their class. */
const constructors = /^(?:constructor|initialize|init|new|__\w+__|__construct)$/;

/** Returns the name that code uses a definition by, if a search for it tells anything. */
function usedAs(own: Definition | undefined, outer: Definition | undefined): readonly string[] {
  if (own === undefined) return [];
  const name = constructors.test(own.name) ? (own.container ?? outer?.name ?? '') : own.name;
  return name.length > 2 ? [name] : [];
}
