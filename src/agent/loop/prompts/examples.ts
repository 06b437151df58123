import {
  changeNotes,
  exampleTest,
  fileKind,
  nearestTests,
  repoPath,
  windowsText,
} from '../../../core/repository/index.ts';
import { clipLines, enclosed } from '../../../core/text/index.ts';
import type { StepContext, Task } from '../context/index.ts';
import type { PromptPart } from './part.ts';

type ExampleContext = Pick<StepContext, 'repository' | 'workspace'> &
  Partial<Pick<StepContext, 'syntax'>>;

/**
 * Returns what shows how people work here: a short test beside the likeliest files, and the newest note of a change. What
 * is among the files that the prompt shows anyway is left out.
 */
export async function examples(
  task: Task,
  context: ExampleContext,
  shown: readonly PromptPart[],
): Promise<readonly PromptPart[]> {
  const known = new Set(shown.map(({ spare }) => spare?.name));
  const found = [await testExample(task, context), await noteExample(task, context)];
  return found.flat().filter(({ spare }) => !known.has(spare?.name));
}

/** Characters of an example of each kind. */
const most = { test: 1_600, note: 450 } as const;

async function testExample(task: Task, context: ExampleContext): Promise<readonly PromptPart[]> {
  const { ranking } = await context.repository(task);
  for (const path of nearestTests(ranking)) {
    const file = await read(path, task, context);
    if (file === undefined) continue;
    const definitions = await context.syntax?.definitions(path, file.text);
    const lines = exampleTest({ ...file, definitions }, ranking.focus);
    if (lines.length === 0) continue;
    const text = clipLines(windowsText(file.text, lines), most.test, '\n(cut here)');
    return [example('Tests here look like this:', file.path, text)];
  }
  return [];
}

async function noteExample(task: Task, context: ExampleContext): Promise<readonly PromptPart[]> {
  const { ranking, paths, history } = await context.repository(task);
  const source = ranking.paths.find((path) => fileKind(path) === 0) ?? '';
  const notes = changeNotes(paths, history, source);
  const file = notes === undefined ? undefined : await read(notes.path, task, context);
  if (notes === undefined || file === undefined) return [];
  const { text } = file;
  if (notes.isOwn && text.length > most.note) return [];
  const title = notes.isOwn
    ? 'Each change has a note of its own, such as:'
    : 'Changes are noted in:';
  const shown = notes.isOwn ? text.trimEnd() : clipLines(text, most.note, '\n(cut here)');
  return [example(title, file.path, shown)];
}

async function read(name: string, task: Task, { workspace }: ExampleContext) {
  const path = repoPath(name, task.paths);
  if (path !== name) return undefined;
  const text = (await workspace.read(path))?.text;
  return text === undefined ? undefined : { path, text };
}

/** An example gives way as the likely files do. */
function example(title: string, path: string, text: string): PromptPart {
  const spare = { kind: 'likely', name: path, within: () => '' } as const;
  return { text: `${title}\n${enclosed('file', text, { path })}`, spare };
}
