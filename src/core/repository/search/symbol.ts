import { clip, counted, firstFew } from '../../text/index.ts';
import { fileKind } from '../file-kind.ts';
import { type Definition, foldsOf, headOf, type Lines } from '../outline/index.ts';
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
  /** The definitions directly within it. */
  readonly inner: readonly Definition[];
  /** The lines above the first definition of the file, where they are few: its imports. */
  readonly imports: readonly Lines[];
  /** Its lines; of a long one, without long documentation. */
  readonly shown: readonly Lines[];
}

/** Parses a name as any language writes it; the name is empty if there is none. */
export function symbolName(written: string): SymbolName {
  const [plain = ''] = written.trim().split(/[(<\s]/);
  const parts = plain.split(/\.|::|#|->|\\|\//).filter((part) => part !== '');
  return { name: parts.at(-1) ?? '', owner: parts.at(-2) ?? '' };
}

/** What only has the name of what it tests or explains. */
const namesakes = /^(?:describe|context|suite|it|test|bench|specify|feature|scenario|heading)$/;

/** Returns the definitions of a symbol in one file. */
export function symbolPlaces(
  { name, owner }: SymbolName,
  path: string,
  lines: readonly string[],
  definitions: readonly Definition[],
): readonly SymbolPlace[] {
  const wanted = definitions.filter(
    (one) => one.name.replace(/^[#@$*&]+/, '') === name && !namesakes.test(one.kind),
  );
  const imports = headOf(lines, definitions[0]?.start);
  const folds = wanted.some(isLong) ? foldsOf(path, lines) : undefined;
  return wanted.map((definition) => {
    const around = definitions.filter((outer) => contains(outer, definition));
    const owners = [definition.container, ...around.map((outer) => outer.name)];
    const isOwned = owner !== '' && (owners.includes(owner) || pathParts(path).includes(owner));
    const inner = definitions.filter(
      (one) => one.depth === definition.depth + 1 && contains(definition, one),
    );
    const shown = isLong(definition) ? (folds?.without(definition) ?? []) : [definition];
    return { path, definition, lines, isOwned, inner, imports, shown };
  });
}

function contains(outer: Definition, inner: Definition): boolean {
  return outer !== inner && outer.start <= inner.start && outer.end >= inner.end;
}

/** The names of the folders and of the module that a path leads to. */
export const pathParts = (path: string): readonly string[] => path.split(/[/.]/);

/** More definitions are shown by their first line. */
const few = 10;

/** Lines of a definition that is shown whole by itself, of all of these, and of the beginning of others. */
const most = { whole: 40, together: 120, head: 3 } as const;

const isLong = ({ start, end }: Lines) => end - start >= most.whole;

/** Rows for what is within a definition that is not shown whole. */
const maxRows = 30;
const maxLine = 800;

/**
 * Shows definitions, those of the owner first and those of tests last: whole if they are few and short, or with `hasBody`;
 * else their beginning, and the lines of what is within. Beside those of the owner, others are only counted.
 * The imports of a file stand above what is shown whole.
 */
export function definitionGroups(
  places: readonly SymbolPlace[],
  hasBody: boolean,
): readonly ResultGroup[] {
  const rank = ({ isOwned, path }: SymbolPlace) => (isOwned ? 0 : 10) + fileKind(path);
  const ordered = places.toSorted((one, other) => rank(one) - rank(other));
  const owned = ordered.filter(({ isOwned }) => isOwned);
  const wanted = owned.length > 0 ? owned : ordered;
  const introduced = new Set<string>();
  let left: number = most.together;
  const groups = wanted.flatMap((place) => {
    const { path, shown } = place;
    const length = shown.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    const isShort = wanted.length <= few && length <= Math.min(most.whole, left);
    if (!hasBody && !isShort) return [beginningOf(place, wanted.length <= few)];
    left -= length;
    const imports = introduced.has(path) || fileKind(path) > 0 ? [] : place.imports;
    introduced.add(path);
    return [
      ...imports.map((lines) => linesGroup(place, lines, '(imports)')),
      ...shown.map((lines, at) =>
        linesGroup(place, lines, partTitle(place, lines, shown[at - 1]?.end)),
      ),
    ];
  });
  const others = ordered.slice(wanted.length).map((one) => `${one.path}:${one.definition.start}`);
  if (others.length === 0) return groups;
  const said = `${counted(others.length, 'definition')} of this name elsewhere`;
  return [...groups, { title: '', lines: [`(${said}: ${firstFew(others, 3).join(', ')})`] }];
}

/** Names a definition, or a later part of it behind another one, by the documentation that is left out above. */
function partTitle({ definition }: SymbolPlace, part: Lines, before?: number): string {
  const { kind, name, start, end } = definition;
  const whole = `${kind} ${name}, lines ${start}-${end}`;
  const what = before === undefined ? whole : `lines ${part.start}-${part.end}`;
  const from = (before ?? start - 1) + 1;
  const to = part.start - 1;
  return `(${what}${from > to ? '' : `; lines ${from}-${to} of documentation are left out`})`;
}

/** Shows how a definition begins and, if there is room, where what is within it stands. */
function beginningOf(place: SymbolPlace, hasRoom: boolean): ResultGroup {
  const { definition, inner } = place;
  const { start, end } = definition;
  const shown = { start, end: Math.min(end, start - 1 + (hasRoom ? most.head : 1)) };
  const group = linesGroup(place, shown, partTitle(place, shown));
  const rows = hasRoom ? inner.slice(0, maxRows) : [];
  const more = hasRoom && inner.length > maxRows ? [`  and ${inner.length - maxRows} more`] : [];
  const outline = rows.map((one) => `  ${one.start}-${one.end}: ${one.kind} ${one.name}`);
  return { ...group, lines: [...group.lines, ...outline, ...more] };
}

function linesGroup(
  { path, lines: all }: SymbolPlace,
  { start, end }: Lines,
  title: string,
): ResultGroup {
  const lines = all.slice(start - 1, end).map((line) => clip(line, maxLine));
  return {
    title: `${path} ${title}`,
    lines,
    places: lines.map((_, at) => ({ path, start: start + at, end: start + at })),
  };
}
