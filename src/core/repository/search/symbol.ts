import { clip } from '../../text/index.ts';
import type { Definition } from '../outline/index.ts';
import type { ResultGroup } from './result-groups.ts';

/** A name with what it may belong to: `Cart.total`, `cart::total` and `Cart#total` are `total` of `Cart`. */
export interface SymbolName {
  readonly name: string;
  /** Empty if the name has none. */
  readonly owner: string;
}

/** A definition of a symbol with the text of its file. */
export interface SymbolPlace {
  readonly path: string;
  readonly definition: Definition;
  readonly lines: readonly string[];
  /** Whether it lies in what the name says that it belongs to. */
  readonly isOwned: boolean;
}

/** Parses a name as any language writes it; the name is empty if there is none. */
export function symbolName(written: string): SymbolName {
  const [plain = ''] = written.trim().split(/[(<\s]/);
  const parts = plain.split(/\.|::|#|->|\\|\//).filter((part) => part !== '');
  return { name: parts.at(-1) ?? '', owner: parts.at(-2) ?? '' };
}

/** Returns the definitions of a symbol in one file. */
export function symbolPlaces(
  { name, owner }: SymbolName,
  path: string,
  lines: readonly string[],
  definitions: readonly Definition[],
): readonly SymbolPlace[] {
  const wanted = definitions.filter((one) => one.name.replace(/^[#@$*&]+/, '') === name);
  return wanted.map((definition) => {
    const around = definitions.filter((outer) => contains(outer, definition));
    const owners = [definition.container, ...around.map((outer) => outer.name)];
    const isOwned = owner !== '' && (owners.includes(owner) || partsOf(path).includes(owner));
    return { path, definition, lines, isOwned };
  });
}

function contains(outer: Definition, inner: Definition): boolean {
  return outer !== inner && outer.start <= inner.start && outer.end >= inner.end;
}

const partsOf = (path: string) => path.split(/[/.]/);

/** Lines of a definition that are shown without its body, if there are few definitions. */
const headLines = 3;
const few = 10;
const maxLine = 400;

/** Shows definitions, those of the owner first: their beginning, or the whole of them. */
export function definitionGroups(
  places: readonly SymbolPlace[],
  hasBody: boolean,
): readonly ResultGroup[] {
  const ordered = [
    ...places.filter(({ isOwned }) => isOwned),
    ...places.filter(({ isOwned }) => !isOwned),
  ];
  const shown = places.length <= few ? headLines : 1;
  return ordered.map(({ path, definition: { start, end, kind, name }, lines: all }) => {
    const lines = all.slice(start - 1, hasBody ? end : Math.min(end, start - 1 + shown));
    return {
      title: `${path} (${kind} ${name}, lines ${start}-${end})`,
      lines: lines.map((line) => clip(line, maxLine)),
      places: lines.map((_, at) => ({ path, start: start + at, end: start + at })),
    };
  });
}
