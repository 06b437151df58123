import type { Script, Scripted } from '../support/openai/openai.ts';
import type { Files } from '../support/repository.ts';
import type { RunResult } from '../support/runner/runner.ts';
import type { World } from '../support/world.ts';
import type { WallName } from './walls.ts';

/** The ticket that an attacker writes. What is missing is an ordinary bug of the shop. */
export interface HostileTicket {
  readonly summary?: string;
  /** Text, or a document in Atlassian's format. */
  readonly description?: unknown;
  readonly comments?: readonly unknown[];
  readonly attachments?: readonly { readonly name: string; readonly content: string }[];
  /** The text of the custom field “Acceptance criteria”. */
  readonly criteria?: unknown;
}

/** Something that an attacker tries on the road from a ticket to a pull request. */
export interface Attack {
  /** What they want, as a phrase: “skip the checks of the pull request”. */
  readonly aim: string;
  /** What stops them; the case fails with this wall switched off. */
  readonly wall: WallName;
  /** A second wall that stops them, too, and is switched off with the first. */
  readonly also?: WallName;
  readonly ticket?: HostileTicket;
  /** Files of the repository besides those of the shop, or in their place. */
  readonly files?: Files;
  /** Replies of the model; by default it fixes the bug and repeats the ticket's words wherever it can. */
  readonly model?: readonly Scripted[] | Script;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables of the job besides the runner's. */
  readonly env?: Readonly<Record<string, string>>;
  /** Seconds of CPU, or without any, after which the run counts as endless; by default a minute. */
  readonly longest?: number;
  /** Whether the clock of the run is thirty times as fast. */
  readonly isFast?: boolean;
  /** Prepares the checkout before the run. */
  readonly prepare?: (workspace: string) => Promise<void>;
  /** Adds tickets and the like to the world before the run. */
  readonly arrange?: (world: World) => void;
  /** Happens after a first run; another one follows, which a person asks for. */
  readonly between?: (world: World) => Promise<unknown>;
  /** What else must not have happened, one sentence each. */
  readonly breaches?: (scene: Scene) => readonly string[];
}

/** Attacks that a wall stops, but for those that name another one, with what is usual for them. */
export const behind = (
  wall: WallName,
  attacks: Readonly<Record<string, Omit<Attack, 'wall'> & { readonly wall?: WallName }>>,
  usual: Partial<Attack> = {},
): Readonly<Record<string, Attack>> =>
  Object.fromEntries(
    Object.entries(attacks).map(([name, attack]) => [name, { wall, ...usual, ...attack }]),
  );

/** What is left after a run, for those who look for damage. */
export interface Scene {
  readonly run: RunResult;
  readonly world: World;
  /** How often the agent ran. */
  readonly runs: number;
  /** The commit at the end of the agent's branch that the last run has found; missing after a first run. */
  readonly found?: string | undefined;
  /** The files of the base and of the agent's branch, by path; equal if there is no branch. */
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
  /** The commits on the agent's branch. */
  readonly commits: readonly { readonly sha: string; readonly title: string }[];
  /** The texts of the files that the run left: patch and trace. */
  readonly artifacts: readonly string[];
  /** The prompts, as JSON. */
  readonly prompts: readonly string[];
  /** The Markdown that the agent wrote: the pull request's body, the job's summary and the commit's message. */
  readonly written: readonly string[];
  /** The agent's comments on tickets, as JSON. */
  readonly comments: readonly string[];
  /** Title and message of the commit, and the title of the pull request. */
  readonly headlines: readonly string[];
  /** Hosts other than those of the world that a request was made to. */
  readonly strangers: readonly string[];
}
