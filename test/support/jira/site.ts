import type { JiraEdit } from './history.ts';
import {
  asDocument,
  type JiraAudience,
  type JiraComment,
  type JiraIssue,
  type JiraLink,
  type JiraPerson,
} from './issue.ts';
import type { StatusName } from './workflow.ts';

/** The type of links that Jira brings. */
const blocksLink = { name: 'Blocks', inward: 'is blocked by', outward: 'blocks' };

/** A ticket to add. */
export interface NewIssue {
  readonly key: string;
  readonly summary: string;
  /** Text, a document, or `null` for none. */
  readonly description?: unknown;
  readonly status?: StatusName;
  /** Values of custom fields by field id. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly labels?: readonly string[];
  /** Who edited which field, the newest first. */
  readonly edits?: readonly JiraEdit[];
}

/** A file to attach. */
export interface NewFile {
  readonly name: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
  readonly size?: number;
}

/** Returns the person of this name. */
export function person(name: string): JiraPerson {
  const accountId = Buffer.from(name).toString('hex');
  return { accountId, name, accountType: 'atlassian' };
}

/** Creates the data of an empty site. `self` has an account there, and everybody who writes or gets a ticket. */
export function createSite(self: JiraPerson) {
  const issues = new Map<string, JiraIssue>();
  const fields: { readonly id: string; readonly name: string }[] = [];
  const accounts = new Map([[self.accountId, self]]);
  const named = (who: string | JiraPerson): JiraPerson => {
    const someone = typeof who === 'string' ? person(who) : who;
    accounts.set(someone.accountId, someone);
    return someone;
  };
  let lastId = 10_000;
  const nextId = () => String(++lastId);
  const issue = (key: string) => {
    const found = issues.get(key);
    if (!found) throw new Error(`The stand-in has no ticket ${key}`);
    return found;
  };
  return {
    issue,
    named,
    person: (accountId: string) => accounts.get(accountId),
    ...ownership(issue, named),
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
    addBlocker: (key: string, otherKey: string, type: JiraLink['type'] = blocksLink) => {
      const [from, other] = [issue(key), issue(otherKey)];
      from.links = [...from.links, { type, direction: 'outward', other }];
      other.links = [...other.links, { type, direction: 'inward', other: from }];
    },
    addIssue: (given: NewIssue) => {
      const { key, summary, description = null, status = 'Zu erledigen', fields = {} } = given;
      const { edits = [], labels = [] } = given;
      issues.set(key, {
        ...{ id: nextId(), key, summary },
        description: asDocument(description),
        status,
        resolution: null,
        updated: now(),
        comments: [],
        properties: new Map(),
        ...{ fields, edits, labels, assignee: null },
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
    editComment: (key: string, id: string, text: string, by?: string) => {
      const on = issue(key);
      on.updated = now();
      const writer = by === undefined ? {} : { updateAuthor: named(by) };
      on.comments = on.comments.map((comment) =>
        comment.id === id ? { ...comment, ...writer, body: asDocument(text) } : comment,
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

/** Returns the functions that say whose a ticket is, and what it is called. */
function ownership(
  issue: (key: string) => JiraIssue,
  named: (who: string | JiraPerson) => JiraPerson,
) {
  return {
    assign: (key: string, to: string | JiraPerson | null, by: string | JiraPerson) => {
      const on = issue(key);
      const [before, after] = [on.assignee, to === null ? null : named(to)];
      const { accountId, accountType, name: displayName, active = true } = named(by);
      const edit = {
        author: { accountId, accountType, displayName, active },
        field: 'assignee',
        ...{ from: before?.accountId ?? null, fromString: before?.name ?? null },
        to: after?.accountId ?? null,
      };
      on.edits = [edit, ...on.edits];
      on.assignee = after;
      on.updated = now();
    },
    setLabels: (key: string, labels: readonly string[]) => {
      issue(key).labels = labels;
    },
    embedAtMost: (key: string, count: number) => {
      issue(key).embeds = count;
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
