import { type JiraSettings, jiraTickets } from '../../../src/adapters/jira/index.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import { jiraError } from '../../support/jira/error.ts';
import type { JiraEdit } from '../../support/jira/history.ts';
import { startJira } from '../../support/jira/jira.ts';
import { person } from '../../support/jira/site.ts';
import type { StatusName } from '../../support/jira/workflow.ts';
import { startJiraServer } from '../../support/jira-server/jira-server.ts';
import { asPerson } from '../../support/jira-server/store.ts';

interface Kept {
  readonly id: string;
  readonly labels: readonly string[];
  readonly assignee: { readonly name: string } | null;
  readonly status: string;
  readonly resolution: string | null;
  readonly comments: readonly { readonly id: string; readonly body: unknown }[];
  readonly properties: ReadonlyMap<string, unknown>;
  readonly pages: ReadonlyMap<string, unknown>;
}

/** What both stand-ins offer. Texts are one plain line, which both formats write alike. */
export interface Site extends AsyncDisposable {
  readonly url: string;
  readonly violations: readonly string[];
  readonly requests: readonly { readonly method: string; readonly path: string }[];
  /** The adapter under test. `ticketFields` are further fields to read. */
  readonly tickets: (ticketFields?: readonly string[], more?: AudienceSettings) => Tickets;
  addIssue(issue: {
    readonly key: string;
    readonly summary: string;
    readonly description?: string;
    readonly status?: StatusName;
    readonly fields?: Readonly<Record<string, unknown>>;
    readonly edits?: readonly JiraEdit[];
    readonly labels?: readonly string[];
  }): void;
  /** Assigns the ticket, by Ann; to the agent for `self`, to nobody for `null`. */
  assignTo(key: string, to: string | null, by?: string): void;
  setLabels(key: string, labels: readonly string[]): void;
  /** The agent's own comment, or one of a program, with this text. */
  addAs(key: string, who: 'agent' | 'app', body: string): string;
  editComment(key: string, id: string, text: string, by?: string): void;
  embedAtMost(key: string, count: number): void;
  /** Ends the account of a person. */
  deactivate(name: string): void;
  /** Revokes the account's permission to assign tickets. */
  denyAssigning(): void;
  addComment(key: string, author: string, body: string): string;
  addRestricted(key: string, author: string, body: string): string;
  addField(id: string, name: string): void;
  addAttachment(
    key: string,
    file: { readonly name: string; readonly type?: string; readonly content: string | Uint8Array },
  ): string;
  addBlocker(key: string, otherKey: string): void;
  deleteComment(key: string, id: string): void;
  moveIssue(key: string, newKey: string): void;
  expireToken(): void;
  /** Revokes the account's permission to comment. */
  denyComments(): void;
  issue(key: string): Kept;
}

const toRole = { visibility: { type: 'role', value: 'Developers' } } as const;

async function startCloud(): Promise<Site> {
  const jira = await startJira();
  const { url: baseUrl, email, token } = jira;
  const denied = 'Bug Fix Agent, you do not have the permission to comment on this issue.';
  return {
    ...jira,
    tickets: (ticketFields = [], more = {}) =>
      jiraTickets({ baseUrl, email, token, ticketFields, ...more }),
    addRestricted: (key, author, body) => jira.addComment(key, author, body, toRole),
    assignTo: (key, to, by = 'Ann') => jira.assign(key, to === 'self' ? jira.self : to, by),
    addAs: (key, who, body) => {
      const app = { accountId: 'app-1', name: 'Sync', accountType: 'app' as const };
      return jira.addComment(key, who === 'agent' ? jira.self : app, body);
    },
    deactivate: (name) => jira.named({ ...person(name), active: false }),
    denyAssigning: () => jira.lacking.add('ASSIGN_ISSUES'),
    denyComments: () =>
      jira.fail(
        'POST /rest/api/3/issue/{issueIdOrKey}/comment',
        jiraError(400, '', { comment: denied }),
      ),
    get violations() {
      return jira.violations;
    },
  };
}

async function startDataCenter(): Promise<Site> {
  const jira = await startJiraServer();
  return {
    ...jira,
    tickets: (ticketFields = [], more = {}) =>
      dataCenterTickets({ ...jira, ticketFields, ...more }),
    addRestricted: (key, author, body) => jira.addComment(key, author, body, toRole),
    assignTo: (key, to, by = 'Ann') => jira.assign(key, to === 'self' ? jira.self : to, by),
    addAs: (key, who, body) => jira.addComment(key, who === 'agent' ? jira.self : 'Sync', body),
    deactivate: (name) => jira.named({ ...asPerson(name), active: false }),
    denyAssigning: () => jira.deny('assign'),
    denyComments: () => jira.deny('comment'),
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
