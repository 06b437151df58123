import type { Setting, Stage } from './stage.ts';

/** Something that happens; it is awaited. Events that it adds to `sent` wake the agent, as the workflow does. */
export type Act = (stage: Stage) => unknown;

/** A part of a text, or a pattern of it. */
export type Said = string | RegExp;

/** What may be said in any way, or not at all. */
export const anything = /^/;

/** What people find in the end. What is not named is as it was when the pull request was opened. */
export interface Expected {
  /** The heading of the agent's comment on the ticket. */
  readonly headline?: Said;
  /** The sentence under **Now** on the ticket and, unless `status` says otherwise, in the pull request; `null` for none. */
  readonly now?: Said | null;
  readonly status?: Said | null;
  /** What else the ticket's comment and the description say. */
  readonly comment?: readonly Said[];
  readonly body?: readonly Said[];
  /** What none of the texts says. */
  readonly never?: readonly Said[];
  /** The agent's answers in threads, in the order in which they were given; then those below the pull request. */
  readonly threads?: readonly Said[];
  readonly below?: readonly Said[];
  /** Threads that are resolved. */
  readonly resolved?: number;
  /** Titles of the commits that the branch has besides the first, the oldest first. */
  readonly commits?: readonly Said[];
  /** What files of the branch hold. */
  readonly files?: Readonly<Record<string, Said>>;
  /** Calls that were paid since the pull request was opened. */
  readonly paid?: number | RegExp;
  /** What the prompts since then hold. */
  readonly prompts?: readonly Said[];
  /** The ticket's status. */
  readonly ticket?: string;
  /** How its pull requests ended, the oldest first. */
  readonly pulls?: readonly ('open' | 'closed' | 'merged')[];
  /** Whether a run of CI was started again, and how often. */
  readonly reruns?: number;
  /** Why the last run stopped, and what its annotations say. */
  readonly reason?: string;
  readonly annotations?: Said;
}

/** One thing that happens to a pull request, from the event to what people find. */
export interface Scenario extends Setting {
  readonly name: string;
  readonly acts: readonly Act[];
  readonly expect: Expected;
  /** What else has to hold; rejects if it does not. */
  readonly also?: (stage: Stage) => unknown;
}

/** A pull request that waits for its review, as it was opened. */
export const untouched = {
  headline: 'A fix is ready for review.',
  ticket: 'In Prüfung',
  pulls: ['open'],
  ...{ threads: [], below: [], commits: [] },
  ...{ resolved: 0, paid: 0, reruns: 0 },
} as const satisfies Expected;
