import { cleanLine, clipWithin, counted, firstFew, oneLine } from '../../engines/text/index.ts';
import { removeCommands, removeDirectives } from '../markup/index.ts';
import type { Check, PullFacts, QueueRemoval } from './facts.ts';
import type { ReactionLimits } from './reaction-limits.ts';

/** What the sentence of a reaction is about. */
export interface About {
  readonly facts: PullFacts;
  readonly limits: ReactionLimits;
  /** The checks that it names. */
  readonly checks?: readonly Check[] | undefined;
  /** Why the agent does not do what the facts would ask for: a clause. */
  readonly why?: string | undefined;
  /** What else is to say: whole sentences. */
  readonly also?: string | undefined;
}

/** Characters of a sentence, and of a name in it. */
const max = { sentence: 700, name: 60 } as const;

/** Makes one bounded line of what may have names in it. */
export function sentenceOf(text: string): string {
  return clipWithin(oneLine(text), max.sentence);
}

/** Quotes an untrusted name or sentence: one line of plain text, which addresses no one and commands no program. */
export function quoted(name: string, most: number = max.name): string {
  const plain = removeCommands(removeDirectives(cleanLine(name)));
  const inner = oneLine(plain).replaceAll('“', '‘').replaceAll('”', '’');
  return `“${clipWithin(inner, most) || 'unnamed'}”`;
}

/** Says of the first check that has words what they are: a whole sentence; empty if none has. */
export function wordsOf({ checks = [] }: About): string {
  const one = checks.find(({ failure }) => failure?.says !== undefined);
  return one === undefined
    ? ''
    : ` ${quoted(one.name)} says: ${quoted(one.failure?.says ?? '', 200)}.`;
}

/** Says which checks do not answer, and since when: a whole sentence; empty if all do. */
export function silentChecks(checks: readonly Check[]): string {
  const silent = checks.filter(({ state }) => state === 'silent');
  const since = silent
    .map((check) => check.since ?? '')
    .toSorted()
    .at(-1);
  if (since === undefined) return '';
  const verb = silent.length === 1 ? 'has' : 'have';
  return ` It waits for ${namedChecks(silent)}, which ${verb} not answered since ${minute.format(new Date(since))} UTC.`;
}

const utc = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
const minute = new Intl.DateTimeFormat('en-GB', utc);

/** Names checks, such as `the checks “lint” and “test”`. */
export function namedChecks(checks: readonly Pick<Check, 'name'>[]): string {
  const names = firstFew([...new Set(checks.map(({ name }) => quoted(name)))], 4);
  const last = names.at(-1) ?? 'none';
  if (names.length < 2) return `the check ${last}`;
  const listed = names.slice(0, -1).join(', ');
  return `the checks ${listed} ${last.startsWith('and ') ? last : `and ${last}`}`;
}

/** Asks for a click by whoever decides about the pull request. */
export const byName = ({ command }: ReactionLimits): string =>
  `a person with write access can ask by a comment that starts with ${oneLine(command, 40)}`;

/** How the pull request stands if there is nothing for the agent to do. */
export function awaiting({ isQueued, removal, isApproved, isDraft, checks }: PullFacts): string {
  if (isQueued) return 'It waits to be merged as soon as its checks pass.';
  if (removal !== undefined) return removed(removal);
  if (isApproved) return 'It is approved and waits for a person to merge it.';
  if (isDraft) return 'It is a draft and waits for a person to review it and to mark it as ready.';
  const passed = checks.filter(({ state }) => state === 'passed').length;
  const evidence = passed === 0 ? '' : ` ${counted(passed, 'check')} passed.`;
  return `It waits for a person to review it.${evidence}`;
}

function removed({ reason, failed }: QueueRemoval): string {
  const given = reason === '' ? '' : `, for the reason ${quoted(reason)}`;
  const why = failed.length === 0 ? given : `: ${namedChecks(failed)} failed there`;
  return `It was removed from the merge queue${why}. It waits for a person to see to that, and to add it again.`;
}
