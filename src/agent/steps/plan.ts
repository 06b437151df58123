import { feedback } from '../../core/feedback.ts';
import { mentionedFiles, resolveMention, resolveName } from '../../core/mention.ts';
import { type PathRules, repoPath } from '../../core/path.ts';
import type { Plan, PlannedFile } from '../../core/plan.ts';
import type { Run, Step } from '../../core/run.ts';
import { fileTree } from '../../core/tree.ts';
import { ask } from '../ask.ts';
import { planMessages } from '../prompt.ts';
import { answerThrough, planTool } from '../tools.ts';
import { currentFiles } from '../view.ts';
import type { Performer, World } from '../world.ts';

/** Files named in the ticket whose text the plan is shown. */
const maxNamedFiles = 5;

/** Asks what the ticket needs, and finds the files that the model names in the repository. */
export const plan: Performer = async (task, run, world) => {
  const paths = await writablePaths(task.paths, world);
  const named = mentionedFiles(task.instruction)
    .flatMap((name) => resolveMention(name, paths))
    .slice(0, maxNamedFiles)
    .map((path) => repoPath(path, task.paths))
    .filter((path) => typeof path === 'string');
  const shown = (await currentFiles(named, run, world)).filter(({ text }) => text !== null);
  const tree = fileTree(paths, task.instruction);
  const messages = planMessages(task.instruction, tree, shown, feedback(run));
  const { reply, call } = await ask(world, messages, [planTool.spec]);
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'plan', why, call });

  const answered = answerThrough(planTool, reply);
  if (answered.kind === 'missing') return unusable(answered.why);
  const { kind, understanding, files, reply: text } = answered.input;
  if (kind !== 'fix') {
    if (text.trim() === '') return unusable(`a plan of kind "${kind}" needs a reply`);
    return { kind: 'planned', plan: { kind, understanding, reply: text }, call };
  }
  const found = findFiles(files, paths, task.paths);
  if (found.files.length === 0 || (found.problems.length > 0 && isFirstTry(run))) {
    return unusable(found.problems.join('; ') || 'a plan of kind "fix" names no file');
  }
  const fix: Plan = { kind: 'fix', understanding, files: found.files };
  return { kind: 'planned', plan: fix, call };
};

async function writablePaths(rules: PathRules, world: World): Promise<readonly string[]> {
  const paths = await world.workspace.paths();
  return paths.filter((path) => repoPath(path, rules) === path);
}

/** A second plan may go ahead with the files that do exist. */
function isFirstTry(run: Run): boolean {
  return run.steps.length === 0;
}

interface NamedFile {
  readonly path: string;
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
  return { path, state: exists ? 'existing' : 'new' };
}
