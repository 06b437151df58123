import { jiraError } from '../jira/error.ts';
import { openTransitions } from '../jira/workflow.ts';
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

/** Performs a transition. Rejects fields that are not on its screen, and missing ones. */
export function transit(issue: ServerIssue, sent: unknown): Answer {
  const id = field(field(sent, 'transition'), 'id');
  const edge = openTransitions(issue.status).find((candidate) => candidate.id === id);
  if (!edge) return jiraError(400, `Transition id '${id}' is not valid for this issue.`);
  const given = new Map(Object.entries(Object(field(sent, 'fields') ?? {})));
  const foreign = [...given.keys()].find((name) => !Object.hasOwn(edge.fields, name));
  if (foreign !== undefined) {
    const off = `Field '${foreign}' cannot be set. It is not on the appropriate screen, or unknown.`;
    return jiraError(400, '', { [foreign]: off });
  }
  const missing = Object.values(edge.fields).find((meta) => meta.required && !given.has(meta.key));
  if (missing) return jiraError(400, '', { [missing.key]: `${missing.name} is required.` });
  const resolution = field(given.get('resolution'), 'id');
  issue.status = edge.to;
  issue.resolution = typeof resolution === 'string' ? resolution : null;
  return { status: 204 };
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

/** Adds a remote link. A second one with the same `globalId` replaces the first. */
export function addRemoteLink(site: string, issue: ServerIssue, sent: unknown): Answer {
  const globalId = String(field(sent, 'globalId'));
  const object = field(sent, 'object');
  const status = issue.pages.has(globalId) ? 200 : 201;
  const page = { url: String(field(object, 'url')), title: String(field(object, 'title')) };
  issue.pages.set(globalId, page);
  const id = [...issue.pages.keys()].indexOf(globalId) + 1;
  const self = `${site}/rest/api/2/issue/${issue.key}/remotelink/${id}`;
  return { status, body: { id, self } };
}

function field(value: unknown, name: string): unknown {
  return new Map(Object.entries(Object(value ?? {}))).get(name);
}
