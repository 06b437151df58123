import type { RepoPath } from '../files/index.ts';
import { isBlank, lineHunks } from './patch/index.ts';
import type { Edit, Hunk, PendingEdits, PlacedEdit, Replacement } from './reply/index.ts';

export const nothingPending: PendingEdits = { kept: [], open: [] };

/**
 * Returns the open edits that a reply leaves open. It answers one with an edit of its file that has a line of it, which
 * may also say that the line stays.
 */
export function unansweredEdits(
  open: readonly PlacedEdit[],
  sent: readonly PlacedEdit[],
): readonly PlacedEdit[] {
  const byPath = new Map<RepoPath, Set<string>>();
  for (const { edit, path } of sent) {
    const known = byPath.get(path) ?? new Set();
    for (const line of edit.kind === 'deletion' ? [] : linesOf(edit)) known.add(line);
    byPath.set(path, known);
  }
  const whole = new Set(sent.flatMap(({ edit, path }) => (hasSides(edit) ? [] : [path])));
  return open.filter(({ edit, path }) => {
    const known = byPath.get(path);
    const lines = linesOf(edit);
    if (known === undefined) return true;
    return !whole.has(path) && lines.length > 0 && !lines.some((line) => known.has(line));
  });
}

const hasSides = ({ kind }: Edit) => kind === 'replacement' || kind === 'hunks';

/** The lines of an edit that tell it apart from others. */
function linesOf(edit: Edit): readonly string[] {
  const lines = sidesOf(edit).flatMap(({ search, replace }) => [...search, ...replace]);
  return lines.map((line) => line.trim()).filter((line) => /[\p{L}\p{N}]/u.test(line));
}

function sidesOf(edit: Edit): readonly Pick<Replacement, 'search' | 'replace'>[] {
  switch (edit.kind) {
    case 'replacement':
      return [edit];
    case 'hunks':
      return edit.hunks;
    case 'whole-file':
      return [{ search: [], replace: edit.lines }];
    case 'deletion':
    case 'renaming':
      return [];
  }
}

/** Writes an edit as the model does. */
export function writeEdit({ edit, path }: PlacedEdit): string {
  switch (edit.kind) {
    case 'replacement':
      return [
        ...[path, '<<<<<<< SEARCH', ...edit.search],
        ...['=======', ...edit.replace, '>>>>>>> REPLACE'],
      ].join('\n');
    case 'hunks':
      return [`*** Update File: ${path}`, ...edit.hunks.flatMap(hunkLines)].join('\n');
    case 'whole-file':
      return [`*** Add File: ${path}`, ...edit.lines.map((line) => `+${line}`)].join('\n');
    case 'deletion':
      return `*** Delete File: ${path}`;
    case 'renaming':
      return `*** Update File: ${path}\n*** Move to: ${edit.to}`;
  }
}

function hunkLines({ search, replace, anchors, signed }: Hunk): readonly string[] {
  const lines = signed ?? [
    ...search.map((line) => `-${line}`),
    ...replace.map((line) => `+${line}`),
  ];
  return [`@@ ${anchors.at(-1) ?? ''}`.trimEnd(), ...lines];
}

/** Writes only what an edit changes. */
export function briefEdit(placed: PlacedEdit): string {
  const { edit, path } = placed;
  if (!hasSides(edit)) return writeEdit(placed);
  const changes = sidesOf(edit).flatMap(({ search, replace }) =>
    lineHunks(search, replace).flatMap(({ from, to, added }) => [
      ...search.slice(from, to).map((line) => `-${line}`),
      ...added.map((line) => `+${line}`),
    ]),
  );
  return [path, ...changes.filter((line) => !isBlank(line.slice(1)))].join('\n');
}
