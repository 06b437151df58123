import * as core from '@actions/core';
import { type PathRules, pathRules } from '../core/path.ts';
import type { Rules } from '../core/run/budget.ts';
import { readRules } from '../core/run/rules.ts';
import { type TicketKey, ticketKey } from '../core/ticket.ts';
import type { MoveTarget } from '../core/transition.ts';
import { UserError } from '../core/user-error.ts';
import type { Dispatch } from '../dispatch.ts';

/** Which ticket the job is for and how Jira is reached: enough to tell the ticket what else is wrong. */
export interface TicketInputs {
  readonly ticket: TicketKey;
  readonly jira: { readonly baseUrl: string; readonly email: string; readonly token: string };
}

/** How the work is to be done. */
export interface WorkInputs {
  readonly githubToken: string;
  readonly model: { readonly baseUrl: string; readonly apiKey: string; readonly model: string };
  readonly rules: Rules;
  readonly paths: PathRules;
  readonly branchPrefix: string;
  readonly target: MoveTarget;
}

/** Rejects the first input that is missing or wrong with a UserError that names it. */
export function readTicketInputs(dispatch: Dispatch | undefined): TicketInputs {
  maskSecrets();
  const baseUrl = webAddress(
    'jira-url',
    'the address of your Jira site, such as https://example.atlassian.net',
  );
  return {
    ticket: chosenTicket(dispatch, baseUrl),
    jira: {
      baseUrl,
      email: required('jira-email', 'the e-mail address of the account that the token belongs to'),
      token: required('jira-token', 'an API token of that account, from a secret'),
    },
  };
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
    rules: readRules({ get: core.getInput, show: (name) => `the input \`${name}\`` }),
    paths: pathsInput(),
    branchPrefix: branchPrefixInput(),
    target: moveTarget(core.getInput('move-to')),
  };
}

/** What the input `move-to` means: a status category, nothing, or a status or transition by name. */
export function moveTarget(value: string): MoveTarget {
  switch (value.trim().toLowerCase()) {
    case '':
    case 'in-progress':
      return { kind: 'category', category: 'indeterminate' };
    case 'done':
      return { kind: 'category', category: 'done' };
    case 'none':
      return { kind: 'stay' };
    default:
      return { kind: 'named', name: value.trim() };
  }
}

/** The runner masks only what it is told; a secret that came in as plain text would be printed. */
function maskSecrets(): void {
  for (const name of ['jira-token', 'github-token', 'api-key']) {
    const value = core.getInput(name);
    if (value !== '') core.setSecret(value);
  }
}

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
      'Give the input `ticket`, or start the workflow by a repository_dispatch of type jira-bug-fix from the Worker.',
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
