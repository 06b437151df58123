import {
  definitionGroups,
  foldsOf,
  isComment,
  type Lines,
  type ShownLines,
  type SymbolPlace,
  signatureOf,
  symbolPlaces,
} from '../../../core/repository/index.ts';
import { currentSource, type SourceText, type ToolContext } from '../context/index.ts';
import { isBuiltIn, isCompound } from './common-names.ts';

/** Characters of all definitions, lines of one, and files and definitions of a name that still means one thing. */
const most = { room: 3_000, lines: 60, files: 3, places: 2 } as const;

const call =
  /(?:([\p{L}\p{N}_$]+|[)\]}"'`])(?:\??\.|->|::))?([\p{L}_$][\p{L}\p{N}_$]{2,})[?!]?(?:<[^<>()\n]*>)?\(/gu;

/** What a method calls its own object. */
const ownObject = /^\$?(?:this|self|cls|super)$/;

/** Returns the names that lines of code call, each with the object before it, without common methods of any other object. */
export function namesCalled(lines: readonly string[]): ReadonlyMap<string, string | undefined> {
  const code = lines.filter((line) => !isComment(line)).join('\n');
  const clear = [...code.matchAll(call)].filter(
    ([, object, name = '']) => object === undefined || ownObject.test(object) || isCompound(name),
  );
  const called = clear.map(([, object, name = '']) => [name, object] as const);
  return new Map(called.toReversed().filter(([name]) => name !== 'super'));
}

const property =
  /([\p{L}\p{N}_$)\]]*)(?:\.|->)([\p{L}_$][\p{L}\p{N}_$]{5,})(?![\p{L}\p{N}_$]|\s*\()/gu;

/** Returns the properties that lines of code set or read: those of other objects only with a name of several words. */
export function propertiesIn(lines: readonly string[]): readonly string[] {
  const code = lines.filter((line) => !isComment(line)).join('\n');
  return [...code.matchAll(property)].flatMap(([, object = '', name = '']) =>
    ownObject.test(object) || /_$/.test(name) || isCompound(name) ? [name] : [],
  );
}

/** Where a name is called: the file, the names that it imports as far as they are known, and the object of the call. */
export interface CalledName {
  readonly from: string;
  readonly imported: ReadonlySet<string> | undefined;
  readonly object: string | undefined;
}

/**
 * Returns the definitions of names that a file calls, as far as they are not shown and it is clear which is meant: that
 * of the module that the call names, of the same file, or else the only one. A long one is left out: its head alone tells
 * nothing.
 */
export async function calledDefinitions(
  called: ReadonlyMap<string, CalledName>,
  found: ReadonlyMap<string, { readonly defining: readonly string[] }>,
  { context, shown }: { readonly context: ToolContext; readonly shown: readonly ShownLines[] },
): Promise<string> {
  const places: SymbolPlace[] = [];
  const read = new Map<string, Promise<SourceText>>();
  for (const [name, one] of called) {
    const paths = definingFiles(name, one, found.get(name)?.defining ?? []);
    if (paths.length > most.files) continue;
    const own: SymbolPlace[] = [];
    for (const path of paths) {
      const source = read.get(path) ?? currentSource(path, context);
      read.set(path, source);
      const { lines, definitions } = await source;
      const callable = definitions.filter(({ kind }) => kind !== 'field');
      own.push(...symbolPlaces({ name, owner: '' }, path, lines, callable));
    }
    const isClear = new Set(own.map(({ path }) => path)).size === 1 && own.length <= most.places;
    if (isClear) places.push(...own);
  }
  const isShown = ({ path, lines, definition }: SymbolPlace) => {
    const { start: head } = signatureOf(lines, definition);
    return shown.some((one) => one.path === path && one.start <= head && head <= one.end);
  };
  const texts = places
    .filter((place) => !isShown(place))
    .map((place) => ({ ...place, imports: [], shown: codeOf(place) }))
    .filter((place) => lengthOf(place.shown) <= most.lines)
    .toSorted((a, b) => lengthOf(a.shown) - lengthOf(b.shown))
    .flatMap((place) => definitionGroups([place], true))
    .map(({ title, lines }) => [title, ...lines].join('\n'));
  const shownTexts: string[] = [];
  let left: number = most.room;
  for (const text of texts) {
    if (text.length > left) break;
    shownTexts.push(text);
    left -= text.length;
  }
  return shownTexts.join('\n');
}

/** Returns the files that define a name and in which a call may mean it. */
function definingFiles(
  name: string,
  { from, imported, object }: CalledName,
  defining: readonly string[],
): readonly string[] {
  const module = defining.filter((path) => path.split('/').at(-1)?.split('.')[0] === object);
  if (module.length > 0) return module;
  if (defining.includes(from)) return [from];
  const isForeign = object === undefined && imported?.has(name) === false;
  return isForeign || isBuiltIn(name) ? [] : defining;
}

/** Returns the lines of a definition without long documentation. */
const codeOf = ({ path, lines, definition }: SymbolPlace): readonly Lines[] =>
  foldsOf(path, lines).without(definition);

const lengthOf = (shown: readonly Lines[]) =>
  shown.reduce((sum, { start, end }) => sum + end - start + 1, 0);
