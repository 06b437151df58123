import { showControls } from '../../core/text/index.ts';
import {
  type FileTexts,
  type SettingName,
  type Settings,
  withTexts,
} from '../../settings/index.ts';
import { printError } from './print.ts';

/** A file of a work tree that gives settings, such as a workflow. */
export interface FileSource {
  readonly path: string;
  readonly texts: FileTexts;
}

/** Returns the commands of a file, as they are to be shown. */
export function commandsIn({ texts }: FileSource): ReadonlyMap<SettingName, string> {
  return new Map(
    [...texts.agreed].flatMap(([name, text]) =>
      text.trim() === '' ? [] : [[name, showControls(text.trim())] as const],
    ),
  );
}

/**
 * Shows the commands of files that nothing else gives, and resolves to whether they may run: a flag says so, or the
 * user.
 */
export async function agreesToCommands(
  { read, isGiven }: Settings,
  sources: readonly FileSource[],
  confirm: ((question: string) => Promise<boolean>) | undefined,
): Promise<boolean> {
  const isMissing = ([name]: readonly [SettingName, string]) => !isGiven(name);
  const found = sources
    .map((source) => ({ ...source, commands: [...commandsIn(source)].filter(isMissing) }))
    .filter(({ commands }) => commands.length > 0);
  if (found.length === 0) return true;
  const isAllowed = read('run-commands');
  if (!isAllowed && (confirm === undefined || read('json'))) return false;
  for (const { path, commands } of found) {
    printError(`Commands of ${path}, which may do anything that its author wants:`);
    for (const [name, text] of commands)
      printError(`  ${name}: ${text.replaceAll('\n', '\n    | ')}`);
  }
  const where = read('test-isolation') === 'none' ? 'without isolation' : 'in the sandbox';
  return isAllowed || (await confirm?.(`Run them ${where}? [y/N] `)) === true;
}

/** The settings with what the workflow of a work tree gives in place of what is omitted. */
export function withWorkflow(
  given: Settings,
  { path, texts: { value, agreed } }: FileSource,
  isAgreed: boolean,
): Settings {
  const texts = [...value, ...(isAgreed ? agreed : [])];
  return withTexts(given, path, new Map(texts.filter(([name]) => !given.isGiven(name))));
}
