import * as z from 'zod';
import type { Answer } from '../stand-in.ts';
import { jiraError } from './error.ts';
import type { JiraComment, JiraIssue } from './issue.ts';
import { openTransitions } from './workflow.ts';

/** Returns the member of a request's body. */
export function field(value: unknown, name: string): unknown {
  return new Map(Object.entries(Object(value ?? {}))).get(name);
}

/** Performs a transition. Rejects fields that are not on its screen, and missing ones, as Jira does. */
export function transit(issue: Pick<JiraIssue, 'status' | 'resolution'>, sent: unknown): Answer {
  const id = field(field(sent, 'transition'), 'id');
  if (id === undefined) return jiraError(400, "Missing 'transition' identifier");
  const edge = openTransitions(issue.status).find((candidate) => candidate.id === id);
  if (!edge) return jiraError(400, `Transition id '${id}' is not valid for this issue.`);
  const given = new Map(Object.entries(Object(field(sent, 'fields') ?? {})));
  const foreign = [...given.keys()].filter((name) => !Object.hasOwn(edge.fields, name));
  if (foreign.length > 0) {
    const off = (name: string) =>
      `Field '${name}' cannot be set. It is not on the appropriate screen, or unknown.`;
    return jiraError(400, '', Object.fromEntries(foreign.map((name) => [name, off(name)])));
  }
  const missing = Object.values(edge.fields).find((meta) => meta.required && !given.has(meta.key));
  if (missing) return jiraError(400, `Field ${missing.name} is required.`);
  const resolution = field(given.get('resolution'), 'id');
  issue.status = edge.to;
  issue.resolution = typeof resolution === 'string' ? resolution : null;
  return { status: 204 };
}

const Linked = z.strictObject({
  globalId: z.string().max(255),
  object: z.object({ url: z.url(), title: z.string().min(1).max(255) }),
});

/** Adds a remote link. A second one with the same `globalId` replaces the first. */
export function addRemoteLink(
  api: string,
  { key, pages }: Pick<JiraIssue, 'key' | 'pages'>,
  sent: unknown,
): Answer {
  const { globalId, object } = Linked.parse(sent);
  const status = pages.has(globalId) ? 200 : 201;
  pages.set(globalId, object);
  const id = [...pages.keys()].indexOf(globalId) + 1;
  return { status, body: { id, self: `${api}/issue/${key}/remotelink/${id}` } };
}

/** Answers for a comment of the ticket, or that there is none. */
export function withComment<Person>(
  { comments }: JiraIssue<Person>,
  id: string | undefined,
  answer: (comment: JiraComment<Person>) => Answer,
): Answer {
  const found = comments.find((comment) => comment.id === id);
  return found ? answer(found) : jiraError(404, `Can not find a comment for the id: ${id}.`);
}

/** Gives a comment another text; returns it. */
export function rewrite<Person>(
  issue: JiraIssue<Person>,
  old: JiraComment<Person>,
  change: Pick<JiraComment<Person>, 'body' | 'updateAuthor'>,
): JiraComment<Person> {
  const comment = { ...old, ...change };
  issue.comments = issue.comments.map((other) => (other === old ? comment : other));
  return comment;
}
