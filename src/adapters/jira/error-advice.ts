import { type ApiError, isApiError } from 'jira.js/core';
import type { TicketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../engines/errors.ts';
import { findReason, type ShowJiraSetting } from './transport/index.ts';

/** The permissions that the agent needs, by their keys: the names in Jira's permission schemes. */
export const permissionNames = {
  BROWSE_PROJECTS: 'Browse projects',
  ADD_COMMENTS: 'Add comments',
  EDIT_ISSUES: 'Edit issues',
  TRANSITION_ISSUES: 'Transition issues',
  LINK_ISSUES: 'Link issues',
  ASSIGN_ISSUES: 'Assign issues',
} as const;
export type JiraPermission = (typeof permissionNames)[keyof typeof permissionNames];

/** What a request is for, so that an error can say who lacks which permission. */
export interface TicketOperation {
  readonly key: TicketKey;
  /** Empty for Data Center, where the token alone identifies the account. */
  readonly email: string;
  readonly permission: JiraPermission;
  readonly show: ShowJiraSetting;
}

/** Returns a UserError for a missing permission or a configuration problem, otherwise Jira's message. */
export function explainTicketError(error: unknown, operation: TicketOperation): unknown {
  if (!isApiError(error)) return error;
  const { key, email, permission, show } = operation;
  const message = jiraMessage(error);
  const account = email === '' ? `the account of ${show('jira-token')}` : email;
  if (lacksPermission(error, message)) {
    return new UserError(
      `${account.replace(/^the/, 'The')} lacks a permission for ${key}: grant it “${permission}” in the project.`,
      { cause: error },
    );
  }
  if (error.status === 404) {
    return new UserError(
      `${key} cannot be seen by ${account}: check the key, or grant the account “Browse projects” in the project.`,
      { cause: error },
    );
  }
  return answerError(error, `for ${key}`, adviceFor(message)?.(show));
}

/** Returns a UserError for a query that Jira rejects, otherwise Jira's message. */
export function explainQueryError(error: unknown, show: ShowJiraSetting): unknown {
  if (!isApiError(error)) return error;
  const advice = adviceFor(jiraMessage(error)) ?? queryAdvice;
  const isRejected = error.status === 400;
  return answerError(error, 'to the search for tickets', isRejected ? advice(show) : undefined);
}

/** Returns an error with Jira's message: a UserError if there is advice. */
function answerError(error: ApiError, request: string, advice: string | undefined): Error {
  const answer = `Jira answered ${error.status} ${request}: ${jiraMessage(error)}`;
  return advice === undefined
    ? new Error(answer, { cause: error })
    : new UserError(`${answer.replace(/\.$/, '')}; ${advice}`, { cause: error });
}

/** Some versions answer 400, where only the message tells. A message about a field means a missing field. */
function lacksPermission({ status }: ApiError, message: string): boolean {
  if (status === 403) return adviceFor(message) === undefined;
  return status === 400 && /permission/i.test(message) && !/\bfield '/i.test(message);
}

/** Returns Jira's own explanation of an error, on one line of at most 300 characters. */
export function jiraMessage(error: ApiError): string {
  return findReason(error.body) || `status ${error.status} without a reason`;
}

const queryAdvice = (show: ShowJiraSetting) =>
  `fix ${show('sweep-jql')}, and try it in Jira’s issue search.`;

type Advice = (show: ShowJiraSetting) => string;

/** Messages of Jira with advice for each. The first match counts. */
const advices: readonly { readonly message: RegExp; readonly advice: Advice }[] = [
  {
    message: /unbounded jql/i,
    advice: (show) =>
      `name a project in ${show('sweep-jql')}, so that Jira does not search every ticket.`,
  },
  {
    message:
      /\bjql\b.*(?:error|pars|invalid)|error in the jql|does not exist for the field|field '.*' does not exist or you do not have permission/i,
    advice: queryAdvice,
  },
  {
    message: /api has been removed/i,
    advice: () => 'update this program to a newer version.',
  },
  {
    message: /entered text is too long|exceeds the allowed limit/i,
    advice: () => 'ask an administrator to raise jira.text.field.character.limit to 32767.',
  },
  {
    message: /comment body is not valid/i,
    advice: (show) =>
      `set ${show('jira-email')} for Jira Cloud, and leave it empty for Data Center.`,
  },
  {
    message:
      /field .+ is required|cannot be set\. it is not on the appropriate screen|missing 'transition'|transition id '.*' is not valid/i,
    advice: (show) =>
      `choose another transition in ${show('transition-on-start')}, ${show('transition-on-pull-request')}, ${show('transition-on-merge')} or ${show('transition-on-stop')}, or change the screen of this one.`,
  },
];

/** Returns what to do about a message of Jira; `undefined` if unknown. */
function adviceFor(message: string): Advice | undefined {
  return advices.find((row) => row.message.test(message))?.advice;
}
