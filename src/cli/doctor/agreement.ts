import { showControls } from '../../core/text/index.ts';
import type { SettingName, Settings } from '../../settings/index.ts';
import { printError } from '../terminal/index.ts';
import type { WorkflowInputs } from './workflow-inputs.ts';

/** Returns the commands of a workflow that a check would run, as they are to be shown. */
export function commandsIn({ texts }: WorkflowInputs): ReadonlyMap<SettingName, string> {
  const names = ['setup-command', 'lint-command', 'test-command'] as const;
  return new Map(
    names.flatMap((name) => {
      const text = texts.agreed.get(name)?.trim() ?? '';
      return text === '' ? [] : [[name, showControls(text)] as const];
    }),
  );
}

/** Shows the commands of a workflow, and resolves to whether they may run: a flag says so, or the user. */
export async function agreesToCommands(
  { read, isGiven }: Settings,
  workflow: WorkflowInputs,
  confirm: ((question: string) => Promise<boolean>) | undefined,
): Promise<boolean> {
  const commands = [...commandsIn(workflow)].filter(([name]) => !isGiven(name));
  if (commands.length === 0) return true;
  const isAllowed = read('run-commands');
  if (!isAllowed && (confirm === undefined || read('json'))) return false;
  printError(`Commands of ${workflow.path}, which may do anything that its author wants:`);
  for (const [name, text] of commands)
    printError(`  ${name}: ${text.replaceAll('\n', '\n    | ')}`);
  const where = read('test-isolation') === 'none' ? 'without isolation' : 'in the sandbox';
  return isAllowed || (await confirm?.(`Run them ${where}? [y/N] `)) === true;
}
