import type { Patch } from '../../engines/edits/index.ts';
import type { ProcessResult } from './process.ts';
import type { Services } from './services.ts';

/** A command to run in the workspace. */
export interface SandboxCommand {
  readonly command: string;
  readonly patch: Patch;
  /** Whether the workspace keeps what the command writes. Other commands get a throwaway layer. */
  readonly persists: boolean;
  readonly network: boolean;
  /** What is started for it, and ends with it. */
  readonly services?: Services | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  /** The places of its reports, none for the usual ones; missing if it writes no reports. */
  readonly reports?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Creates a git folder in `copy` with the history of the checkout `root`, whose objects it refers to at
 * `objects` or else at their real path. Resolves to that path, or to `undefined` if there is no history.
 */
export type CopyHistory = (
  root: string,
  copy: string,
  objects: string | undefined,
) => Promise<string | undefined>;

/** What a workspace and its backend are made from. Paths are absolute. */
export interface SandboxSettings {
  /** The checkout. */
  readonly root: string;
  /** New folder for the private copy, which nobody else may enter. */
  readonly scratch: string;
  /** Names of additional variables to pass on to commands. */
  readonly environment: readonly string[];
  /** Further folders that commands may read. */
  readonly folders?: readonly string[] | undefined;
  /** Loopback ports of the job that isolated commands reach. */
  readonly ports?: readonly number[] | undefined;
  readonly jobEnv: NodeJS.ProcessEnv;
  readonly copyHistory: CopyHistory;
}

/** Where one command runs inside the workspace. */
export interface RunDirectory {
  /** New folder for the run manifest. */
  readonly manifest: string;
  /** Folder, from the workspace, that the command writes to: a new one, or `base`, the private copy itself. */
  readonly stage: string;
  /** Where git's objects are stored; `undefined` if the copy has no history. */
  readonly objects: string | undefined;
}

/** A way to isolate commands from the job. */
export interface IsolationBackend {
  /** Command prefix that gains root; empty if none is needed. */
  readonly privileged: readonly string[];
  /** Owner of the private copy in `chown` syntax; empty to keep the current one. */
  readonly owner: string;
  /** Path where commands find git's objects; `undefined` for their real path. */
  readonly objects: string | undefined;
  /** Folders to create in the private home folder, relative to it. */
  readonly homeFolders: readonly string[];
  run(command: SandboxCommand, directory: RunDirectory): Promise<ProcessResult>;
}
