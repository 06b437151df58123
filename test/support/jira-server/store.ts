import type { JiraEdit } from '../jira/history.ts';
import type { StatusName } from '../jira/workflow.ts';

/** A person with an account. Data Center has names and keys, but no account ids. */
export interface ServerPerson {
  readonly name: string;
  readonly key: string;
  readonly displayName: string;
  /** Whether the account may log in and have tickets; by default it may. */
  readonly active?: boolean;
}

export interface ServerComment {
  readonly id: string;
  readonly author: ServerPerson;
  /** Who wrote the text that it has now; by default its author. */
  readonly updateAuthor?: ServerPerson;
  /** Wiki markup. */
  readonly body: string;
  readonly created: string;
  readonly visibility?: { readonly type: 'role' | 'group'; readonly value: string };
  /** Whether Service Management hides the comment from customers. */
  readonly isInternal?: boolean;
}

export interface ServerFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly created: string;
}

/** A ticket in the stand-in. */
export interface ServerIssue {
  readonly id: string;
  key: string;
  readonly summary: string;
  readonly description: string | null;
  status: StatusName;
  /** The resolution's id; `null` while the ticket is open. */
  resolution: string | null;
  comments: readonly ServerComment[];
  readonly properties: Map<string, unknown>;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The newest first. */
  edits: readonly JiraEdit[];
  labels: readonly string[];
  assignee: ServerPerson | null;
  /** How many comments come with the ticket; by default all. */
  embeds?: number;
  attachments: readonly ServerFile[];
  links: readonly { readonly way: 'inward' | 'outward'; readonly other: ServerIssue }[];
  /** Remote links by global id. */
  readonly pages: Map<string, { readonly url: string; readonly title: string }>;
}

interface NewIssue {
  readonly key: string;
  readonly summary: string;
  readonly description?: string;
  readonly status?: StatusName;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly edits?: readonly JiraEdit[];
  readonly labels?: readonly string[];
}

/** Who may see a restricted comment. */
export type ServerAudience = Pick<ServerComment, 'visibility' | 'isInternal'>;

/** The data of a Data Center. */
export type ServerStore = ReturnType<typeof createStore>;

interface NewFile {
  readonly name: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
}

/** Creates an empty store. Ids and times only increase. */
export function createStore() {
  const issues = new Map<string, ServerIssue>();
  const fields: { readonly id: string; readonly name: string }[] = [];
  const accounts = new Map<string, ServerPerson>();
  const named = (who: string | ServerPerson): ServerPerson => {
    const someone = asPerson(who);
    accounts.set(someone.key, someone);
    return someone;
  };
  let lastId = 10_000;
  const nextId = () => String(++lastId);
  const issue = (key: string): ServerIssue => {
    const found = issues.get(key);
    if (!found) throw new Error(`The stand-in has no ticket ${key}`);
    return found;
  };
  const write = (
    to: ServerIssue,
    author: ServerPerson,
    body: string,
    audience: ServerAudience = {},
  ): ServerComment => {
    const id = nextId();
    const comment = { id, author, body, created: instantOf(id), ...audience };
    to.comments = [...to.comments, comment];
    return comment;
  };
  return {
    issue,
    write,
    named,
    find: (key: string) => issues.get(key),
    /** All tickets, oldest first. */
    all: () => [...new Set(issues.values())],
    fields: () => fields,
    addField: (id: string, name: string) => {
      fields.push({ id, name });
    },
    addIssue: (given: NewIssue) => {
      issues.set(given.key, newIssue(nextId(), given));
    },
    /** Adds a comment in wiki markup by a person or a name. Returns its id. */
    addComment: (
      key: string,
      author: string | ServerPerson,
      body: string,
      audience?: ServerAudience,
    ) => write(issue(key), named(author), body, audience).id,
    addAttachment: (key: string, { type = 'text/plain', ...file }: NewFile) => {
      const id = nextId();
      const content = Buffer.from(file.content);
      const added = { id, type, created: instantOf(id), ...file, content };
      issue(key).attachments = [added, ...issue(key).attachments];
      return id;
    },
    accounts: () => [...accounts.values()],
    ...changes(issue, named),
    /** Gives the ticket another key. Jira still answers to the old one. */
    moveIssue: (key: string, newKey: string) => {
      const moved = issue(key);
      moved.key = newKey;
      issues.set(newKey, moved);
    },
  };
}

/** Returns the functions that change existing tickets. */
function changes(
  issue: (key: string) => ServerIssue,
  named: (who: string | ServerPerson) => ServerPerson,
) {
  return {
    /** Assigns the ticket; `null` takes it from everybody. */
    assign: (key: string, to: string | ServerPerson | null, by: string | ServerPerson) => {
      const [on, author] = [issue(key), named(by)];
      const [before, after] = [on.assignee, to === null ? null : named(to)];
      const had = { from: before?.key ?? null, fromString: before?.displayName ?? null };
      const edit = { author, field: 'assignee', ...had, to: after?.key ?? null };
      on.edits = [edit, ...on.edits];
      on.assignee = after;
    },
    /** Gives a comment another text, by its author or by another person. */
    editComment: (key: string, id: string, body: string, by?: string) => {
      const writer = by === undefined ? {} : { updateAuthor: named(by) };
      issue(key).comments = issue(key).comments.map((comment) =>
        comment.id === id ? { ...comment, ...writer, body } : comment,
      );
    },
    /** Gives the ticket other labels. */
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
      from.links = [...from.links, { way: 'outward', other }];
      other.links = [...other.links, { way: 'inward', other: from }];
    },
    /** Moves the ticket to a status, as people do. */
    setStatus: (key: string, status: StatusName) => {
      issue(key).status = status;
    },
    deleteComment: (key: string, id: string) => {
      issue(key).comments = issue(key).comments.filter((comment) => comment.id !== id);
    },
  };
}

/** Returns the person with a display name. */
export function asPerson(author: string | ServerPerson): ServerPerson {
  if (typeof author !== 'string') return author;
  const name = author.toLowerCase().replaceAll(/\W+/g, '.');
  return { name, key: `JIRAUSER-${name}`, displayName: author };
}

function newIssue(id: string, given: NewIssue): ServerIssue {
  const { description = null, status = 'Zu erledigen', fields = {}, ...rest } = given;
  const { edits = [], labels = [] } = given;
  const more = { edits, labels, assignee: null };
  const empty = { comments: [], attachments: [], links: [] };
  const kept = { properties: new Map(), pages: new Map() };
  const texts = { ...rest, description, status, fields, resolution: null };
  return { id, ...texts, ...more, ...empty, ...kept };
}

/** Returns a time in Jira's form, a minute later for each id. */
function instantOf(id: string): string {
  const date = new Date(Date.UTC(2026, 0, 5, 9) + (Number(id) - 10_000) * 60_000);
  return date.toISOString().replace('Z', '+0000');
}
