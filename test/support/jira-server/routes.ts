import { jiraError } from '../jira/error.ts';
import { editIssue } from '../jira/history.ts';
import { listProperties, readProperty, removeProperty, writeProperty } from '../jira/resources.ts';
import { addRemoteLink, rewrite, transit, withComment } from '../jira/writing.ts';
import type { Answer, Exchange, Handler, Routes } from '../stand-in.ts';
import { searchIssues } from './search.ts';
import { commentShape, issueShape, transitionShapes, userShape } from './shapes.ts';
import type { ServerIssue, ServerPerson, ServerStore } from './store.ts';
import { assign, markupOf } from './writing.ts';

/** Permissions that tests can revoke. */
export type Permission = 'browse' | 'edit' | 'comment' | 'transition' | 'link' | 'assign';

/** The state that the routes work on. */
export interface ServerSite {
  readonly url: () => string;
  readonly self: ServerPerson;
  readonly store: ServerStore;
  readonly isDenied: (permission: Permission) => boolean;
}

const path = '/rest/api/2/issue/{issueIdOrKey}';

/** The part of the API that the agent uses. Data Center has no version 3. */
export function serverRoutes(site: ServerSite): Routes {
  const { store, self } = site;
  const on = onIssue(site);
  const routes: Routes = {
    'GET /rest/api/2/serverInfo': () =>
      ok({ version: '10.3.4', deploymentType: 'Server', serverTitle: 'Jira' }),
    'GET /rest/api/2/myself': () => ok(userShape(site.url(), self)),
    'GET /rest/api/2/field': () => ok(fieldList(store)),
    'GET /rest/api/2/search': ({ query }) => searchIssues(site.url(), store, query),
    'GET /secure/attachment/{id}/{name}': ({ params }) => attachment(store, params.id),
    [`GET ${path}`]: on((issue, { query }) =>
      ok(issueShape(site.url(), issue, query.get('fields'), query.get('expand'))),
    ),
    'GET /rest/api/2/user': ({ query }) => oneUser(site, query.get('key')),
    [`PUT ${path}`]: on((issue, { body }) => editIssue(issue, body)),
    [`PUT ${path}/assignee`]: on((issue, { body }) => assign(site, issue, body)),
    [`GET ${path}/comment`]: on((issue, { query }) => ok(commentPage(site, issue, query))),
    [`POST ${path}/comment`]: on((issue, exchange) => addComment(site, issue, exchange)),
    [`GET ${path}/comment/{id}`]: on((issue, exchange) => oneComment(site, issue, exchange)),
    [`PUT ${path}/comment/{id}`]: on((issue, exchange) => updateComment(site, issue, exchange)),
    [`GET ${path}/properties`]: on(listProperties),
    [`GET ${path}/properties/{propertyKey}`]: on(readProperty),
    [`DELETE ${path}/properties/{propertyKey}`]: on(removeProperty),
    [`PUT ${path}/properties/{propertyKey}`]: on((issue, exchange) =>
      site.isDenied('edit')
        ? jiraError(403, `You do not have the permission to edit issue ${issue.key}.`)
        : writeProperty(issue, exchange),
    ),
    [`GET ${path}/transitions`]: on((issue, { query }) => ok(edges(site, issue, query))),
    [`POST ${path}/transitions`]: on((issue, { body }) => transit(issue, body)),
    [`POST ${path}/remotelink`]: on((issue, { body }) =>
      site.isDenied('link')
        ? jiraError(403, `No Link Issue Permission for issue '${issue.key}'`)
        : addRemoteLink(`${site.url()}/rest/api/2`, issue, body),
    ),
  };
  return Object.fromEntries(
    Object.entries(routes).map(([name, handle]) => [name, withNodeHeaders(handle)]),
  );
}

/** Adds the headers that Data Center sends with every answer. */
function withNodeHeaders(handle: Handler): Handler {
  return async (exchange) => {
    const answer = await handle(exchange);
    const nodeHeaders = {
      'x-arequestid': '623x4711x1',
      'x-anodeid': 'node1',
      'x-seraph-loginreason': 'OK',
    };
    return { ...answer, headers: { ...nodeHeaders, ...answer.headers } };
  };
}

const onIssue =
  (site: ServerSite) =>
  (handle: (issue: ServerIssue, exchange: Exchange) => Answer): Handler =>
  (exchange) => {
    const issue = site.store.find(exchange.params.issueIdOrKey ?? '');
    if (!issue) return jiraError(404, 'Issue Does Not Exist');
    if (site.isDenied('browse')) {
      return jiraError(403, 'You do not have the permission to see the specified issue.');
    }
    return handle(issue, exchange);
  };

function commentPage(site: ServerSite, issue: ServerIssue, query: URLSearchParams) {
  const startAt = Number(query.get('startAt') ?? 0);
  const maxResults = Number(query.get('maxResults') ?? 50);
  const withProperties = query.get('expand') === 'properties';
  const comments = issue.comments
    .slice(startAt, startAt + maxResults)
    .map((comment) => commentShape(site.url(), issue, comment, withProperties));
  return { startAt, maxResults, total: issue.comments.length, comments };
}

function addComment(site: ServerSite, issue: ServerIssue, { body }: Exchange): Answer {
  if (site.isDenied('comment')) {
    const name = site.self.displayName;
    return jiraError(400, '', {
      comment: `${name}, you do not have the permission to comment on this issue.`,
    });
  }
  const markup = markupOf(body);
  if ('refused' in markup) return markup.refused;
  const comment = site.store.write(issue, site.self, markup.text);
  return { status: 201, body: commentShape(site.url(), issue, comment) };
}

function oneComment(site: ServerSite, issue: ServerIssue, { params }: Exchange): Answer {
  return withComment(issue, params.id, (found) => ok(commentShape(site.url(), issue, found)));
}

function updateComment(site: ServerSite, issue: ServerIssue, { params, body }: Exchange): Answer {
  return withComment(issue, params.id, (old) => {
    const markup = markupOf(body);
    if ('refused' in markup) return markup.refused;
    const comment = rewrite(issue, old, { body: markup.text, updateAuthor: site.self });
    return ok(commentShape(site.url(), issue, comment));
  });
}

/** Without the permission the list is empty, without a reason. */
function edges(site: ServerSite, issue: ServerIssue, query: URLSearchParams) {
  if (site.isDenied('transition')) return { expand: 'transitions', transitions: [] };
  return transitionShapes(site.url(), issue, query.get('expand') === 'transitions.fields');
}

function oneUser({ url, store }: ServerSite, key: string | null): Answer {
  const found = store.accounts().find((person) => person.key === key);
  if (!found) return jiraError(404, `The user with the key '${key}' does not exist`);
  return ok(userShape(url(), found));
}

function fieldList(store: ServerStore) {
  const system = ['summary', 'description', 'comment', 'attachment', 'issuelinks'];
  return [
    ...system.map((id) => ({ id, name: id, custom: false })),
    ...store.fields().map((field) => ({ ...field, custom: true })),
  ];
}

function attachment(store: ServerStore, id: string | undefined): Answer {
  const file = store
    .all()
    .flatMap(({ attachments }) => attachments)
    .find((one) => one.id === id);
  if (!file) return { status: 404, body: 'Not found' };
  const send: Answer['fault'] = (response) =>
    response.writeHead(200, { 'content-type': file.type }).end(file.content);
  return { status: 200, fault: send };
}

const ok = (body: unknown): Answer => ({ status: 200, body });
