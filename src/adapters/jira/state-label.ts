import { editIssue, getIssue } from 'jira.js/cloud';
import { type Client, isApiError } from 'jira.js/core';
import { z } from 'zod';
import {
  projectOf,
  stateLabels,
  type TicketKey,
  type WorkState,
} from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { jiraMessage } from './error-advice.ts';

const Labelled = z.object({ fields: z.object({ labels: z.array(z.string()).catch([]) }) });

const ownLabels: ReadonlySet<string> = new Set(Object.values(stateLabels));

/**
 * Shows a state by its label, in place of other states' labels. The others stay, also those that people add at the
 * same moment: labels are added and removed by name, never replaced. Sends nothing if nothing would change.
 */
export async function writeState(
  client: Client,
  key: TicketKey,
  state: WorkState | undefined,
): Promise<void> {
  const issue = await getIssue(client, { issueIdOrKey: key, fields: ['labels'] });
  const shown = Labelled.parse(issue).fields.labels.filter((label) =>
    ownLabels.has(label.toLowerCase()),
  );
  const wanted = state && stateLabels[state];
  const kept = shown.find((label) => label.toLowerCase() === wanted);
  const labels = [
    ...shown.filter((label) => label !== kept).map((remove) => ({ remove })),
    ...(wanted === undefined || kept !== undefined ? [] : [{ add: wanted }]),
  ];
  if (labels.length === 0) return;
  await editIssue(client, { issueIdOrKey: key, update: { labels } }).catch((error: unknown) => {
    throw explainLabels(error, key);
  });
}

const RefusedLabels = z.object({ errors: z.object({ labels: z.string() }) });

/** Jira sets only the fields that the project's screen for editing has. */
function explainLabels(error: unknown, key: TicketKey): unknown {
  if (!isApiError(error) || !RefusedLabels.safeParse(error.body).success) return error;
  return new UserError(
    `Add the field “Labels” to the screen on which tickets of ${projectOf(key)} are edited: ${jiraMessage(error)}`,
    { cause: error },
  );
}
