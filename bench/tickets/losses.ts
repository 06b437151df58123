import { branch, type EndedRun, key, type OutageSite } from './outage-site.ts';

/** What an outage must not cost. */
export type Loss =
  | 'no pull request'
  | 'several pull requests'
  | 'another change than the reviewed one'
  | 'the ticket was not told'
  | 'the ticket was not moved'
  | 'the ticket was not linked'
  | 'several comments'
  | 'a request to the model'
  | 'no patch of the job'
  | 'a lease that stands'
  | 'a breach of the contract';

/** What a fault allows. */
interface Circumstances {
  /** Whether the fault lasted until the run ended. */
  readonly lasts: boolean;
  /** Whether the run has published its change, whatever it heard of that. */
  readonly isThere: boolean;
}

/** Checks both services after a run with a fault and, if that run did not publish, the next run. */
export async function findLosses(
  { jira, github }: OutageSite,
  { lasts, isThere }: Circumstances,
  first: EndedRun,
  next: EndedRun | undefined,
): Promise<readonly Loss[]> {
  const open = github.pulls.filter(({ state }) => state === 'open');
  const issue = jira.issue(key);
  const own = issue.comments.filter(({ author }) => author.accountId === jira.self.accountId);
  const comment = JSON.stringify(own.map(({ body }) => body));
  const fixed = (await github.branches()).includes(branch)
    ? ((await github.tree(branch)).get('src/cart.ts') ?? '')
    : '';
  const refs = await github.refs();
  const found: Record<Loss, boolean> = {
    'no pull request': open.length === 0,
    'several pull requests': open.length > 1,
    'another change than the reviewed one': open.length > 0 && !fixed.includes('a * b'),
    'the ticket was not told': !comment.includes('/pull/1'),
    'the ticket was not moved': issue.status !== 'In Prüfung',
    'the ticket was not linked': issue.pages.size !== 1,
    'several comments': own.length !== 1,
    'a request to the model': isThere && next !== undefined && next.asked > 0,
    'no patch of the job': next !== undefined && first.change === undefined,
    // While GitHub is out, a lease cannot be given back.
    'a lease that stands': !lasts && refs.some((ref) => /^refs\/jira-bug-fix\/[^/]+$/.test(ref)),
    'a breach of the contract': jira.violations.length + github.violations.length > 0,
  };
  const names = Object.keys(found).filter((name): name is Loss => name in found);
  return names.filter((name) => found[name]);
}
