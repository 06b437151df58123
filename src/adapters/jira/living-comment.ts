import { getComment } from 'jira.js/cloud';
import { type Client, isApiError, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import type { Block } from '../../core/report/index.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import type { Dialect } from './dialect.ts';

const Written = z.object({ id: z.string().regex(/^\d+$/) });

/** Rewrites the comment `replaces`, or posts one when there is none or it is gone; resolves to its id. */
export async function writeComment(
  { client, post, rewrite }: Pick<Dialect, 'client' | 'post' | 'rewrite'>,
  key: TicketKey,
  blocks: readonly Block[],
  replaces: string | undefined,
): Promise<string> {
  if (replaces !== undefined) {
    try {
      await rewrite(key, replaces, blocks);
      return replaces;
    } catch (error) {
      if (!(await isGone(client, key, replaces, error))) throw error;
    }
  }
  return Written.parse(await post(key, blocks)).id;
}

/**
 * Whether Jira refused because somebody has deleted the comment. Some versions answer 400 then, in the
 * account's own language.
 */
async function isGone(
  client: Client,
  key: TicketKey,
  id: string,
  error: unknown,
): Promise<boolean> {
  if (isNotFoundError(error)) return true;
  if (!isApiError(error) || error.status !== 400) return false;
  return getComment(client, { issueIdOrKey: key, id: encodeURIComponent(id) }).then(
    () => false,
    isNotFoundError,
  );
}
