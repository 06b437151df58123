import { setTimeout as wait } from 'node:timers/promises';
import { canIsolate } from '../adapters/sandbox/job.ts';
import type { Scripted } from '../support/openai/openai.ts';
import { foldedLog } from '../support/runner/log.ts';
import type { RunResult } from '../support/runner/runner.ts';
import { createdWebhook, reopenedWebhook } from '../support/webhook.ts';
import { type ActionOptions, connectWorker, startWorld, type World } from '../support/world.ts';
import { type Bug, shop, type Wish } from './bugs.ts';

/** The model that the demo asks: the scripted one, or the one that the environment names. */
export interface DemoModel {
  readonly isScripted: boolean;
  /** The Action's inputs for it. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Its name and endpoint. */
  readonly name: string;
}

/** Returns the model that MODEL names, at OPENAI_BASE_URL with OPENAI_API_KEY; otherwise the scripted one. */
export function demoModel(env: NodeJS.ProcessEnv): DemoModel {
  const { MODEL: model = '', OPENAI_API_KEY: key = '', OPENAI_BASE_URL: base = '' } = env;
  if (model === '') return { isScripted: true, inputs: {}, name: 'scripted' };
  const url = base || 'https://api.openai.com/v1';
  return {
    isScripted: false,
    inputs: { model, 'base-url': url, 'api-key': key },
    name: `${model} at ${new URL(url).host}`,
  };
}

/** Something that happened: where, what, and milliseconds since the start of the demo. */
export interface Note {
  readonly at: number;
  readonly place: 'Jira' | 'Worker' | 'GitHub' | 'Action';
  readonly text: string;
}

/** One attempt at a ticket, from the event that starts it to the end of its job. */
export interface Attempt {
  /** The number of its job. */
  readonly id: number;
  readonly key: string;
  readonly notes: Note[];
  /** `undefined` until it has ended. */
  result: RunResult | undefined;
}

/** What has happened so far. */
export interface Journal {
  /** The newest last. */
  readonly attempts: readonly Attempt[];
  /** Begins an attempt. */
  open(key: string): Attempt;
  note(attempt: Attempt, place: Note['place'], text: string): void;
  /** Resolves when every attempt has ended. */
  settled(): Promise<void>;
  /** Resolves after the next change. */
  changed(): Promise<void>;
}

/** Starts a journal. `onNote` gets everything that happens. */
function keepJournal(onNote: (note: Note) => void): Journal {
  const attempts: Attempt[] = [];
  let change = Promise.withResolvers<void>();
  return {
    attempts,
    open: (key) => {
      const attempt = { id: attempts.length + 1, key, notes: [], result: undefined };
      attempts.push(attempt);
      return attempt;
    },
    note: ({ notes }, place, text) => {
      const note = { at: performance.now(), place, text };
      notes.push(note);
      onNote(note);
      change.resolve();
      change = Promise.withResolvers();
    },
    settled: async () => {
      while (attempts.some(({ result }) => result === undefined)) await change.promise;
    },
    changed: () => change.promise,
  };
}

export interface SessionOptions {
  readonly model: DemoModel;
  /** Milliseconds that the scripted model takes for a reply, so that people can watch. */
  readonly pause: number;
  readonly onNote: (note: Note) => void;
}

/** The stand-in world, the Worker, and what people do with them. */
export interface Session
  extends AsyncDisposable,
    Pick<Journal, 'attempts' | 'settled' | 'changed'> {
  readonly world: World;
  readonly model: DemoModel;
  /** Reviews with the number of their pull request. */
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
const reviewer = { login: 'ada', type: 'User' };

/** What a job may take: a real model thinks for minutes. */
const bounds = { cpu: 1_800, idle: 1_800, wall: 1_800 };

/** Starts everything on loopback. Disposal ends it, and the job that is running. */
export async function startSession({ model, pause, onNote }: SessionOptions): Promise<Session> {
  const journal = keepJournal(onNote);
  const { note } = journal;
  const work = new Map<string, { readonly bug: Bug; readonly wishes: Set<Wish> }>();
  const ending = new AbortController();
  let replies: Iterator<Scripted> | undefined;
  let running: Attempt | undefined;
  let queue = Promise.resolve();
  const folded = foldedLog();

  /** Jobs run one after the other. */
  function enqueue(attempt: Attempt, start: (options: ActionOptions) => ReturnType<World['act']>) {
    queue = queue.then(async () => {
      if (ending.signal.aborted) return;
      const { bug, wishes } = work.get(attempt.key) ?? {};
      replies = bug?.replies(wishes ?? new Set())[Symbol.iterator]();
      running = attempt;
      const env = { GITHUB_RUN_ID: String(attempt.id) };
      attempt.result = await start({ env, bounds, lost: ending.signal });
      note(attempt, 'GitHub', `the job ended with exit code ${attempt.result.exitCode}`);
    });
  }

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
      const shown = folded(line);
      if (running !== undefined && shown !== undefined) note(running, 'Action', shown);
      return false;
    },
    onDispatch: (dispatch) => {
      const { ticket, delivery } = dispatch.client_payload;
      const isWaiting = (one: Attempt) =>
        one.key === ticket && one.result === undefined && one !== running;
      const attempt = journal.attempts.find(isWaiting) ?? journal.open(String(ticket));
      // The workflow's run-name, by which the Worker recognises its runs.
      world.github.runs.push({ id: attempt.id, title: `jira ${ticket} [${delivery}]` });
      note(attempt, 'GitHub', `receives repository_dispatch ${dispatch.event_type}`);
      enqueue(attempt, (options) => world.act(dispatch, options));
    },
  });
  world.github.roles.set(reviewer.login, 'write');
  const worker = await connectWorker(world, { STATUS_PASSWORD: password });
  return {
    ...{ world, model, bugOf: (key) => work.get(key)?.bug },
    ...people({ world, worker, journal, work, enqueue }),
    statusPage: (path) =>
      fetch(`${worker.url}${path}`, {
        headers: { authorization: `Basic ${btoa(`operator:${password}`)}` },
      }),
    ...{ attempts: journal.attempts, settled: journal.settled, changed: journal.changed },
    async [Symbol.asyncDispose]() {
      ending.abort();
      await queue;
      await worker[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

interface Stage {
  readonly world: World;
  readonly worker: Awaited<ReturnType<typeof connectWorker>>;
  readonly journal: Journal;
  readonly work: Map<string, { readonly bug: Bug; readonly wishes: Set<Wish> }>;
  enqueue(attempt: Attempt, start: (options: ActionOptions) => ReturnType<World['act']>): void;
}

/** What people do: write tickets, reopen them, and review. */
function people({ world, worker, journal, work, enqueue }: Stage) {
  const { note, open } = journal;
  const reviews: Session['reviews'][number][] = [];
  let [nextNumber, deliveries] = [7, 1];
  let repeatWebhook = async () => {};

  async function deliver(webhook: object, attempt: Attempt) {
    const delivery = `delivery-${deliveries++}`;
    repeatWebhook = async () => {
      const answer = await worker.deliver(webhook, delivery);
      note(attempt, 'Worker', `answers ${answer.status} ${await answer.text()}`);
    };
    await repeatWebhook();
  }

  return {
    reviews,
    repeatWebhook: () => repeatWebhook(),
    create: async (ticket: Pick<Bug, 'summary' | 'description'>, bug?: Bug) => {
      const key = `SHOP-${nextNumber++}`;
      if (bug !== undefined) work.set(key, { bug, wishes: new Set() });
      world.jira.addIssue({ key, ...ticket });
      const attempt = open(key);
      const { status } = world.jira.issue(key);
      note(attempt, 'Jira', `${key} “${ticket.summary}” is created, status ${status}`);
      await deliver(createdWebhook(world.ticket(key)), attempt);
      return key;
    },
    reopen: async (key: string, words: string) => {
      work.get(key)?.wishes.add('comment');
      world.jira.addComment(key, 'Mia', words);
      world.jira.reopen(key);
      const attempt = open(key);
      note(attempt, 'Jira', `${key} is reopened with a comment: ${words}`);
      await deliver(reopenedWebhook(world.ticket(key)), attempt);
    },
    requestChanges: (key: string, pull: number, words: string) => {
      work.get(key)?.wishes.add('review');
      reviews.push({ pull, words });
      const { id } = world.github.talk.review(pull, {
        ...{ by: reviewer.login, body: words, state: 'CHANGES_REQUESTED' },
      });
      const attempt = open(key);
      note(attempt, 'GitHub', `ada requests changes on pull request #${pull}: ${words}`);
      const review = { id, state: 'changes_requested', body: words, user: reviewer };
      const payload = { action: 'submitted', review, pull_request: { number: pull } };
      const ref = { GITHUB_REF: `refs/pull/${pull}/merge`, GITHUB_REF_NAME: `${pull}/merge` };
      enqueue(attempt, ({ env, ...options }) =>
        world.start(
          { name: 'pull_request_review', payload },
          { ...options, env: { ...env, ...ref } },
        ),
      );
    },
  };
}
