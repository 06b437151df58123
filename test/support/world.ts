import { fileURLToPath } from 'node:url';
import { DISPATCH_EVENT } from '../../src/dispatch.ts';
import { compileCache } from './cli.ts';
import { type GitHubStandIn, type ReceivedDispatch, startGitHub } from './github/github.ts';
import { type JiraStandIn, startJira } from './jira/jira.ts';
import { type OpenAiStandIn, type Script, startOpenAi } from './openai/openai.ts';
import type { Bounds } from './progress.ts';
import { type Files, temporaryFolder } from './repository.ts';
import { type ActionRun, type RunResult, runAction } from './runner/runner.ts';
import { sign, type TicketFacts } from './webhook.ts';
import { startWorker } from './worker.ts';

export const secrets = {
  webhook: 'webhook-secret-of-the-world',
  github: 'github-token-of-the-world',
  jira: 'jira-token-of-the-world',
  model: 'model-key-of-the-world',
} as const;

const bundle = fileURLToPath(new URL('../../dist/index.js', import.meta.url));

export interface WorldOptions {
  readonly files: Files;
  readonly script: Script;
  /** Path of the entry point to run; by default, the one that is shipped. */
  readonly action?: string;
  /** Called with each line that the action prints; `true` cancels the run. */
  readonly onLine?: (line: string) => boolean;
  /** Inputs that override the defaults in every run. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The repository, as `owner/name`; by default, `acme/shop`. */
  readonly repository?: string;
  /** A Jira that several worlds share, and ends with none of them; by default, the world has its own. */
  readonly jira?: JiraStandIn;
  /** The address at which browsers and git find all repositories; by default, that of this one's GitHub. */
  readonly server?: string;
  /** Called with each dispatch; by default, it starts a run. */
  readonly onDispatch?: (dispatch: ReceivedDispatch) => void;
}

/** A GitHub event that starts a workflow. */
export type WorkflowEvent = ActionRun['event'];

/** Options of one run. */
export interface ActionOptions {
  /** Inputs that override the defaults; an empty text omits one. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables that override the runner's, such as `GITHUB_RUN_ID`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the checkout before the run. */
  readonly prepare?: (workspace: string) => Promise<void>;
  /** Kills the run without warning. */
  readonly lost?: AbortSignal;
  /** What the run gets before it is killed. */
  readonly bounds?: Bounds;
}

/** Jira, GitHub and a model on loopback, and the bundled action. */
export interface World extends AsyncDisposable {
  readonly jira: JiraStandIn;
  readonly github: GitHubStandIn;
  readonly openai: OpenAiStandIn;
  /** Host of the Jira site, as in webhooks. */
  readonly site: string;
  /** Waits for the run that dispatch number `index` starts. */
  run(index: number): Promise<RunResult>;
  /** Waits for dispatch number `index`. */
  dispatched(index: number): Promise<void>;
  ticket(key: string): TicketFacts;
  /** Runs the action for a dispatch, in a fresh checkout. */
  act(dispatch: ReceivedDispatch, options?: ActionOptions): Promise<RunResult>;
  /** Runs the action for any event, in a fresh checkout. */
  start(event: WorkflowEvent, options?: ActionOptions): Promise<RunResult>;
  /** Breaches of an official contract, and requests without a route. */
  violations(): readonly string[];
}

/** Starts a world without a Worker. Dispatches run in the order in which GitHub receives them. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const runs = queue<RunResult>();
  const { repository = 'acme/shop' } = options;
  const jira = options.jira ?? (await startWorldJira());
  const openai = await startOpenAi(options.script, { apiKey: secrets.model });
  const github = await startGitHub({
    repository,
    token: secrets.github,
    files: options.files,
    server: options.server,
    onDispatch: options.onDispatch ?? ((dispatch) => runs.add(() => act(dispatch))),
  });
  const site = new URL(jira.url).host;

  const act = (dispatch: ReceivedDispatch, more?: ActionOptions) => start(eventOf(dispatch), more);

  async function start(
    event: WorkflowEvent,
    { inputs = {}, env = {}, prepare, lost, bounds }: ActionOptions = {},
  ): Promise<RunResult> {
    await using folder = await temporaryFolder();
    const workspace = `${folder.directory}/workspace`;
    await github.clone(workspace);
    await prepare?.(workspace);
    const given = { ...worldInputs(jira, openai), ...options.inputs, ...inputs };
    return await runAction({
      action: options.action ?? bundle,
      inputs: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
      event,
      workspace,
      token: secrets.github,
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: options.server ?? github.url,
        GITHUB_REPOSITORY: repository,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_REF_NAME: 'main',
        GITHUB_SHA: await github.commitOf('main'),
        ...compileCache,
        ...env,
      },
      ...(lost === undefined ? {} : { lost }),
      ...(bounds === undefined ? {} : { bounds }),
      ...(options.onLine === undefined ? {} : { interruptAfter: options.onLine }),
    });
  }

  return {
    ...{ jira, github, openai, site, act, start, run: runs.result, dispatched: runs.added },
    ticket: (key) => {
      const { id, summary, updated } = jira.issue(key);
      return { key, id, site, summary, updated };
    },
    violations: () => [...jira.violations, ...github.violations, ...openai.violations],
    async [Symbol.asyncDispose]() {
      const own = options.jira === undefined ? [jira, github, openai] : [github, openai];
      await Promise.all(own.map((standIn) => standIn[Symbol.asyncDispose]()));
    },
  };
}

/** Starts a Jira on which the worlds' agent has an account. */
export function startWorldJira(): Promise<JiraStandIn> {
  return startJira({ email: 'agent@example.com', token: secrets.jira });
}

/** Runs tasks one after the other. A task can be awaited before it is added. */
function queue<T>() {
  const tasks: { added: PromiseWithResolvers<void>; done: PromiseWithResolvers<T> }[] = [];
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const task = (index: number) => {
    tasks[index] ??= { added: Promise.withResolvers(), done: Promise.withResolvers() };
    return tasks[index];
  };
  return {
    add(work: () => Promise<T>): void {
      const { added, done } = task(count++);
      added.resolve();
      last = last.then(() => work().then(done.resolve, done.reject));
    },
    added: (index: number): Promise<void> => task(index).added.promise,
    result: (index: number): Promise<T> => task(index).done.promise,
  };
}

function worldInputs(jira: JiraStandIn, openai: OpenAiStandIn): Record<string, string> {
  return {
    'jira-url': jira.url,
    'jira-email': jira.email,
    'jira-token': jira.token,
    'api-key': secrets.model,
    'base-url': openai.url,
    model: 'scripted',
    'transition-on-start': 'In Arbeit',
    'transition-on-pull-request': 'In Prüfung',
  };
}

function eventOf({ event_type, client_payload }: ReceivedDispatch): WorkflowEvent {
  return { name: 'repository_dispatch', payload: { action: event_type, client_payload } };
}

/** Where a Worker sends its dispatches. */
interface WorkerTarget {
  readonly github: { readonly url: string };
  readonly repository?: string;
}

/** Starts the Worker, which dispatches to the world's GitHub; `more` are further variables. */
export async function connectWorker(
  { github, repository = 'acme/shop' }: WorkerTarget,
  more: Readonly<Record<string, string>> = {},
) {
  const worker = await startWorker({
    secret: secrets.webhook,
    githubToken: secrets.github,
    repository,
    githubApiUrl: github.url,
    more,
  });
  return {
    url: worker.url,
    /** Posts a signed webhook like Jira. */
    async deliver(webhook: object, delivery: string): Promise<Response> {
      const body = JSON.stringify(webhook);
      return fetch(`${worker.url}/webhooks/jira`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'x-atlassian-webhook-identifier': delivery,
          'x-hub-signature': await sign(secrets.webhook, body),
        },
        body,
      });
    },
    [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
  };
}

/** Returns the dispatch that the Worker sends for a ticket. */
export function dispatchOf(
  { key, id, site }: TicketFacts,
  delivery: string,
  reason = 'created',
): ReceivedDispatch {
  return {
    event_type: DISPATCH_EVENT,
    client_payload: { ticket: key, ticketId: id, site, delivery, reason },
  };
}
