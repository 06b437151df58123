import { deltasOf } from './delta.ts';
import { diffSize } from './diff.ts';
import type { Patch } from './patch.ts';

/** How much one change may touch. */
export interface Caps {
  readonly files: number;
  /** Lines added and removed together. */
  readonly lines: number;
}

/** More than a fix of one bug needs, less than a rewrite. */
export const usualCaps: Caps = { files: 20, lines: 1000 };

/** Why a patch is more than the caps allow, in a phrase; `undefined` when it is not. */
export function overCaps(patch: Patch, { files, lines }: Caps): string | undefined {
  const deltas = deltasOf(patch);
  if (deltas.length > files) {
    return `the change touches ${deltas.length} files, and ${files} are allowed`;
  }
  const sizes = deltas.map(diffSize);
  const touched = sizes.reduce((sum, { added, removed }) => sum + added + removed, 0);
  return touched > lines
    ? `the change adds and removes ${touched} lines, and ${lines} are allowed`
    : undefined;
}
