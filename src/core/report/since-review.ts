import { bullets, code, type FoldedBlock, paragraph, strong, text } from '../markup/index.ts';
import type { FurtherCommits } from '../tickets/index.ts';

/** A review by a person. The login is untrusted. */
interface Reviewed {
  readonly by: string;
  /** An ISO 8601 instant. */
  readonly at: string;
}

/** What the agent has committed since a review. */
export type ReviewNews = Reviewed & FurtherCommits;

/** Returns what a reviewer who comes back has not seen; `undefined` if nothing is new, or nobody has reviewed it. */
export function newsSince(
  { commits = [], older = 0 }: FurtherCommits,
  reviewed: Reviewed | undefined,
): ReviewNews | undefined {
  if (reviewed === undefined) return undefined;
  const since = commits.filter(({ at }) => Date.parse(at) >= Date.parse(reviewed.at));
  if (since.length === 0) return undefined;
  const isAll = since.length === commits.length;
  return { ...reviewed, commits: since, older: isAll ? older : 0 };
}

/** Tells a reviewer who comes back what each commit since then did. */
export function newsBlocks({ by, at, commits = [], older = 0 }: ReviewNews): FoldedBlock[] {
  const named = commits.map(({ commit, why }) =>
    commit === undefined ? [text(why)] : [code(commit), text(` ${why}`)],
  );
  const rest = older === 0 ? [] : [[text(`before these, commits that are not listed: ${older}`)]];
  return [
    paragraph(strong('Since your review'), text(` (${by}, ${dayOf(at)}):`)),
    bullets([...rest, ...named]),
  ];
}

/** A day of the UTC, such as `27 November 2026`. */
export function dayOf(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
}
