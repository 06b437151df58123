import * as z from 'zod';
import { readsOf } from '../core/explore/exploration.ts';
import { outlineOf } from '../core/explore/outline.ts';
import { windowOf } from '../core/explore/window.ts';
import type { RepoPath } from '../core/path.ts';
import { longestShown } from '../core/run/budget.ts';
import { keptPatch, type Run } from '../core/run/run.ts';
import type { ShownFile } from './prompt.ts';
import type { MeteredWorld } from './world.ts';

/** The files as they are now, with the kept patch laid over them; long ones in parts. */
export async function currentFiles(
  paths: readonly RepoPath[],
  run: Run,
  world: MeteredWorld,
): Promise<ShownFile[]> {
  const kept = keptPatch(run);
  return Promise.all(
    paths.map(async (path) => {
      const text = kept.get(path)?.after ?? (await world.workspace.read(path))?.text ?? null;
      return { path, text: text === null ? null : shownText(path, text, run) };
    }),
  );
}

/** The text itself, or for a long one its outline and the parts that the model has read, as they are now. */
function shownText(path: string, text: string, run: Run): string {
  if (text.length <= longestShown) return text;
  const parts = readsOf(run)
    .filter(({ ruling }) => ruling === 'fresh')
    .map(({ input }) => fileInput.safeParse(JSON.parse(input)).data)
    .filter((input) => input?.path === path)
    .map((input) =>
      windowOf(text, { start: input?.start_line, end: input?.end_line }, longestPart),
    );
  return [
    `(${text.length} characters, shown in parts: change only lines that are shown whole)`,
    outlineOf(path, text),
    ...parts,
  ].join('\n\n');
}

/** Characters of one part. */
const longestPart = 8_000;

const fileInput = z.object({
  path: z.string(),
  start_line: z.number().optional(),
  end_line: z.number().optional(),
});
