import { findDeltas } from '../../../core/edits/index.ts';
import {
  type FoundFile,
  fileKind,
  keepLines,
  linesOf,
  type ShownLines,
} from '../../../core/repository/index.ts';
import { keptPatch } from '../../../core/run/index.ts';
import type { ToolContext } from '../context/index.ts';
import {
  type CalledName,
  calledDefinitions,
  namesCalled,
  propertiesIn,
} from './called-definitions.ts';
import { type ChangedDefinition, readSourceChange } from './changed-definitions.ts';
import { isBuiltIn, isCompound } from './common-names.ts';
import { importedNames, unusedImports } from './imported-names.ts';
import { mostFiles, type NamePlaces, searchNames } from './name-search.ts';
import { type NameUses, usesText } from './uses-text.ts';

/** What belongs to a patch and is not in its diff; each is empty if there is nothing. */
export interface Surroundings {
  /** Where else what the patch changes is used, or defined again. */
  readonly uses: string;
  /** The short definitions of what its new lines call. */
  readonly called: string;
}

/** Names of each kind that are looked for, and lines with one that still means one thing: less of a property. */
const most = { names: 12, lines: 40, propertyLines: 8 } as const;

/** Finds what belongs to the kept patch and is not among the lines that are `shown` of it. */
export async function findSurroundings(
  context: ToolContext,
  shown: readonly ShownLines[],
): Promise<Surroundings> {
  const { changed, called, unused, properties } = await readPatch(context);
  const names = [
    ...changed.flatMap(({ name, owner }) => [name, owner]),
    ...[...called.keys(), ...properties.map(({ name }) => name)],
  ];
  const found = await searchNames(
    names.filter((name) => name.length > 2),
    context,
  );
  const rare = properties
    .slice(0, most.names)
    .filter(({ name }) => linesIn(found.get(name)?.sources ?? []) <= most.propertyLines);
  const uses = await usesText(wanted([...rare, ...changed], found, shown), context);
  return {
    uses: [uses, ...unused].filter((text) => text !== '').join('\n\n'),
    called: await calledDefinitions(called, found, { context, shown }),
  };
}

/** Returns what the kept patch changes in sources that were there, what its new lines call, and imports that it leaves unused. */
async function readPatch({ run, syntax }: ToolContext) {
  const changed: ChangedDefinition[] = [];
  const called = new Map<string, CalledName>();
  const [unused, added]: [string[], Set<string>] = [[], new Set()];
  const read = new Map<string, string>();
  for (const { kind, change } of findDeltas(keptPatch(run))) {
    const { path, before, after } = change;
    if (kind === 'renamed' || fileKind(path) !== 0) continue;
    const source = await readSourceChange(change, syntax);
    if (before !== null) changed.push(...source.changed);
    else for (const { name } of source.changed) added.add(name);
    const lines = linesOf(after ?? '');
    const own = source.added.map((line) => lines[line - 1] ?? '');
    const imported = importedNames(path, after ?? '');
    for (const [name, object] of namesCalled(own))
      if (called.size < most.names)
        called.set(name, { from: path, imported: imported?.names, object });
    if (before !== null)
      for (const name of propertiesIn([...own, ...source.removed])) read.set(name, path);
    const lost = unusedImports(path, before ?? '', after ?? '');
    if (lost.length > 0)
      unused.push(`Nothing in ${path} uses its import of ${lost.join(', ')} now.`);
  }
  for (const { name } of changed) added.add(name);
  for (const name of added) called.delete(name);
  // A new function without an owner has no other use; a new method may stand for another of its name.
  const known = changed.filter(({ isAdded, owner }) => !isAdded || owner !== '');
  const use = { owner: '', isFunction: true, isAdded: true, isGone: false };
  const properties = [...read].map(([name, path]) => ({ ...use, path, name }));
  return { changed: known.slice(0, most.names), called, unused, properties };
}

const linesIn = (files: readonly FoundFile[]) => files.reduce((sum, { count }) => sum + count, 0);

/** Returns the uses that are not shown, the rarest name first; what stands everywhere tells as little as nothing. */
function wanted(
  changed: readonly ChangedDefinition[],
  found: ReadonlyMap<string, NamePlaces>,
  shown: readonly ShownLines[],
): readonly NameUses[] {
  const usesOf = (name: string, own: NameUses['own']): NameUses | undefined => {
    const places = found.get(name);
    if (places === undefined) return undefined;
    const [sources, tests] = [places.sources, places.tests].map((files) =>
      files.flatMap((file) => notShown(file, shown)),
    );
    return { name, own, sources: sources ?? [], tests: tests ?? [] };
  };
  const isCommon = ({ name, own, sources }: NameUses) => {
    // Nothing tells which object a method of many classes is called on.
    const isOfMany = (found.get(name)?.defining.length ?? 0) > 2;
    const isVague = isBuiltIn(name) || (own.owner !== '' && isOfMany && !isCompound(name));
    return isVague || sources.length > mostFiles || linesIn(sources) > most.lines;
  };
  const all = changed.flatMap((one) => {
    const own = usesOf(one.name, one);
    // A field that many have is used through what holds it.
    const isField = own !== undefined && isCommon(own) && !one.isFunction;
    const uses = isField ? usesOf(one.owner, { ...one, owner: '' }) : own;
    return uses === undefined || isCommon(uses) ? [] : [{ ...uses, isGone: one.isGone }];
  });
  const once = [...new Map(all.map((one) => [one.name, one])).values()];
  return once.toSorted(
    (a, b) => Number(b.isGone) - Number(a.isGone) || linesIn(a.sources) - linesIn(b.sources),
  );
}

const notShown = (file: FoundFile, shown: readonly ShownLines[]) =>
  keepLines(
    file,
    ({ line }) =>
      !shown.some(({ path, start, end }) => path === file.path && start <= line && line <= end),
  );
