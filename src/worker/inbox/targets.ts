/**
 * Returns what tells the row of a repository from the others of its delivery: the end of the row's identity. The first
 * repository's row has the delivery's own identity, so that Jira's retries are duplicates whatever the rules say by then.
 * No delivery contains a blank, so the identities of the others cannot be another delivery's.
 */
export const markOf = (repository: string, index: number) => (index === 0 ? '' : ` ${repository}`);

/** Returns the delivery that a row belongs to. */
export function deliveryOf(identity: string): string {
  return identity.replace(/ [\w-]+\/[\w.-]+$/, '');
}
