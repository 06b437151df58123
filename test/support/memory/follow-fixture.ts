import { notStarted } from '../../../src/agent/loop/index.ts';
import {
  type FollowContext,
  type Followed,
  type FollowSettings,
  followPulls,
  type PullAttempt,
} from '../../../src/agent/work/index.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import type { OpenedPullRequest } from '../../../src/core/tickets/index.ts';
import { endingOf } from './endings.ts';
import { MemoryPull } from './pulls.ts';
import { keyOf, ticketOf } from './samples/tickets.ts';
import { memoryServices } from './services.ts';

export const key = keyOf('APP-17');
const followSettings: FollowSettings = {
  run: '1/1',
  command: '/fix',
  ticketOf: (branch) => (branch === 'fix/APP-17' ? key : undefined),
  onReady: { kind: 'stay' },
  onMerge: { kind: 'category', category: 'done' },
  maxTicketAttempts: 5,
  maxMinutes: 30,
};

/** A pull request, its ticket, and a run that looks at it. `pushes`: whether attempts end with a commit. */
export function followFixture({ pushes = true, maySweepOnly = false, comments = ['900'] } = {}) {
  const pull = new MemoryPull();
  const services = memoryServices(() => ticketOf());
  const attempts: PullAttempt[] = [];
  const notes: string[] = [];
  const dispatched: string[] = [];
  const attempt: FollowContext['attempt'] = async (asked) => {
    attempts.push(asked);
    if (pushes) pull.push();
    const pullRequest: OpenedPullRequest = { number: 7, url: pull.facts.url, draft: false };
    const ending = endingOf(pushes ? 'approved' : 'repeated-edit');
    return { outcome: { ...notStarted, ...ending, ...(pushes && { pullRequest }) } };
  };
  const context: FollowContext = {
    settings: followSettings,
    pulls: pull.port(),
    tickets: {
      ...services.tickets,
      recall: async (of) => ({ ...(await services.tickets.recall(of)), comments }),
      rewrite: async (_, comment, body) => {
        notes.push(`${comment}: ${renderMarkdown(body, 10_000)}`);
      },
    },
    forge: services.forge,
    date: () => new Date('2026-11-21T09:00:00Z'),
    signal: new AbortController().signal,
    ...(maySweepOnly
      ? {
          dispatch: async (ticket, reaction) => void dispatched.push(`${ticket} ${reaction.key}`),
        }
      : { attempt }),
  };
  const follow = (more: Partial<FollowContext> = {}) => followSeven({ ...context, ...more });
  return { pull, services, attempts, notes, dispatched, context, follow };
}

/** Follows the pull request #7, which is always found. */
export async function followSeven(context: FollowContext): Promise<Followed> {
  const [followed] = await followPulls({ kind: 'number', number: 7 }, context);
  if (followed === undefined) throw new Error('Nothing was found.');
  return followed;
}
