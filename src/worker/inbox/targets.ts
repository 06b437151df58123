import type { Decision } from '../rules/index.ts';

/**
 * Returns what each repository gets of a delivery. The first one's row has the delivery's own identity, so that Jira's
 * retries are duplicates whatever the rules say by then. No delivery contains a blank,
 * so the identities of the others cannot be another delivery's.
 */
export function targetsOf({
  dispatch,
  repository: first,
}: Extract<Decision, { readonly kind: 'dispatch' }>) {
  const { siblings: others = [], ...rest } = dispatch;
  const all = [first, ...others];
  return all.map((repository) => {
    const siblings = all.filter((one) => one !== repository);
    return {
      // What tells its row from the others of the delivery: the end of the row's identity.
      mark: repository === first ? '' : ` ${repository}`,
      repository,
      dispatch: { ...rest, ...(siblings.length > 0 && { siblings }) },
    };
  });
}

/** Returns the delivery that a row belongs to. */
export function deliveryOf(identity: string): string {
  return identity.replace(/ [\w-]+\/[\w.-]+$/, '');
}
