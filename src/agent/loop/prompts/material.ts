import { namedLines } from '../../../core/repository/index.ts';
import {
  currentPatch,
  currentPlan,
  due,
  type Plan,
  type Run,
  type Step,
} from '../../../core/run/index.ts';
import type { RepoPath } from '../../../engines/files/index.ts';
import { clip, enclosed } from '../../../engines/text/index.ts';
import type { StepContext, StepPlace, Task } from '../context/index.ts';
import type { LikelyFile } from './likely-files.ts';
import { fixed, type PromptMessage, type PromptPart } from './part.ts';
import { editLooks, exploredSince, linesShown, writeExchange } from './reads.ts';
import { formBesidePlan, planRules } from './rules.ts';
import { filePart, sizeAmong } from './shown-file.ts';

/** What a conversation shows besides what the run has done. */
export interface Asked {
  readonly likely: readonly LikelyFile[];
  /** What the step asks, before its own looks. */
  readonly question: readonly PromptPart[];
}

const asMessage = (parts: readonly PromptPart[]): readonly PromptMessage[] =>
  parts.length === 0 ? [] : [{ role: 'user', parts }];

/**
 * Returns what the run has shown the model so far after the likely files, in the order in which it did first: what it was
 * asked, what it read, the plan, and files as they are without the change. It only grows at its end, so that endpoints
 * can cache it.
 */
export async function gatherMaterial(
  { task, run, context }: StepPlace,
  { likely, question }: Asked,
): Promise<readonly PromptMessage[]> {
  const shown = new Set<string>(
    likely.filter(({ lines }) => lines.length > 0).map(({ file }) => file.path),
  );
  const show = async (paths: readonly RepoPath[], soFar: Run) => {
    const isFirst = (path: RepoPath) => !shown.has(path) && shown.add(path);
    return filesMessage(paths.filter(isFirst), currentPlan(soFar), task, context);
  };
  const messages: PromptMessage[] = [];
  // What was asked once stays, so that later requests begin alike.
  const form = besideForm(context);
  const rules = form === undefined ? [planRules] : [planRules, formBesidePlan(form)];
  if (asksPlan(run)) messages.push(...asMessage(rules.map(fixed)));
  const asked = firstLook(run);
  for (const [index, step] of run.steps.entries()) {
    if (index === asked) messages.push(...asMessage(question));
    const soFar = { ...run, steps: run.steps.slice(0, index + 1), restored: undefined };
    if (step.kind === 'explored') {
      messages.push(writeExchange(step, run));
      const kept = new Set<string>(currentPatch(soFar).keys());
      const read = step.reads.filter(({ tool }) => tool === 'read_file').flatMap(linesShown);
      for (const { path } of read) if (!kept.has(path)) shown.add(path);
    }
    if (step.kind === 'planned' || step.kind === 'merged') messages.push(...planMessage(step.plan));
    messages.push(...(await show(pathsOf(step), soFar)));
  }
  return asked < run.steps.length ? messages : [...messages, ...asMessage(question)];
}

/** The form of edits that may come beside a plan; missing where people agree to the plan first. */
const besideForm = ({ rules, edits = 'blocks' }: StepContext) =>
  rules.planFirst === undefined ? edits : undefined;

/** Whether the conversation has shown how edits are written. */
export const showsForm = (run: Run, context: StepContext) =>
  besideForm(context) !== undefined && asksPlan(run);

/** Whether the model is asked for a plan, or was. */
export const asksPlan = (run: Run) =>
  due(run) === 'plan' ||
  run.steps.some((step) =>
    step.kind === 'planned' ? !('isAgreed' in step) : 'asked' in step && step.asked === 'plan',
  );

/** The index of the first look of the step that is due, which is that of the next step if it has none. */
function firstLook({ steps }: Run): number {
  return 1 + steps.findLastIndex(({ kind }) => !isOfStep[kind]);
}

/** Whether the step that was due before is still due. */
const isOfStep: Readonly<Record<Step['kind'], boolean>> = {
  ...{ explored: true, cut: true, unusable: true },
  ...{ planned: false, merged: false, edited: false },
  ...{ checked: false, tested: false, reviewed: false },
};

/**
 * Returns what an edit of a change is shown: the plan, the files as they are now, and its own looks. How the change came
 * about is left out, for it is in the files.
 */
export function changeMaterial(
  run: Run,
  { files, question }: Readonly<Record<'files' | 'question', readonly PromptPart[]>>,
): readonly PromptMessage[] {
  const plan = currentPlan(run);
  return [
    ...(plan === undefined ? [] : planMessage(plan)),
    ...asMessage(files),
    ...asMessage(question),
    ...editLooks(run).map((step) => writeExchange(step, run)),
  ];
}

/** Maximum characters of what the plan says about one file. */
const maxChange = 2_000;

/** Returns what the plan says. */
function planMessage(plan: Plan): readonly PromptMessage[] {
  if (plan.kind !== 'fix') return [];
  return [{ role: 'user', parts: [fixed(enclosed('plan', planText(plan)))] }];
}

/** Returns what is wrong and, for each file, what the plan wants to change there. */
function planText(plan: Plan): string {
  const files = plan.kind === 'fix' ? plan.files : [];
  const changes = files.map(({ path, change }) =>
    change === undefined ? `- ${path}` : `- ${path}: ${inItem(change)}`,
  );
  return [plan.understanding, ...changes].join('\n');
}

/** Keeps the spaces of a text, which may be code, within an item of a list. */
function inItem(text: string): string {
  return clip(text.trim(), maxChange, '… (cut here)').replaceAll('\n', '\n  ');
}

/** Returns what the plan says that may concern one file. */
function changeText(plan: Plan | undefined, path: RepoPath): string {
  const file = plan?.kind === 'fix' ? plan.files.find((one) => one.path === path) : undefined;
  return [file?.change ?? '', plan?.understanding ?? ''].join('\n');
}

/**
 * Returns what a reviewer is shown besides the ticket: the plan, the question with the change, and what was read for this
 * review. How the change came about is left out, so that it is judged by itself.
 */
export function reviewMaterial(
  run: Run,
  question: readonly PromptPart[],
): readonly PromptMessage[] {
  const plan = currentPlan(run);
  const staged = run.steps.findLastIndex(({ kind }) => kind === 'edited');
  return [
    ...(plan === undefined ? [] : planMessage(plan)),
    ...asMessage(question),
    ...exploredSince(run, staged).map((step) => writeExchange(step, run)),
  ];
}

/** Characters of what the plan names in a file. */
const maxNamed = 4_000;

/** Returns the files as they are without the change, in one message; missing ones are not shown. */
async function filesMessage(
  paths: readonly RepoPath[],
  plan: Plan | undefined,
  task: Task,
  { workspace, syntax, repository }: StepContext,
): Promise<PromptMessage[]> {
  const { focus } = (await repository(task)).ranking;
  const size = sizeAmong(paths.length);
  const parts = await Promise.all(
    paths.map(async (path) => {
      const text = (await workspace.read(path))?.text;
      if (text === undefined) return [];
      const file = { path, text, definitions: await syntax.definitions(path, text) };
      const ranges = namedLines(file, changeText(plan, path), maxNamed);
      return [filePart(file, { ranges, focus }, size)];
    }),
  );
  const all = parts.flat();
  return all.length === 0 ? [] : [{ role: 'user', parts: [fixed('Files:'), ...all] }];
}

/** Returns the files that the steps after this one need to see. */
function pathsOf(step: Step): readonly RepoPath[] {
  switch (step.kind) {
    case 'planned':
      return step.plan.kind === 'fix' ? step.plan.files.map(({ path }) => path) : [];
    case 'merged':
    case 'edited':
      return step.refusals.map(({ path }) => path);
    default:
      return [];
  }
}
