import { historiesOf } from '../jira/history.ts';
import {
  openTransitions,
  resolutions,
  statusDetails,
  transitionDetails,
} from '../jira/workflow.ts';
import type { ServerComment, ServerIssue, ServerPerson } from './store.ts';

/** Returns a person in Data Center's form, with a name, key and e-mail address. */
export function userShape(site: string, { name, key, displayName, active = true }: ServerPerson) {
  return {
    self: `${site}/rest/api/2/user?username=${encodeURIComponent(name)}`,
    ...{ name, key, displayName },
    emailAddress: `${name}@example.com`,
    active,
    timeZone: 'Europe/Berlin',
  };
}

/** Returns a ticket with the requested fields; by default with all. */
export function issueShape(
  site: string,
  issue: ServerIssue,
  asked: string | null,
  expand: string | null = null,
) {
  const all: Record<string, unknown> = {
    summary: issue.summary,
    description: issue.description,
    status: statusShape(site, issue),
    resolution: resolutions.find(({ id }) => id === issue.resolution) ?? null,
    updated: '2026-11-20T09:00:00.000+0100',
    attachment: issue.attachments.map((file) => fileShape(site, file)),
    labels: issue.labels,
    assignee: issue.assignee && userShape(site, issue.assignee),
    comment: embeddedComments(site, issue),
    issuelinks: issue.links.map((link, index) => linkShape(site, link, index)),
    ...issue.fields,
  };
  const wanted = (asked ?? '').split(',').filter((name) => name !== '');
  const shown = Object.entries(all).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  );
  return {
    expand: 'renderedFields,names,schema,operations,editmeta,changelog,versionedRepresentations',
    id: issue.id,
    self: `${site}/rest/api/2/issue/${issue.id}`,
    key: issue.key,
    ...(expand === 'changelog' ? { changelog: wholeHistory(issue) } : {}),
    fields: Object.fromEntries(shown),
  };
}

/** Data Center sends the oldest changes first, and all of them. */
function wholeHistory({ edits }: ServerIssue) {
  const histories = historiesOf(edits).toReversed();
  return { startAt: 0, maxResults: histories.length, total: histories.length, histories };
}

/** Returns the comments that come with a ticket, without their properties. */
function embeddedComments(site: string, issue: ServerIssue) {
  const { comments, embeds = comments.length } = issue;
  const shown = comments.slice(0, embeds).map((comment) => commentShape(site, issue, comment));
  return { comments: shown, startAt: 0, maxResults: shown.length, total: comments.length };
}

/** Returns a comment, with its properties on request. */
export function commentShape(
  site: string,
  issue: ServerIssue,
  comment: ServerComment,
  withProperties = false,
) {
  const { author, updateAuthor = author, audience = {}, ...rest } = comment;
  const { visibility, jsdPublic = true } = audience;
  const properties = jsdPublic ? [] : [{ key: 'sd.public.comment', value: { internal: true } }];
  return {
    self: `${site}/rest/api/2/issue/${issue.id}/comment/${comment.id}`,
    ...{ ...rest, ...(visibility && { visibility }) },
    author: userShape(site, author),
    updateAuthor: userShape(site, updateAuthor),
    updated: comment.created,
    ...(withProperties ? { properties } : {}),
  };
}

/** Returns the transitions that are open to the account. */
export function transitionShapes(site: string, issue: ServerIssue, withFields: boolean) {
  const transitions = openTransitions(issue.status).map((edge) => {
    const { id, name, to, fields } = transitionDetails(site, edge, withFields);
    return { id, name, to: asVersion2(to), ...(fields === undefined ? {} : { fields }) };
  });
  return { expand: 'transitions', transitions };
}

const statusShape = (site: string, issue: ServerIssue): unknown =>
  asVersion2(statusDetails(site, issue.status));

/** Returns the value with the addresses of version 2 of the API. */
function asVersion2(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('/rest/api/3/', '/rest/api/2/'));
}

function fileShape(site: string, file: ServerIssue['attachments'][number]) {
  return {
    self: `${site}/rest/api/2/attachment/${file.id}`,
    id: file.id,
    filename: file.name,
    created: file.created,
    size: file.content.length,
    mimeType: file.type,
    content: `${site}/secure/attachment/${file.id}/${encodeURIComponent(file.name)}`,
  };
}

function linkShape(
  site: string,
  { type, direction, other }: ServerIssue['links'][number],
  index: number,
) {
  const { id, key, summary, status } = other;
  const self = `${site}/rest/api/2/issue/${id}`;
  const fields = { summary, status: asVersion2(statusDetails(site, status)) };
  return {
    id: String(index + 1),
    type: { id: '10000', ...type },
    [`${direction}Issue`]: { id, key, self, fields },
  };
}
