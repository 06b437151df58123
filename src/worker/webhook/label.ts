import { changesOf } from './change.ts';

/**
 * Whether an update adds one of the labels, which were not there before. Labels hold no blanks and are
 * told apart by case, as in Jira; a changelog has all of a ticket's in one text.
 */
export function addsLabel(payload: unknown, labels: ReadonlySet<string>): boolean {
  return changesOf(payload, 'labels').some(({ fromText, toText }) => {
    const earlier = new Set(fromText.split(/\s+/));
    return toText.split(/\s+/).some((label) => labels.has(label) && !earlier.has(label));
  });
}
