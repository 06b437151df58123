import {
  currentPatch,
  filesToFix,
  mayReplan,
  nothingSpent,
  offersPlan,
  pendingEdits,
  refusalNotes,
  type StepOf,
} from '../../../core/run/index.ts';
import {
  applyEdits,
  type Edit,
  noEdits,
  type PendingEdits,
  samePatch,
} from '../../../engines/edits/index.ts';
import type { ToolCall } from '../../../engines/model/port/index.ts';
import { clipLines, enclosed } from '../../../engines/text/index.ts';
import { editTool, planSpec } from '../../reply/index.ts';
import type { DraftedEdits, PerformStep, StepPlace } from '../context/index.ts';
import {
  askModel,
  asksPlan,
  editTask,
  filesNamedIn,
  mostAsked,
  showsForm,
} from '../prompts/index.ts';
import { offerLooks } from '../tools/index.ts';
import { draftIn, editedRepository, readEdits } from './edited-repository.ts';
import { plannedStep } from './planned-step.ts';
import { cutStep, exploredStep } from './unanswered.ts';

/**
 * Asks for edits and stages those that apply, in memory only; the others are refused, with the reason. The model may
 * look around first, or plan again.
 */
export const edit: PerformStep = async (task, run, context) => {
  const place = { task, run, context };
  const drafted = await draftedEdit(place);
  if (drafted !== undefined && 'patch' in drafted) return drafted;
  const looking = offerLooks('edit', run, context);
  const planning = planSpec(context.rules, task);
  // A request is cached only below the same tools, so what a look leads to is offered before it.
  const isLooking = looking.left > 0 && mayReplan(run);
  const isOffered = offersPlan(run) || (currentPatch(run).size === 0 ? asksPlan(run) : isLooking);
  const asked = await askModel(task, run, context, {
    task: editTask(run, context.edits ?? 'blocks', {
      looking,
      offersPlan: offersPlan(run),
      showsForm: showsForm(run, context),
      refused: drafted?.notes,
      wantsTest: task.reproduce === true,
    }),
    mayBeText: true,
    reads: isOffered ? [planning, ...looking.offered] : looking.offered,
    ...(context.edits === 'v4a' ? { answer: editTool } : {}),
  });
  const { reply, call } = asked;
  const others = [...looking.tools.map(({ spec }) => spec), ...(mayReplan(run) ? [planning] : [])];
  const calls = reply.toolCalls.filter((made) => others.some(({ name }) => name === made.name));
  const cut = cutStep('edit', { ...asked, isReading: asked.isReading && calls.length === 0 });
  if (cut !== undefined) return cut;
  const unusable = (why: string) => ({ kind: 'unusable', asked: 'edit', why, call }) as const;

  if (calls.some(({ name }) => name === planning.name)) return plannedStep('edit', asked, place);
  const parsed = await readEdits(reply, place);
  if (parsed.kind === 'malformed') {
    const looks = calls.length > 0 ? calls : await filesAskedFor(reply.text, place);
    if (looking.left > 0 && looks.length > 0)
      return exploredStep('edit', asked, { calls: looks, looking }, place);
    const isIdle = context.edits === 'v4a' && parsed.why === noEdits;
    return unusable(isIdle ? 'it contains no patch' : parsed.why);
  }
  const pending = drafted === undefined ? pendingEdits(run) : drafted.pending;
  const staged = await stagedEdits(parsed.edits, place, pending);
  if (staged.kind === 'unplaced') {
    const { blocked } = staged;
    return { ...unusable(staged.why), ...(blocked && { blocked: [blocked] }) };
  }
  const { patch, refusals } = staged;
  return { kind: 'edited', patch, refusals, pending: staged.pending, call };
};

/** What to say about edits that came with the plan and are not applied, and what of them waits for the next ones. */
interface RefusedDraft {
  readonly notes: readonly string[];
  readonly pending?: PendingEdits | undefined;
}

/** Returns the step for edits that came with the plan, which costs nothing more, or why they are not applied. */
async function draftedEdit(place: StepPlace): Promise<StepOf<'edited'> | RefusedDraft | undefined> {
  const last = place.run.steps.findLast(
    ({ kind }) => kind !== 'explored' && kind !== 'cut' && kind !== 'unusable',
  );
  if (last?.kind !== 'planned' || last.edits === undefined) return undefined;
  const draft = await draftIn(last.edits, place, applyEdits);
  if (draft === undefined) return undefined;
  if (draft.kind === 'refused') return refusedDraft(draft);
  const { patch } = draft;
  if (samePatch(patch, currentPatch(place.run)))
    return { notes: [notAppliedNote('they change nothing')] };
  const call = { ...last.call, prompt: '', reply: last.edits, elapsed: 0, losses: [] };
  return { kind: 'edited', patch, refusals: [], call: { ...call, spent: nothingSpent } };
}

function refusedDraft({
  why,
  refusals,
  pending,
}: Extract<DraftedEdits, { kind: 'refused' }>): RefusedDraft {
  if (refusals === undefined) return { notes: [notAppliedNote(why)] };
  return { notes: refusalNotes(`${besidePlan} were`, { refusals, pending }), pending };
}

const besidePlan = 'The edits beside the plan';

/** Maximum characters of why edits beside a plan are not applied. */
const maxWhy = 4_000;

const notAppliedNote = (why: string) =>
  `${besidePlan} were refused, all of them:\n${enclosed('problem', clipLines(why, maxWhy, '\n(cut here)'))}`;

/** Returns calls that read the files which a reply names in words, if each is one file and not a planned one. */
async function filesAskedFor(
  text: string,
  { task, run, context }: StepPlace,
): Promise<readonly ToolCall[]> {
  const { paths } = await context.repository(task);
  const planned = new Set<string>(filesToFix(run).map(({ path }) => path));
  return filesNamedIn(text, paths, task.paths)
    .filter((path) => !planned.has(path))
    .slice(0, mostAsked)
    .map((path) => ({ name: 'read_file', input: { path } }));
}

/** Places edits, after those that wait for them, in the files with the current patch applied, in memory only. */
async function stagedEdits(edits: readonly Edit[], place: StepPlace, pending?: PendingEdits) {
  const kept = pending?.kept.map(({ edit: one, path }) => ({ ...one, file: path })) ?? [];
  const repository = await editedRepository([...kept, ...edits], place);
  return applyEdits(currentPatch(place.run), repository, edits, { pending });
}
