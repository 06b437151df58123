import type { JiraEdit } from './history.ts';
import {
  asDocument,
  type JiraAudience,
  type JiraComment,
  type JiraIssue,
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

/** How a kind of Jira knows people and keeps texts. */
export interface JiraKind<Person> {
  /** The person of a name. */
  readonly person: (name: string) => Person;
  readonly idOf: (person: Person) => string;
  readonly nameOf: (person: Person) => string;
  /** Whoever changed a ticket, as its history shows them. */
  readonly authorOf: (person: Person) => JiraEdit['author'];
  /** A text as it is kept. */
  readonly asText: (content: unknown) => unknown;
}

/** Jira Cloud. */
export const cloud: JiraKind<JiraPerson> = {
  person,
  idOf: ({ accountId }) => accountId,
  nameOf: ({ name }) => name,
  authorOf: ({ name: displayName, active = true, ...ids }) => ({ ...ids, displayName, active }),
  asText: asDocument,
};

/** The data of a site. */
export type JiraStore<Person> = ReturnType<typeof createSite<Person>>;

/** Creates the data of an empty site, where everybody has an account who writes or gets a ticket. */
export function createSite<Person>(kind: JiraKind<Person>) {
  const issues = new Map<string, JiraIssue<Person>>();
  const fields: { readonly id: string; readonly name: string }[] = [];
  const accounts = new Map<string, Person>();
  const named = (who: string | Person): Person => {
    const someone = typeof who === 'string' ? kind.person(who) : who;
    accounts.set(kind.idOf(someone), someone);
    return someone;
  };
  let lastId = 10_000;
  const nextId = () => String(++lastId);
  const issue = (key: string) => {
    const found = issues.get(key);
    if (!found) throw new Error(`The stand-in has no ticket ${key}`);
    return found;
  };
  const write = (
    to: JiraIssue<Person>,
    author: Person,
    body: unknown,
    audience?: JiraAudience,
  ): JiraComment<Person> => {
    const id = nextId();
    const limited = audience === undefined ? {} : { audience };
    const comment = { id, author, body, created: instantOf(Number(id)), ...limited };
    to.comments = [...to.comments, comment];
    to.updated = now();
    return comment;
  };
  return {
    issue,
    named,
    write,
    accounts: () => [...accounts.values()],
    find: (key: string) => issues.get(key),
    /** All tickets, oldest first. */
    all: () => [...new Set(issues.values())],
    fields: () => fields,
    ...changes(issue, named, kind),
    addField: (id: string, name: string) => {
      fields.push({ id, name });
    },
    /** Adds a comment by a person or a name; `body` is text or a document. Returns its id. */
    addComment: (key: string, author: string | Person, body: unknown, audience?: JiraAudience) =>
      write(issue(key), named(author), kind.asText(body), audience).id,
    /** Attaches a file, newer than all others. Returns its id. */
    addAttachment: (key: string, { content, type = 'text/plain', ...file }: NewFile) => {
      const to = issue(key);
      const id = nextId();
      const [author, created] = [kind.person('Ann'), instantOf(Number(id))];
      const added = { id, type, ...file, content: Buffer.from(content), author, created };
      to.attachments = [added, ...to.attachments];
      return id;
    },
    addIssue: (given: NewIssue) => {
      const { key, summary, description = null, status = 'Zu erledigen', fields = {} } = given;
      const { edits = [], labels = [] } = given;
      issues.set(key, {
        ...{ id: nextId(), key, summary },
        description: kind.asText(description),
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
    /** Gives the ticket another key. Jira still answers to the old one. */
    moveIssue: (key: string, newKey: string) => {
      const moved = issue(key);
      moved.key = newKey;
      issues.set(newKey, moved);
    },
  };
}

/** Returns the functions with which people change tickets that exist. */
function changes<Person>(
  issue: (key: string) => JiraIssue<Person>,
  named: (who: string | Person) => Person,
  kind: JiraKind<Person>,
) {
  const setStatus = (key: string, status: StatusName) => {
    issue(key).status = status;
    issue(key).updated = now();
  };
  return {
    setStatus,
    /** Returns the ticket to its first status and clears its resolution. */
    reopen: (key: string) => {
      setStatus(key, 'Zu erledigen');
      issue(key).resolution = null;
    },
    /** Assigns the ticket; `null` takes it from everybody. */
    assign: (key: string, to: string | Person | null, by: string | Person) => {
      const on = issue(key);
      const [before, after] = [on.assignee, to === null ? null : named(to)];
      const edit = {
        author: kind.authorOf(named(by)),
        field: 'assignee',
        from: before && kind.idOf(before),
        fromString: before && kind.nameOf(before),
        to: after && kind.idOf(after),
      };
      on.edits = [edit, ...on.edits];
      on.assignee = after;
      on.updated = now();
    },
    setLabels: (key: string, labels: readonly string[]) => {
      issue(key).labels = labels;
    },
    /** Lets the ticket come with its oldest comments only, so many. */
    embedAtMost: (key: string, count: number) => {
      issue(key).embeds = count;
    },
    /** Links two tickets: `key` blocks `otherKey`. */
    addBlocker: (key: string, otherKey: string) => {
      const [from, other] = [issue(key), issue(otherKey)];
      from.links = [...from.links, { type: blocksLink, direction: 'outward', other }];
      other.links = [...other.links, { type: blocksLink, direction: 'inward', other: from }];
    },
    /** Gives a comment another text, by its author or by another person. */
    editComment: (key: string, id: string, text: string, by?: string) => {
      const on = issue(key);
      on.updated = now();
      const writer = by === undefined ? {} : { updateAuthor: named(by) };
      on.comments = on.comments.map((comment) =>
        comment.id === id ? { ...comment, ...writer, body: kind.asText(text) } : comment,
      );
    },
    deleteComment: (key: string, id: string) => {
      issue(key).comments = issue(key).comments.filter((comment) => comment.id !== id);
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
