import {
  type Call,
  keptPatch,
  type Plan,
  type PlannedFile,
  type Run,
  record,
  type Step,
  type StepOf,
  waitsForAgreement,
} from '../../../core/run/index.ts';
import {
  type BlockedFile,
  describeBlocked,
  type PathRules,
  repoPath,
  resolveName,
  whyNotNew,
  whyReadOnly,
} from '../../../engines/files/index.ts';
import type { ModelReply } from '../../../engines/model/port/index.ts';
import type { Workspace } from '../../ports.ts';
import {
  answerThrough,
  editsAsText,
  findEdits,
  type NamedFile,
  planTool,
} from '../../reply/index.ts';
import { type RepositoryFiles, type StepPlace, similarFiles } from '../context/index.ts';

/**
 * The step that a reply is by its call of `plan`: the plan that it states, with the text of the edits beside it, or why
 * there is none to follow.
 */
export async function plannedStep(
  asked: 'plan' | 'edit',
  { reply, call }: { readonly reply: ModelReply; readonly call: Call },
  { task, run, context }: StepPlace,
): Promise<Step> {
  const files = await context.repository(task);
  const { workspace } = context;
  const plan = await planIn(reply, { task, run, files, workspace });
  if ('why' in plan) return { kind: 'unusable', asked, ...plan, call };
  const step: Step = { kind: 'planned', plan, call };
  const { text } = editsAsText(reply);
  const draft = findEdits({ text, toolCalls: [], ended: 'stopped' });
  // Nobody has agreed to edits that come with a plan which waits.
  const isDraft = draft.kind === 'edits' && !waitsForAgreement(record(run, step), context.rules);
  return isDraft ? { ...step, edits: text } : step;
}

interface Planning extends Omit<StepPlace, 'context'> {
  readonly files: RepositoryFiles;
  readonly workspace: Pick<Workspace, 'obstacle'>;
}

/** Why there is no plan to follow. */
type NoPlan = Pick<StepOf<'unusable'>, 'why' | 'blocked'>;

/** Returns the plan that a reply states, or why there is none to follow. */
async function planIn(
  reply: ModelReply,
  { task, run, files: { paths, ranking }, workspace }: Planning,
): Promise<Plan | NoPlan> {
  const answer = answerThrough(planTool, reply);
  if (answer.kind === 'invalid') return { why: answer.why };
  const { kind, understanding, files: named, reply: text, uncertain, answers } = answer.input;
  if (kind !== 'fix') {
    if (keptPatch(run).size > 0)
      return { why: 'a change is made already, so only a plan of kind "fix" may follow' };
    if (text.trim() === '') return { why: `a plan of kind "${kind}" needs a reply` };
    return { kind, understanding, reply: text, ...(answers && { answers }) };
  }
  const ranked = ranking.paths;
  const refused = whyRefusedBefore(run);
  const known = { paths, ranked, rules: task.paths, workspace, mayAsk: refused === undefined };
  const first = await plannedFiles(named, { ...known, isCreating: false });
  // Named a second time, and nothing else is: the file is to be created.
  const isSaidAgain = first.files.length === 0 && first.why === refused;
  const again = { ...known, isCreating: true };
  const { files, blocked, why } = isSaidAgain ? await plannedFiles(named, again) : first;
  if (files.length === 0 || (why !== '' && known.mayAsk)) {
    if (why === '') return { why: 'a plan of kind "fix" names no file' };
    return blocked.length === named.length ? { why, blocked } : { why };
  }
  const distinct = new Map(files.map((file) => [file.path, file]));
  return { kind, understanding, files: [...distinct.values()], ...(uncertain && { uncertain }) };
}

/** Why the last plan was refused; one that is asked for again may go ahead with those of its files that exist. */
function whyRefusedBefore(run: Run): string | undefined {
  const last = run.steps.findLast(({ kind }) => kind !== 'explored' && kind !== 'cut');
  return last?.kind === 'unusable' ? last.why : undefined;
}

async function plannedFiles(named: readonly NamedFile[], known: KnownFiles) {
  const found = await Promise.all(named.map((file) => plannedFile(file, known)));
  const files = found.flatMap((one) => (typeof one === 'object' && 'state' in one ? one : []));
  const blocked = found.flatMap((one) => (typeof one === 'object' && 'obstacle' in one ? one : []));
  const reasons = found.filter((one) => typeof one === 'string');
  return { files, blocked, why: [...reasons, ...blocked.map(describeBlocked)].join('; ') };
}

/** Where the names in a plan are looked up. */
interface KnownFiles {
  readonly paths: readonly string[];
  /** The same, the likeliest first. */
  readonly ranked: readonly string[];
  readonly rules: PathRules;
  readonly workspace: Pick<Workspace, 'obstacle'>;
  /** Whether a doubtful file to create is asked about, and not created. */
  readonly mayAsk: boolean;
  /** Whether a missing file is to be created that resembles no other, though the plan does not say so. */
  readonly isCreating: boolean;
}

/** Returns the file that is meant, what keeps it from being edited, or why there is none. */
async function plannedFile(
  file: NamedFile,
  known: KnownFiles,
): Promise<PlannedFile | BlockedFile | string> {
  const { paths, ranked, rules, workspace } = known;
  const candidates = file.create ? [] : byRank(resolveName(file.path, paths), ranked);
  if (candidates.length > 1) return `${file.path} may be any of ${listed(candidates)}`;
  const path = repoPath(candidates[0] ?? file.path, rules);
  if (typeof path !== 'string') return path.why;
  const readOnly = whyReadOnly(path, rules);
  if (readOnly !== undefined) return readOnly;
  const obstacle = await workspace.obstacle(path);
  if (obstacle !== undefined) return { path, obstacle };
  const exists = ranked.includes(path);
  const change = file.change.trim() || undefined;
  if (exists) return { path, state: 'existing', change };
  const near = file.create ? [] : similarFiles(path, ranked);
  if (!file.create && !(known.isCreating && near.length === 0)) {
    const hint = near.length > 0 ? `; there is ${listed(near)}` : '';
    return `${path} does not exist and "create" is not set${hint}`;
  }
  const notNew = whyNotNew(path, paths);
  if (notNew !== undefined) return notNew;
  const same = known.mayAsk ? resolveName(path, paths) : [];
  if (same.length > 0) {
    return `${file.path} is to be created, but there is ${listed(byRank(same, ranked))}: name that one, or create ${path} again`;
  }
  return { path, state: 'new', change };
}

/** Maximum number of files that a reason lists. */
const mostListed = 5;

const listed = (paths: readonly string[]) => paths.slice(0, mostListed).join(', ');

function byRank(paths: readonly string[], ranked: readonly string[]): readonly string[] {
  if (paths.length < 2) return paths;
  const wanted = new Set(paths);
  return ranked.filter((path) => wanted.has(path));
}
