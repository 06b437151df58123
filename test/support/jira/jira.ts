import { loadContract } from '../contract.ts';
import { type Answer, type Exchange, type StandIn, startStandIn } from '../stand-in.ts';
import { asDocument, type JiraComment, type JiraIssue, type JiraPerson } from './issue.ts';
import { refuse, unseen } from './refusal.ts';
import { jiraRoutes } from './routes.ts';
import type { StatusName } from './workflow.ts';

export interface JiraOptions {
  readonly email?: string;
  readonly token?: string;
  /** The agent's own account, as Jira knows it. */
  readonly self?: JiraPerson;
}

interface NewIssue {
  readonly key: string;
  readonly summary: string;
  /** Text, a document, or `null` for none. */
  readonly description?: unknown;
  readonly status?: StatusName;
}

/** A Jira Cloud site with a German workflow, on loopback. */
export interface JiraStandIn extends StandIn {
  readonly email: string;
  readonly token: string;
  readonly self: JiraPerson;
  addIssue(issue: NewIssue): void;
  /** A comment by `author` (a name makes a person); `body` is text or a document. Returns its id. */
  addComment(key: string, author: string | JiraPerson, body: unknown): string;
  deleteComment(key: string, id: string): void;
  /** Gives the ticket another key; Jira keeps answering to the old one. */
  moveIssue(key: string, newKey: string): void;
  /** Takes the ticket back to its first status and drops its resolution. */
  reopen(key: string): void;
  /** The ticket as it stands; throws when there is none. */
  issue(key: string): Readonly<JiraIssue>;
}

/** Starts an empty site. Every comment is checked against Atlassian's schema, everything against its contract. */
export async function startJira(options: JiraOptions = {}): Promise<JiraStandIn> {
  const email = options.email ?? 'agent@example.com';
  const token = options.token ?? 'jira-token-of-the-tests';
  const self = options.self ?? person('Bug Fix Agent');
  const site = createSite();
  const problems: string[] = [];
  const routes = jiraRoutes({
    url: () => standIn.url,
    self,
    find: site.find,
    all: site.all,
    write: site.write,
    report: (found) => problems.push(...found),
  });
  const known = `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
  const before = (exchange: Exchange) =>
    exchange.headers.authorization === known ? undefined : toStranger(exchange);
  const standIn = await startStandIn(routes, { contract: loadContract('jira'), before });
  return {
    ...standIn,
    ...site,
    email,
    token,
    self,
    get violations() {
      return [...standIn.violations, ...problems];
    },
    addComment: (key, author, body) => {
      const writer = typeof author === 'string' ? person(author) : author;
      return site.write(site.issue(key), writer, asDocument(body)).id;
    },
  };
}

/** Jira tells a stranger so only when asked who it is; elsewhere the ticket just is not there. */
function toStranger({ path }: Exchange): Answer {
  return path.endsWith('/myself')
    ? refuse(401, 'Client must be authenticated to access this resource.')
    : unseen;
}

function person(name: string): JiraPerson {
  const accountId = Buffer.from(name).toString('hex');
  return { accountId, name, accountType: 'atlassian' };
}

function createSite() {
  const issues = new Map<string, JiraIssue>();
  let lastId = 10_000;
  const nextId = () => String(++lastId);
  const issue = (key: string) => {
    const found = issues.get(key);
    if (!found) throw new Error(`The stand-in has no ticket ${key}`);
    return found;
  };
  return {
    issue,
    find: (key: string) => issues.get(key),
    all: () => [...new Set(issues.values())],
    addIssue: ({ key, summary, description = null, status = 'Zu erledigen' }: NewIssue) => {
      issues.set(key, {
        id: nextId(),
        key,
        summary,
        description: asDocument(description),
        status,
        resolution: null,
        comments: [],
        properties: new Map(),
      });
    },
    write: (to: JiraIssue, author: JiraPerson, body: unknown): JiraComment => {
      const id = nextId();
      const comment = { id, author, body, created: instantOf(Number(id)) };
      to.comments = [...to.comments, comment];
      return comment;
    },
    deleteComment: (key: string, id: string) => {
      const from = issue(key);
      from.comments = from.comments.filter((comment) => comment.id !== id);
    },
    moveIssue: (key: string, newKey: string) => {
      const moved = issue(key);
      moved.key = newKey;
      issues.set(newKey, moved);
    },
    reopen: (key: string) => {
      const reopened = issue(key);
      reopened.status = 'Zu erledigen';
      reopened.resolution = null;
    },
  };
}

/** A minute later for each id, in the form in which Jira writes an instant. */
function instantOf(id: number): string {
  const date = new Date(Date.UTC(2026, 0, 5, 9) + (id - 10_000) * 60_000);
  return date.toISOString().replace('Z', '+0000');
}
