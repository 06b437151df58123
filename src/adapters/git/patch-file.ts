import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Patch, patchDiff } from '../../core/edits/index.ts';

/** Writes a patch to a file that `git apply` accepts, and creates the folders above it. */
export async function savePatch(file: string, patch: Patch): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, patchDiff(patch));
}
