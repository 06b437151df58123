import type { PullEntry } from './entry.ts';

/** Days after its merge at which a change is looked at again. The last of them ends the watch. */
export const watchedDays = [7, 30] as const;

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Returns when so many days have passed since an instant. */
export function daysAfter(instant: string, days: number): Date {
  return new Date(Date.parse(instant) + days * dayMs);
}

/**
 * Whether a pull request that nothing has happened to is due for a look: an open one each day, a merged one when 7 and
 * 30 days have passed since. What else the ledger says of a pull request that has ended is final.
 */
export function isDueLook({ state, looked, ended }: PullEntry, now: Date): boolean {
  const isNow = (date: Date) => date <= now && date > new Date(looked);
  if (state === 'open') return isNow(daysAfter(looked, 1));
  return (
    state === 'merged' &&
    ended !== undefined &&
    watchedDays.some((days) => isNow(daysAfter(ended, days)))
  );
}

/** The lines of a file that a change took and put there, and all that it had right after the merge and has now. */
export interface WatchedFile {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** `null` if there was no such file. */
  readonly merged: string | null;
  readonly now: string | null;
}

/** Reads the added and removed lines of the patch of one file, as GitHub gives it. */
export function readPatchLines(patch: string): Pick<WatchedFile, 'added' | 'removed'> {
  const beginning = (sign: string) =>
    linesOf(patch).flatMap((line) => (line.startsWith(sign) ? line.slice(1) : []));
  return { added: beginning('+'), removed: beginning('-') };
}

/**
 * How many of the added lines were changed again or removed: as many as the file has fewer of than right after the
 * merge, wherever in the file they are.
 */
export const linesChangedAgain = (files: readonly WatchedFile[]): number =>
  sum(files.map(({ added, merged, now }) => fewer(added, merged, now)));

/** How many of the removed lines have come back. */
const linesBack = (files: readonly WatchedFile[]) =>
  sum(files.map(({ removed, merged, now }) => fewer(removed, now, merged)));

/** Whether the files have all that a change put there and nothing of what it took, as the change has left it. */
export const isThere = (files: readonly WatchedFile[]): boolean =>
  files.some(isChange) && linesChangedAgain(files) + linesBack(files) === 0;

/** Whether all that the change put there is gone, and all that it took is back. */
export function isUndone(files: readonly WatchedFile[]): boolean {
  const [added, removed] = [
    files.flatMap((file) => file.added),
    files.flatMap((file) => file.removed),
  ];
  const isAll = linesChangedAgain(files) === added.length && linesBack(files) === removed.length;
  return files.some(isChange) && isAll;
}

/** Of how many of these lines one text has fewer than another. */
function fewer(lines: readonly string[], had: string | null, has: string | null): number {
  const [before, after] = [countLines(had), countLines(has)];
  const lost = [...tally(lines)].map(([line, count]) =>
    Math.min(count, Math.max(0, before(line) - after(line))),
  );
  return sum(lost);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const isChange = ({ added, removed }: WatchedFile) => added.length + removed.length > 0;

const linesOf = (text: string) => text.split(/\r?\n/);

function countLines(text: string | null): (line: string) => number {
  const counts = tally(text === null ? [] : linesOf(text));
  return (line) => counts.get(line) ?? 0;
}

function tally(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
