import * as core from '@actions/core';
import type { TicketKey } from '../core/tickets/index.ts';
import { showInput, UserError } from '../core/user-error.ts';
import type { Dispatch } from '../dispatch.ts';
import { openSettings, readRun, type Settings, settingsTable } from '../settings/index.ts';

/** Everything that mode work reads, besides the ticket and how to reach Jira. */
export type ActionInputs = ReturnType<typeof readInputs>;

/** Opens the inputs and has the runner mask every secret, even one that was passed as plain text. */
export function openInputs(): Settings {
  for (const [name, { kind }] of Object.entries(settingsTable)) {
    const value = kind.form === 'secret' ? core.getInput(name) : '';
    if (value !== '') core.setSecret(value);
  }
  return openSettings({ get: (name) => core.getInput(name), show: showInput });
}

/** Throws UserError for the first input that is missing or not valid. */
export function readInputs(settings: Settings) {
  const { read } = settings;
  const run = readRun(settings);
  return {
    ...run,
    githubToken: read('github-token'),
    model: { baseUrl: read('base-url'), apiKey: read('api-key'), model: read('model') },
    branchPrefix: read('branch-prefix'),
    targets: {
      start: read('transition-on-start'),
      pullRequest: read('transition-on-pull-request'),
    },
    maxTicketAttempts: read('max-ticket-attempts'),
    cooldownMs: 1000 * read('cooldown-seconds'),
    readyWhen: read('ready-when') ?? (run.project.tests === undefined ? 'reviewed' : 'tested'),
    labels: read('labels'),
    reviewers: read('reviewers'),
  };
}

/**
 * Returns the ticket to work on: the input's, else the event's. Throws UserError for an event from another
 * Jira site than `jiraUrl`; the event names the host of its site.
 */
export function chosenTicket(
  { read, show }: Settings,
  dispatch: Dispatch | undefined,
  jiraUrl: string,
): TicketKey {
  const given = read('ticket');
  if (given !== undefined) return given;
  if (dispatch === undefined) {
    throw new UserError(
      `Set ${show('ticket')}, or start the workflow with a repository_dispatch event of type jira-bug-fix from the Worker or a sweep.`,
    );
  }
  const { host } = new URL(jiraUrl);
  if (dispatch.site === host) return dispatch.ticket;
  throw new UserError(
    `Set ${show('jira-url')} to the Jira site that the event comes from, ${dispatch.site}: it is ${host}.`,
  );
}
