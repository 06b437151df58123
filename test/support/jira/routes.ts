import type { DashboardUser, PageOfComments, Permissions, Transitions } from 'jira.js/cloud';
import { documentProblems } from '../contract.ts';
import type { Answer, Exchange, Handler, Routes } from '../stand-in.ts';
import { jiraError, notFound } from './error.ts';
import { editIssue } from './history.ts';
import {
  commentDetails,
  issueDetails,
  type JiraIssue,
  type JiraPerson,
  userDetails,
  type Wire,
} from './issue.ts';
import {
  attachmentContent,
  fieldList,
  listProperties,
  readProperty,
  removeProperty,
  writeProperty,
} from './resources.ts';
import { countIssues, searchIssues } from './search.ts';
import type { JiraStore } from './site.ts';
import { openTransitions, transitionDetails } from './workflow.ts';
import { addRemoteLink, field, rewrite, transit, withComment } from './writing.ts';

/** The state that the routes work on. */
export interface JiraSite {
  readonly url: () => string;
  /** The address of the host of files. */
  readonly mediaUrl: () => string;
  readonly self: JiraPerson;
  /** Keys of the permissions that the agent lacks. */
  readonly lacking: ReadonlySet<string>;
  /** The language of the agent's account. */
  readonly locale: () => string;
  readonly store: JiraStore<JiraPerson>;
  readonly report: (problems: readonly string[]) => void;
}

const issuePath = '/rest/api/3/issue/{issueIdOrKey}';

/** The part of Jira's API that the agent uses. */
export function jiraRoutes(site: JiraSite): Routes {
  const onIssue =
    (handle: (issue: JiraIssue, exchange: Exchange) => Answer): Handler =>
    (exchange) => {
      const issue = site.store.find(exchange.params.issueIdOrKey ?? '');
      return issue ? handle(issue, exchange) : notFound;
    };
  return {
    'GET /rest/api/3/myself': () =>
      ok<DashboardUser>({ ...userDetails(site.url(), site.self), locale: site.locale() }),
    'GET /rest/api/3/mypermissions': ({ query }) => permissionsOf(site, query),
    'GET /rest/api/3/field': () => fieldList(site),
    'GET /rest/api/3/attachment/content/{id}': (exchange) => attachmentContent(site, exchange),
    [`POST ${issuePath}/remotelink`]: onIssue((issue, { body }) =>
      addRemoteLink(`${site.url()}/rest/api/3`, issue, body),
    ),
    'POST /rest/api/3/search/jql': ({ body }) => searchIssues(site, body),
    'POST /rest/api/3/search/approximate-count': ({ body }) => countIssues(site, body),
    [`GET ${issuePath}`]: onIssue((issue, { query }) =>
      ok(issueDetails(site.url(), issue, query.getAll('fields'), query.get('expand') ?? '')),
    ),
    [`PUT ${issuePath}`]: onIssue((issue, { body }) => editIssue(issue, body)),
    [`PUT ${issuePath}/assignee`]: onIssue((issue, { body }) => assign(site, issue, body)),
    [`GET ${issuePath}/comment`]: onIssue((issue, { query }) => ok(pageOf(site, issue, query))),
    [`POST ${issuePath}/comment`]: onIssue((issue, { body }) => addComment(site, issue, body)),
    [`GET ${issuePath}/comment/{id}`]: onIssue((issue, { params }) =>
      oneComment(site, issue, params.id),
    ),
    [`PUT ${issuePath}/comment/{id}`]: onIssue((issue, exchange) =>
      updateComment(site, issue, exchange),
    ),
    [`GET ${issuePath}/properties`]: onIssue(listProperties),
    [`GET ${issuePath}/properties/{propertyKey}`]: onIssue(readProperty),
    [`DELETE ${issuePath}/properties/{propertyKey}`]: onIssue(removeProperty),
    [`PUT ${issuePath}/properties/{propertyKey}`]: onIssue(writeProperty),
    [`GET ${issuePath}/transitions`]: onIssue((issue, { query }) =>
      ok(transitionsOf(site, issue, query)),
    ),
    [`POST ${issuePath}/transitions`]: onIssue((issue, { body }) => transit(issue, body)),
  };
}

function ok<T>(body: T): Answer {
  return { status: 200, body };
}

/** Says which of the permissions that are asked about the agent holds in a project. */
function permissionsOf(site: JiraSite, query: URLSearchParams): Answer {
  const project = query.get('projectKey') ?? '';
  if (!site.store.all().some(({ key }) => key.startsWith(`${project}-`))) {
    return jiraError(404, `No project could be found with key '${project}'.`);
  }
  const asked = (query.get('permissions') ?? '').split(',');
  const held = asked.map((key) => [key, { key, havePermission: !site.lacking.has(key) }]);
  return ok<Permissions>({ permissions: Object.fromEntries(held) });
}

function pageOf(site: JiraSite, issue: JiraIssue, query: URLSearchParams) {
  const startAt = Number(query.get('startAt') ?? 0);
  const maxResults = Math.min(Number(query.get('maxResults') ?? 100), 100);
  const sorted = query.get('orderBy') === '-created' ? issue.comments.toReversed() : issue.comments;
  return {
    startAt,
    maxResults,
    total: issue.comments.length,
    comments: sorted
      .slice(startAt, startAt + maxResults)
      .map((comment) => commentDetails(site.url(), issue, comment)),
  } satisfies Omit<Wire<PageOfComments>, 'comments'> & { comments: unknown };
}

function addComment(site: JiraSite, issue: JiraIssue, sent: unknown): Answer {
  const body = field(sent, 'body');
  const refused = refuseBody(site, body);
  if (refused) return refused;
  const comment = site.store.write(issue, site.self, body);
  return { status: 201, body: commentDetails(site.url(), issue, comment) };
}

function oneComment(site: JiraSite, issue: JiraIssue, id: string | undefined): Answer {
  return withComment(issue, id, (found) => ok(commentDetails(site.url(), issue, found)));
}

function updateComment(site: JiraSite, issue: JiraIssue, exchange: Exchange): Answer {
  return withComment(issue, exchange.params.id, (old) => {
    const body = field(exchange.body, 'body');
    const refused = refuseBody(site, body);
    if (refused) return refused;
    const comment = rewrite(issue, old, { body, updateAuthor: site.self });
    return ok(commentDetails(site.url(), issue, comment));
  });
}

const personOf = ({ store }: JiraSite, accountId: unknown) =>
  store.accounts().find((one) => one.accountId === accountId);

/** Assigns a ticket to a person, or to nobody for `null`. */
function assign(site: JiraSite, issue: JiraIssue, sent: unknown): Answer {
  const accountId = field(sent, 'accountId');
  if (site.lacking.has('ASSIGN_ISSUES')) {
    return jiraError(403, 'You do not have permission to assign issues.');
  }
  const to = accountId === null ? null : personOf(site, accountId);
  if (to === undefined || to?.active === false) {
    return jiraError(400, '', { assignee: `User '${accountId}' cannot be assigned issues.` });
  }
  site.store.assign(issue.key, to, site.self);
  return { status: 204 };
}

function refuseBody(site: JiraSite, body: unknown): Answer | undefined {
  const problems = documentProblems(body);
  site.report(problems);
  if (typeof body !== 'object' || problems.length > 0) {
    return jiraError(400, '', { comment: 'Comment body is not valid!' });
  }
  const tooLong = 'The entered text is too long. It exceeds the allowed limit of 32767 characters.';
  return JSON.stringify(body).length > 32_767
    ? jiraError(400, '', { comment: tooLong })
    : undefined;
}

function transitionsOf(site: JiraSite, issue: JiraIssue, query: URLSearchParams): Transitions {
  const withFields = query.get('expand') === 'transitions.fields';
  return {
    expand: 'transitions',
    transitions: openTransitions(issue.status).map((edge) =>
      transitionDetails(site.url(), edge, withFields),
    ),
  };
}
