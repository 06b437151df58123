import * as core from '@actions/core';
import { type JiraSettings, readJiraSettings } from '../adapters/jira/index.ts';
import type { SweepSettings } from '../agent/job/index.ts';
import { defaultSweep, type MoveTarget, type TicketKey, ticketKey } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import type { Dispatch } from '../dispatch.ts';
import { readRules, wholeSetting, wordSetting } from '../settings/index.ts';
import { inputs, required } from './input.ts';
import type { ReviewInputs } from './review.ts';
import { targetInput } from './targets.ts';

/** What the job is for: to work a ticket, to move one whose pull request is merged, or to look for some. */
export type Mode = 'work' | 'merged' | 'sweep';

/** Which ticket the job is for and how Jira is reached: enough to tell the ticket what else is wrong. */
export interface TicketInputs {
  readonly ticket: TicketKey;
  readonly jira: JiraSettings;
}

/** What is to be done with the ticket of a pull request that was merged. */
export interface MergeInputs {
  readonly branchPrefix: string;
  readonly target: MoveTarget;
}

/** Which tickets a sweep looks for, and with whose rights it sends those that are due. */
export interface SweepInputs extends SweepSettings {
  readonly githubToken: string;
}

/** Rejects what is no mode with a UserError. */
export function readMode(): Mode {
  return wordSetting(inputs, 'mode', ['work', 'merged', 'sweep'], 'work');
}

/** How Jira is reached. Rejects the first input that is missing or wrong with a UserError that names it. */
export function readJira(): JiraSettings {
  maskSecrets();
  return readJiraSettings(inputs);
}

/**
 * The ticket is the one that a review is about, where there is one. Rejects the first input that is missing
 * or wrong with a UserError that names it.
 */
export function readTicketInputs(
  dispatch: Dispatch | undefined,
  reviewed?: TicketKey,
): TicketInputs {
  const jira = readJira();
  return { jira, ticket: reviewed ?? chosenTicket(dispatch, jira.baseUrl) };
}

/** Rejects a command that nobody could write with a UserError that names the input. */
export function readReviewInputs(): ReviewInputs & { readonly githubToken: string } {
  const command = core.getInput('command') || '/fix';
  if (!/^\/[a-z][\w-]*$/i.test(command)) {
    throw new UserError('The input `command` must be a slash and a word, such as /fix.');
  }
  const githubToken = required('github-token', 'a token that may write pull requests');
  return { githubToken, command, branchPrefix: branchPrefixInput() };
}

/** Rejects the first input that is wrong with a UserError that names it. */
export function readMergeInputs(): MergeInputs {
  return {
    branchPrefix: branchPrefixInput(),
    target: targetInput('transition-on-merge', 'done'),
  };
}

/** Rejects the first input that is missing or wrong with a UserError that names it. */
export function readSweepInputs(): SweepInputs {
  return {
    githubToken: required('github-token', 'a token that may write contents'),
    jql: required('sweep-jql', 'the tickets in scope, such as project = APP AND issuetype = Bug'),
    hours: wholeSetting(inputs, 'sweep-hours', defaultSweep.hours, [1, 8760]),
    limit: wholeSetting(inputs, 'sweep-limit', defaultSweep.limit, [1, 100]),
    maxTicketAttempts: wholeSetting(
      inputs,
      'max-ticket-attempts',
      defaultSweep.maxTicketAttempts,
      [1, 100],
    ),
    cooldownMs: 60_000 * readRules(inputs).maxMinutes,
    branchPrefix: branchPrefixInput(),
  };
}

/** The runner masks only what it is told; a secret that came in as plain text would be printed. */
function maskSecrets(): void {
  for (const name of ['jira-token', 'github-token', 'api-key']) {
    const value = core.getInput(name);
    if (value !== '') core.setSecret(value);
  }
}

/** The event names the site by its host; a gateway never stands in `jira-url`. */
function chosenTicket(dispatch: Dispatch | undefined, jiraUrl: string): TicketKey {
  const given = core.getInput('ticket');
  if (given !== '') {
    const key = ticketKey(given);
    if (key === undefined)
      throw new UserError('The input `ticket` must be a Jira key such as APP-17.');
    return key;
  }
  if (dispatch === undefined) {
    throw new UserError(
      'Give the input `ticket`, or start the workflow by a repository_dispatch of type jira-bug-fix from the Worker or a sweep.',
    );
  }
  const { host } = new URL(jiraUrl);
  if (dispatch.site !== host) {
    throw new UserError(
      `The event comes from the Jira site ${dispatch.site}, but the input \`jira-url\` names ${host}: they must be the same.`,
    );
  }
  return dispatch.ticket;
}

/** What the names of the agent's branches begin with. */
export function branchPrefixInput(): string {
  const value = core.getInput('branch-prefix') || 'fix/';
  if (!/^[A-Za-z0-9][\w-]*(\/[\w-]+)*\/?$/.test(value)) {
    throw new UserError(
      'The input `branch-prefix` must be the beginning of a branch name, such as fix/.',
    );
  }
  return value;
}
