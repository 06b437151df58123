import { indentOf, isBlank } from '../lines.ts';
import type { Sides } from '../place/index.ts';
import { type Measure, measureOf, rendered, unitOf, widthOf } from './measure.ts';

/** A line as the reply has it and the line of the file that it means. */
export interface Pair {
  readonly reply: string;
  readonly file: string;
}

/** Gives a line of REPLACE the file's indentation; `index` is its place in REPLACE. */
export type Reindent = (line: string, index: number) => string;

/**
 * What the reply's indentation means in the file, learned from the lines that were met. Blanks that
 * were not met count from the nearest that were, in the file's own unit: a tab or so many spaces.
 */
export function learnIndentation(pairs: readonly Pair[], fileTexts: readonly string[]): Reindent {
  const met = pairs
    .filter(({ reply, file }) => !isBlank(reply) && !isBlank(file))
    .map(({ reply, file }) => ({ reply: indentOf(reply), file: indentOf(file) }));
  const [first, ...rest] = met;
  const isSame = ({ reply, file }: Pair) => reply === file;
  if (first === undefined || met.every(isSame)) return asWritten;
  const isCutOff = first.reply === '' && rest.length > 0 && rest.every(isSame);
  if (isCutOff) {
    return (line, index) => (index === 0 && indentOf(line) === '' ? first.file + line : line);
  }
  const known = majority(met);
  const measure = measureOf(known, fileTexts);
  return (line) => {
    if (isBlank(line)) return '';
    const indent = indentOf(line);
    return (known.get(indent) ?? extended(indent, known, measure)) + line.slice(indent.length);
  };
}

const asWritten: Reindent = (line) => line;

/**
 * For a SEARCH without indentation, which tells nothing: where all of the file is indented with tabs
 * and all of REPLACE with spaces, or the other way round, the file's own sign.
 */
export function ownSign({ search, replace }: Sides, fileTexts: readonly string[]): Reindent {
  const isFlat = search.every((line) => isBlank(line) || indentOf(line) === '');
  const reply = isFlat ? onlySign(replace) : undefined;
  const file = reply === undefined ? undefined : onlySign(fileTexts);
  if (reply === undefined || file === undefined || reply === file) return asWritten;
  const tab = unitOf(reply === ' ' ? replace : fileTexts);
  const measure = { replyTab: tab, fileTab: tab, ratio: 1, usesTabs: file === '\t', isLike: false };
  return (line) => {
    const indent = indentOf(line);
    return rendered(widthOf(indent, tab), measure) + line.slice(indent.length);
  };
}

/** The sign that every indented line begins with; `undefined` for none or both. */
function onlySign(lines: readonly string[]): string | undefined {
  const indented = lines.filter((line) => !isBlank(line) && indentOf(line) !== '');
  const sign = indented[0]?.at(0);
  return indented.every((line) => line.at(0) === sign) ? sign : undefined;
}

/** For each indentation of the reply the one that it most often meant; of equals the first. */
function majority(met: readonly Pair[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { reply, file } of met) {
    const count = counts.get(reply) ?? new Map<string, number>();
    counts.set(reply, count.set(file, (count.get(file) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([reply, count]) => {
      const [best] = [...count].sort(([, a], [, b]) => b - a);
      return [reply, best?.[0] ?? reply];
    }),
  );
}

/** As far from the nearest indentation that was met as in the reply. */
function extended(indent: string, known: ReadonlyMap<string, string>, measure: Measure): string {
  const width = (one: string) => widthOf(one, measure.replyTab);
  const deepestFirst = [...known].sort(([a], [b]) => width(b) - width(a));
  const nearest =
    deepestFirst.find(([reply]) => width(reply) <= width(indent)) ?? deepestFirst.at(-1);
  if (nearest === undefined) return indent;
  const [reply, file] = nearest;
  if (indent.startsWith(reply) && measure.isLike) return file + indent.slice(reply.length);
  const moved = (width(indent) - width(reply)) * measure.ratio;
  return rendered(widthOf(file, measure.fileTab) + Math.round(moved), measure);
}
