import {
  type Definition,
  type FoundFile,
  foldsOf,
  mergedLines,
} from '../../../core/repository/index.ts';
import { clip, clipLines, firstFew } from '../../../core/text/index.ts';
import { currentSource, type SourceText, type ToolContext } from '../context/index.ts';

/** A name with the lines that have it, and the definition of it that is not looked for. */
export interface NameUses {
  readonly name: string;
  readonly own: Readonly<Record<'path' | 'owner', string> & Record<'isAdded' | 'isGone', boolean>>;
  readonly sources: readonly FoundFile[];
  readonly tests: readonly FoundFile[];
}

/** Characters of all uses and of a line, and how many other definitions and files of tests are named. */
const most = { room: 3_000, line: 160, others: 3, tests: 3 } as const;

/** Writes uses: each name in its share of the room, and what one leaves goes to those after it. */
export async function usesText(all: readonly NameUses[], context: ToolContext): Promise<string> {
  const texts: string[] = [];
  const unused: string[] = [];
  let left: number = most.room;
  for (const [at, uses] of all.entries()) {
    const share = Math.floor(left / (all.length - at));
    const text = nameText(uses, await readSources(uses, context), share);
    if (text !== '') texts.push(text);
    else if (!uses.own.isAdded) unused.push(uses.name);
    left -= text.length;
  }
  const none = unused.length === 0 ? [] : [`No other code uses ${unused.join(', ')}.`];
  return [...texts, ...none].join('\n\n');
}

/** A source with the lines that use a name, and those where it is defined. */
interface UsedSource extends SourceText {
  readonly path: string;
  readonly used: readonly number[];
  readonly defined: readonly Definition[];
}

function readSources(
  { name, own, sources }: NameUses,
  context: ToolContext,
): Promise<readonly UsedSource[]> {
  const read = sources.map(async ({ path, lines: found }): Promise<UsedSource> => {
    const source = await currentSource(path, context);
    const { definitions } = source;
    const all = found.map(({ line }) => line);
    const defined = definitions.filter(
      (one) => one.name === name && all.some((line) => one.start <= line && line <= one.end),
    );
    const whole = own.owner === '' ? name : `${own.owner}.${name}`;
    const isOwn = (line: number) =>
      path === own.path && `.${placeOf(line, definitions)}.`.includes(`.${whole}.`);
    const heads = defined.map(({ start, end }) => all.find((line) => start <= line && line <= end));
    return {
      ...{ ...source, path },
      used: all.filter((line) => !heads.includes(line) && !isOwn(line)),
      defined: defined.filter(({ start }) => !isOwn(start)),
    };
  });
  return Promise.all(read);
}

/** Lines above and below each use: as many as there is room for. */
const margins = [3, 1, 0] as const;

/** Says who uses a name, who else defines it, and which tests have it. */
function nameText(
  { name, own, tests }: NameUses,
  sources: readonly UsedSource[],
  room: number,
): string {
  const others = sources.flatMap(({ path, definitions, defined }) =>
    defined.map(({ start, end }) => `${path}:${start}-${end} ${placeOf(start, definitions)}`),
  );
  const counted = tests
    .toSorted((a, b) => b.count - a.count)
    .map(({ path, count }) => `${path} (${count})`);
  const last = [
    ...(others.length === 0 ? [] : [`Also defined: ${firstFew(others, most.others).join('; ')}`]),
    ...(tests.length === 0 ? [] : [`In tests: ${firstFew(counted, most.tests).join(', ')}`]),
  ].join('\n');
  const left = Math.max(0, room - last.length);
  const written = margins.map((margin) =>
    sources.flatMap((one) => useLines(one, margin)).join('\n'),
  );
  const uses =
    written.find((text) => text.length <= left) ??
    clipLines(written.at(-1) ?? '', left, '\n(more are left out)');
  const parts = [uses, last].filter((part) => part !== '');
  const title = own.isGone ? `${name} (removed here):` : `${name}:`;
  return parts.length === 0 ? '' : [title, ...parts].join('\n');
}

/** Shows the lines of a source that use a name, with those around them, by the definitions that they are in. */
function useLines(
  { path, lines, definitions, used }: UsedSource,
  margin: number,
): readonly string[] {
  if (used.length === 0) return [];
  const folds = foldsOf(path, lines);
  const ranges = used.flatMap((line) =>
    folds.without({
      start: Math.max(1, line - margin),
      end: Math.min(lines.length, line + margin),
    }),
  );
  let last = '';
  const shown = mergedLines(ranges).flatMap(({ start, end }) => {
    const first = used.find((line) => start <= line && line <= end) ?? start;
    const place = placeOf(first, definitions);
    const head = place === last ? [] : [`in ${place}`];
    last = place;
    const numbers = Array.from({ length: end - start + 1 }, (_, at) => start + at);
    const rows = numbers.map((line) => {
      const mark = used.includes(line) ? ':' : '-';
      return `  ${line}${mark} ${clip(lines[line - 1] ?? '', most.line)}`;
    });
    return [...head, ...rows];
  });
  return [path, ...shown];
}

/** Names the definitions that a line is in, as `Cart.total`; empty outside of all. */
function placeOf(line: number, definitions: readonly Definition[]): string {
  const around = definitions
    .filter(({ start, end }) => start <= line && line <= end)
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap(({ container = [], name }) => [container, name].flat());
  return around.length === 0 ? '' : clip(around.join('.'), 100);
}
