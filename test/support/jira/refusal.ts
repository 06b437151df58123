import type { Answer } from '../stand-in.ts';

/** Jira's form of a refusal: sentences about the request, and sentences about its fields. */
export function refuse(
  status: number,
  message: string,
  errors: Record<string, string> = {},
): Answer {
  return { status, body: { errorMessages: message === '' ? [] : [message], errors } };
}

/** What Jira answers about a ticket that is not there, or not for the eyes of the caller. */
export const unseen = refuse(404, 'Issue does not exist or you do not have permission to see it.');
