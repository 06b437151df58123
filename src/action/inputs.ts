import * as core from '@actions/core';
import { readJiraSettings } from '../adapters/jira/named-settings.ts';
import type { JiraSettings } from '../adapters/jira/settings.ts';
import type { SweepOrder } from '../agent/sweep.ts';
import { type PathRules, pathRules } from '../core/path.ts';
import type { Rules } from '../core/run/budget.ts';
import { readRules } from '../core/run/rules.ts';
import { usualSweep } from '../core/sweep.ts';
import { type TicketKey, ticketKey } from '../core/ticket.ts';
import type { MoveTarget } from '../core/transition.ts';
import { UserError } from '../core/user-error.ts';
import type { Dispatch } from '../dispatch.ts';
import { targetInput } from './targets.ts';

/** What the job is for: to work a ticket, to move one whose pull request is merged, or to look for some. */
export type Mode = 'work' | 'merged' | 'sweep';

/** Which ticket the job is for and how Jira is reached: enough to tell the ticket what else is wrong. */
export interface TicketInputs {
  readonly ticket: TicketKey;
  readonly jira: JiraSettings;
}

/** How the work is to be done. */
export interface WorkInputs {
  readonly githubToken: string;
  readonly model: { readonly baseUrl: string; readonly apiKey: string; readonly model: string };
  readonly rules: Rules;
  readonly paths: PathRules;
  readonly branchPrefix: string;
  /** Where the ticket goes when work on it begins, and when there is a pull request. */
  readonly targets: { readonly start: MoveTarget; readonly pullRequest: MoveTarget };
  readonly maxTicketAttempts: number;
  /** Milliseconds between the beginnings of two attempts on one ticket. */
  readonly cooldownMs: number;
}

/** What is to be done with the ticket of a pull request that was merged. */
export interface MergeInputs {
  readonly branchPrefix: string;
  readonly target: MoveTarget;
}

/** Which tickets a sweep looks for, and with whose rights it sends those that are due. */
export interface SweepInputs extends SweepOrder {
  readonly githubToken: string;
}

const settings = { get: core.getInput, show: (name: string) => `the input \`${name}\`` };

/** Rejects what is no mode with a UserError. */
export function readMode(): Mode {
  const value = core.getInput('mode') || 'work';
  if (value === 'work' || value === 'merged' || value === 'sweep') return value;
  throw new UserError('Set the input `mode` to work, merged or sweep.');
}

/** How Jira is reached. Rejects the first input that is missing or wrong with a UserError that names it. */
export function readJira(): JiraSettings {
  maskSecrets();
  return readJiraSettings(settings);
}

/** Rejects the first input that is missing or wrong with a UserError that names it. */
export function readTicketInputs(dispatch: Dispatch | undefined): TicketInputs {
  const jira = readJira();
  return { jira, ticket: chosenTicket(dispatch, jira.baseUrl) };
}

/** Rejects the first input that is missing or wrong with a UserError that names it. */
export function readWorkInputs(): WorkInputs {
  return {
    githubToken: required('github-token', 'a token that may write contents and pull requests'),
    model: {
      baseUrl: webAddress('base-url', 'the address of an OpenAI-compatible endpoint'),
      apiKey: required('api-key', "the endpoint's key, from a secret"),
      model: required('model', 'the name of a model that the endpoint serves'),
    },
    rules: readRules(settings),
    paths: pathsInput(),
    branchPrefix: branchPrefixInput(),
    targets: {
      start: targetInput('transition-on-start', 'in-progress'),
      pullRequest: targetInput('transition-on-pull-request', 'in-progress'),
    },
    maxTicketAttempts: wholeInput('max-ticket-attempts', 5, [1, 100]),
    cooldownMs: 1000 * wholeInput('cooldown-seconds', 60, [0, 3600]),
  };
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
    hours: wholeInput('sweep-hours', usualSweep.hours, [1, 8760]),
    limit: wholeInput('sweep-limit', usualSweep.limit, [1, 100]),
    maxTicketAttempts: wholeInput('max-ticket-attempts', usualSweep.maxTicketAttempts, [1, 100]),
    cooldownMs: 60_000 * readRules(settings).maxMinutes,
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

function required(name: string, what: string): string {
  const value = core.getInput(name);
  if (value === '') throw new UserError(`Set the input \`${name}\` to ${what}.`);
  return value;
}

function webAddress(name: string, what: string): string {
  const value = required(name, what);
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UserError(`The input \`${name}\` must be ${what}.`);
  }
  return value.replace(/\/+$/, '');
}

function wholeInput(name: string, usual: number, [least, most]: readonly [number, number]): number {
  const value = core.getInput(name) || String(usual);
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`Set the input \`${name}\` to a whole number from ${least} to ${most}.`);
}

function pathsInput(): PathRules {
  const rules = pathRules(
    core.getInput('safe-directory'),
    core.getMultilineInput('protected-paths'),
  );
  if (rules === undefined)
    throw new UserError('The input `safe-directory` must be a directory inside the repository.');
  return rules;
}

function branchPrefixInput(): string {
  const value = core.getInput('branch-prefix') || 'fix/';
  if (!/^[A-Za-z0-9][\w-]*(\/[\w-]+)*\/?$/.test(value)) {
    throw new UserError(
      'The input `branch-prefix` must be the beginning of a branch name, such as fix/.',
    );
  }
  return value;
}
