import { fileTree, repoPath } from '../../core/repository/index.ts';
import type { StepContext, Task } from './run-context.ts';

/** What there is to plan with: the files that may be written, and the list of them that a prompt shows. */
interface Survey {
  readonly paths: readonly string[];
  readonly tree: string;
}

/** Each run has a world of its own. In a repository of many files every look would be felt. */
const surveys = new WeakMap<StepContext, Promise<Survey>>();

/** Looks over the repository, once in a run: what is there does not change while the model looks around. */
export function survey(task: Task, world: StepContext): Promise<Survey> {
  const known = surveys.get(world) ?? look(task, world);
  surveys.set(world, known);
  return known;
}

async function look({ paths: rules, instruction }: Task, world: StepContext): Promise<Survey> {
  const all = await world.workspace.paths();
  const paths = all.filter((path) => repoPath(path, rules) === path);
  return { paths, tree: fileTree(paths, instruction) };
}
