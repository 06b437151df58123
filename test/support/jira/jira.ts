import { type StandIn, startStandIn } from '../stand-in.ts';
import { jiraContract } from './contract.ts';
import {
  asDocument,
  type JiraAudience,
  type JiraComment,
  type JiraIssue,
  type JiraPerson,
} from './issue.ts';
import { loginCheck } from './login.ts';
import { jiraRoutes } from './routes.ts';
import type { StatusName } from './workflow.ts';

export interface JiraOptions {
  readonly email?: string;
  readonly token?: string;
  /** Makes the token a scoped one: it is known at the gateway only, which knows the site by this id. */
  readonly cloudId?: string;
  /** The agent's own account, as Jira knows it. */
  readonly self?: JiraPerson;
}

interface NewIssue {
  readonly key: string;
  readonly summary: string;
  /** Text, a document, or `null` for none. */
  readonly description?: unknown;
  readonly status?: StatusName;
  /** Values of custom fields by the field's id. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

interface NewFile {
  readonly name: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
  readonly size?: number;
}

/** A Jira Cloud site with a German workflow, on loopback. */
export interface JiraStandIn extends StandIn {
  readonly email: string;
  readonly token: string;
  readonly self: JiraPerson;
  addIssue(issue: NewIssue): void;
  /** A comment by `author` (a name makes a person); `body` is text or a document. Returns its id. */
  addComment(
    key: string,
    author: string | JiraPerson,
    body: unknown,
    audience?: JiraAudience,
  ): string;
  /** A custom field of the site. */
  addField(id: string, name: string): void;
  /** A file below the ticket, newer than all before. Returns its id. */
  addAttachment(key: string, file: NewFile): string;
  /** A link from one ticket to another: `key` blocks `other`. */
  addBlocker(key: string, other: string): void;
  deleteComment(key: string, id: string): void;
  /** From now on Jira answers as to a stranger, and only a header says why. */
  expireToken(): void;
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
    fields: site.fields,
    write: site.write,
    report: (found) => problems.push(...found),
  });
  const base = options.cloudId === undefined ? '' : `/ex/jira/${options.cloudId}`;
  const door = loginCheck(email, token, base);
  const { before } = door;
  const standIn = await startStandIn(routes, { contract: jiraContract(), before, base });
  return {
    ...standIn,
    ...site,
    email,
    token,
    self,
    expireToken: door.expire,
    get violations() {
      return [...standIn.violations, ...problems];
    },
    addComment: (key, author, body, audience) => {
      const writer = typeof author === 'string' ? person(author) : author;
      return site.write(site.issue(key), writer, asDocument(body), audience).id;
    },
  };
}

function person(name: string): JiraPerson {
  const accountId = Buffer.from(name).toString('hex');
  return { accountId, name, accountType: 'atlassian' };
}

function createSite() {
  const issues = new Map<string, JiraIssue>();
  const fields: { readonly id: string; readonly name: string }[] = [];
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
    fields: () => fields,
    addField: (id: string, name: string) => {
      fields.push({ id, name });
    },
    addAttachment: (key: string, { content, type = 'text/plain', ...file }: NewFile) => {
      const to = issue(key);
      const id = nextId();
      const [author, created] = [person('Ann'), instantOf(Number(id))];
      const added = { id, type, ...file, content: Buffer.from(content), author, created };
      to.attachments = [added, ...to.attachments];
      return id;
    },
    addBlocker: (key: string, otherKey: string) => {
      const [from, other] = [issue(key), issue(otherKey)];
      const type = { inward: 'is blocked by', outward: 'blocks' };
      from.links = [...from.links, { type, direction: 'outward', other }];
      other.links = [...other.links, { type, direction: 'inward', other: from }];
    },
    addIssue: (given: NewIssue) => {
      const { key, summary, description = null, status = 'Zu erledigen', fields = {} } = given;
      issues.set(key, {
        id: nextId(),
        key,
        summary,
        description: asDocument(description),
        status,
        resolution: null,
        comments: [],
        properties: new Map(),
        fields,
        attachments: [],
        links: [],
        pages: new Map(),
      });
    },
    write: (
      to: JiraIssue,
      author: JiraPerson,
      body: unknown,
      audience?: JiraAudience,
    ): JiraComment => {
      const id = nextId();
      const limited = audience === undefined ? {} : { audience };
      const comment = { id, author, body, created: instantOf(Number(id)), ...limited };
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
