import { afterEach, beforeEach, expect } from 'vitest';
import { type JiraSettings, jiraTickets } from '../../../src/adapters/jira/index.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import { jiraError } from '../../support/jira/error.ts';
import type { JiraIssue } from '../../support/jira/issue.ts';
import { type JiraStandIn, type SiteAccess, startJira } from '../../support/jira/jira.ts';
import { cloud, type JiraKind } from '../../support/jira/site.ts';
import { type ServerStandIn, startJiraServer } from '../../support/jira-server/jira-server.ts';
import type { Permission } from '../../support/jira-server/routes.ts';
import { dataCenter } from '../../support/jira-server/store.ts';
import type { StandIn } from '../../support/stand-in.ts';

type Adding = 'addIssue' | 'addField' | 'addAttachment' | 'addBlocker' | 'addComment';
type Changing = 'setLabels' | 'editComment' | 'deleteComment' | 'moveIssue' | 'embedAtMost';

/** What both stand-ins offer. Texts are one plain line, which both formats write alike. */
export interface Site extends StandIn, Pick<SiteAccess<never>, Adding | Changing> {
  /** The path of the API's resources. */
  readonly api: '/rest/api/3' | '/rest/api/2';
  /** The adapter under test. `ticketFields` are further fields to read. */
  readonly tickets: (ticketFields?: readonly string[], more?: AudienceSettings) => Tickets;
  /** Assigns the ticket, by Ann; to the agent for `self`, to nobody for `null`. */
  assignTo(key: string, to: string | null, by?: string): void;
  /** The agent's own comment, or one of a program, with this text. */
  addAs(key: string, who: 'agent' | 'app', body: string): string;
  /** Ends the account of a person. */
  deactivate(name: string): void;
  /** Revokes a permission of the agent's account. */
  deny(permission: Exclude<Permission, 'transition'>): void;
  /** A comment for a role only, or one that Service Management hides from customers. */
  addRestricted(key: string, author: string, body: string, from?: 'others' | 'customers'): string;
  expireToken(): void;
  issue(key: string): JiraIssue<{ readonly name: string }>;
}

const toRole = { visibility: { type: 'role', value: 'Developers' } } as const;

const issue = '/rest/api/3/issue/{issueIdOrKey}';
const mayNotComment = 'Bug Fix Agent, you do not have the permission to comment on this issue.';

/** How Jira Cloud refuses what needs a permission, except to assign. */
const denials = {
  browse: [`GET ${issue}`, { status: 403 }],
  edit: [`PUT ${issue}/properties/{propertyKey}`, { status: 403 }],
  comment: [`POST ${issue}/comment`, jiraError(400, '', { comment: mayNotComment })],
  link: [`POST ${issue}/remotelink`, { status: 403 }],
} as const;

/** What people do at either kind of Jira. */
function peopleOf<Person>(jira: SiteAccess<Person> & { self: Person }, kind: JiraKind<Person>) {
  return {
    addRestricted: (key: string, author: string, body: string, from?: string) =>
      jira.addComment(key, author, body, from === 'customers' ? { jsdPublic: false } : toRole),
    assignTo: (key: string, to: string | null, by = 'Ann') =>
      jira.assign(key, to === 'self' ? jira.self : to, by),
    deactivate: (name: string) => jira.named({ ...kind.person(name), active: false }),
  };
}

async function startCloud(): Promise<Site> {
  const jira = await startJira();
  const { url: baseUrl, email, token } = jira;
  return {
    ...{ ...jira, ...peopleOf(jira, cloud), api: '/rest/api/3' },
    tickets: (ticketFields = [], more = {}) =>
      jiraTickets({ baseUrl, email, token, ticketFields, ...more }),
    addAs: (key, who, body) => {
      const app = { accountId: 'app-1', name: 'Sync', accountType: 'app' as const };
      return jira.addComment(key, who === 'agent' ? jira.self : app, body);
    },
    deny: (permission) => {
      if (permission === 'assign') return void jira.lacking.add('ASSIGN_ISSUES');
      const [route, answer] = denials[permission];
      jira.fail(route, answer);
    },
    get violations() {
      return jira.violations;
    },
  };
}

async function startDataCenter(): Promise<Site> {
  const jira = await startJiraServer();
  return {
    ...{ ...jira, ...peopleOf(jira, dataCenter), api: '/rest/api/2' },
    tickets: (ticketFields = [], more = {}) =>
      dataCenterTickets({ ...jira, ticketFields, ...more }),
    addAs: (key, who, body) => jira.addComment(key, who === 'agent' ? jira.self : 'Sync', body),
  };
}

type AudienceSettings = Pick<JiraSettings, 'reporters'>;

type Access = AudienceSettings &
  Pick<JiraSettings, 'token' | 'ticketFields'> & { readonly url: string };

/** Returns the adapter to a Data Center. */
export function dataCenterTickets({ url: baseUrl, ...access }: Access): Tickets {
  return jiraTickets({ ...access, baseUrl, email: undefined }, { wait: async () => {} });
}

/** Both kinds of Jira, by name. */
export const sites: readonly (readonly [string, () => Promise<Site>])[] = [
  ['Cloud', startCloud],
  ['Data Center', startDataCenter],
];

interface Opened<Jira> {
  readonly jira: Jira;
  readonly tickets: Tickets;
}

/** A Jira and its adapter, new for each test. A breach of the contract fails the test. */
function siteOfEachTest<Jira extends StandIn>(
  start: () => Promise<Jira>,
  ticketsOf: (jira: Jira) => Tickets,
): Opened<Jira> {
  let site: Opened<Jira> | undefined;
  const opened = () => {
    if (site === undefined) throw new Error('The site starts with the test.');
    return site;
  };

  beforeEach(async () => {
    const jira = await start();
    site = { jira, tickets: ticketsOf(jira) };
  });

  afterEach(async () => {
    const { jira } = opened();
    const { violations } = jira;
    await jira[Symbol.asyncDispose]();
    expect(violations).toEqual([]);
  });

  return {
    get jira() {
      return opened().jira;
    },
    get tickets() {
      return opened().tickets;
    },
  };
}

/** A Jira of either kind for each test, with the ticket `SHOP-7`. */
export const eitherSite = (start: () => Promise<Site>) =>
  siteOfEachTest(
    async () => {
      const jira = await start();
      jira.addIssue({
        key: 'SHOP-7',
        summary: 'Totals are wrong',
        description: 'Look at the cart.',
      });
      return jira;
    },
    (jira) => jira.tickets(),
  );

/** A Jira Cloud for each test. */
export const cloudSite = (): Opened<JiraStandIn> =>
  siteOfEachTest(startJira, ({ url: baseUrl, email, token }) =>
    jiraTickets({ baseUrl, email, token }),
  );

/** A Data Center for each test. */
export const serverSite = (): Opened<ServerStandIn> =>
  siteOfEachTest(startJiraServer, dataCenterTickets);
