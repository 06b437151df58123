import { indentOf, isBlank } from '../patch/index.ts';
import type { LineStep } from './align.ts';
import type { LineChange } from './changes.ts';
import type { SearchReplace } from './lines.ts';
import { costs } from './lines.ts';

/**
 * Gives the new lines of a block the style of the file: its indentation, and what stands in `signed` for the lines of
 * REPLACE.
 */
export function fitStyle(
  texts: readonly string[],
  block: SearchReplace,
  steps: readonly LineStep[],
  { changes, signed }: { changes: readonly LineChange[]; signed: readonly string[] },
): readonly LineChange[] {
  const pairs = steps.flatMap(({ from, to, start, end, cost }): LinePair[] => {
    const [reply, file] = [block.search[from] ?? '', texts[start] ?? ''];
    const isPair = to > from && end > start && (cost & costs.part) === 0 && !isBlank(reply);
    return isPair ? [{ reply, file }] : [];
  });
  const reindent = learnIndentation(pairs, texts, block);
  return changes.map((change) => ({
    ...change,
    added: change.added.map((line, index) => {
      const at = change.at + index;
      return reindent(line === block.replace[at] ? (signed[at] ?? line) : line, at);
    }),
  }));
}

/** A line as the reply has it, and the line of the file that it means. */
interface LinePair {
  readonly reply: string;
  readonly file: string;
}

/** Gives a line of REPLACE the file's indentation; `index` is its position in REPLACE. */
type Reindent = (line: string, index: number) => string;

/**
 * Learns from the matched lines what the reply's indentation means in the file. Derives an indentation that was not
 * matched from the nearest one that was, in the file's own unit: tabs or spaces.
 */
function learnIndentation(
  pairs: readonly LinePair[],
  texts: readonly string[],
  { search, replace }: SearchReplace,
): Reindent {
  const met = pairs
    .filter(({ reply, file }) => !isBlank(reply) && !isBlank(file))
    .map(({ reply, file }) => ({ reply: indentOf(reply), file: indentOf(file) }));
  const [first, ...rest] = met;
  const isSame = ({ reply, file }: LinePair) => reply === file;
  const isFlat = met.every(({ reply, file }) => reply === '' && file === '');
  const signs = [onlySign(replace), onlySign(texts)];
  const isOther = isFlat && !signs.includes(undefined) && signs[0] !== signs[1];
  if (first === undefined || (met.every(isSame) && !isOther)) return (line) => line;
  const isSingle = search.filter((line) => !isBlank(line)).length === 1;
  const isTrimmed = isSingle
    ? isDeepEnough(replace, first.file)
    : rest.length > 0 && rest.every(isSame);
  if (first.reply === '' && first.file !== '' && isTrimmed)
    return (line, index) =>
      index === 0 && indentOf(line) === '' && line !== '' ? first.file + line : line;
  const known = new Map(met.toReversed().map(({ reply, file }) => [reply, file]));
  const scale = indentScale(known, texts, replace);
  return (line) => {
    if (isBlank(line)) return isFlat ? line : '';
    const indent = indentOf(line);
    return (known.get(indent) ?? extended(indent, known, scale)) + line.slice(indent.length);
  };
}

/** A line that opens a block or a bracket, so the next one is deeper. */
const opensBlock = /(?:[:{([]|=>|->|\b(?:then|do|begin))\s*(?:(?:#|\/\/).*)?$/;

/** Whether all lines but a flat first one are as deep as the file's line that a single line of SEARCH means. */
function isDeepEnough(replace: readonly string[], depth: string): boolean {
  const [first = '', ...others] = replace.filter((line) => !isBlank(line));
  const below = indentOf(first) === '' ? others : [first, ...others];
  const least = opensBlock.test(first) && below.length === others.length ? depth.length + 1 : 0;
  const isDeep = (line: string) => indentOf(line).startsWith(depth);
  return below.length > 0 && below.every(isDeep) && indentOf(below[0] ?? '').length >= least;
}

/** How the indentation of a reply and of a file is measured, in columns. */
interface IndentScale {
  /** Columns of a tab. */
  readonly tab: number;
  /** Columns in the file for one in the reply. */
  readonly ratio: number;
  /** Whether the file indents with tabs. */
  readonly usesTabs: boolean;
  /** Whether reply and file indent with the same character, and as far for each level. */
  readonly isLike: boolean;
}

/** Returns the scale that best explains the pairs (indentation of the reply to that of the file). */
function indentScale(
  known: ReadonlyMap<string, string>,
  texts: readonly string[],
  replace: readonly string[],
): IndentScale {
  const pairs = [...known].map(([reply, file]) => ({ reply, file }));
  const isIn = (indents: readonly string[]) => indents.some((indent) => indent.includes('\t'));
  const files = pairs.flatMap(({ file }) => (file === '' ? [] : [file]));
  const own = [...known.keys(), ...replace.map(indentOf)].filter((indent) => indent !== '');
  const usesTabs = files.length > 0 ? isIn(files) : onlySign(texts) === '\t';
  const replyTabs = isIn([...known.keys()].join('') === '' ? own : [...known.keys()]);
  if (own.length === 0 || replyTabs === usesTabs) {
    const ratio = slopeOf(pairs) ?? 1;
    return { tab: 1, ratio, usesTabs, isLike: ratio === 1 };
  }
  const inTabs = pairs.map(({ reply, file }) => (replyTabs ? [reply, file] : [file, reply]));
  const pure = inTabs.filter(
    ([tabs, blanks]) => /^\t*$/.test(tabs ?? '') && /^ *$/.test(blanks ?? ''),
  );
  const like = pure.map(([reply = '', file = '']) => ({ reply, file }));
  const one = like.find(({ reply, file }) => reply !== '' && file !== '');
  const learnt = slopeOf(like) ?? (one && one.file.length / one.reply.length);
  const tab = learnt ?? unitOf(replyTabs ? texts : own);
  return { tab: Math.max(1, Math.round(tab)), ratio: 1, usesTabs, isLike: false };
}

/** Returns an indentation as far from the nearest known one as it is in the reply. */
function extended(indent: string, known: ReadonlyMap<string, string>, scale: IndentScale): string {
  const width = (one: string) =>
    Array.from(one).reduce((sum, sign) => sum + (sign === '\t' ? scale.tab : 1), 0);
  const deepestFirst = [...known].sort(([a], [b]) => width(b) - width(a));
  const nearest =
    deepestFirst.find(([reply]) => width(reply) <= width(indent)) ?? deepestFirst.at(-1);
  const [reply, file] = nearest ?? ['', ''];
  if (indent.startsWith(reply) && scale.isLike) return file + indent.slice(reply.length);
  const columns = Math.max(
    0,
    width(file) + Math.round((width(indent) - width(reply)) * scale.ratio),
  );
  if (!scale.usesTabs) return ' '.repeat(columns);
  return '\t'.repeat(columns / scale.tab) + ' '.repeat(columns % scale.tab);
}

/** Returns the character that every indented line begins with; `undefined` for none or both. */
function onlySign(lines: readonly string[]): string | undefined {
  const indented = lines.filter((line) => !isBlank(line) && indentOf(line) !== '');
  const sign = indented[0]?.at(0);
  return indented.every((line) => line.at(0) === sign) ? sign : undefined;
}

const usualTab = 4;

/** Returns the smallest indentation of more than one space. */
function unitOf(lines: readonly string[]): number {
  const widths = lines.flatMap((line) => / {2,}(?=$|\S)/y.exec(line)?.[0].length ?? []);
  return widths.length === 0 ? usualTab : Math.min(...widths.slice(0, 10_000));
}

/** Characters in the file for one in the reply, from the two pairs that are farthest apart. */
function slopeOf(pairs: readonly LinePair[]): number | undefined {
  const isPure = (indent: string) => !(indent.includes('\t') && indent.includes(' '));
  const sorted = pairs
    .filter(({ reply, file }) => isPure(reply) && isPure(file))
    .sort((a, b) => a.reply.length - b.reply.length);
  const [shallow, deep] = [sorted.at(0), sorted.at(-1)];
  if (shallow === undefined || deep === undefined) return undefined;
  const run = deep.reply.length - shallow.reply.length;
  const rise = deep.file.length - shallow.file.length;
  return run > 0 && rise > 0 ? rise / run : undefined;
}
