import type { Edit } from './edit.ts';

/** The edits of a patch, and the line where reading continues. */
export interface ReadPatch {
  readonly edits: readonly Edit[];
  readonly next: number;
}

/** The first line of a patch in the form V4A, and the first line for one file. */
export const beginLine = /^\*{3} Begin Patch\s*$/i;
export const sectionLine = /^\*{3} (?<kind>Add|Update|Delete) File:\s*(?<file>\S.*?)\s*$/i;

/** Whether a patch in the form V4A starts at a line; its line `*** Begin Patch` may be missing. */
export function startsV4a(line: string): boolean {
  return line.startsWith('*** ') && (beginLine.test(line) || sectionLine.test(line));
}

/** Returns the line that ends what a shell's here-document contains, if a line opens one. */
export function heredocEnd(line = ''): string | undefined {
  return /<<-?\s*['"]?(\w+)['"]?/.exec(line)?.[1];
}

/** What an `@@` line says about its hunk. */
export interface HunkHead {
  /** A line above the hunk. */
  readonly anchor?: string | undefined;
  /** Where the hunk begins, from 1, and how many lines it has before and after the change. */
  readonly counts?: { readonly line: number; readonly old: number; readonly new: number };
}

const numbered =
  /^@@+\s*-(?<line>\d{1,9})(?:,(?<old>\d{1,9}))?\s+\+\d{1,9}(?:,(?<new>\d{1,9}))?\s*(?:@@|$)/;

/** Reads `@@ -1,2 +1,3 @@`, `@@ def total():`, `@@ ... @@ def total():` or `@@` alone. */
export function hunkHeadOf(line: string): HunkHead | undefined {
  if (!line.startsWith('@@')) return undefined;
  const { line: start, old = 1, new: after = 1 } = numbered.exec(line)?.groups ?? {};
  if (start !== undefined) {
    return { counts: { line: Number(start), old: Number(old), new: Number(after) } };
  }
  const rest = line
    .slice(2)
    .trim()
    .replace(/^(?:\.{3}|…)\s*(?=@@|$)/, '');
  const anchor = rest.startsWith('@@') ? rest.slice(2).trim() : rest.replace(/\s@@$/, '').trim();
  return anchor === '' ? {} : { anchor };
}
