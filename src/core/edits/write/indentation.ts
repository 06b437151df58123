import { indentOf, isBlank } from '../patch/index.ts';
import { isDedented, isTrimmed } from './depth.ts';

/** A line as the reply has it, and the line of the file that it means. */
export interface LinePair {
  readonly reply: string;
  readonly file: string;
}

/** Gives a line of REPLACE the file's indentation; `index` is its position in REPLACE. */
export type Reindent = (line: string, index: number) => string;

/**
 * Learns from the matched lines what the reply's indentation means in the file. Derives an indentation
 * that was not matched from the nearest one that was, in the file's own unit: tabs or spaces.
 */
export function learnIndentation(
  pairs: readonly LinePair[],
  fileTexts: readonly string[],
  replace: readonly string[] = [],
): Reindent {
  const matched = pairs
    .filter(({ reply, file }) => !isBlank(reply) && !isBlank(file))
    .map(({ reply, file }) => ({ line: reply, reply: indentOf(reply), file: indentOf(file) }));
  const [first, ...rest] = matched;
  const isSame = ({ reply, file }: LinePair) => reply === file;
  if (first === undefined || matched.every(isSame)) return asWritten;
  const isCutOff = () =>
    rest.length > 0
      ? rest.every(isSame)
      : isTrimmed(replace, first.file, unitOf(fileTexts, first.file));
  const shift = shiftOf(matched, replace);
  if (shift !== undefined) return (line) => (isBlank(line) ? '' : line.slice(shift.length));
  if (isOwnDepth(pairs, replace)) return asWritten;
  if (first.reply === '' && isCutOff()) {
    const isNew = !rest.some(({ line }) => replace.includes(line));
    if (isNew && isDedented(replace, first.file, unitOf(fileTexts, first.file))) {
      return (line) => (isBlank(line) ? '' : first.file + line);
    }
    return (line, index) =>
      index === 0 && indentOf(line) === '' && line !== '' ? first.file + line : line;
  }
  const known = new Map(matched.toReversed().map(({ reply, file }) => [reply, file]));
  const scale = scaleOf(known, fileTexts);
  return (line) => {
    if (isBlank(line)) return '';
    const indent = indentOf(line);
    return (known.get(indent) ?? extended(indent, known, scale)) + line.slice(indent.length);
  };
}

const asWritten = (line: string) => line;

/** Returns what each indented line has in front of the file's own indentation, if it is the same everywhere. */
function shiftOf(matched: readonly LinePair[], replace: readonly string[]): string | undefined {
  const [first] = matched;
  const shift = first?.reply.slice(0, first.reply.length - first.file.length) ?? '';
  const isShifted = matched.every(({ reply, file }) => reply === shift + file);
  const isEverywhere = replace.every((line) => isBlank(line) || line.startsWith(shift));
  const isKnown = matched.some(({ file }) => file !== '');
  return shift !== '' && isShifted && isEverywhere && isKnown ? shift : undefined;
}

/** Whether new lines are as deep as the file's, although SEARCH has lost its indentation. */
function isOwnDepth(pairs: readonly LinePair[], replace: readonly string[]): boolean {
  const depthOf = (lines: readonly string[]) =>
    lines
      .filter((line) => !isBlank(line))
      .map((line) => indentOf(line).length)
      .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const search = pairs.map(({ reply }) => reply);
  const depth = depthOf(replace);
  const known = new Set(search.map((line) => line.trim()));
  const isNew = !replace.some((line) => !isBlank(line) && known.has(line.trim()));
  return isNew && depth > depthOf(search) && depth === depthOf(pairs.map(({ file }) => file));
}

/**
 * Converts tabs to spaces, or spaces to tabs, if REPLACE is indented only with one and the file only
 * with the other. Does so only for a SEARCH without indentation, from which nothing can be learned.
 */
export function convertTabs(
  search: readonly string[],
  replace: readonly string[],
  fileTexts: readonly string[],
): (line: string) => string {
  const isFlat = search.every((line) => isBlank(line) || indentOf(line) === '');
  const reply = isFlat ? onlySign(replace) : undefined;
  const file = reply === undefined ? undefined : onlySign(fileTexts);
  if (reply === undefined || file === undefined || reply === file) return asWritten;
  const tab = unitOf(reply === ' ' ? replace : fileTexts);
  const scale = { fileTab: tab, usesTabs: file === '\t' };
  return (line) => {
    const indent = indentOf(line);
    return indentation(widthOf(indent, tab), scale) + line.slice(indent.length);
  };
}

/** Returns the character that every indented line begins with; `undefined` for none or both. */
function onlySign(lines: readonly string[]): string | undefined {
  const indented = lines.filter((line) => !isBlank(line) && indentOf(line) !== '');
  const sign = indented[0]?.at(0);
  return indented.every((line) => line.at(0) === sign) ? sign : undefined;
}

/** Returns an indentation as far from the nearest known one as it is in the reply. */
function extended(indent: string, known: ReadonlyMap<string, string>, scale: IndentScale): string {
  const width = (one: string) => widthOf(one, scale.replyTab);
  const deepestFirst = [...known].sort(([a], [b]) => width(b) - width(a));
  const nearest =
    deepestFirst.find(([reply]) => width(reply) <= width(indent)) ?? deepestFirst.at(-1);
  if (nearest === undefined) return indent;
  const [reply, file] = nearest;
  if (indent.startsWith(reply) && scale.isLike) return file + indent.slice(reply.length);
  const moved = (width(indent) - width(reply)) * scale.ratio;
  return indentation(widthOf(file, scale.fileTab) + Math.round(moved), scale);
}

/** How the indentation of a reply and of a file is measured, in columns. */
export interface IndentScale {
  /** Columns of a tab. */
  readonly replyTab: number;
  readonly fileTab: number;
  /** Columns in the file for one in the reply. */
  readonly ratio: number;
  /** Whether the file indents with tabs. */
  readonly usesTabs: boolean;
  /** Whether reply and file indent with the same character, and as far for each level. */
  readonly isLike: boolean;
}

const usualTab = 4;

/** Returns the scale that best explains the pairs (indentation of the reply to that of the file). */
export function scaleOf(
  known: ReadonlyMap<string, string>,
  fileTexts: readonly string[],
): IndentScale {
  const pairs = [...known].map(([reply, file]) => ({ reply, file }));
  const isFlat = pairs.every(({ file }) => file === '');
  const usesTabs = isFlat ? mostlyTabs(fileTexts) : pairs.some(({ file }) => file.includes('\t'));
  const replyTabs = pairs.some(({ reply }) => reply.includes('\t'));
  const isUnknown = pairs.every(({ reply }) => reply === '');
  if (isUnknown || replyTabs === usesTabs) {
    const ratio = slope(pairs.filter(({ reply, file }) => isPure(reply) && isPure(file))) ?? 1;
    return { replyTab: 1, fileTab: 1, ratio, usesTabs, isLike: ratio === 1 };
  }
  const inTabs = replyTabs ? pairs : pairs.map(({ reply, file }) => ({ reply: file, file: reply }));
  const tab = spacesPerTab(inTabs) ?? unitOf(replyTabs ? fileTexts : [...known.keys()]);
  return { replyTab: tab, fileTab: tab, ratio: 1, usesTabs, isLike: false };
}

/** Counts the columns of an indentation. */
export function widthOf(indent: string, tab: number): number {
  return Array.from(indent).reduce((sum, sign) => sum + (sign === '\t' ? tab : 1), 0);
}

/** Returns an indentation of `width` columns in the file's own characters. */
export function indentation(
  width: number,
  { usesTabs, fileTab }: Pick<IndentScale, 'usesTabs' | 'fileTab'>,
): string {
  const columns = Math.max(0, width);
  if (!usesTabs) return ' '.repeat(columns);
  const tabs = Math.floor(columns / fileTab);
  return '\t'.repeat(tabs) + ' '.repeat(columns - tabs * fileTab);
}

/** Whether more lines begin with a tab than with a space. */
function mostlyTabs(lines: readonly string[]): boolean {
  const tabs = lines.filter((line) => line.startsWith('\t')).length;
  return tabs > lines.filter((line) => line.startsWith(' ')).length;
}

/** Returns the smallest indentation of more than one space; one tab if `example` is a tab. */
export function unitOf(lines: readonly string[], example = ''): number {
  if (example.startsWith('\t')) return 1;
  const widths = lines
    .filter((line) => line.startsWith(' '))
    .map((line) => indentOf(line).length)
    .filter((width) => width > 1);
  return widths.length === 0 ? usualTab : widths.reduce((a, b) => Math.min(a, b));
}

/** Takes pairs with tabs in the reply and spaces in the file. */
function spacesPerTab(pairs: readonly LinePair[]): number | undefined {
  const pure = pairs.filter(({ reply, file }) => /^\t*$/.test(reply) && /^ *$/.test(file));
  const first = pure.find(({ reply, file }) => reply !== '' && file !== '');
  const spaces = slope(pure) ?? (first && first.file.length / first.reply.length);
  return spaces === undefined ? undefined : Math.max(1, Math.round(spaces));
}

/** Characters in the file for one in the reply, from the two pairs that are farthest apart. */
function slope(pairs: readonly LinePair[]): number | undefined {
  const sorted = [...pairs].sort((a, b) => a.reply.length - b.reply.length);
  const [shallow, deep] = [sorted.at(0), sorted.at(-1)];
  if (shallow === undefined || deep === undefined) return undefined;
  const run = deep.reply.length - shallow.reply.length;
  const rise = deep.file.length - shallow.file.length;
  return run > 0 && rise > 0 ? rise / run : undefined;
}

const isPure = (indent: string) => !(indent.includes('\t') && indent.includes(' '));
