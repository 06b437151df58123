import type { PastCommit } from '../../core/repository/index.ts';
import { decodeName, splitRecords } from './decode.ts';
import { git, printedBefore } from './git.ts';

/** Bounds of a history: bytes and milliseconds of git, characters of a message, files of one commit. */
const most = { bytes: 32 * 1024 * 1024, milliseconds: 10_000, message: 2_000, files: 100 } as const;

/** Compares trees only, so that no content is needed; a commit without parents lists no files. */
const form = [
  '-z',
  '--no-merges',
  '--no-renames',
  '--name-only',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-notes',
  '--no-mailmap',
  '--no-show-signature',
  '--no-relative',
  '--ignore-submodules=none',
  '--encoding=UTF-8',
  '-O/dev/null',
  '--format=%x00%ct%x00%B',
];

/**
 * The newest commits up to `commit`, newest first. Leaves out merges, commits without files, the oldest commit of a
 * shallow clone, which seems to add every file, and commits with many files. What git cannot tell is missing: in
 * a clone of depth 1, as `fetchCommit` makes it, there is nothing.
 */
export async function pastCommits(
  directory: string,
  commit: string,
  limit: number,
): Promise<readonly PastCommit[]> {
  const args = ['log', `--max-count=${limit}`, ...form, '--end-of-options', commit, '--'] as const;
  const env = { ...withoutRoot };
  try {
    return parseLog(await git(directory, args, { ...most, env }));
  } catch (error) {
    // The last commit may be incomplete.
    return parseLog(printedBefore(error)).slice(0, -1);
  }
}

/** A setting that has no option. */
const withoutRoot = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'log.showRoot',
  GIT_CONFIG_VALUE_0: 'false',
};

/** Each commit is an empty record, its time, its message, and its files, the first after a newline. */
function parseLog(output: Buffer): readonly PastCommit[] {
  const records = [...splitRecords(output)];
  const commits: PastCommit[] = [];
  for (let at = 0; at < records.length; ) {
    const [time, message] = records.slice(at + 1, at + 3);
    const start = at + 3;
    at = start;
    while (at < records.length && records[at]?.length !== 0) at += 1;
    const names = records.slice(start, at);
    if (message === undefined || names.length === 0 || names.length > most.files) continue;
    const paths = names.flatMap(
      (name, index) => decodeName(index === 0 ? name.subarray(1) : name) ?? [],
    );
    const text = message.toString('utf8').slice(0, most.message).trimEnd();
    commits.push({ message: text, paths, time: Number(time) });
  }
  return commits;
}

/** Returns the path of each file that differs between two commits; a renamed one has both of its paths. */
export async function changedPaths(
  directory: string,
  from: string,
  to: string,
): Promise<readonly string[]> {
  const how = ['-r', '-z', '--name-only', '--no-renames', '--end-of-options', from, to] as const;
  const records = splitRecords(await git(directory, ['diff-tree', ...how]));
  return Array.from(records, (name) => name.toString('utf8'));
}
