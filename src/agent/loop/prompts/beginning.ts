import { mentionsText } from '../../../core/repository/index.ts';
import { enclosed } from '../../../engines/text/index.ts';
import { type StepContext, similarFiles, type Task } from '../context/index.ts';
import { type ExampleContext, examples } from './examples.ts';
import { guidance } from './guidance.ts';
import { fixed, type PromptMessage, type PromptPart } from './part.ts';
import { commonRules } from './rules.ts';

/** Returns the first messages of the requests of a run: the rules, the ticket, the guidance, examples if wanted, and these files. */
export async function commonBeginning(
  task: Task,
  context: ExampleContext,
  files: readonly PromptPart[] = [],
  hasExamples = true,
): Promise<readonly PromptMessage[]> {
  const guide = await guidance(task, context);
  const shown = hasExamples ? await examples({ task, context, shown: files }) : [];
  return beginning(task, [...guide.map(fixed), ...shown, ...files]);
}

/** Returns the first messages of a review: the rules, the ticket, and what the guidance says of tests and style. */
export async function reviewBeginning(
  task: Task,
  context: Pick<StepContext, 'repository' | 'workspace'>,
): Promise<readonly PromptMessage[]> {
  return beginning(task, (await guidance(task, context, true)).map(fixed));
}

function beginning(task: Task, parts: readonly PromptPart[]): readonly PromptMessage[] {
  const ticket = fixed(enclosed('ticket', task.instruction));
  return [
    { role: 'system', parts: [fixed(commonRules)] },
    { role: 'user', parts: [ticket, ...parts], pictures: task.pictures },
  ];
}

/** Returns what the names in the ticket mean, and the list of files. */
export async function fileNames(
  task: Task,
  { repository }: Pick<StepContext, 'repository'>,
): Promise<readonly PromptPart[]> {
  const { tree, ranking } = await repository(task);
  const meanings = mentionsText(ranking.mentions, (name) => similarFiles(name, ranking.paths));
  return [
    ...(meanings === '' ? [] : [fixed(`What the ticket names:\n${enclosed('files', meanings)}`)]),
    fixed(enclosed('files', tree())),
  ];
}
