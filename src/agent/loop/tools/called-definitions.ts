import {
  type Definition,
  definitionGroups,
  definitionsByPattern,
  isComment,
  linesOf,
  type ShownLines,
  type SymbolPlace,
  symbolPlaces,
  withoutLines,
} from '../../../core/repository/index.ts';
import { scanCurrent, type ToolContext } from '../context/index.ts';

/** Characters of all definitions, lines of one, and files and definitions of a name that still means one thing. */
const most = { room: 3_000, lines: 40, files: 3, places: 2 } as const;

const call =
  /(?:([\p{L}\p{N}_$]+|[)\]}"'`])(?:\??\.|->|::))?([\p{L}_$][\p{L}\p{N}_$]{2,})[?!]?(?:<[^<>()\n]*>)?\(/gu;

/** What a method calls its own object. */
const ownObject = /^\$?(?:this|self|cls|super)$/;

/** Whether a name has several words. One word, such as `then`, names methods of many things. */
export const isCompound = (name: string) => /[\p{Ll}\p{N}]\p{Lu}|[^_]_[^_]/u.test(name);

/** Returns the names that lines of code call, in their order, without common methods of any other object. */
export function namesCalled(lines: readonly string[]): readonly string[] {
  const code = lines.filter((line) => !isComment(line)).join('\n');
  const clear = [...code.matchAll(call)].filter(
    ([, object, name = '']) => object === undefined || ownObject.test(object) || isCompound(name),
  );
  return [...new Set(clear.map(([, , name = '']) => name))].filter((name) => name !== 'super');
}

/**
 * Returns the short definitions of names that a file calls, as far as they are not shown and it is clear which is meant:
 * that of the same file, or else the only one.
 */
export async function calledDefinitions(
  called: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, { readonly defining: readonly string[] }>,
  { context, shown }: { readonly context: ToolContext; readonly shown: readonly ShownLines[] },
): Promise<string> {
  const places: SymbolPlace[] = [];
  const read = new Map<string, Promise<ReadSource>>();
  for (const [name, from] of called) {
    const { defining = [] } = found.get(name) ?? {};
    const paths = defining.includes(from) ? [from] : defining;
    if (paths.length > most.files) continue;
    const own: SymbolPlace[] = [];
    for (const path of paths) {
      const source = read.get(path) ?? readSource(path, context);
      read.set(path, source);
      const { lines, definitions } = await source;
      own.push(...symbolPlaces({ name, owner: '' }, path, lines, definitions));
    }
    const isClear = new Set(own.map(({ path }) => path)).size === 1 && own.length <= most.places;
    if (isClear) places.push(...own);
  }
  const wanted = places.filter(
    (place) =>
      lengthOf(place) <= most.lines &&
      withoutLines(place.shown, linesOfFile(place.path, shown)).length > 0,
  );
  const texts = wanted
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))
    .map((place) => definitionGroups([{ ...place, imports: [] }], true))
    .map(([group]) => [group?.title, ...(group?.lines ?? [])].join('\n'));
  const shownTexts: string[] = [];
  let left: number = most.room;
  for (const text of texts) {
    if (text.length > left) break;
    shownTexts.push(text);
    left -= text.length;
  }
  return shownTexts.join('\n');
}

const lengthOf = ({ shown }: SymbolPlace) =>
  shown.reduce((sum, { start, end }) => sum + end - start + 1, 0);

const linesOfFile = (path: string, shown: readonly ShownLines[]) =>
  shown.filter((one) => one.path === path);

interface ReadSource {
  readonly lines: readonly string[];
  readonly definitions: readonly Definition[];
}

async function readSource(path: string, context: ToolContext): Promise<ReadSource> {
  const texts: string[] = [];
  await scanCurrent([path], context, (_, text) => texts.push(text) > 0);
  const [text = ''] = texts;
  const known = await context.syntax.definitions(path, text);
  return { lines: linesOf(text), definitions: known ?? definitionsByPattern(path, text) };
}
