import { isBlank } from '../lines.ts';
import { plain } from './look-alikes.ts';
import type { Sides } from './place.ts';

/**
 * What copying does to lines, undone on both sides. Gives every reading worth a try, best first;
 * a reading counts only when its SEARCH then stands in the file.
 */
export function withoutArtefacts(sides: Sides): readonly Sides[] {
  const bodies = isFenced(sides.search) ? [sides, both(sides, unfenced)] : [sides];
  const undone = bodies.flatMap((body) => artefacts.flatMap((undo) => undo(body)));
  return [...bodies.slice(1), ...undone].filter(({ search }) => isOther(search, sides.search));
}

/** The readings that one artefact allows; none where SEARCH shows no trace of it. */
type Undo = (sides: Sides) => readonly Sides[];

const fence = /^\s*(?:`{3,}|~{3,})[^`]*$/;

/** A code fence may stand inside the markers, around each side or around both. */
function isFenced(search: readonly string[]): boolean {
  return fence.test(search[0] ?? '') || fence.test(search.at(-1) ?? '');
}

function unfenced(lines: readonly string[]): readonly string[] {
  const start = fence.test(lines[0] ?? '') ? 1 : 0;
  const end = lines.length > start && fence.test(lines.at(-1) ?? '') ? -1 : undefined;
  return lines.slice(start, end);
}

/** Line numbers as `12 | x`, `12: x`, `12→x` or a number and a tab. */
const marked: readonly RegExp[] = [
  /^ *L?(\d+) ?[|│] (.*)$/,
  /^ *L?(\d+) ?[|│]\s?(.*)$/,
  /^ *L?(\d+)[:)] (.*)$/,
  /^ *L?(\d+)[:)]\s?(.*)$/,
  /^ *L?(\d+)[\t→](.*)$/,
];

/** Line numbers before mere blanks. Before one line alone a number is rather its own. */
const bare: readonly RegExp[] = [/^ *(\d+)\.? (.*)$/, /^ *(\d+)\.? {2}(.*)$/];

const unnumbered: Undo = (sides) => {
  const filled = sides.search.filter((line) => !isBlank(line));
  if (!/^ *L?\d/.test(filled[0] ?? '')) return [];
  return [...marked, ...(filled.length > 1 ? bare : [])].flatMap((form) => {
    const numbers = filled.map((line) => Number(numberedBy(form, line)?.[1] ?? Number.NaN));
    const isCounted = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? one));
    if (!isCounted || !numbers.every(Number.isInteger)) return [];
    return [eachLine(sides, (line) => numberedBy(form, line)?.[2] ?? line)];
  });
};

/** An empty line may have lost the blank behind its number's sign. */
function numberedBy(form: RegExp, line: string): RegExpExecArray | null {
  return form.exec(line) ?? form.exec(`${line} `);
}

/**
 * A diff's signs in the first column: on every line, or on the changed ones only, where REPLACE has no
 * line with the sign of what goes: then that is a list's.
 */
const unsigned: Undo = (sides) => {
  const hasSign = (lines: readonly string[], sign: string) =>
    lines.some((line) => line.startsWith(sign));
  if (!hasSign(sides.search, '-') && !hasSign(sides.replace, '+')) return [];
  const isSigned = (lines: readonly string[], sign: string) =>
    lines.every((line) => line === '' || line.startsWith(' ') || line.startsWith(sign));
  const cut = ({ search, replace }: Sides, without: (line: string, sign: string) => string) => ({
    search: search.map((line) => without(line, '-')),
    replace: replace.map((line) => without(line, '+')),
  });
  const signed = isSigned(sides.search, '-') && isSigned(sides.replace, '+');
  const gaps = hasSign(sides.search, '-') && hasSign(sides.replace, '-') ? [] : ['', ' '];
  const onChanged = gaps.map((gap) =>
    cut(sides, (line, sign) => (line.startsWith(sign + gap) ? line.slice(1 + gap.length) : line)),
  );
  return [...(signed ? [cut(sides, (line) => line.slice(1))] : []), ...onChanged];
};

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['#x27', "'"],
  ['#34', '"'],
  ['nbsp', ' '],
]);

/** HTML entities. */
const unencoded: Undo = (sides) => {
  if (!sides.search.some((line) => line.includes('&'))) return [];
  const decoded = (line: string) =>
    line.replace(/&([a-z]+|#\w+);/g, (whole, name) => entities.get(name) ?? whole);
  return [eachLine(sides, decoded)];
};

/** Backslashes before quotes, before quotes and backslashes, before any sign. */
const unescaped: Undo = (sides) => {
  if (!sides.search.some((line) => line.includes('\\'))) return [];
  return [/\\(["'`])/g, /\\(["'`\\])/g, /\\([!-/:-@[-`{-~])/g].map((form) =>
    eachLine(sides, (line) => line.replace(form, (_, sign: string) => sign)),
  );
};

const curly = /[‘’‚‛′“”„‟″]/g;

/** Curly quotes. */
const straightened: Undo = (sides) => {
  if (!sides.search.some((line) => line.search(curly) >= 0)) return [];
  return [eachLine(sides, (line) => line.replace(curly, plain))];
};

const artefacts: readonly Undo[] = [unnumbered, unsigned, unencoded, unescaped, straightened];

function both(sides: Sides, change: (lines: readonly string[]) => readonly string[]): Sides {
  return { search: change(sides.search), replace: change(sides.replace) };
}

function eachLine(sides: Sides, change: (line: string) => string): Sides {
  return both(sides, (lines) => lines.map(change));
}

function isOther(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.some((line) => !isBlank(line)) &&
    (a.length !== b.length || a.some((line, at) => line !== b[at]))
  );
}
