import { indentOf } from '../lines.ts';

/** How indentation of a reply and of a file is measured: in columns, a tab being so many. */
export interface Measure {
  readonly replyTab: number;
  readonly fileTab: number;
  /** Columns of the file for one of the reply. */
  readonly ratio: number;
  /** The file's own sign. */
  readonly usesTabs: boolean;
  /** Whether reply and file indent with the same sign, as far for each step. */
  readonly isLike: boolean;
}

const usualTab = 4;

/** The measure that explains the pairs (indentation of the reply to that of the file) best. */
export function measureOf(
  known: ReadonlyMap<string, string>,
  fileTexts: readonly string[],
): Measure {
  const pairs = [...known].map(([reply, file]) => ({ reply, file }));
  const isFlat = pairs.every(({ file }) => file === '');
  const usesTabs = isFlat ? mostlyTabs(fileTexts) : pairs.some(({ file }) => file.includes('\t'));
  const replyTabs = pairs.some(({ reply }) => reply.includes('\t'));
  const isUntold = pairs.every(({ reply }) => reply === '');
  if (isUntold || replyTabs === usesTabs) {
    const ratio = slope(pairs.filter(({ reply, file }) => isPure(reply) && isPure(file))) ?? 1;
    return { replyTab: 1, fileTab: 1, ratio, usesTabs, isLike: ratio === 1 };
  }
  const turned = replyTabs ? pairs : pairs.map(({ reply, file }) => ({ reply: file, file: reply }));
  const tab = spacesPerTab(turned) ?? unitOf(replyTabs ? fileTexts : [...known.keys()]);
  return { replyTab: tab, fileTab: tab, ratio: 1, usesTabs, isLike: false };
}

/** Columns of an indentation. */
export function widthOf(indent: string, tab: number): number {
  return Array.from(indent).reduce((sum, sign) => sum + (sign === '\t' ? tab : 1), 0);
}

/** An indentation of so many columns in the file's own sign. */
export function rendered(width: number, { usesTabs, fileTab }: Measure): string {
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

/** The smallest indentation with spaces that is more than one. */
export function unitOf(lines: readonly string[]): number {
  const widths = lines
    .filter((line) => line.startsWith(' '))
    .map((line) => indentOf(line).length)
    .filter((width) => width > 1);
  return widths.length === 0 ? usualTab : widths.reduce((a, b) => Math.min(a, b));
}

interface Indents {
  readonly reply: string;
  readonly file: string;
}

/** From tabs in the reply and spaces in the file. */
function spacesPerTab(pairs: readonly Indents[]): number | undefined {
  const turned = pairs.filter(({ reply, file }) => /^\t*$/.test(reply) && /^ *$/.test(file));
  const first = turned.find(({ reply, file }) => reply !== '' && file !== '');
  const spaces = slope(turned) ?? (first && first.file.length / first.reply.length);
  return spaces === undefined ? undefined : Math.max(1, Math.round(spaces));
}

/** Signs of the file for one of the reply, from the two pairs that are farthest apart. */
function slope(pairs: readonly Indents[]): number | undefined {
  const sorted = [...pairs].sort((a, b) => a.reply.length - b.reply.length);
  const [shallow, deep] = [sorted.at(0), sorted.at(-1)];
  if (shallow === undefined || deep === undefined) return undefined;
  const run = deep.reply.length - shallow.reply.length;
  const rise = deep.file.length - shallow.file.length;
  return run > 0 && rise > 0 ? rise / run : undefined;
}

const isPure = (indent: string) => !(indent.includes('\t') && indent.includes(' '));
