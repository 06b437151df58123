import * as core from '@actions/core';
import type { ReadyWhen } from '../core/report/index.ts';
import type { MoveTarget, TicketKey } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import type { Dispatch } from '../dispatch.ts';
import {
  openSettings,
  type RunSettings,
  readRun,
  type Settings,
  settingsTable,
} from '../settings/index.ts';

/** Everything that mode work reads, besides the ticket and how to reach Jira. */
export interface ActionInputs extends RunSettings {
  readonly githubToken: string;
  readonly model: { readonly baseUrl: string; readonly apiKey: string; readonly model: string };
  readonly branchPrefix: string;
  /** Where the ticket goes when work on it begins, and when there is a pull request. */
  readonly targets: { readonly start: MoveTarget; readonly pullRequest: MoveTarget };
  readonly maxTicketAttempts: number;
  /** Milliseconds from the start of one attempt on a ticket to the start of the next. */
  readonly cooldownMs: number;
  /** The evidence that makes a pull request ready for review. */
  readonly readyWhen: ReadyWhen;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
}

/** Opens the inputs and has the runner mask the secrets: it would print one that was passed as plain text. */
export function openInputs(): Settings {
  for (const [name, { kind }] of Object.entries(settingsTable)) {
    const value = kind.form === 'secret' ? core.getInput(name) : '';
    if (value !== '') core.setSecret(value);
  }
  return openSettings({ get: (name) => core.getInput(name), show: (name) => `\`${name}\`` });
}

/** Throws UserError for the first input that is missing or not valid. */
export function readInputs(settings: Settings): ActionInputs {
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
 * Returns the ticket to work on: the input's, else the event's, which has to come from the Jira site at
 * `jiraUrl`. The event names its site by the host; a gateway is never in `jira-url`.
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
