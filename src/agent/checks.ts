import type { ProjectCommand, Runnable } from '../core/proof/index.ts';
import type { Patch } from '../engines/edits/index.ts';
import type { CommandResult } from '../engines/evidence/index.ts';

/** Why the project's own commands cannot run. */
export interface Unprepared {
  /** One or two sentences that say what to do. */
  readonly why: string;
  /** The end of what the setup command printed; missing if it is not to blame. Untrusted. */
  readonly output?: string | undefined;
}

/** The project's own commands, isolated from every secret of the job. */
export interface Checks {
  /** The commands that the settings name. */
  readonly commands: readonly ProjectCommand[];
  /** The command for certain tests, as the settings have it; missing if there is none. */
  readonly testFilesCommand?: string | undefined;
  /** How the commands are isolated, in a sentence for reports; empty if they cannot run. */
  readonly isolation: string;
  /**
   * Makes the commands ready to run, once. Returns why they cannot run and what to do, or `undefined`. Calls `onSetup`
   * with the setup command before it starts, which may take minutes.
   */
  prepare(
    signal: AbortSignal,
    onSetup?: (command: string) => void,
  ): Promise<Unprepared | undefined>;
  /**
   * Runs a command on the patched repository, for at most so many milliseconds and never longer than the settings
   * allow. Throws UserError for configuration problems.
   */
  run(what: Runnable, patch: Patch, signal: AbortSignal, most?: number): Promise<CommandResult>;
}
