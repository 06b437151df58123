import type { Bearer, GitHubRefusal, Tokens } from '../github/index.ts';
import type { GitHubAccess } from '../settings/index.ts';
import { log } from './log.ts';
import { outagePause, retryPause } from './next.ts';
import type { SendLimits } from './queue.ts';

/** What sending works with, during one alarm. */
export interface SendContext extends SendLimits {
  readonly tokens: Tokens;
  readonly access: GitHubAccess;
  /** Resolves when everything written so far survives a crash. */
  readonly flush: () => Promise<void>;
  /** Requests to GitHub left in this alarm. Each step deducts the most it may need. */
  readonly budget: { left: number };
}

/** Provides what authorizes requests to a repository, or pauses it. */
export async function bearerOf(context: SendContext, repository: string): Promise<Bearer> {
  const { tokens, access, budget } = context;
  budget.left -= tokens.cost(repository, access);
  const bearer = await tokens.of(repository, access);
  if (bearer.kind === 'refused') pauseSending(context, repository, bearer);
  return bearer;
}

/**
 * Pauses every repository for as long as GitHub asks, or else this one: for a setting up to five minutes, and
 * while GitHub gives no answer for no longer than an outage needs.
 */
export function pauseSending(
  { pauses, tokens }: SendContext,
  repository: string,
  { why, pause, isSetUp }: Omit<GitHubRefusal, 'kind'>,
): void {
  const now = Date.now();
  if (!isSetUp) tokens.forget(repository);
  if (pause > 0) pauses.pauseAll(now + pause, why);
  else {
    const pauseAfter = isSetUp ? outagePause : retryPause;
    pauses.pause(repository, why, (failures) => now + pauseAfter(failures));
  }
  log('paused', { repository, why });
}
