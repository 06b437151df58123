import * as z from 'zod';
import { deltasOf, type Patch } from '../../../core/edits/index.ts';
import { outlineOf, type RepoPath, repoPath, windowOf } from '../../../core/repository/index.ts';
import {
  keptPatch,
  longestShown,
  mayExplore,
  planOf,
  type Run,
  readsOf,
  type ToolRead,
} from '../../../core/run/index.ts';
import { clip, enclosed, oneLine, visibleText } from '../../../core/text/index.ts';
import { currentText, type StepContext, type Task } from '../context/index.ts';
import type { ShownFile } from './prompt.ts';

/**
 * Returns the files that an edit is shown: the planned ones and, as far as there is space, the others that
 * the kept patch has changed, so that a renamed file is seen in its new place.
 */
export function pathsToEdit(run: Run): readonly RepoPath[] {
  const plan = planOf(run);
  const paths = new Set(plan?.kind === 'fix' ? plan.files.map(({ path }) => path) : []);
  let space = longestShown;
  for (const { path, after } of keptPatch(run).values()) {
    const length = after?.length ?? 0;
    if (paths.has(path) || length > space) continue;
    space -= length;
    paths.add(path);
  }
  return [...paths];
}

/** Maximum bytes of what the plan says about one file. */
const maxChange = 500;

/** Returns what is wrong and, for each file, what the plan wants to change there. */
export function planText(run: Run): string {
  const plan = planOf(run);
  if (plan?.kind !== 'fix') return '';
  const changes = plan.files.flatMap(({ path, change }) =>
    change === undefined ? [] : [`- ${path}: ${oneLine(change, maxChange)}`],
  );
  return [plan.understanding, ...changes].join('\n');
}

/** Returns the files with the kept patch applied: long ones in parts, deleted ones as absent. */
export async function currentFiles(
  paths: readonly RepoPath[],
  run: Run,
  { workspace }: StepContext,
): Promise<ShownFile[]> {
  return Promise.all(
    paths.map(async (path) => {
      const text = await currentText(path, run, workspace);
      if (text !== null) return { path, text: shownText(path, text, run) };
      return { path, text, isGone: keptPatch(run).has(path) };
    }),
  );
}

/** Returns the text or, if it is long, its outline and the parts that the model has read. */
function shownText(path: string, text: string, run: Run): string {
  if (text.length <= longestShown) return text;
  const parts = readsOf(run)
    .filter(({ ruling }) => ruling === 'fresh')
    .map(({ input }) => fileInput.safeParse(JSON.parse(input)).data)
    .filter((input) => input?.path === path)
    .map((input) => windowOf(text, { start: input?.start_line, end: input?.end_line }, maxPart));
  return [
    `(${text.length} characters, shown in parts: change only lines that are shown in full)`,
    outlineOf(path, text),
    ...parts,
  ].join('\n\n');
}

/** Maximum characters of one part. */
const maxPart = 8_000;

const fileInput = z.object({
  path: z.string(),
  start_line: z.number().optional(),
  end_line: z.number().optional(),
});

/** Returns the new texts of a patch, without long, moved and deleted files: the diff shows those. */
export function patchedFiles(patch: Patch): ShownFile[] {
  return deltasOf(patch).flatMap(({ kind, change: { path, after } }) =>
    kind === 'renamed' || after === null || after.length > longestShown
      ? []
      : [{ path, text: after }],
  );
}

/** Files in which a repository says how to work on it; the first one found is used. */
const guides = ['AGENTS.md', 'CONTRIBUTING.md'] as const;

/** Maximum characters of a guide; its beginning matters most. */
const maxGuide = 3_000;

/** Returns what the repository says about working on it, as parts of a prompt. */
export async function guidance(
  { paths }: Task,
  { workspace }: StepContext,
): Promise<readonly string[]> {
  for (const name of guides) {
    const path = repoPath(name, paths);
    const text = typeof path === 'string' ? (await workspace.read(path))?.text : undefined;
    if (text === undefined) continue;
    const guide = clip(visibleText(text), maxGuide, '\n(cut here)');
    return [enclosed('guidance', guide, { from: name })];
  }
  return [];
}

/** Maximum characters of what the model has read; the newest results are kept. */
const maxResults = 24_000;

/** Returns what the model has read so far, as parts of a prompt, oldest first. */
export function readResults(run: Run): readonly string[] {
  const shown: string[] = [];
  let used = 0;
  for (const read of readsOf(run).toReversed()) {
    const part = readPart(read, read.result);
    used += part.length;
    shown.unshift(used <= maxResults ? part : readPart(read, '(left out: too long ago)'));
  }
  const isOver = shown.length > 0 && !mayExplore(run);
  return isOver ? [...shown, 'You cannot read any more: call the tool `plan` now.'] : shown;
}

function readPart({ tool, input }: ToolRead, content: string): string {
  return enclosed('read', content, { tool, input });
}
