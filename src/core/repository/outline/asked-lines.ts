import type { Definition } from '../../../engines/syntax/index.ts';
import { codeNames } from '../ranking/index.ts';
import { linesOf, type OutlinedFile } from './definition.ts';
import { type Lines, rangeAround } from './window.ts';

/** Lines of what is shown whole, and definitions that a name alone may mean. */
const most = { lines: 150, same: 3 } as const;

/** Names with their owners; lines of a file, as in `cart.ts:12` and `cart.ts, total (line 12)`; and quotes of code. */
const name = /((?:[A-Za-z_$][\w$]*(?:\.|::|#|->))*)([A-Za-z_$][\w$]*)/g;
const place =
  /(?<![\w./\\-])([\w./\\-]{1,300}\.[A-Za-z]\w{0,20})(?::|[^\n]{0,60}?\blines?\s+)(\d{1,6})/g;
const quote = /`([^`\n]{12,})`|"([^"\n]{12,})"/g;

/** Returns what a report of a change names in a file, in its order, each definition whole: by name, with or without its owner, by a line, or by a quote that is there once. */
export function askedLines(file: OutlinedFile, report: string): readonly Lines[] {
  const definitions = (file.definitions ?? []).filter(isShort);
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

const isShort = ({ start, end }: Lines) => end - start < most.lines;

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
  return isElsewhere || found.length > most.same ? [] : found.filter(isShort);
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
