import { noEdits, samePatch } from '../../../core/edits/index.ts';
import { mentionsIn, repoPath } from '../../../core/repository/index.ts';
import {
  currentPatch,
  filesToFix,
  mayReplan,
  nothingSpent,
  offersPlan,
  type Step,
  type StepOf,
} from '../../../core/run/index.ts';
import type { ModelReply, ToolCall, ToolSpec } from '../../ports.ts';
import {
  callsInText,
  editsBeside,
  editsIn,
  editsInText,
  editTool,
  offeredName,
  planTool,
} from '../../reply/index.ts';
import type { PerformStep, StepPlace } from '../context/index.ts';
import { askModel, editTask } from '../prompts/index.ts';
import { lookingIn } from '../tools/index.ts';
import { plannedStep } from './planned-step.ts';
import { stagedEdits } from './staged-edits.ts';
import { cutStep, exploredStep } from './unanswered.ts';

/**
 * Asks for edits and stages those that apply, in memory only; the others are refused, with the reason. The model may
 * look around first, or plan again.
 */
export const edit: PerformStep = async (task, run, context) => {
  const place = { task, run, context };
  const drafted = await draftedEdit(place);
  if (drafted !== undefined) return drafted;
  const looking = lookingIn('edit', run, context);
  const asked = await askModel(task, run, context, {
    task: editTask(run, context.edits ?? 'blocks', {
      looking,
      offersPlan: offersPlan(run),
      wantsTest: task.reproduce === true,
    }),
    mayBeText: true,
    reads: offersPlan(run) ? [planTool.spec, ...looking.offered] : looking.offered,
    ...(context.edits === 'v4a' ? { answer: editTool.spec } : {}),
  });
  const { reply, call } = asked;
  const reads = looking.tools.map(({ spec }) => spec);
  const { own, calls } = dividedReply(reply, mayReplan(run) ? [planTool.spec, ...reads] : reads);
  const cut = cutStep('edit', { ...asked, isReading: asked.isReading && calls.length === 0 });
  if (cut !== undefined) return cut;
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'edit', why, call });

  if (calls.some(({ name }) => name === planTool.spec.name)) {
    const planning = { reply: { ...reply, toolCalls: calls }, call, edits: editsBeside(reply) };
    return plannedStep('edit', planning, place);
  }
  const parsed = editsIn(own);
  if (parsed.kind === 'malformed') {
    const looks = calls.length > 0 ? calls : await filesAskedFor(reply.text, place);
    if (looking.left > 0 && looks.length > 0)
      return exploredStep('edit', asked, { calls: looks, looking }, place);
    const isIdle = context.edits === 'v4a' && parsed.why === noEdits;
    return unusable(isIdle ? 'it contains no patch' : parsed.why);
  }
  const staged = await stagedEdits(parsed.edits, place);
  if (staged.kind === 'unplaced') return unusable(staged.why);
  return { kind: 'edited', patch: staged.patch, refusals: staged.refusals, call };
};

/** Returns the step for edits that came with the plan, if all of them apply; it costs nothing more. */
async function draftedEdit(place: StepPlace): Promise<StepOf<'edited'> | undefined> {
  const last = place.run.steps.at(-1);
  if (last?.kind !== 'planned' || last.edits === undefined) return undefined;
  const parsed = editsInText(last.edits);
  if (parsed.kind === 'malformed') return undefined;
  const staged = await stagedEdits(parsed.edits, place);
  if (staged.kind === 'unplaced' || staged.refusals.length > 0) return undefined;
  if (samePatch(staged.patch, currentPatch(place.run))) return undefined;
  const call = { ...last.call, prompt: '', reply: last.edits, elapsed: 0, losses: [] };
  const { patch, refusals } = staged;
  return { kind: 'edited', patch, refusals, call: { ...call, spent: nothingSpent } };
}

/** Divides a reply into what may be edits, and the calls of other tools that it makes or writes out. */
function dividedReply(reply: ModelReply, others: readonly ToolSpec[]) {
  const nameOf = ({ name }: ToolCall) => offeredName(name, others);
  const made = reply.toolCalls.flatMap((call) => {
    const name = nameOf(call);
    return name === undefined ? [] : [{ ...call, name }];
  });
  const toolCalls = reply.toolCalls.filter((call) => nameOf(call) === undefined);
  const isText = reply.toolCalls.length === 0 && others.length > 0;
  const calls = isText ? callsInText(reply.text, others, undefined).calls : made;
  return { own: { ...reply, toolCalls }, calls };
}

/** Maximum number of files that words can ask for at once. */
const maxAskedFor = 3;

/** Returns calls that read the files which a reply names in words, if each is one file and not a planned one. */
async function filesAskedFor(
  text: string,
  { task, run, context }: StepPlace,
): Promise<readonly ToolCall[]> {
  const { paths } = await context.repository(task);
  const planned = new Set<string>(filesToFix(run).map(({ path }) => path));
  const named = mentionsIn({ title: '', body: text }, paths).flatMap(({ files, isDependency }) =>
    isDependency || files.length !== 1 ? [] : files,
  );
  return [...new Set(named)]
    .filter((path) => !planned.has(path) && repoPath(path, task.paths) === path)
    .slice(0, maxAskedFor)
    .map((path) => ({ name: 'read_file', input: { path } }));
}
