import { addComment, updateComment } from 'jira.js/cloud';
import { type Client, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import { blocksToAdf } from '../../core/adf/writer.ts';
import type { Block } from '../../core/report/document.ts';
import type { TicketKey } from '../../core/ticket.ts';

const Written = z.object({ id: z.string().regex(/^\d+$/) });

/** Rewrites the comment `replaces`, or posts one when there is none or it is gone; resolves to its id. */
export async function writeComment(
  client: Client,
  key: TicketKey,
  blocks: readonly Block[],
  replaces: string | undefined,
): Promise<string> {
  const body = jiraBody(blocks);
  if (replaces !== undefined && (await rewrite(client, key, replaces, body))) return replaces;
  return Written.parse(await addComment(client, { issueIdOrKey: key, body })).id;
}

/** `false` when the comment is gone: somebody may have deleted it. */
async function rewrite(
  client: Client,
  key: TicketKey,
  id: string,
  body: ReturnType<typeof jiraBody>,
): Promise<boolean> {
  try {
    await updateComment(client, { issueIdOrKey: key, id: encodeURIComponent(id), body: { body } });
    return true;
  } catch (error) {
    if (isNotFoundError(error)) return false;
    throw error;
  }
}

/** The document in jira.js's own, mutable type. */
function jiraBody(blocks: readonly Block[]) {
  const { content, ...document } = blocksToAdf(blocks);
  return { ...document, content: content.map((block) => ({ ...block })) };
}
