import type { PullFacts } from './facts.ts';

/** Whether an account is a program's. GitHub gives no person a login that ends so. */
export const isBotLogin = (login: string): boolean => login.endsWith('[bot]');

/** The person whose commit is on the branch; what a program has committed there is built upon. */
export function personOn({ committer }: Pick<PullFacts, 'committer'>): string | undefined {
  return committer === undefined || isBotLogin(committer) ? undefined : committer;
}
