import type { Patch } from '../../core/edits/index.ts';
import type { Ended } from './process.ts';

/** A command for a room. What it leaves behind is thrown away, unless it `stays`. */
export interface Errand {
  readonly command: string;
  readonly patch: Patch;
  readonly stays: boolean;
  readonly network: boolean;
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** What a shelter is made for; paths are full ones, and `job` is the environment of the job. */
export interface ShelterSettings {
  readonly root: string;
  readonly scratch: string;
  /** Further variables that commands are told. */
  readonly environment: readonly string[];
  readonly job: NodeJS.ProcessEnv;
}

/** What an errand is given for its time: two folders of the room, and where git's objects are. */
export interface Stall {
  /** A new folder for its order. */
  readonly order: string;
  /** The name of the folder that it writes to: a new one, or that of the private copy itself. */
  readonly stage: string;
  readonly objects: string | undefined;
}

/** How commands are kept from the job. */
export interface Shelter {
  /** What makes a program root's; nothing where we are root, or do without. */
  readonly privileged: readonly string[];
  /** Who the private copy is given to, as `chown` wants it; empty for nobody. */
  readonly owner: string;
  /** Where commands find git's objects; `undefined` when that is their own place. */
  readonly objects: string | undefined;
  /** Folders that must be in the private copy of the home folder. */
  readonly foldersAtHome: readonly string[];
  start(errand: Errand, stall: Stall): Promise<Ended>;
}

/** What a program of ours is told of the environment: nothing of the job's. */
export const trusted = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/** The words that run a constant script with arguments. */
export const scriptWith = (text: string, ...args: readonly string[]) =>
  ['/bin/bash', '--norc', '-c', text, 'script', ...args] as const;
