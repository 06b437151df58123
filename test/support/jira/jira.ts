import { type StandIn, startStandIn } from '../stand-in.ts';
import { jiraContract } from './contract.ts';
import {
  asDocument,
  type JiraAudience,
  type JiraComment,
  type JiraEdit,
  type JiraIssue,
  type JiraPerson,
} from './issue.ts';
import { loginCheck } from './login.ts';
import { mediaContent } from './resources.ts';
import { jiraRoutes } from './routes.ts';
import type { StatusName } from './workflow.ts';

export interface JiraOptions {
  readonly email?: string;
  readonly token?: string;
  /** Makes the token a scoped one, which works only at the gateway, where the site has this id. */
  readonly cloudId?: string;
  /** The agent's own account. */
  readonly self?: JiraPerson;
}

interface NewIssue {
  readonly key: string;
  readonly summary: string;
  /** Text, a document, or `null` for none. */
  readonly description?: unknown;
  readonly status?: StatusName;
  /** Values of custom fields by field id. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Who edited which field, the newest first. */
  readonly edits?: readonly JiraEdit[];
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
  /** Keys of the permissions that the agent lacks, such as `LINK_ISSUES`. Tests fill this. */
  readonly lacking: Set<string>;
  /** The language of the agent's account, such as `en_US`. Tests set this. */
  locale: string;
  addIssue(issue: NewIssue): void;
  /** Adds a comment by `author`, a person or a name; `body` is text or a document. Returns its id. */
  addComment(
    key: string,
    author: string | JiraPerson,
    body: unknown,
    audience?: JiraAudience,
  ): string;
  /** Adds a custom field to the site. */
  addField(id: string, name: string): void;
  /** Attaches a file, newer than all others. Returns its id. */
  addAttachment(key: string, file: NewFile): string;
  /** Links two tickets: `key` blocks `other`. */
  addBlocker(key: string, other: string): void;
  deleteComment(key: string, id: string): void;
  /** Returns every ticket, the newest last. */
  all(): readonly Readonly<JiraIssue>[];
  /** Returns the ticket, `undefined` if there is none. */
  find(key: string): Readonly<JiraIssue> | undefined;
  /** Gives a comment another text. */
  editComment(key: string, id: string, text: string): void;
  /** Expires the token: Jira answers as if to anonymous users, and only a header says why. */
  expireToken(): void;
  /** Gives the ticket another key. Jira still answers to the old one. */
  moveIssue(key: string, newKey: string): void;
  /** Returns the ticket to its first status and clears its resolution. */
  reopen(key: string): void;
  /** Moves the ticket to a status, as people do. */
  setStatus(key: string, status: StatusName): void;
  /** Returns the ticket; throws if there is none. */
  issue(key: string): Readonly<JiraIssue>;
}

/** Starts an empty site. Checks comments against Atlassian's schema, and requests and answers against its API contract. */
export async function startJira(options: JiraOptions = {}): Promise<JiraStandIn> {
  const email = options.email ?? 'agent@example.com';
  const token = options.token ?? 'jira-token-of-the-tests';
  const self = options.self ?? person('Bug Fix Agent');
  const site = createSite();
  const problems: string[] = [];
  const account = { lacking: new Set<string>(), locale: 'en_US' };
  const media = await startMedia(site.all, problems);
  const routes = jiraRoutes({
    url: () => standIn.url,
    mediaUrl: () => media.url,
    self,
    lacking: account.lacking,
    locale: () => account.locale,
    find: site.find,
    all: site.all,
    fields: site.fields,
    write: site.write,
    report: (found) => problems.push(...found),
  });
  const base = options.cloudId === undefined ? '' : `/ex/jira/${options.cloudId}`;
  const login = loginCheck(email, token, base);
  const { before } = login;
  const standIn = await startStandIn(routes, { contract: jiraContract(), before, base });
  return {
    ...standIn,
    ...site,
    email,
    token,
    self,
    expireToken: login.expire,
    lacking: account.lacking,
    get locale() {
      return account.locale;
    },
    set locale(locale) {
      account.locale = locale;
    },
    get violations() {
      return [...standIn.violations, ...media.violations, ...problems];
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([standIn[Symbol.asyncDispose](), media[Symbol.asyncDispose]()]);
    },
    addComment: (key, author, body, audience) => {
      const writer = typeof author === 'string' ? person(author) : author;
      return site.write(site.issue(key), writer, asDocument(body), audience).id;
    },
  };
}

/** Starts the host of files, which must not get the login. */
function startMedia(all: () => readonly JiraIssue[], problems: string[]): Promise<StandIn> {
  return startStandIn({
    'GET /file/{id}/binary': (exchange) => {
      if ('authorization' in exchange.headers) problems.push('the login went to another host');
      return mediaContent(all(), exchange);
    },
  });
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
      const { edits = [] } = given;
      issues.set(key, {
        ...{ id: nextId(), key, summary },
        description: asDocument(description),
        status,
        resolution: null,
        updated: now(),
        comments: [],
        properties: new Map(),
        ...{ fields, edits },
        ...{ attachments: [], links: [] },
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
      to.updated = now();
      return comment;
    },
    deleteComment: (key: string, id: string) => {
      const from = issue(key);
      from.comments = from.comments.filter((comment) => comment.id !== id);
    },
    editComment: (key: string, id: string, text: string) => {
      const on = issue(key);
      on.updated = now();
      on.comments = on.comments.map((comment) =>
        comment.id === id ? { ...comment, body: asDocument(text) } : comment,
      );
    },
    moveIssue: (key: string, newKey: string) => {
      const moved = issue(key);
      moved.key = newKey;
      issues.set(newKey, moved);
    },
    setStatus: (key: string, status: StatusName) => {
      issue(key).status = status;
      issue(key).updated = now();
    },
    reopen: (key: string) => {
      const reopened = issue(key);
      reopened.status = 'Zu erledigen';
      reopened.resolution = null;
      reopened.updated = now();
    },
  };
}

/** Returns the present in Jira's form. */
const now = () => new Date().toISOString().replace('Z', '+0000');

/** Returns a time in Jira's form, a minute later for each id. */
function instantOf(id: number): string {
  const date = new Date(Date.UTC(2026, 0, 5, 9) + (id - 10_000) * 60_000);
  return date.toISOString().replace('Z', '+0000');
}
