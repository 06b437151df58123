import { commandFor, type Runnable } from '../../../core/proof/index.ts';
import { type Patch, sortedChanges } from '../../../engines/edits/index.ts';
import type { CommandResult } from '../../../engines/evidence/index.ts';
import { requestFingerprint } from '../../../engines/text/index.ts';
import type { StepContext } from './run-context.ts';

/** On what a command runs, for the first (0) or second (1) time. */
interface CommandRun {
  readonly patch: Patch;
  readonly nth: 0 | 1;
  /** What that is, for people; missing for the change itself. */
  readonly on: string | undefined;
}

/** What the project's commands are run with. */
export type CommandContext = Pick<
  StepContext,
  'checks' | 'commandResults' | 'signal' | 'onProgress' | 'commandTime'
>;

/** Runs one of the project's own commands on a patch; a known result is not run again. Rejects when aborted. */
export async function commandResult(
  what: Runnable,
  { patch, nth, on }: CommandRun,
  context: CommandContext,
): Promise<CommandResult> {
  const { checks, commandResults, signal, onProgress, commandTime } = context;
  const key = requestFingerprint([what, contentOf(patch)]);
  const known = commandResults.get(key) ?? [];
  if (known[nth] !== undefined) return known[nth];
  signal.throwIfAborted();
  if (checks === undefined) return { kind: 'not-run', why: 'no command is set' };
  const text =
    typeof what === 'string'
      ? (checks.commands.find(({ name }) => name === what)?.text ?? '')
      : commandFor(checks.testFilesCommand ?? '', what.testFiles);
  const command = typeof what === 'string' ? what : 'tests';
  onProgress?.({ kind: 'running', command, text, on });
  const result = await checks
    .run(what, patch, signal, commandTime?.())
    .finally(() => onProgress?.(undefined));
  commandResults.set(key, [...known, result]);
  return result;
}

/** Returns what identifies a patch for a command: its paths, new texts and modes. */
function contentOf(patch: Patch): readonly unknown[] {
  return sortedChanges(patch).map(({ path, after, executable }) => [path, after, executable]);
}
