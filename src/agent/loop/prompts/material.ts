import { deltasOf, type Patch } from '../../../core/edits/index.ts';
import type { RepoPath } from '../../../core/repository/index.ts';
import {
  currentPatch,
  isSound,
  longestShown,
  type Plan,
  planOf,
  type Run,
  readsOf,
  type Step,
  stagedPatch,
} from '../../../core/run/index.ts';
import { enclosed, oneLine } from '../../../core/text/index.ts';
import type { StepContext, Task } from '../context/index.ts';
import { likelyPaths } from './likely-files.ts';
import { fixed, type PromptMessage, type PromptPart } from './part.ts';
import { linesRead, pathShownBy } from './read-input.ts';
import { droppedReads, exchangeOf } from './reads.ts';
import {
  type Excerpt,
  excerptOf,
  filePart,
  type Look,
  neededSize,
  type ShownFile,
  sizeAmong,
} from './shown-file.ts';

/**
 * Returns what the run has shown the model so far, in the order in which it did first: files as they are without
 * the change, what was read, and the plan. It only grows at its end, so that endpoints can cache it.
 */
export async function materialOf(
  task: Task,
  run: Run,
  context: StepContext,
): Promise<readonly PromptMessage[]> {
  const dropped = droppedReads(run);
  const likely = await likelyFiles(task, context);
  const shown = new Set<string>(
    likely.filter(({ isWhole }) => isWhole).map(({ file }) => file.path),
  );
  const show = async (paths: readonly RepoPath[], soFar: Run) => {
    const isFirst = (path: RepoPath) => !shown.has(path) && shown.add(path);
    const reads = readsOf(soFar);
    const look = (path: RepoPath): Look => {
      const begun = likely.find(({ file }) => file.path === path)?.lines;
      const still = linesRead(
        path,
        reads.filter((read) => !dropped.has(read)),
      );
      const ranges = linesRead(
        path,
        reads.filter((read) => dropped.has(read)),
      );
      return { ranges, seen: [...(begun ?? []), ...still], isOutlined: begun !== undefined };
    };
    return filesMessage(paths.filter(isFirst), look, task, context);
  };
  const messages: PromptMessage[] = [];
  for (const [index, step] of run.steps.entries()) {
    const soFar = { ...run, steps: run.steps.slice(0, index + 1), restored: undefined };
    if (step.kind === 'explored') {
      messages.push(exchangeOf(step, run, dropped));
      const kept = currentPatch(soFar);
      const whole = step.reads.filter((read) => !dropped.has(read)).map(pathShownBy);
      for (const path of whole.filter((path) => path !== undefined)) {
        if (![...kept.keys()].some((changed) => changed === path)) shown.add(path);
      }
    }
    if (step.kind === 'planned') messages.push(...planMessage(step.plan));
    messages.push(...(await show(pathsOf(step, soFar), soFar)));
  }
  return messages;
}

/** Maximum bytes of what the plan says about one file. */
const maxChange = 500;

/** Returns what is wrong and, for each file, what the plan wants to change there. */
function planMessage(plan: Plan): readonly PromptMessage[] {
  if (plan.kind !== 'fix') return [];
  const changes = plan.files.map(({ path, change }) =>
    change === undefined ? `- ${path}` : `- ${path}: ${oneLine(change, maxChange)}`,
  );
  const text = enclosed('plan', [plan.understanding, ...changes].join('\n'));
  return [{ role: 'user', parts: [fixed(text)] }];
}

/** A file that the first prompt shows, and how much of it. */
interface LikelyFile extends Excerpt {
  readonly file: ShownFile & { readonly path: RepoPath };
  readonly isWhole: boolean;
  readonly isNamed: boolean;
}

/** Characters of all texts together, about 6,000 tokens: every request of a run repeats them. */
const allTexts = 24_000;

/** Returns the files that the ticket most likely concerns, the likeliest first; each has a share of the space by its weight. */
export async function likelyFiles(
  task: Task,
  { repository, workspace, syntax }: Pick<StepContext, 'repository' | 'workspace' | 'syntax'>,
): Promise<readonly LikelyFile[]> {
  const { ranking } = await repository(task);
  const found = await Promise.all(
    likelyPaths(ranking, task.paths).map(async (one) => {
      const text = (await workspace.read(one.path))?.text;
      return text === undefined ? [] : [{ ...one, text }];
    }),
  );
  let space = allTexts;
  let weights = found.flat().reduce((sum, { weight }) => sum + weight, 0);
  const files: LikelyFile[] = [];
  for (const { path, text, isNamed, weight } of found.flat()) {
    const share = Math.floor((space * weight) / weights);
    const isWhole = text.length <= share;
    const room = isWhole ? share : Math.min(share, neededSize.parts);
    const definitions = isWhole ? undefined : await syntax.definitions(path, text);
    const file = { path, text, definitions };
    const excerpt = excerptOf(file, { focus: ranking.focus }, room);
    files.push({ ...excerpt, file, isWhole, isNamed });
    space -= excerpt.text.length;
    weights -= weight;
  }
  return files;
}

/** Returns the first files that a run shows; what neither the ticket nor the plan names gives way first. */
export async function likelyParts(
  task: Task,
  run: Run,
  context: StepContext,
): Promise<readonly PromptPart[]> {
  const likely = await likelyFiles(task, context);
  if (likely.length === 0) return [];
  const plan = planOf(run);
  const planned = new Set<string>(plan?.kind === 'fix' ? plan.files.map(({ path }) => path) : []);
  const isNeeded = ({ file, isNamed }: LikelyFile) => isNamed || planned.has(file.path);
  const parts = likely.map((one): PromptPart => {
    const { text, file } = one;
    const within = (room: number) =>
      filePart(file, {}, { ...neededSize, whole: 0, parts: room }).text;
    const kind = isNeeded(one) ? 'file' : 'likely';
    return {
      text: enclosed('file', text, { path: file.path }),
      spare: { kind, name: file.path, within },
    };
  });
  return [fixed('Likely files:'), ...parts];
}

/**
 * Returns the files as they are without the change, in one message; missing ones are not shown. The model can read
 * more of long ones, so that not every request has to repeat them whole.
 */
async function filesMessage(
  paths: readonly RepoPath[],
  look: (path: RepoPath) => Look,
  task: Task,
  { workspace, syntax, repository }: StepContext,
): Promise<PromptMessage[]> {
  const { focus } = (await repository(task)).ranking;
  const size = sizeAmong(paths.length);
  const parts = await Promise.all(
    paths.map(async (path) => {
      const text = (await workspace.read(path))?.text;
      if (text === undefined) return [];
      const isLong = text.length > size.whole;
      const definitions = isLong ? await syntax.definitions(path, text) : undefined;
      return [filePart({ path, text, definitions }, { ...look(path), focus }, size)];
    }),
  );
  const all = parts.flat();
  return all.length === 0 ? [] : [{ role: 'user', parts: [fixed('Files:'), ...all] }];
}

/** Returns the files that the steps after this one need to see. */
function pathsOf(step: Step, soFar: Run): readonly RepoPath[] {
  switch (step.kind) {
    case 'planned':
      return step.plan.kind === 'fix' ? step.plan.files.map(({ path }) => path) : [];
    case 'edited':
    case 'rewritten':
      return step.refusals.map(({ path }) => path);
    case 'checked':
      return isSound(step) ? modifiedFiles(stagedPatch(soFar)) : [];
    default:
      return [];
  }
}

/** Returns the files that a patch modifies, as far as there is space for their texts: the diff shows the rest. */
function modifiedFiles(patch: Patch): readonly RepoPath[] {
  let space = longestShown;
  return deltasOf(patch).flatMap(({ kind, change: { path, before } }) => {
    const length = before?.length ?? 0;
    if (kind !== 'modified' || length > space) return [];
    space -= length;
    return [path];
  });
}
