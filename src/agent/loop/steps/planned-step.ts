import { type Call, keptPatch, type Plan, type Run, type Step } from '../../../core/run/index.ts';
import type { ModelReply } from '../../ports.ts';
import { answerThrough, planTool } from '../../reply/index.ts';
import type { RepositoryFiles, StepContext, Task } from '../context/index.ts';
import { plannedFile } from './planned-file.ts';

/** A reply that calls `plan`, and the text of its edits; missing if it has none. */
interface PlanReply {
  readonly reply: ModelReply;
  readonly call: Call;
  readonly edits: string | undefined;
}

/** The step that a reply is by its call of `plan`: the plan that it states, or why there is none to follow. */
export async function plannedStep(
  asked: 'plan' | 'edit',
  { reply, call, edits }: PlanReply,
  { task, run, context }: Place,
): Promise<Step> {
  const files = await context.repository(task);
  const plan = planIn(reply, { task, run, files });
  return typeof plan === 'string'
    ? { kind: 'unusable', asked, why: plan, call }
    : { kind: 'planned', plan, ...(edits === undefined ? {} : { edits }), call };
}

interface Place {
  readonly task: Task;
  readonly run: Run;
  readonly context: StepContext;
}

interface Planning extends Omit<Place, 'context'> {
  readonly files: RepositoryFiles;
}

/** Returns the plan that a reply states, or why there is none to follow. */
function planIn(
  reply: ModelReply,
  { task, run, files: { paths, ranking } }: Planning,
): Plan | string {
  const answer = answerThrough(planTool, reply);
  if (answer.kind === 'invalid') return answer.why;
  const { kind, understanding, files: named, reply: text } = answer.input;
  if (kind !== 'fix') {
    if (keptPatch(run).size > 0)
      return 'a change is made already, so only a plan of kind "fix" may follow';
    if (text.trim() === '') return `a plan of kind "${kind}" needs a reply`;
    return { kind, understanding, reply: text };
  }
  const ranked = ranking.files.map(({ path }) => path);
  const known = { paths, ranked, rules: task.paths, mayAsk: isFirstTry(run) };
  const found = named.map((file) => plannedFile(file, known));
  const files = found.filter((file) => typeof file !== 'string');
  const problems = found.filter((file) => typeof file === 'string');
  if (files.length === 0 || (problems.length > 0 && known.mayAsk)) {
    return problems.join('; ') || 'a plan of kind "fix" names no file';
  }
  const distinct = new Map(files.map((file) => [file.path, file]));
  return { kind, understanding, files: [...distinct.values()] };
}

/** A plan that is asked for again may go ahead with those of its files that exist. */
function isFirstTry(run: Run): boolean {
  const last = run.steps.findLast(({ kind }) => kind !== 'explored' && kind !== 'cut');
  return last?.kind !== 'unusable';
}
