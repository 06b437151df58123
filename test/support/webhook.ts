/** The ticket of a webhook, after the event. */
export interface TicketFacts {
  readonly key: string;
  readonly id: string;
  /** Host of the Jira site. */
  readonly site: string;
  readonly summary?: string;
  readonly description?: string | null;
  /** When it was last changed, as Jira says it. */
  readonly updated?: string;
}

/** An entry of a changelog, with ids and names before and after. */
export interface ChangeFacts {
  readonly field: string;
  readonly from: readonly [id: string, name: string] | null;
  readonly to: readonly [id: string, name: string] | null;
}

/** A status: the site's id and name, and one of Jira's three categories. */
export type StatusFacts = readonly [id: string, name: string, category: CategoryKey];
type CategoryKey = 'new' | 'indeterminate' | 'done';

const toDo: StatusFacts = ['10001', 'Zu erledigen', 'new'];
const inProgress: StatusFacts = ['10015', 'In Arbeit', 'indeterminate'];
const done: StatusFacts = ['10002', 'Fertig', 'done'];

/** Returns Jira Cloud's webhook for a new ticket. */
export function createdWebhook(ticket: TicketFacts) {
  const initial = changes([{ field: 'Status', from: null, to: ['10001', 'Zu erledigen'] }]);
  return issueEvent('jira:issue_created', 'issue_created', ticket, toDo, initial);
}

/** Returns Jira Cloud's webhook for a reopened ticket: to do again, without a resolution. */
export function reopenedWebhook(ticket: TicketFacts) {
  return updatedWebhook(ticket, {
    status: toDo,
    changes: [
      { field: 'resolution', from: ['10000', 'Erledigt'], to: null },
      { field: 'status', from: ['10002', 'Fertig'], to: ['10001', 'Zu erledigen'] },
    ],
  });
}

/** Returns Jira Cloud's webhook for a ticket moved to in progress, which starts nothing. */
export function ignoredWebhook(ticket: TicketFacts) {
  return updatedWebhook(ticket, {
    status: inProgress,
    changes: [{ field: 'status', from: ['10001', 'Zu erledigen'], to: ['10015', 'In Arbeit'] }],
  });
}

/** Returns Jira Cloud's webhook for a resolved ticket. */
export function resolvedWebhook(ticket: TicketFacts) {
  return updatedWebhook(ticket, {
    status: done,
    changes: [
      { field: 'resolution', from: null, to: ['10000', 'Erledigt'] },
      { field: 'status', from: ['10015', 'In Arbeit'], to: ['10002', 'Fertig'] },
    ],
  });
}

export interface Update {
  /** The status after the event; by default, to do. */
  readonly status?: StatusFacts;
  readonly changes: readonly ChangeFacts[];
  /** By default, `issue_generic`, which Cloud sends for every transition. */
  readonly type?: string;
}

/** Returns Jira Cloud's webhook for any change to a ticket. */
export function updatedWebhook(ticket: TicketFacts, update: Update) {
  const { status = toDo, type = 'issue_generic' } = update;
  return issueEvent('jira:issue_updated', type, ticket, status, changes(update.changes));
}

/** Returns Data Center's webhook for a reopened ticket: it names the event and has no `fieldId`. */
export function dataCenterReopenedWebhook(ticket: TicketFacts) {
  const items = changes([{ field: 'status', from: ['5', 'Resolved'], to: ['4', 'Reopened'] }]);
  const plain = items.map(({ fieldId: _, ...item }) => item);
  return issueEvent('jira:issue_updated', 'issue_reopened', ticket, toDo, plain);
}

/** Returns Jira Cloud's webhook for a comment: some fields of the ticket, no user and no changes. */
export function commentWebhook(ticket: TicketFacts, body: string) {
  const self = `https://${ticket.site}/rest/api/2/issue/${ticket.id}/comment/10301`;
  return {
    timestamp: Date.now(),
    webhookEvent: 'comment_created',
    comment: { self, id: '10301', author: person(ticket.site), body },
    issue: issue(ticket, toDo),
  };
}

/** Returns Jira's `X-Hub-Signature` for a body. */
export async function sign(
  secret: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const text = new TextEncoder();
  const bytes = typeof body === 'string' ? text.encode(body) : body;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
  return `sha256=${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function issueEvent(
  webhookEvent: string,
  type: string,
  ticket: TicketFacts,
  status: StatusFacts,
  items: readonly object[],
) {
  return {
    timestamp: Date.now(),
    webhookEvent,
    issue_event_type_name: type,
    user: person(ticket.site),
    issue: issue(ticket, status),
    changelog: { id: '10229', items },
  };
}

function issue(ticket: TicketFacts, [id, name, category]: StatusFacts) {
  const root = `https://${ticket.site}/rest/api/2`;
  return {
    id: ticket.id,
    self: `${root}/issue/${ticket.id}`,
    key: ticket.key,
    fields: {
      summary: ticket.summary ?? 'Total is wrong',
      description: ticket.description ?? null,
      issuetype: { self: `${root}/issuetype/10004`, id: '10004', name: 'Bug', subtask: false },
      project: { self: `${root}/project/10000`, id: '10000', key: ticket.key.split('-')[0] },
      priority: { self: `${root}/priority/3`, id: '3', name: 'Medium' },
      status: {
        self: `${root}/status/${id}`,
        id,
        name,
        statusCategory: { self: `${root}/statuscategory/${category}`, key: category },
      },
      ...(ticket.updated && { updated: ticket.updated }),
      resolution: null,
      assignee: null,
      labels: [],
    },
  };
}

function changes(facts: readonly ChangeFacts[]) {
  return facts.map(({ field, from, to }) => ({
    field,
    fieldtype: 'jira',
    fieldId: field.toLowerCase(),
    from: from?.[0] ?? null,
    fromString: from?.[1] ?? null,
    to: to?.[0] ?? null,
    toString: to?.[1] ?? null,
  }));
}

const person = (site: string) => ({
  self: `https://${site}/rest/api/2/user?accountId=557058:0e1d6f2a`,
  accountId: '557058:0e1d6f2a',
  displayName: 'Mia Krystof',
  active: true,
  timeZone: 'Europe/Berlin',
  accountType: 'atlassian',
});
