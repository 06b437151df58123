import { runGit } from '../test/support/repository.ts';

/** Variables for reading any repository: no objects over the network, any owner of the folder. */
const environment = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'safe.directory',
  GIT_CONFIG_VALUE_0: '*',
  GIT_CONFIG_KEY_1: 'core.quotePath',
  GIT_CONFIG_VALUE_1: 'false',
};

/** Runs a git command that reads history. Rejects with git's standard error. */
export function readHistory(
  directory: string,
  args: readonly string[],
  stdin = '',
): Promise<Buffer> {
  return runGit(directory, args, { stdin, env: environment });
}

/** Reads blobs by their ids, without missing ones. */
export async function readBlobs(
  directory: string,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  const stdin = [...new Set(ids)].map((id) => `${id}\n`).join('');
  const output = await readHistory(directory, ['cat-file', '--batch'], stdin);
  const blobs = new Map<string, Buffer>();
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at);
    const [id = '', type, size = '0'] = output.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (type !== 'blob') continue;
    blobs.set(id, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return blobs;
}

/** Returns the ids of the blobs that have at most `limit` bytes, without missing ones. */
export async function smallBlobs(
  directory: string,
  ids: Iterable<string>,
  limit: number,
): Promise<ReadonlySet<string>> {
  const stdin = [...new Set(ids)].map((id) => `${id}\n`).join('');
  const output = await readHistory(directory, ['cat-file', '--batch-check'], stdin);
  const lines = output.toString('utf8').split('\n');
  return new Set(
    lines.flatMap((line) => {
      const [id = '', type, size] = line.split(' ');
      return type === 'blob' && Number(size) <= limit ? [id] : [];
    }),
  );
}
