import type { FieldDetails, RemoteIssueLinkIdentifies } from 'jira.js/cloud';
import * as z from 'zod';
import type { Answer, Exchange } from '../stand-in.ts';
import { jiraError } from './error.ts';
import type { JiraIssue, Wire } from './issue.ts';
import type { JiraSite } from './routes.ts';

const Linked = z.strictObject({
  globalId: z.string().max(255),
  object: z.object({ url: z.url(), title: z.string().min(1).max(255) }),
});

/** Returns the fields of the site, system fields first. */
export function fieldList(site: JiraSite): Answer {
  const system = ['summary', 'description', 'comment', 'attachment', 'issuelinks', 'labels'];
  const fields = [
    ...system.map((id) => ({ id, key: id, name: id, custom: false })),
    ...site.fields().map(({ id, name }) => ({ id, key: id, name, custom: true })),
  ] satisfies Wire<FieldDetails>[];
  return { status: 200, body: fields };
}

/** Sends the content of a file with its media type. */
export function attachmentContent(site: JiraSite, { params }: Exchange): Answer {
  const file = site
    .all()
    .flatMap(({ attachments }) => attachments)
    .find(({ id }) => id === params.id);
  if (!file) return jiraError(404, 'The attachment with id could not be found');
  const send: Answer['fault'] = (response) =>
    response.writeHead(200, { 'content-type': file.type }).end(file.content);
  return { status: 200, fault: send };
}

/** Adds a remote link. A second one with the same `globalId` replaces the first. */
export function addRemoteLink(site: JiraSite, issue: JiraIssue, sent: unknown): Answer {
  const { globalId, object } = Linked.parse(sent);
  const status = issue.pages.has(globalId) ? 200 : 201;
  issue.pages.set(globalId, object);
  const id = [...issue.pages.keys()].indexOf(globalId) + 1;
  const self = `${site.url()}/rest/api/3/issue/${issue.key}/remotelink/${id}`;
  return { status, body: { id, self } satisfies Wire<RemoteIssueLinkIdentifies> };
}
