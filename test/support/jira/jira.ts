import { type StandIn, startStandIn } from '../stand-in.ts';
import { jiraContract } from './contract.ts';
import {
  asDocument,
  type JiraAudience,
  type JiraIssue,
  type JiraLink,
  type JiraPerson,
} from './issue.ts';
import { loginCheck } from './login.ts';
import { mediaContent } from './resources.ts';
import { jiraRoutes } from './routes.ts';
import { createSite, type NewFile, type NewIssue, person } from './site.ts';
import type { StatusName } from './workflow.ts';

export interface JiraOptions {
  readonly email?: string;
  readonly token?: string;
  /** Makes the token a scoped one, which works only at the gateway, where the site has this id. */
  readonly cloudId?: string;
  /** The agent's own account. */
  readonly self?: JiraPerson;
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
  addBlocker(key: string, other: string, type?: JiraLink['type']): void;
  /** Returns the person of a name, or registers a person, who has an account from now on. */
  named(who: string | JiraPerson): JiraPerson;
  deleteComment(key: string, id: string): void;
  /** Returns every ticket, the newest last. */
  all(): readonly Readonly<JiraIssue>[];
  /** Returns the ticket, `undefined` if there is none. */
  find(key: string): Readonly<JiraIssue> | undefined;
  /** Gives a comment another text, by its author or by another person. */
  editComment(key: string, id: string, text: string, by?: string): void;
  /** Assigns the ticket, as people do; `null` takes it from everybody. Another person can be of any kind. */
  assign(key: string, to: string | JiraPerson | null, by: string | JiraPerson): void;
  /** Gives the ticket other labels, as people do. */
  setLabels(key: string, labels: readonly string[]): void;
  /** Lets the ticket come with its oldest comments only, so many. */
  embedAtMost(key: string, count: number): void;
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
  const site = createSite(self);
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
    person: site.person,
    assign: site.assign,
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
      const writer = site.named(author);
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
