import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type CheckedPatch, diffBytes, unaltered } from '../../core/edits/index.ts';

/**
 * Writes a change to a file that `git apply` accepts, and creates the folders above it. Rejects if it is not the one
 * that was checked.
 */
export async function savePatch(file: string, change: CheckedPatch): Promise<void> {
  const diff = diffBytes(unaltered(change));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, diff);
}
