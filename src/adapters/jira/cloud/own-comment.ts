import { addComment, updateComment } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import type { Block } from '../../../core/report/index.ts';
import type { Dialect } from '../dialect.ts';
import { blocksToAdf } from '../formats/adf/index.ts';

/** Writes a new comment. */
export function postComment(client: Client): Dialect['post'] {
  return (key, blocks) => addComment(client, { issueIdOrKey: key, body: jiraBody(blocks) });
}

/** Writes over a comment. */
export function rewriteComment(client: Client): Dialect['rewrite'] {
  return (key, id, blocks) => {
    const body = { body: jiraBody(blocks) };
    return updateComment(client, { issueIdOrKey: key, id: encodeURIComponent(id), body });
  };
}

/** The document in jira.js's own, mutable type. */
function jiraBody(blocks: readonly Block[]) {
  const { content, ...document } = blocksToAdf(blocks);
  return { ...document, content: content.map((block) => ({ ...block })) };
}
