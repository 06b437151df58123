import { setTimeout as wait } from 'node:timers/promises';
import { canIsolate } from '../adapters/sandbox/job.ts';
import type { Scripted } from '../support/openai/openai.ts';
import { createdWebhook, reopenedWebhook } from '../support/webhook.ts';
import { connectWorker, startWorld, type World } from '../support/world.ts';
import { type Attempt, type Journal, keepJournal, type OpenAttempt } from './attempts.ts';
import type { Bug, Wish } from './bugs.ts';
import type { DemoModel } from './model.ts';
import { shop } from './shop.ts';

export interface SessionOptions {
  readonly model: DemoModel;
  /** Milliseconds that the scripted model takes for a reply, so that people can watch. */
  readonly pause: number;
  readonly onNote: Journal['onNote'];
}

/** The stand-in world, the Worker, and what people do with them. */
export interface Session extends AsyncDisposable {
  readonly world: World;
  readonly model: DemoModel;
  /** The newest last. */
  readonly attempts: readonly Attempt[];
  /** Reviews by the number of their pull request. */
  readonly reviews: readonly { readonly pull: number; readonly words: string }[];
  /** The prepared bug of a ticket; `undefined` for a ticket in someone's own words. */
  bugOf(key: string): Bug | undefined;
  /** Creates a ticket, of which a webhook tells the Worker. Resolves to the ticket's key. */
  create(ticket: Pick<Bug, 'summary' | 'description'>, bug?: Bug): Promise<string>;
  /** Comments on a ticket and reopens it. */
  reopen(key: string, words: string): Promise<void>;
  /** Requests changes in a review of a ticket's pull request. */
  requestChanges(key: string, pull: number, words: string): void;
  /** Sends the last webhook once more, as Jira does if it gets no answer. */
  repeatWebhook(): Promise<void>;
  /** Returns the Worker's status page. */
  statusPage(path: string): Promise<Response>;
  /** Resolves when every attempt has ended. */
  settled(): Promise<void>;
  /** Resolves after the next change. */
  changed(): Promise<void>;
}

const checks = {
  'lint-command': 'node --check src/cart.js',
  'test-command': 'node --test',
  'test-isolation': canIsolate ? 'required' : 'none',
  reproduce: 'true',
  'ready-when': 'regression',
} as const;

/** What this machine's sandbox means for the demo; `undefined` if it has one. */
export const sandboxRemark = canIsolate
  ? undefined
  : 'This machine cannot isolate commands (that takes Linux with root or passwordless sudo), so the tests run unprotected here; their code is the demo’s own.';

const password = 'password-of-the-demo';
const reviewer = 'ada';

/** Starts everything on loopback. Disposal ends it. */
export async function startSession(options: SessionOptions): Promise<Session> {
  const { model, pause } = options;
  const journal = keepJournal(options.onNote);
  const work = new Map<string, { readonly bug: Bug; readonly wishes: Set<Wish> }>();
  const reviews: Session['reviews'][number][] = [];
  let replies: Iterator<Scripted> | undefined;
  let running: OpenAttempt | undefined;
  let queue = Promise.resolve();
  let [nextNumber, deliveries] = [7, 1];
  let repeat = async () => {};

  const world = await startWorld({
    files: shop,
    inputs: { ...checks, ...model.inputs },
    script: async () => {
      await wait(pause);
      const next = replies?.next();
      if (next === undefined || next.done) throw new Error('the script has no more replies');
      return next.value;
    },
    onLine: (line) => {
      if (!line.startsWith('::')) running?.note('Action', line);
      return false;
    },
    onDispatch: (dispatch) => {
      const { ticket, delivery } = dispatch.client_payload;
      const attempt = journal.waiting(String(ticket));
      // The workflow's run-name, by which the Worker recognises its runs.
      world.github.runs.push({ id: attempt.id, title: `jira ${ticket} [${delivery}]` });
      attempt.note('GitHub', `receives repository_dispatch ${dispatch.event_type}`);
      enqueue(attempt, (env) => world.act(dispatch, { env, longest }));
    },
  });
  const worker = await connectWorker(world, { STATUS_PASSWORD: password });
  world.github.roles.set(reviewer, 'write');

  /** Jobs run one after the other. */
  function enqueue(attempt: OpenAttempt, start: (env: JobEnv) => ReturnType<World['act']>) {
    queue = queue.then(async () => {
      const { bug, wishes } = work.get(attempt.key) ?? {};
      replies = bug?.replies(wishes ?? new Set())[Symbol.iterator]();
      running = attempt;
      attempt.end(await start({ GITHUB_RUN_ID: String(attempt.id) }));
    });
  }

  async function deliver(webhook: object, attempt: OpenAttempt) {
    const delivery = `delivery-${deliveries++}`;
    const send = async () => {
      const answer = await worker.deliver(webhook, delivery);
      attempt.note('Worker', `answers ${answer.status} ${await answer.text()}`);
    };
    repeat = send;
    await send();
  }

  return {
    ...{ world, model, reviews, attempts: journal.attempts },
    bugOf: (key) => work.get(key)?.bug,
    create: async (ticket, bug) => {
      const key = `SHOP-${nextNumber++}`;
      if (bug !== undefined) work.set(key, { bug, wishes: new Set() });
      world.jira.addIssue({ key, ...ticket });
      const attempt = journal.open(key);
      const { status } = world.jira.issue(key);
      attempt.note('Jira', `${key} “${ticket.summary}” is created, status ${status}`);
      await deliver(createdWebhook(world.ticket(key)), attempt);
      return key;
    },
    reopen: async (key, words) => {
      work.get(key)?.wishes.add('comment');
      world.jira.addComment(key, 'Mia', words);
      world.jira.reopen(key);
      const attempt = journal.open(key);
      attempt.note('Jira', `${key} is reopened with a comment: ${words}`);
      await deliver(reopenedWebhook(world.ticket(key)), attempt);
    },
    requestChanges: (key, pull, words) => {
      work.get(key)?.wishes.add('review');
      const id = reviews.push({ pull, words });
      world.github.remarks.set(id, []);
      const attempt = journal.open(key);
      attempt.note('GitHub', `${reviewer} requests changes on pull request #${pull}: ${words}`);
      const user = { login: reviewer, type: 'User' };
      const review = { id, state: 'changes_requested', body: words, user };
      const payload = { action: 'submitted', review, pull_request: { number: pull } };
      const ref = { GITHUB_REF: `refs/pull/${pull}/merge`, GITHUB_REF_NAME: `${pull}/merge` };
      enqueue(attempt, (env) =>
        world.start({ name: 'pull_request_review', payload }, { env: { ...env, ...ref }, longest }),
      );
    },
    repeatWebhook: () => repeat(),
    statusPage: (path) =>
      fetch(`${worker.url}${path}`, {
        headers: { authorization: `Basic ${btoa(`operator:${password}`)}` },
      }),
    ...{ settled: journal.settled, changed: journal.changed },
    async [Symbol.asyncDispose]() {
      await worker[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

type JobEnv = Readonly<Record<string, string>>;

/** Milliseconds that a job may take: a real model thinks for minutes. */
const longest = 30 * 60_000;
