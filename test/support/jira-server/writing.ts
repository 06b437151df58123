import { refuse } from '../jira/refusal.ts';
import { openEdges } from '../jira/workflow.ts';
import type { Answer, Exchange } from '../stand-in.ts';
import type { ServerIssue } from './store.ts';

const tooLong = 'The entered text is too long. It exceeds the allowed limit of 32767 characters.';

/** The comment's text in a request, or why Jira does not take it. */
export function markupOf(body: unknown): { readonly text: string } | { readonly refused: Answer } {
  const text = field(body, 'body');
  if (typeof text !== 'string' || text === '') {
    return { refused: refuse(400, '', { comment: 'Comment body can not be empty!' }) };
  }
  return text.length > 32_767 ? { refused: refuse(400, '', { comment: tooLong }) } : { text };
}

/** Takes the ticket along an edge; a field that is not on its screen is refused, a missing one too. */
export function transit(issue: ServerIssue, sent: unknown): Answer {
  const id = field(field(sent, 'transition'), 'id');
  const edge = openEdges(issue.status).find((candidate) => candidate.id === id);
  if (!edge) return refuse(400, `Transition id '${id}' is not valid for this issue.`);
  const given = new Map(Object.entries(Object(field(sent, 'fields') ?? {})));
  const foreign = [...given.keys()].find((name) => !Object.hasOwn(edge.fields, name));
  if (foreign !== undefined) {
    const off = `Field '${foreign}' cannot be set. It is not on the appropriate screen, or unknown.`;
    return refuse(400, '', { [foreign]: off });
  }
  const missing = Object.values(edge.fields).find((meta) => meta.required && !given.has(meta.key));
  if (missing) return refuse(400, '', { [missing.key]: `${missing.name} is required.` });
  const resolution = field(given.get('resolution'), 'id');
  issue.status = edge.to;
  issue.resolution = typeof resolution === 'string' ? resolution : null;
  return { status: 204 };
}

/** A property of the ticket. */
export function readProperty(issue: ServerIssue, { params }: Exchange): Answer {
  const key = params.propertyKey ?? '';
  if (!issue.properties.has(key)) {
    return refuse(404, `The property with key '${key}' does not exist.`);
  }
  return { status: 200, body: { key, value: issue.properties.get(key) } };
}

/** Keeps a property of at most 32,768 characters. */
export function writeProperty(issue: ServerIssue, { params, body }: Exchange): Answer {
  if (body === undefined || JSON.stringify(body).length > 32_768) {
    return refuse(400, 'The property value must be at most 32768 characters long.');
  }
  const key = params.propertyKey ?? '';
  const status = issue.properties.has(key) ? 200 : 201;
  issue.properties.set(key, body);
  return { status };
}

/** A remote link: a second one with the same `globalId` rewrites the first. */
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
