import type { Files } from '../support/repository.ts';
import type { ClonePeople } from './clone-people.ts';
import type { WallName } from './walls.ts';

/** A repository that an attacker prepared, and what a person starts in a clone of it. */
export interface Clone {
  /** What the attacker wants, as a phrase: “get a secret of the person”. */
  readonly aim: string;
  /** What stops them; the case fails with this wall switched off. */
  readonly wall: WallName;
  /** A second wall that stops them, too, and is switched off with the first. */
  readonly also?: WallName;
  readonly command: 'doctor' | 'init' | 'run';
  readonly args?: readonly string[] | ((people: ClonePeople) => readonly string[]);
  /** Whether the person is in another folder and names the clone with `--repo`. */
  readonly isNamed?: boolean;
  /** Files of the clone. Commands in it that contain `people.mark` show that they ran. */
  readonly files: (people: ClonePeople) => Files;
  /** Adds links and settings of Git to the clone before the command starts. */
  readonly prepare?: (root: string, people: ClonePeople) => Promise<void>;
  /** Variables besides those of the person, or in their place; empty ones are unset. */
  readonly env?: (people: ClonePeople) => Readonly<Record<string, string>>;
  /** Answers at a terminal: gets what was printed since the last answer; returns keys, or `undefined` to wait. */
  readonly answer?: (asked: string) => string | undefined;
  /** Whether the person agrees, so that files are written. */
  readonly agrees?: boolean;
  /** What else must not have happened, one sentence each. */
  readonly breaches?: (scene: CloneScene) => readonly string[];
}

/** What is left after the command, for those who look for damage. */
export interface CloneScene {
  readonly people: ClonePeople;
  /** `null` if it did not end by itself. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Whether a command of the clone ran outside the sandbox. */
  readonly isMarked: boolean;
  /** The files of the clone, by path. */
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
  /** Hosts besides loopback that a request was made to. */
  readonly hosts: readonly string[];
  readonly agrees: boolean;
  readonly isTerminal: boolean;
}
