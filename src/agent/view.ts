import type { RepoPath } from '../core/path.ts';
import { keptPatch, type Run } from '../core/run.ts';
import type { ShownFile } from './prompt.ts';
import type { World } from './world.ts';

/** Characters of one file that a prompt may hold; a longer one is cut, and says so. */
const limit = 60_000;

/** The files as they are now, with the kept patch laid over them. */
export async function currentFiles(
  paths: readonly RepoPath[],
  run: Run,
  world: World,
): Promise<ShownFile[]> {
  const kept = keptPatch(run);
  return Promise.all(
    paths.map(async (path) => {
      const text = kept.get(path)?.after ?? (await world.workspace.read(path))?.text ?? null;
      return { path, text: text === null ? null : cut(text) };
    }),
  );
}

function cut(text: string): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit)}\n(cut here: the file has ${text.length - limit} more characters)`;
}
