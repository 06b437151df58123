import type { Answer } from '../stand-in.ts';

/** Returns an error in Jira's form: a message about the request, and messages about its fields. */
export function jiraError(
  status: number,
  message: string,
  errors: Record<string, string> = {},
): Answer {
  return { status, body: { errorMessages: message === '' ? [] : [message], errors } };
}

/** Jira's answer for a ticket that is missing or hidden. */
export const notFound = jiraError(
  404,
  'Issue does not exist or you do not have permission to see it.',
);
