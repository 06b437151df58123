import { createHash } from 'node:crypto';
import { type Patch, sortedChanges } from '../../core/edits/index.ts';
import { type EncodedText, encodeText } from '../../core/text/index.ts';
import { errorMessage } from '../../core/user-error.ts';
import { decodeRecords } from './decode.ts';
import { git } from './git.ts';

/** Returns the existing files of a patch whose text is not that of the newest commit, sorted. */
export async function uncommittedFiles(root: string, patch: Patch): Promise<readonly string[]> {
  const existing = sortedChanges(patch).flatMap(({ path, before, encoding }) =>
    before === null ? [] : [{ path, before: { text: before, encoding } }],
  );
  if (existing.length === 0) return [];
  const committed = await committedBlobs(
    root,
    existing.map(({ path }) => path),
  );
  return existing
    .filter(({ path, before }) => !isBlob(committed.get(path) ?? '', before))
    .map(({ path }) => path);
}

/** Returns the ids of the files in the newest commit. Asks for no `git status`, which runs filters. */
async function committedBlobs(
  root: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const listed = await git(root, ['ls-tree', '-z', '--full-tree', 'HEAD', '--', ...paths]).catch(
    (error: unknown) => {
      if (/not a valid object name/i.test(errorMessage(error))) return Buffer.alloc(0);
      throw error;
    },
  );
  return new Map(
    Array.from(decodeRecords(listed), (record) => {
      const [entry = '', path = ''] = record.split('\t');
      return [path, entry.split(' ')[2] ?? ''];
    }),
  );
}

/** git may have committed a text with other line endings than it has on disk. */
function isBlob(id: string, { text, encoding }: EncodedText): boolean {
  const algorithm = id.length === 64 ? 'sha256' : 'sha1';
  return [text, text.replaceAll('\r\n', '\n')].some((form) => {
    const bytes = encodeText({ text: form, encoding });
    return (
      createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === id
    );
  });
}
