import {
  changeNotes,
  endsOf,
  exampleTest,
  type Lines,
  linesOf,
  nearestTests,
  type OutlinedFile,
  windowsFor,
  windowsText,
  withoutLines,
} from '../../../core/repository/index.ts';
import { fileKind, type RepoPath, repoPath } from '../../../engines/files/index.ts';
import { clipLines, enclosed, firstLines } from '../../../engines/text/index.ts';
import type { StepContext, Task } from '../context/index.ts';
import type { PromptPart } from './part.ts';

/** What examples are read from. */
export type ExampleContext = Pick<StepContext, 'repository' | 'workspace'> &
  Partial<Pick<StepContext, 'syntax'>>;

/** What examples are for, and the parts that the prompt shows anyway. */
interface Wanted {
  readonly task: Task;
  readonly context: ExampleContext;
  readonly shown: readonly PromptPart[];
}

/**
 * Returns what shows how people work here: a short test beside the likeliest files, and the newest note of a change,
 * without the lines that the prompt shows anyway.
 */
export async function examples(wanted: Wanted): Promise<readonly PromptPart[]> {
  return [...(await testExample(wanted)), ...(await noteExample(wanted))];
}

/** Characters and lines of an example of each kind, and tests that are looked at. */
const most = { shown: 2_000, windows: 1_000, note: 450, noteLines: 12, tests: 3 } as const;

async function testExample({ task, context, shown }: Wanted): Promise<readonly PromptPart[]> {
  const { ranking } = await context.repository(task);
  for (const path of nearestTests(ranking).slice(0, most.tests)) {
    const file = await read(path, task, context);
    if (file === undefined) continue;
    const short = exampleTest(file, ranking.focus);
    if (short === undefined) continue;
    const test = short.length > 0 ? short : windowsFor(file, ranking.focus, most.windows);
    const known = shownOf(path, shown);
    const lines = [...endsOf(file), ...(known.length > 0 ? [] : test)];
    const title = 'Tests here; a new one can follow the last lines:';
    return example(title, file, withoutLines(lines, known));
  }
  return [];
}

async function noteExample({ task, context, shown }: Wanted): Promise<readonly PromptPart[]> {
  const { ranking, paths, history } = await context.repository(task);
  const source = ranking.paths.find((path) => fileKind(path) === 0) ?? '';
  const notes = changeNotes(paths, history, source);
  const file = notes === undefined ? undefined : await read(notes.path, task, context);
  if (notes === undefined || file === undefined) return [];
  if (notes.isOwn && file.text.length > most.note) return [];
  const head = firstLines(linesOf(file.text).slice(0, most.noteLines), most.note);
  if (notes.isGuess === true && !isOpen.test(head.join('\n'))) return [];
  const title = notes.isOwn
    ? 'Each change has a note of its own, such as:'
    : 'Changes are noted at the top of:';
  const lines = withoutLines([{ start: 1, end: head.length }], shownOf(file.path, shown));
  return example(title, file, lines);
}

/** What the notes of a version that is not yet released say. */
const isOpen =
  /unreleased|\bTBD\b|\b(?:pending|upcoming|in development|not (?:yet )?released)\b|\.dev\d*\b/i;

/** The lines of a file that parts show. */
const shownOf = (name: string, parts: readonly PromptPart[]) =>
  parts.flatMap(({ shown = [] }) => shown.filter(({ path }) => path === name));

/** A file whose lines may be an example. */
interface ReadFile extends OutlinedFile {
  readonly path: RepoPath;
}

async function read(
  name: string,
  task: Task,
  { workspace, syntax }: ExampleContext,
): Promise<ReadFile | undefined> {
  const path = repoPath(name, task.paths);
  if (path !== name) return undefined;
  const text = (await workspace.read(path))?.text;
  if (text === undefined) return undefined;
  return { path, text, definitions: await syntax?.definitions(path, text) };
}

/** Returns lines of a file as an example, which gives way as the likely files do; nothing if they say nothing. */
function example(title: string, { path, text }: ReadFile, lines: readonly Lines[]) {
  const shown = clipLines(windowsText(text, lines), most.shown, '\n(cut here)');
  const spare = { kind: 'likely', name: path, within: () => '' } as const;
  const part: PromptPart = {
    text: `${title}\n${enclosed('file', shown, { path })}`,
    shown: lines.map((range) => ({ path, ...range })),
    spare,
  };
  return shown === '' ? [] : [part];
}
