import { type Run, roundsLeft, type StepOf } from '../../../core/run/index.ts';
import { clip, withoutThoughts } from '../../../core/text/index.ts';
import type { ModelReply } from '../../ports.ts';
import {
  type PerformStep,
  type RepositoryFiles,
  type StepContext,
  type Task,
  unknownNames,
} from '../context/index.ts';
import { askModel, planTask } from '../prompts/index.ts';
import { answerThrough, explore, maxCalls, planTool, readTools } from '../tools/index.ts';
import { cutStep } from './cut.ts';
import { plannedFile } from './planned-file.ts';

/** Asks what the ticket needs; the model may explore the repository first, for some rounds. */
export const plan: PerformStep = async (task, run, context) => {
  const files = await context.repository(task);
  const tools = roundsLeft(run) > 0 ? readTools(context) : [];
  const asked = await askModel(task, run, context, {
    task: planTask(run, maxCalls),
    answer: planTool.spec,
    reads: tools.map(({ spec }) => spec),
  });
  const cut = cutStep('plan', asked);
  if (cut !== undefined) return cut;
  const { reply, call } = asked;

  const answers = reply.toolCalls.some(({ name }) => name === planTool.spec.name);
  if (tools.length > 0 && reply.toolCalls.length > 0 && !answers) {
    const reads = await explore(reply.toolCalls, tools, { ...context, task, run });
    const isEach = reads.length === reply.toolCalls.length;
    const { continuation } = reply;
    const said = clip(withoutThoughts(reply.text, () => []).trim(), maxSaid, '\n(cut here)');
    return {
      kind: 'explored',
      reads,
      ...(said === '' ? {} : { said }),
      ...(isEach ? { continuation } : {}),
      call,
    };
  }
  const planned = await planIn(reply, { task, run, files, context });
  return typeof planned === 'string'
    ? { kind: 'unusable', asked: 'plan', why: planned, call }
    : { kind: 'planned', ...planned, call };
};

/** Maximum characters of what the model says beside its calls that later requests repeat. */
const maxSaid = 4_000;

interface Planning {
  readonly task: Task;
  readonly run: Run;
  readonly files: RepositoryFiles;
  readonly context: StepContext;
}

/** Returns the plan that a reply states, or why there is none to follow. */
async function planIn(
  reply: ModelReply,
  { task, run, files: { paths, ranking }, context }: Planning,
): Promise<Pick<StepOf<'planned'>, 'plan' | 'unknown'> | string> {
  const answer = answerThrough(planTool, reply);
  if (answer.kind === 'invalid') return answer.why;
  const { kind, understanding, files: named, reply: text } = answer.input;
  if (kind !== 'fix') {
    if (text.trim() === '') return `a plan of kind "${kind}" needs a reply`;
    const unknown = await unknownNames(text, task.instruction, context.workspace);
    return { plan: { kind, understanding, reply: text }, unknown };
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
  return { plan: { kind, understanding, files: [...distinct.values()] }, unknown: [] };
}

/** A second plan may go ahead with those of its files that exist. */
function isFirstTry(run: Run): boolean {
  return run.steps.every(({ kind }) => kind === 'explored' || kind === 'cut');
}
