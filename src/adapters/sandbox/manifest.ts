import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Patch, sortedChanges } from '../../core/edits/index.ts';
import type { Variables } from './environment.ts';
import type { Mount } from './mounts.ts';

/** What a script is to do besides its command. */
export interface Order {
  readonly variables: Variables;
  readonly mounts: readonly Mount[];
  readonly patch: Patch;
}

/** Writes an order into a folder, in the form that the scripts read. */
export async function writeOrder(
  folder: string,
  { variables, mounts, patch }: Order,
): Promise<void> {
  await mkdir(join(folder, 'patch'), { recursive: true });
  await writeFile(
    join(folder, 'environment'),
    records(Object.entries(variables).map(([name, value]) => `${name}=${value}`)),
    { mode: 0o600 },
  );
  await writeFile(join(folder, 'mounts'), records(mounts.flatMap(mountFields)));
  await writePatch(join(folder, 'patch'), patch);
}

/** The folder of an order that the commands' user reads. */
export const patchFolder = (folder: string) => join(folder, 'patch');

function mountFields(mount: Mount): readonly string[] {
  return [mount.kind, mount.path, 'source' in mount ? mount.source : ''];
}

/** Deletions come first: a new folder may take the place of a file. */
async function writePatch(folder: string, patch: Patch): Promise<void> {
  const changes = sortedChanges(patch).toSorted(
    (a, b) => Number(b.after === null) - Number(a.after === null),
  );
  const mode = (executable: boolean) => (executable ? '755' : '644');
  const fields = changes.flatMap(({ path, after, executable }) => [
    after === null ? 'absent' : mode(executable),
    path,
  ]);
  const texts = changes.map(({ after }, number) => [String(number), after ?? ''] as const);
  for (const [name, text] of [['changes', records(fields)] as const, ...texts]) {
    await writeFile(join(folder, name), text);
    await chmod(join(folder, name), 0o644);
  }
  await chmod(folder, 0o755);
}

const records = (fields: readonly string[]) => fields.map((field) => `${field}\0`).join('');
