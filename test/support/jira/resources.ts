import type { FieldDetails } from 'jira.js/cloud';
import type { Answer, Exchange } from '../stand-in.ts';
import { jiraError } from './error.ts';
import type { JiraIssue, Wire } from './issue.ts';
import type { JiraSite } from './routes.ts';

/** Returns the fields of the site, system fields first. */
export function fieldList(site: JiraSite): Answer {
  const system = ['summary', 'description', 'comment', 'attachment', 'issuelinks', 'labels'];
  const fields = [
    ...system.map((id) => ({ id, key: id, name: id, custom: false })),
    ...site.store.fields().map(({ id, name }) => ({ id, key: id, name, custom: true })),
  ] satisfies Wire<FieldDetails>[];
  return { status: 200, body: fields };
}

/** Redirects to the host of files, as Jira does. */
export function attachmentContent(site: JiraSite, { params }: Exchange): Answer {
  const file = fileOf(site.store.all(), params.id);
  if (!file) return jiraError(404, 'The attachment with id could not be found');
  const location = `${site.mediaUrl()}/file/${mediaIdOf(file.id)}/binary?token=t&name=${file.id}`;
  return { status: 303, fault: (response) => response.writeHead(303, { location }).end() };
}

/** Sends the content of a file with its media type. */
export function mediaContent(issues: readonly JiraIssue[], { params }: Exchange): Answer {
  const file = issues
    .flatMap(({ attachments }) => attachments)
    .find(({ id }) => mediaIdOf(id) === params.id);
  if (!file) return { status: 404, body: {} };
  const send: Answer['fault'] = (response) =>
    response.writeHead(200, { 'content-type': file.type }).end(file.content);
  return { status: 200, fault: send };
}

function fileOf(issues: readonly JiraIssue[], id: string | undefined) {
  return issues.flatMap(({ attachments }) => attachments).find((file) => file.id === id);
}

/** By which documents show the file with the id. */
export function mediaIdOf(id: string): string {
  return `5f0c1d2e-0000-4000-8000-${id.padStart(12, '0')}`;
}

/** A ticket with its properties, which programs store and people do not see. */
interface WithProperties {
  readonly properties: Map<string, unknown>;
}

/** Returns the names of all properties. */
export function listProperties({ properties }: WithProperties): Answer {
  const keys = [...properties.keys()].map((key) => ({ key, self: `https://jira.test/${key}` }));
  return { status: 200, body: { keys } };
}

/** Returns a property. */
export function readProperty({ properties }: WithProperties, { params }: Exchange): Answer {
  const key = params.propertyKey ?? '';
  if (!properties.has(key)) return missing(key);
  return { status: 200, body: { key, value: properties.get(key) } };
}

/** Stores a property of at most 32,768 characters. */
export function writeProperty({ properties }: WithProperties, exchange: Exchange): Answer {
  const { params, body } = exchange;
  if (body === undefined || JSON.stringify(body).length > 32_768) {
    return jiraError(400, 'The property value is empty or longer than 32768 characters.');
  }
  const key = params.propertyKey ?? '';
  const status = properties.has(key) ? 200 : 201;
  properties.set(key, body);
  return { status };
}

/** Removes a property. */
export function removeProperty({ properties }: WithProperties, { params }: Exchange): Answer {
  const key = params.propertyKey ?? '';
  return properties.delete(key) ? { status: 204 } : missing(key);
}

const missing = (key: string) => jiraError(404, `The property with key '${key}' does not exist.`);
