import { z } from 'zod';
import type { Forge, PullRequests } from '../agent/ports.ts';
import { UserError } from '../core/user-error.ts';

const Closing = z.object({
  action: z.literal('closed'),
  pull_request: z.object({
    number: z.number(),
    merged: z.boolean(),
    head: z.object({ ref: z.string() }),
    base: z.object({ ref: z.string() }),
  }),
});

/**
 * Returns the pull request of a `closed` event in place of GitHub, which a workflow of an earlier version may not ask:
 * its `mode: merged` has a token without permissions. Throws UserError for any other event.
 */
export function closedPull(payload: unknown): {
  readonly pulls: PullRequests;
  readonly forge: Pick<Forge, 'lease' | 'release' | 'recall'>;
} {
  const { data } = Closing.safeParse(payload);
  if (data === undefined) {
    throw new UserError(
      'Add `types: [closed]` to the event `pull_request` in the workflow, or remove `mode: merged`: a ticket is moved when its pull request is closed, and this was another event.',
    );
  }
  const { number, merged, head, base } = data.pull_request;
  const nothing = async () => {};
  return {
    pulls: {
      find: async () => [{ number, branch: head.ref }],
      facts: async () => ({
        ...{ number, branch: head.ref, url: '', into: base.ref, head: '', updated: '' },
        state: merged ? 'merged' : 'closed',
        ...{ isDraft: false, isApproved: false, isQueued: false, isBehind: false, isOff: false },
        ...{ merges: 'unknown', checks: [], requests: [] },
      }),
      failures: async () => [],
      ...{ rerun: nothing, update: nothing, acknowledge: nothing, answer: nothing },
      describe: nothing,
    },
    forge: { lease: async (_, lease) => lease, release: nothing, recall: async () => undefined },
  };
}
