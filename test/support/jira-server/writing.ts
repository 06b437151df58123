import { jiraError } from '../jira/error.ts';
import { field } from '../jira/writing.ts';
import type { Answer } from '../stand-in.ts';
import type { ServerSite } from './routes.ts';
import type { ServerIssue } from './store.ts';

const tooLong = 'The entered text is too long. It exceeds the allowed limit of 32767 characters.';

/** Returns the comment in a request, or Jira's reason to reject it. */
export function markupOf(body: unknown): { readonly text: string } | { readonly refused: Answer } {
  const text = field(body, 'body');
  if (typeof text !== 'string' || text === '') {
    return { refused: jiraError(400, '', { comment: 'Comment body can not be empty!' }) };
  }
  return text.length > 32_767 ? { refused: jiraError(400, '', { comment: tooLong }) } : { text };
}

/** Assigns a ticket by the name of a person. Without the permission, the answer is 401, as documented. */
export function assign(site: ServerSite, issue: ServerIssue, sent: unknown): Answer {
  if (site.isDenied('assign')) {
    return jiraError(401, 'You do not have permission to assign issues.');
  }
  const name = field(sent, 'name');
  const person = site.store.accounts().find((one) => one.name === name);
  if (person === undefined || person.active === false) {
    return jiraError(400, '', { assignee: `User '${name}' cannot be assigned issues.` });
  }
  site.store.assign(issue.key, person, site.self);
  return { status: 204 };
}
