import * as z from 'zod';
import { outlineOf, type RepoPath, windowOf } from '../../core/repository/index.ts';
import { keptPatch, longestShown, planOf, type Run, readsOf } from '../../core/run/index.ts';
import type { ShownFile } from './prompt.ts';
import type { StepContext } from './run-context.ts';

/**
 * The files that an edit is shown: the planned ones, and what the kept patch has changed besides as far
 * as a prompt has room, so that a file that was renamed is seen where it is now.
 */
export function pathsToEdit(run: Run): readonly RepoPath[] {
  const plan = planOf(run);
  const paths = new Set(plan?.kind === 'fix' ? plan.files.map(({ path }) => path) : []);
  let room = longestShown;
  for (const { path, after } of keptPatch(run).values()) {
    const length = after?.length ?? 0;
    if (paths.has(path) || length > room) continue;
    room -= length;
    paths.add(path);
  }
  return [...paths];
}

/** The files as they are now, with the kept patch laid over them; long ones in parts, deleted ones as absent. */
export async function currentFiles(
  paths: readonly RepoPath[],
  run: Run,
  world: StepContext,
): Promise<ShownFile[]> {
  return Promise.all(
    paths.map(async (path) => {
      const text = await currentText(path, run, world);
      if (text !== null) return { path, text: shownText(path, text, run) };
      return { path, text, isGone: keptPatch(run).has(path) };
    }),
  );
}

/** The text of one file as it is now; `null` where there is none, or it is not text that can be read. */
export async function currentText(
  path: RepoPath,
  run: Run,
  world: Pick<StepContext, 'workspace'>,
): Promise<string | null> {
  const kept = keptPatch(run).get(path);
  return kept === undefined ? ((await world.workspace.read(path))?.text ?? null) : kept.after;
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
