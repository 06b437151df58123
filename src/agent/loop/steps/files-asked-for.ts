import { mentionsIn, repoPath } from '../../../core/repository/index.ts';
import { planOf, type Run } from '../../../core/run/index.ts';
import type { ToolCall } from '../../ports.ts';
import type { StepContext, Task } from '../context/index.ts';

/** Maximum number of files that words can ask for at once. */
const most = 3;

/** Returns calls that read the files which a reply names in words, if each is one file and not a planned one. */
export async function filesAskedFor(
  text: string,
  { task, run, context }: { readonly task: Task; readonly run: Run; readonly context: StepContext },
): Promise<readonly ToolCall[]> {
  const { paths } = await context.repository(task);
  const plan = planOf(run);
  const planned = new Set<string>(plan?.kind === 'fix' ? plan.files.map(({ path }) => path) : []);
  const named = mentionsIn({ title: '', body: text }, paths).flatMap(({ files, isDependency }) =>
    isDependency || files.length !== 1 ? [] : files,
  );
  return [...new Set(named)]
    .filter((path) => !planned.has(path) && repoPath(path, task.paths) === path)
    .slice(0, most)
    .map((path) => ({ name: 'read_file', input: { path } }));
}
