import { codeNames } from '../ranking/index.ts';
import { type Definition, linesOf, type OutlinedFile } from './definition.ts';
import { type Lines, rangeAround } from './window.ts';

/** Lines of what is shown whole, definitions that a name alone may mean, and lines of a test. */
const most = { lines: 150, same: 3, test: 40 } as const;

/** Names with their owners; lines of a file, as in `cart.ts:12` and `cart.ts, total (line 12)`; and quotes of code. */
const name = /((?:[A-Za-z_$][\w$]*(?:\.|::|#|->))*)([A-Za-z_$][\w$]*)/g;
const place =
  /(?<![\w./\\-])([\w./\\-]{1,300}\.[A-Za-z]\w{0,20})(?::|[^\n]{0,60}?\blines?\s+)(\d{1,6})/g;
const quote = /`([^`\n]{12,})`|"([^"\n]{12,})"/g;
const literal = /(["'`])((?:\\.|(?!\1)[^\\\n]){12,300})\1/g;

/** Returns what a report of a change names in a file, in its order, each definition whole: by name, with or without its owner, by a line, or by a quote that is there once. */
export function askedLines(file: OutlinedFile, report: string): readonly Lines[] {
  const definitions = (file.definitions ?? []).filter(isShort(most.lines));
  const codes = codeNames(report);
  const named = [...report.matchAll(name)].flatMap(({ index, 1: path = '', 2: own = '' }) =>
    codes.has(own) ? meant(own, path, file).map((range) => ({ index, range })) : [],
  );
  const quoted = [...report.matchAll(quote)].flatMap(({ index, 1: code, 2: text = code }) =>
    text !== undefined && isOnce(text, file.text) ? [{ index, line: lineOf(text, file.text) }] : [],
  );
  const around = [...placesIn(file, report), ...quoted].map(({ index, line }) => ({
    index,
    range: blockAround(file, line, definitions),
  }));
  return [...named, ...around].toSorted((a, b) => a.index - b.index).map(({ range }) => range);
}

/** Lines of a test that a failure tells of, and how clearly. */
export interface ToldTest {
  readonly range: Lines;
  readonly weight: number;
}

/** How clearly a line and a name tell of a test; a literal does so by its characters. */
const clear = 100;

/** Returns the tests in a file that the output of failures tells of: by a line, a name, or literals that are there once. */
export function toldTests(file: OutlinedFile, output: string): readonly ToldTest[] {
  const all = file.definitions ?? [];
  const weights = new Map<number, number>();
  const add = (line: number, weight: number) =>
    weights.set(line, (weights.get(line) ?? 0) + weight);
  for (const { line } of placesIn(file, output)) add(line, clear);
  for (const test of codeNames(output)) {
    if (!/test/i.test(test) || test.length < 8) continue;
    const own = all.find(({ name }) => name === test);
    if (own !== undefined) add(own.start, clear);
  }
  for (const [, , text = ''] of file.text.matchAll(literal))
    if (output.includes(text) && isOnce(text, file.text)) add(lineOf(text, file.text), text.length);
  if (weights.size === 0) return [];
  const definitions = all.filter(isShort(most.test));
  return [...weights].map(([line, weight]) => ({
    range: blockAround(file, line, definitions),
    weight,
  }));
}

const isShort =
  (limit: number) =>
  ({ start, end }: Lines) =>
    end - start < limit;

const isOnce = (part: string, text: string) =>
  text.includes(part) && text.indexOf(part) === text.lastIndexOf(part);

const lineOf = (part: string, text: string) => text.slice(0, text.indexOf(part)).split('\n').length;

/** Returns the definitions that a name means: those of its owner; of a type that is not here, none. */
function meant(own: string, path: string, file: OutlinedFile): readonly Lines[] {
  const all = file.definitions ?? [];
  const owner = path.split(/\.|::|#|->/).at(-2);
  const same = all.filter((one) => one.name === own);
  const isOwned = (one: Definition) =>
    one.container === owner ||
    all.some((o) => o !== one && o.name === owner && o.start <= one.start && o.end >= one.end);
  const owned = owner === undefined ? [] : same.filter(isOwned);
  const isElsewhere = owner !== undefined && /^_*\p{Lu}/u.test(owner) && owned.length === 0;
  const found = owned.length > 0 ? owned : same;
  return isElsewhere || found.length > most.same ? [] : found.filter(isShort(most.lines));
}

function placesIn({ path, text }: OutlinedFile, report: string) {
  const count = linesOf(text).length;
  return [...report.matchAll(place)].flatMap(({ index, 1: said = '', 2: number }) => {
    const line = Number(number);
    const isOwn = `/${path}`.endsWith(`/${said}`) || said.endsWith(`/${path}`);
    return isOwn && line >= 1 && line <= count ? [{ index, line }] : [];
  });
}

/** Returns the longest of these definitions that has a line, or the lines around it. */
function blockAround(
  { text }: OutlinedFile,
  line: number,
  definitions: readonly Definition[],
): Lines {
  const own = definitions.filter(({ start, end }) => start <= line && line <= end && start < end);
  const [longest] = own.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return longest ?? rangeAround(line, linesOf(text).length);
}
