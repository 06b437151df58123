import type { FixPlan, PlannedFile, Rules } from '../../core/run/index.ts';
import { answerToPlan, judgePlanFirst, type ProposedPlan } from '../../core/tickets/index.ts';
import {
  type PathRules,
  type RepoPath,
  repoPath,
  whyNotNew,
  whyReadOnly,
} from '../../engines/files/index.ts';
import type { Job, JobContext, TicketState } from './ticket-state.ts';

/** What an attempt begins with, by what people have said to the plan that waits. */
export interface PlanStart {
  /** What the model is shown of the ticket. */
  readonly shown: Pick<TicketState, 'ticket' | 'record'>;
  /** With whether the attempt has to stop at a plan of its own. */
  readonly rules: Rules;
  /** The plan to go on with. */
  readonly agreed?: FixPlan;
  /** What became of the plan that people should know, in one sentence. */
  readonly note?: string;
}

type Context = Pick<JobContext, 'job' | 'workspace' | 'filesAt' | 'changedPaths'>;

/** Reads what people have said to the plan in the record. Rejects if the files cannot be listed. */
export async function startFromPlan(
  context: Context,
  { ticket, record }: TicketState,
): Promise<PlanStart> {
  const { job } = context;
  const planFirst = isOfPull(job)
    ? undefined
    : judgePlanFirst(ticket, { ...job.limits, rules: job.rules });
  const rules = { ...job.rules, planFirst };
  const usual = { shown: { ticket, record }, rules };
  if (isOfPull(job)) return usual;
  const answer = answerToPlan(ticket, record, job.request);
  if (answer.kind === 'void')
    return { ...usual, shown: withoutPlan(usual.shown), note: editedNote };
  if (answer.kind !== 'go') return usual;
  const agreed = await followable(answer.plan, { ...context, paths: job.paths });
  if (typeof agreed === 'string') {
    const note = `The plan cannot be gone on with, so another was made: ${agreed}.`;
    return { ...usual, shown: withoutPlan({ ticket: answer.ticket, record }), note };
  }
  // The model is shown what people have said as what it is: the ticket, of which nothing was worked yet.
  const shown = withoutPlan({ ticket: answer.ticket, record: { ...record, inputs: [] } });
  const note = await movedNote(answer.plan, context);
  return { shown, rules, agreed, ...(note && { note }) };
}

const editedNote =
  'The ticket has been edited since its last plan, so that plan is void and was not used.';

function withoutPlan({ ticket, record }: PlanStart['shown']): PlanStart['shown'] {
  return { ticket, record: { ...record, plan: undefined } };
}

/** What people want changed in a pull request is past its plan. */
function isOfPull({ request: { review, repair }, earlier, onBranch = false }: Job): boolean {
  return review !== undefined || repair !== undefined || earlier !== undefined || onBranch;
}

/** Returns the plan for the files as they are now, or why it cannot be followed. Anyone may have edited the record. */
export async function followable(
  { understanding, files, uncertain }: Pick<ProposedPlan, 'understanding' | 'files' | 'uncertain'>,
  { workspace, paths }: Pick<JobContext, 'workspace'> & Pick<Job, 'paths'>,
): Promise<FixPlan | string> {
  const existing = await workspace.paths();
  const checked = files.map(({ path, change }): PlannedFile | string => {
    const own = writable(path, paths, existing);
    if ('why' in own) return own.why;
    return { path: own.path, state: existing.includes(own.path) ? 'existing' : 'new', change };
  });
  const refused = checked.filter((file) => typeof file === 'string');
  const allowed = checked.filter((file) => typeof file !== 'string');
  const [why = allowed.length === 0 ? 'it names no file' : undefined] = refused;
  if (why !== undefined) return why;
  return { kind: 'fix', understanding, files: allowed, ...(uncertain && { uncertain }) };
}

function writable(
  path: string,
  rules: PathRules,
  existing: readonly string[],
): { readonly path: RepoPath } | { readonly why: string } {
  const own = repoPath(path, rules);
  if (typeof own !== 'string') return own;
  const why =
    whyReadOnly(own, rules) ?? (existing.includes(own) ? undefined : whyNotNew(own, existing));
  return why === undefined ? { path: own } : { why };
}

/** Says that the code has moved under a plan; `undefined` if its files are as they were. Never rejects. */
async function movedNote(
  { base, files }: ProposedPlan,
  { job, filesAt, changedPaths }: Context,
): Promise<string | undefined> {
  if (base === job.base) return undefined;
  try {
    // The checkout may lack the commit.
    await filesAt?.(base);
    const changed = new Set(await changedPaths?.(base, job.base));
    const moved = files.map(({ path }) => path).filter((path) => changed.has(path));
    if (moved.length === 0) return undefined;
    return `Since the plan was made, the code of its files has changed: ${moved.join(', ')}.`;
  } catch {
    return 'The code has changed since the plan was made; whether its files have could not be read.';
  }
}
