import type { RepoPath } from '../../files/index.ts';
import type { Encoding } from '../../text/index.ts';
import { emptyPatch, type Patch, withChange } from '../patch/index.ts';
import { type Conflict, mergeFile } from './merge-file.ts';
import type { Sides } from './overlay.ts';

/** A file at the fork point, on the branch and on the new base; `null` where there is none. */
export interface ThreeTexts extends Sides<string | null> {
  readonly path: RepoPath;
  readonly executable: boolean;
  /** Of all three. */
  readonly encoding?: Encoding | undefined;
}

/** A file that one side deletes and the other changes is in conflict as a whole; its missing text is `null`. */
export interface FileConflict {
  readonly path: RepoPath;
  readonly hunks: readonly Conflict[];
  /** The side that deletes the file; missing if both have it. */
  readonly deletedBy?: 'ours' | 'theirs' | undefined;
}

/** A change made again on a new base. In files with conflicts, the patch has only what is certain. */
export interface MergedPatch {
  readonly patch: Patch;
  readonly conflicts: readonly FileConflict[];
}

/**
 * Merges the change of a branch into the files of a new base. `added` are the files that the new base has and the fork
 * point has not: one with the text of a file that is gone is that file under its new name.
 */
export function mergePatch(
  files: readonly ThreeTexts[],
  added: ReadonlyMap<RepoPath, Pick<ThreeTexts, 'executable'> & { readonly text: string }>,
): MergedPatch {
  let patch = emptyPatch;
  const conflicts: FileConflict[] = [];
  for (const given of files) {
    const file = followed(given, added);
    const { path, base, ours, theirs, executable, encoding } = file;
    if (ours === base || ours === theirs) continue;
    const change = { path, before: theirs, executable, encoding };
    if (theirs === base) patch = withChange(patch, { ...change, after: ours });
    else if (ours === null || theirs === null) {
      conflicts.push({ path, hunks: [], deletedBy: ours === null ? 'ours' : 'theirs' });
    } else {
      const merged = mergeFile(base ?? '', ours, theirs);
      patch = withChange(patch, { ...change, after: merged.text });
      if (merged.kind === 'conflicted') conflicts.push({ path, hunks: merged.conflicts });
    }
  }
  return { patch, conflicts };
}

/** The file under the name that the new base gives it. */
function followed(file: ThreeTexts, added: Parameters<typeof mergePatch>[1]): ThreeTexts {
  if (file.theirs !== null || file.base === null) return file;
  const [moved, ...others] = [...added].filter(([, { text }]) => text === file.base);
  if (moved === undefined || others.length > 0) return file;
  const [path, { text, executable }] = moved;
  return { ...file, path, theirs: text, executable };
}
