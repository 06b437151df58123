import { z } from 'zod';
import type { PullScope } from '../agent/ports.ts';
import { hasCommentMark } from '../core/tickets/index.ts';
import { isBotLogin } from '../core/work/index.ts';

/** Which pull requests an event asks to look at, or in `why`, a sentence, why none. */
export type Wake =
  | { readonly kind: 'look'; readonly scope: PullScope }
  | { readonly kind: 'ignored'; readonly why: string };

const Id = z.number().int().positive();
const Sha = z.string().regex(/^[0-9a-f]{40}$/);

/** What reviews and comments have in common. */
const Statement = z.object({
  body: z
    .string()
    .nullish()
    .transform((body) => body ?? ''),
  /** `null` for a deleted account. */
  user: z.object({ login: z.string().min(1), type: z.string().nullish() }).nullish(),
});
type Statement = z.infer<typeof Statement>;

const Pull = z.object({ number: Id });

const PullEvent = z.object({ pull_request: Pull });

const ReviewEvent = z.object({
  action: z.literal('submitted'),
  review: Statement.extend({ state: z.string() }),
  pull_request: Pull,
});

const RemarkEvent = z.object({
  action: z.literal('created'),
  comment: Statement,
  pull_request: Pull,
});

/** Comments on issues lack `pull_request`. */
const CommentEvent = z.object({
  action: z.literal('created'),
  comment: Statement,
  issue: Pull.extend({ pull_request: z.looseObject({}) }),
});

const RunEvent = z.object({
  action: z.literal('completed'),
  workflow_run: z.object({ head_sha: Sha, head_branch: z.string().nullish() }),
});

/** What GitHub calls the branch of a pull request in the merge queue. */
const queueBranch = /^gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]+$/;

const SuiteEvent = z.object({
  action: z.literal('completed'),
  check_suite: z.object({ head_sha: Sha }),
});

const StatusEvent = z.object({ sha: Sha, state: z.string() });

const PushEvent = z.object({ ref: z.string().regex(/^refs\/heads\/./) });

/** Reads a payload; `undefined` if it is not what the event's readers expect. `command` is the agent's. */
type ReadWake = (payload: unknown, command: string) => Wake | undefined;

const readers = {
  pull_request: (payload) => {
    const { data } = PullEvent.safeParse(payload);
    return data && look({ kind: 'number', number: data.pull_request.number });
  },
  pull_request_review: (payload, command) => {
    const { data } = ReviewEvent.safeParse(payload);
    if (data === undefined) return undefined;
    const requestsChanges = data.review.state.toLowerCase() === 'changes_requested';
    const said = { ...data.review, kind: 'review', pull: data.pull_request.number };
    return readStatement({ ...said, requestsChanges }, command);
  },
  pull_request_review_comment: (payload, command) => {
    const { data } = RemarkEvent.safeParse(payload);
    const said = data && { ...data.comment, kind: 'remark', pull: data.pull_request.number };
    return said && readStatement(said, command);
  },
  issue_comment: (payload, command) => {
    const { data } = CommentEvent.safeParse(payload);
    const said = data && { ...data.comment, kind: 'comment', pull: data.issue.number };
    return said && readStatement(said, command);
  },
  workflow_run: (payload) => {
    const { data } = RunEvent.safeParse(payload);
    if (data === undefined) return undefined;
    const { head_sha, head_branch } = data.workflow_run;
    const [, queued] = queueBranch.exec(head_branch ?? '') ?? [];
    return look(
      queued === undefined
        ? { kind: 'head', sha: head_sha }
        : { kind: 'number', number: Number(queued) },
    );
  },
  check_suite: (payload) => {
    const { data } = SuiteEvent.safeParse(payload);
    return data && look({ kind: 'head', sha: data.check_suite.head_sha });
  },
  status: (payload) => {
    const { data } = StatusEvent.safeParse(payload);
    if (data === undefined) return undefined;
    return data.state === 'pending'
      ? ignored('The check of the commit has only begun.')
      : look({ kind: 'head', sha: data.sha });
  },
  push: (payload) => {
    const { data } = PushEvent.safeParse(payload);
    return data && look({ kind: 'into', branch: data.ref.replace('refs/heads/', '') });
  },
} as const satisfies Readonly<Record<string, ReadWake>>;

/** The events that a look at pull requests may follow. */
export const wakingEvents: readonly string[] = Object.keys(readers);

/**
 * Reads which pull requests an event asks to look at. Only numbers, commits and the name of the base branch are taken
 * from it: whoever looks asks GitHub for the rest, such as whether it is from a fork, because the payload is not trusted.
 */
export function readWake(event: string, payload: unknown, command: string): Wake {
  const read = new Map<string, ReadWake>(Object.entries(readers)).get(event);
  const wake = read?.(payload, command);
  return wake ?? ignored('The event is none that asks for a look at a pull request.');
}

interface Said extends Statement {
  readonly kind: string;
  readonly pull: number;
  readonly requestsChanges?: boolean;
}

/** A person's word wakes a look, which finds out what it asks for, and whether they may. */
function readStatement(said: Said, command: string): Wake {
  const { kind, pull, body, user, requestsChanges = false } = said;
  const what = `The ${kind} on pull request #${pull}`;
  if (!requestsChanges && !hasWord(body, command))
    return ignored(`${what} neither requests changes nor has ${command} in it.`);
  const isPerson = user != null && user.type !== 'Bot' && !isBotLogin(user.login);
  if (!isPerson || hasCommentMark(body)) return ignored(`${what} was not written by a person.`);
  return look({ kind: 'number', number: pull });
}

/** Whether a command stands anywhere in a text, in any case, but not as the beginning of a longer word. */
function hasWord(text: string, command: string): boolean {
  return new RegExp(`${command}(?![\\p{L}\\p{N}\\p{M}/-])`, 'iu').test(text);
}

const look = (scope: PullScope): Wake => ({ kind: 'look', scope });
const ignored = (why: string): Wake => ({ kind: 'ignored', why });
