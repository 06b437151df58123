import { fileURLToPath } from 'node:url';
import { DISPATCH_EVENT } from '../../src/dispatch.ts';
import { type GitHubStandIn, type ReceivedDispatch, startGitHub } from './github/github.ts';
import { type JiraStandIn, startJira } from './jira/jira.ts';
import { type OpenAiStandIn, type Script, startOpenAi } from './openai/openai.ts';
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

const repository = 'acme/shop';
const bundle = fileURLToPath(new URL('../../dist/index.js', import.meta.url));

export interface WorldOptions {
  readonly files: Files;
  readonly script: Script;
  /** Told of each line that the action prints; `true` cancels the run as a person would. */
  readonly onLine?: (line: string) => boolean;
  /** Inputs of every run that replace the world's own. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** An event of GitHub that starts a workflow. */
export type WorkflowEvent = ActionRun['event'];

/** What a run of the action is given beyond the world's own inputs. */
export interface ActionOptions {
  /** Inputs that replace the world's own; an empty text leaves one out. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables of the runner that replace the world's own, such as `GITHUB_RUN_ID`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the run without warning when it aborts. */
  readonly lost?: AbortSignal;
}

/** Jira, GitHub and a model on loopback, with the bundled action between them. */
export interface World extends AsyncDisposable {
  readonly jira: JiraStandIn;
  readonly github: GitHubStandIn;
  readonly openai: OpenAiStandIn;
  /** Host of the Jira site, as webhooks name it. */
  readonly site: string;
  /** The run that the dispatch with this number has started; waits for the dispatch to come. */
  run(index: number): Promise<RunResult>;
  /** Resolves when the dispatch with this number has come. */
  dispatched(index: number): Promise<void>;
  ticket(key: string): TicketFacts;
  /** Runs the action for a dispatch as GitHub would, in a fresh checkout. */
  act(dispatch: ReceivedDispatch, options?: ActionOptions): Promise<RunResult>;
  /** The same for any other event. */
  start(event: WorkflowEvent, options?: ActionOptions): Promise<RunResult>;
  /** What broke an official contract, or reached a stand-in that has no answer for it. */
  violations(): readonly string[];
}

/** Starts the world without a Worker; dispatches are run in the order in which GitHub gets them. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const runs = queue<RunResult>();
  const jira = await startJira({ email: 'agent@example.com', token: secrets.jira });
  const openai = await startOpenAi(options.script, { apiKey: secrets.model });
  const github = await startGitHub({
    repository,
    token: secrets.github,
    files: options.files,
    onDispatch: (dispatch) => runs.add(() => act(dispatch)),
  });
  const site = new URL(jira.url).host;

  const act = (dispatch: ReceivedDispatch, more?: ActionOptions) => start(eventOf(dispatch), more);

  async function start(
    event: WorkflowEvent,
    { inputs = {}, env = {}, lost }: ActionOptions = {},
  ): Promise<RunResult> {
    await using folder = await temporaryFolder();
    const workspace = `${folder.directory}/workspace`;
    await github.clone(workspace);
    const given = { ...worldInputs(jira, openai), ...options.inputs, ...inputs };
    return await runAction({
      action: bundle,
      inputs: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
      event,
      workspace,
      token: secrets.github,
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: github.url,
        GITHUB_REPOSITORY: repository,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_REF_NAME: 'main',
        GITHUB_SHA: await github.commitOf('main'),
        ...env,
      },
      ...(lost === undefined ? {} : { lost }),
      ...(options.onLine === undefined ? {} : { interruptAfter: options.onLine }),
    });
  }

  return {
    ...{ jira, github, openai, site, act, start, run: runs.result, dispatched: runs.arrival },
    ticket: (key) => {
      const { id, summary } = jira.issue(key);
      return { key, id, site, summary };
    },
    violations: () => [...jira.violations, ...github.violations, ...openai.violations],
    async [Symbol.asyncDispose]() {
      await Promise.all([jira, github, openai].map((standIn) => standIn[Symbol.asyncDispose]()));
    },
  };
}

/** Work that is done one piece after the other; a piece can be waited for before it has come. */
function queue<T>() {
  const pieces: { arrived: PromiseWithResolvers<void>; done: PromiseWithResolvers<T> }[] = [];
  let added = 0;
  let last: Promise<unknown> = Promise.resolve();
  const piece = (index: number) => {
    pieces[index] ??= { arrived: Promise.withResolvers(), done: Promise.withResolvers() };
    return pieces[index];
  };
  return {
    add(work: () => Promise<T>): void {
      const { arrived, done } = piece(added++);
      arrived.resolve();
      last = last.then(() => work().then(done.resolve, done.reject));
    },
    arrival: (index: number): Promise<void> => piece(index).arrived.promise,
    result: (index: number): Promise<T> => piece(index).done.promise,
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
    'cooldown-seconds': '1',
  };
}

function eventOf({ event_type, client_payload }: ReceivedDispatch): WorkflowEvent {
  return { name: 'repository_dispatch', payload: { action: event_type, client_payload } };
}

/** The Worker in front of a world: takes Jira's deliveries and dispatches to its GitHub. */
export async function connectWorker({ github }: World) {
  const worker = await startWorker({
    secret: secrets.webhook,
    githubToken: secrets.github,
    repository,
    githubApiUrl: github.url,
  });
  return {
    /** Posts a webhook as Jira does: signed, under its delivery's identity. */
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

/** The dispatch that the Worker makes of a ticket's webhook. */
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
