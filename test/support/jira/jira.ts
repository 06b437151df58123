import { type StandIn, startStandIn } from '../stand-in.ts';
import { jiraContract } from './contract.ts';
import type { JiraIssue, JiraPerson } from './issue.ts';
import { loginCheck } from './login.ts';
import { mediaContent } from './resources.ts';
import { jiraRoutes } from './routes.ts';
import { cloud, createSite, type JiraStore, person } from './site.ts';

export interface JiraOptions {
  readonly email?: string;
  readonly token?: string;
  /** Makes the token a scoped one, which works only at the gateway, where the site has this id. */
  readonly cloudId?: string;
  /** The agent's own account. */
  readonly self?: JiraPerson;
}

/** What tests do with the data of a site. */
export type SiteAccess<Person> = Omit<JiraStore<Person>, 'write' | 'fields' | 'accounts'>;

/** A Jira Cloud site with a German workflow, on loopback. */
export interface JiraStandIn extends StandIn, SiteAccess<JiraPerson> {
  readonly email: string;
  readonly token: string;
  readonly self: JiraPerson;
  /** Keys of the permissions that the agent lacks, such as `LINK_ISSUES`. Tests fill this. */
  readonly lacking: Set<string>;
  /** The language of the agent's account, such as `en_US`. Tests set this. */
  locale: string;
  /** Expires the token: Jira answers as if to anonymous users, and only a header says why. */
  expireToken(): void;
}

/** Starts an empty site. Checks comments against Atlassian's schema, and requests and answers against its API contract. */
export async function startJira(options: JiraOptions = {}): Promise<JiraStandIn> {
  const email = options.email ?? 'agent@example.com';
  const token = options.token ?? 'jira-token-of-the-tests';
  const self = options.self ?? person('Bug Fix Agent');
  const store = createSite(cloud);
  store.named(self);
  const problems: string[] = [];
  const account = { lacking: new Set<string>(), locale: 'en_US' };
  const media = await startMedia(store.all, problems);
  const routes = jiraRoutes({
    url: () => standIn.url,
    mediaUrl: () => media.url,
    self,
    lacking: account.lacking,
    locale: () => account.locale,
    store,
    report: (found) => problems.push(...found),
  });
  const base = options.cloudId === undefined ? '' : `/ex/jira/${options.cloudId}`;
  const login = loginCheck(email, token, base);
  const { before } = login;
  const standIn = await startStandIn(routes, { contract: jiraContract(), before, base });
  return {
    ...standIn,
    ...store,
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
