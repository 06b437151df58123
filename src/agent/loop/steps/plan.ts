import {
  mentionedFiles,
  type PathRules,
  repoPath,
  resolveMention,
  resolveName,
} from '../../../core/repository/index.ts';
import {
  feedback,
  mayExplore,
  type PlannedFile,
  type Run,
  type Step,
} from '../../../core/run/index.ts';
import type { ModelReply } from '../../ports.ts';
import { answerThrough, planTool } from '../answer-tools.ts';
import { askModel } from '../ask.ts';
import { planMessages, type ShownFile } from '../prompt.ts';
import { currentFiles } from '../prompt-files.ts';
import { survey } from '../repository-files.ts';
import type { PerformStep, StepContext, Task } from '../run-context.ts';
import { explore, findings, readTools } from '../tools/index.ts';
import { unknownNames } from '../unknown-names.ts';

type Planned = Extract<Step, { kind: 'planned' }>;

/** Files named in the ticket whose text the plan is shown. */
const maxNamedFiles = 5;

/** Asks what the ticket needs; the model may look around first, some times. */
export const plan: PerformStep = async (task, run, world) => {
  const { paths, tree } = await survey(task, world);
  const named = await namedFiles(task, paths, run, world);
  const reads = mayExplore(run) ? readTools(world) : [];
  const messages = planMessages(task.instruction, tree, named, findings(run), feedback(run));
  const { reply, call } = await askModel(world, messages, { answer: planTool.spec, reads });

  const answers = reply.toolCalls.some(({ name }) => name === planTool.spec.name);
  if (reads.length > 0 && reply.toolCalls.length > 0 && !answers) {
    return { kind: 'explored', reads: await explore(reply.toolCalls, task, run, world), call };
  }
  const settled = await settle(reply, task, run, paths, world);
  return typeof settled === 'string'
    ? { kind: 'unusable', asked: 'plan', why: settled, call }
    : { kind: 'planned', ...settled, call };
};

/** The plan that a reply states, or why it states none that can be followed. */
async function settle(
  reply: ModelReply,
  task: Task,
  run: Run,
  paths: readonly string[],
  world: StepContext,
): Promise<Pick<Planned, 'plan' | 'unknown'> | string> {
  const answered = answerThrough(planTool, reply);
  if (answered.kind === 'missing') return answered.why;
  const { kind, understanding, files, reply: text } = answered.input;
  if (kind !== 'fix') {
    if (text.trim() === '') return `a plan of kind "${kind}" needs a reply`;
    const unknown = await unknownNames(text, world);
    return { plan: { kind, understanding, reply: text }, unknown };
  }
  const found = findFiles(files, paths, task.paths);
  if (found.files.length === 0 || (found.problems.length > 0 && isFirstTry(run))) {
    return found.problems.join('; ') || 'a plan of kind "fix" names no file';
  }
  return { plan: { kind, understanding, files: found.files }, unknown: [] };
}

async function namedFiles(
  task: Task,
  paths: readonly string[],
  run: Run,
  world: StepContext,
): Promise<readonly ShownFile[]> {
  const named = mentionedFiles(task.instruction)
    .flatMap((name) => resolveMention(name, paths))
    .slice(0, maxNamedFiles)
    .map((path) => repoPath(path, task.paths))
    .filter((path) => typeof path === 'string');
  return (await currentFiles(named, run, world)).filter(({ text }) => text !== null);
}

/** A second plan may go ahead with the files that do exist. */
function isFirstTry(run: Run): boolean {
  return run.steps.every((step) => step.kind === 'explored');
}

interface NamedFile {
  readonly path: string;
  readonly change: string;
  readonly create: boolean;
}

interface Found {
  readonly files: readonly PlannedFile[];
  readonly problems: readonly string[];
}

function findFiles(named: readonly NamedFile[], paths: readonly string[], rules: PathRules): Found {
  const files = new Map<string, PlannedFile>();
  const problems: string[] = [];
  for (const file of named) {
    const found = findFile(file, paths, rules);
    if (typeof found === 'string') problems.push(found);
    else files.set(found.path, found);
  }
  return { files: [...files.values()], problems };
}

/** The file that is meant, or why none can be: a missing file is new only when the model says so. */
function findFile(
  file: NamedFile,
  paths: readonly string[],
  rules: PathRules,
): PlannedFile | string {
  const candidates = file.create ? [] : resolveName(file.path, paths);
  if (candidates.length > 1)
    return `${file.path} may be any of ${candidates.slice(0, 10).join(', ')}`;
  const path = repoPath(candidates[0] ?? file.path, rules);
  if (typeof path !== 'string') return path.why;
  const exists = paths.includes(path);
  if (!exists && !file.create) return `${file.path} does not exist and "create" is not set`;
  const change = file.change.trim();
  return { path, state: exists ? 'existing' : 'new', ...(change === '' ? {} : { change }) };
}
