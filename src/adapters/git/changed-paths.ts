import { splitRecords } from './decode.ts';
import { git } from './git.ts';

/** Returns the path of each file that differs between two commits; a renamed one has both of its paths. */
export async function changedPaths(
  directory: string,
  from: string,
  to: string,
): Promise<readonly string[]> {
  const how = ['-r', '-z', '--name-only', '--no-renames', '--end-of-options', from, to] as const;
  const records = splitRecords(await git(directory, ['diff-tree', ...how]));
  return records.map((name) => name.toString('utf8'));
}
