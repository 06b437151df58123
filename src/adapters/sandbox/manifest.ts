import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Patch, sortedChanges } from '../../engines/edits/index.ts';
import { encodeText } from '../../engines/text/index.ts';

/** Folders of the private copy. */
export const copiedFolders = ['checkout', 'home', 'tmp', 'var-tmp'] as const;

/** A place where commands see something other than the machine, which is otherwise read-only. */
export type Mount =
  /** An empty folder, or an empty file. */
  | { readonly kind: 'empty' | 'blank'; readonly path: string }
  /** A read-only view of `source`. */
  | { readonly kind: 'shown'; readonly path: string; readonly source: string }
  /** A writable folder of the private copy. */
  | {
      readonly kind: 'staged';
      readonly path: string;
      readonly source: (typeof copiedFolders)[number];
    };

/** What a script needs to run one command. */
export interface RunManifest {
  readonly variables: Readonly<Record<string, string>>;
  readonly mounts: readonly Mount[];
  readonly patch: Patch;
}

/** The first file of a manifest: what is older than it was there before the run. */
export const startFile = 'environment';

/** Writes a manifest into a folder, in the format that the scripts read. */
export async function writeManifest(folder: string, manifest: RunManifest): Promise<void> {
  const { variables, mounts, patch } = manifest;
  await mkdir(patchFolder(folder), { recursive: true });
  await writeFile(
    join(folder, startFile),
    records(Object.entries(variables).map(([name, value]) => `${name}=${value}`)),
    { mode: 0o600 },
  );
  const fields = parentsFirst(mounts).flatMap((mount) => [
    mount.kind,
    mount.path,
    'source' in mount ? mount.source : '',
  ]);
  await writeFile(join(folder, 'mounts'), records(fields));
  await writePatch(patchFolder(folder), patch);
}

/** The part of a manifest's folder that the user of the commands may read. */
export const patchFolder = (folder: string) => join(folder, 'patch');

/** Sorts mounts so that each folder comes before its contents. */
export const parentsFirst = (mounts: readonly Mount[]): readonly Mount[] =>
  mounts.toSorted((a, b) => a.path.length - b.path.length);

/** Writes deletions first: a new folder may replace a deleted file. */
async function writePatch(folder: string, patch: Patch): Promise<void> {
  const changes = sortedChanges(patch).toSorted(
    (a, b) => Number(b.after === null) - Number(a.after === null),
  );
  const fields = changes.flatMap(({ path, after, executable }) => {
    const mode = executable ? '755' : '644';
    return [after === null ? 'absent' : mode, path];
  });
  const texts = changes.map(
    ({ after, encoding }, number) =>
      [String(number), encodeText({ text: after ?? '', encoding })] as const,
  );
  for (const [name, text] of [['changes', records(fields)] as const, ...texts]) {
    await writeFile(join(folder, name), text);
    await chmod(join(folder, name), 0o644);
  }
  await chmod(folder, 0o755);
}

const records = (fields: readonly string[]) => fields.map((field) => `${field}\0`).join('');
