import { deltasOf, type Patch } from '../../../core/edits/index.ts';
import { type RepoPath, repoPath } from '../../../core/repository/index.ts';
import {
  isSound,
  keptPatch,
  longestShown,
  type Plan,
  type Run,
  type Step,
  stagedPatch,
} from '../../../core/run/index.ts';
import { enclosed, oneLine } from '../../../core/text/index.ts';
import type { StepContext, Task } from '../context/index.ts';
import { fixed, type PromptMessage } from './part.ts';
import { pathShownBy } from './read-input.ts';
import { droppedReads, exchangeOf } from './reads.ts';
import { filePart } from './shown-file.ts';

/**
 * Returns what the run has shown the model so far, in the order in which it did first: files as they are without
 * the change, what was read, and the plan. It only grows at its end, so that endpoints can cache it.
 */
export async function materialOf(
  task: Task,
  run: Run,
  context: StepContext,
): Promise<readonly PromptMessage[]> {
  const shown = new Set<string>();
  const dropped = droppedReads(run);
  const show = (title: string, paths: readonly RepoPath[]) => {
    const isFirst = (path: RepoPath) => !shown.has(path) && shown.add(path);
    return filesMessage(title, paths.filter(isFirst), context);
  };
  const messages = await show('Files that the ticket names', await namedFiles(task, context));
  for (const [index, step] of run.steps.entries()) {
    const soFar = { ...run, steps: run.steps.slice(0, index + 1), restored: undefined };
    if (step.kind === 'explored') {
      messages.push(exchangeOf(step, run, dropped));
      const kept = keptPatch(soFar);
      const whole = step.reads.filter((read) => !dropped.has(read)).map(pathShownBy);
      for (const path of whole.filter((path) => path !== undefined)) {
        if (![...kept.keys()].some((changed) => changed === path)) shown.add(path);
      }
    }
    if (step.kind === 'planned') messages.push(...planMessage(step.plan));
    messages.push(...(await show('Files', pathsOf(step, soFar))));
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

/** Returns the files as they are without the change, in one message; missing ones are not shown. */
async function filesMessage(
  title: string,
  paths: readonly RepoPath[],
  { workspace }: StepContext,
): Promise<PromptMessage[]> {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: (await workspace.read(path))?.text ?? null })),
  );
  const parts = files.filter(({ text }) => text !== null).map((file) => filePart(file, []));
  return parts.length === 0 ? [] : [{ role: 'user', parts: [{ text: `${title}:` }, ...parts] }];
}

/** Maximum number of files that are shown because the ticket names them. */
const maxNamedFiles = 5;

async function namedFiles(task: Task, context: StepContext): Promise<readonly RepoPath[]> {
  const { mentions } = (await context.repository(task)).ranking;
  return [...new Set(mentions.flatMap(({ files }) => files))]
    .slice(0, maxNamedFiles)
    .map((path) => repoPath(path, task.paths))
    .filter((path) => typeof path === 'string');
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
