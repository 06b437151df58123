import { showControls } from '../../engines/text/index.ts';
import type { FileTexts, Settings } from '../../settings/index.ts';
import { printError } from './print.ts';

/** A file of a work tree that gives settings. */
export interface FileSource {
  readonly path: string;
  readonly texts: FileTexts;
}

/**
 * Shows the commands of a file that nothing else gives, and resolves to whether they may run: a flag says so, or the
 * user.
 */
export async function agreesToCommands(
  { read, isGiven }: Settings,
  { path, texts }: FileSource,
  confirm: ((question: string) => Promise<boolean>) | undefined,
): Promise<boolean> {
  const commands = [...texts.agreed].filter(([name]) => !isGiven(name));
  if (commands.length === 0) return true;
  const isAllowed = read('run-commands');
  if (!isAllowed && (confirm === undefined || read('json'))) return false;
  printError(`Commands of ${path}, which may do anything that its author wants:`);
  for (const [name, text] of commands)
    printError(`  ${name}: ${showControls(text.trim()).replaceAll('\n', '\n    | ')}`);
  const where = read('test-isolation') === 'none' ? 'without isolation' : 'in the sandbox';
  return isAllowed || (await confirm?.(`Run them ${where}? [y/N] `)) === true;
}
