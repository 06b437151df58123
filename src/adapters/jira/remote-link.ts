import { createOrUpdateRemoteIssueLink } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import type { LinkedPage } from '../../agent/ports.ts';
import type { TicketKey } from '../../core/tickets/index.ts';

/** The most characters that Jira takes for the id and the title of a link. */
const longest = 255;

/** A remote link as both of Jira's APIs take it. The same `globalId` rewrites the link. */
function remoteLink({ id, url, title }: LinkedPage) {
  return {
    globalId: id.slice(0, longest),
    object: { url, title: title.slice(0, longest).toWellFormed() },
  };
}

/** Links the page to the ticket; a second link with the same id takes the place of the first. */
export async function linkPage(client: Client, key: TicketKey, page: LinkedPage): Promise<void> {
  await createOrUpdateRemoteIssueLink(client, { issueIdOrKey: key, ...remoteLink(page) });
}
