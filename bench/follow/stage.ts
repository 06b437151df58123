import assert from 'node:assert/strict';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { workflowFile } from '../../src/cli/init/workflow.ts';
import type { StoredPull } from '../../test/support/github/pulls.ts';
import type { Scripted } from '../../test/support/openai/openai.ts';
import { branch, key, rightLine } from '../../test/support/project/parcel.ts';
import { commentBlock, editReply, fixBlock, planReply } from '../../test/support/project/script.ts';
import { startProject } from '../../test/support/project/work.ts';
import type { RunResult } from '../../test/support/runner/runner.ts';
import { planWorkflow } from '../../test/support/runner/workflow.ts';
import { approve } from '../../test/support/shop/script.ts';
import {
  type ActionOptions,
  dispatchOf,
  secrets,
  type WorkflowEvent,
  type World,
} from '../../test/support/world.ts';
import type { Told } from './told.ts';
import { truthOf } from './truth.ts';
import { findUntruths } from './untruths.ts';

/** The name of the Action in the workflow. */
const action = 'OWNER/jira-bug-fix-agent@v1';

/** Replies of a model that fixes the ticket. */
export const fix: readonly Scripted[] = [
  planReply(['src/postage.js']),
  editReply(fixBlock),
  approve('A kilogram that was begun counts whole.'),
];

/** Replies of a model that also mends the comment of the program. */
export const fixMore: readonly Scripted[] = [
  planReply(['src/postage.js', 'bin/postage']),
  editReply(fixBlock, commentBlock),
  approve('Both agree.'),
];

/** A world in which the agent has opened a pull request, or is about to. */
export interface Stage extends AsyncDisposable {
  readonly world: World;
  /** What people have done that the stand-ins do not tell apart from the agent. */
  readonly people: Set<string>;
  /** Branches in which a change is where it was made for. */
  readonly homes: Set<string>;
  /** What was said at the end of a look and was not so. */
  readonly untruths: readonly string[];
  /** Events that wait to wake the agent. */
  readonly sent: WorkflowEvent[];
  /** What the agent was woken by, and how the last run ended, unless no runner has started. */
  readonly events: readonly WorkflowEvent[];
  readonly last: () => RunResult | undefined;
  /** How many runs have asked the model. */
  readonly attempts: () => number;
  /** Adds replies of the model. */
  say(...replies: readonly Scripted[]): void;
  /** Answers each request by its prompt instead. */
  answer(script: (prompt: string) => Scripted): void;
  /** How many requests the model got since the pull request was opened, and their prompts. */
  asked(): number;
  prompts(): readonly string[];
  /** Does what the workflow does for an event, and what that starts; `undefined` if no runner starts. */
  wake(event: WorkflowEvent, options?: ActionOptions): Promise<RunResult | undefined>;
  /** The newest pull request of the ticket. */
  pull(): StoredPull;
  /** What people read, with the agent's answers, the oldest first. */
  told(): Told;
  /** The commits of the branch that the base lacks, oldest first. */
  commits(): Promise<readonly { readonly sha: string; readonly title: string }[]>;
}

/** How a stage is set. */
export interface Setting {
  /** Inputs of the Action. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Whether the pull request is open at the beginning; it is by default. */
  readonly isOpen?: boolean;
  /** What the world is before the agent works. */
  readonly prepare?: (world: World) => unknown;
}

/** The event by which the Worker has the ticket worked. */
export function delivery({ world }: Stage, id: string, reason = 'reopened'): WorkflowEvent {
  const { event_type, client_payload } = dispatchOf(world.ticket(key), id, reason);
  return { name: 'repository_dispatch', payload: { action: event_type, client_payload } };
}

/** Sets a world with the project and its ticket, and by default with the pull request. */
export async function setStage({ inputs = {}, isOpen = true, prepare }: Setting): Promise<Stage> {
  const replies: Scripted[] = [];
  let script: (prompt: string) => Scripted = () => {
    const reply = replies.shift();
    assert(reply, 'the model was asked more often than the scenario expects');
    return reply;
  };
  const dispatched: WorkflowEvent[] = [];
  const world = await startProject(
    (request) => script(textOf(request)),
    inputs,
    {},
    ({ event_type, client_payload }) => {
      const payload = { action: event_type, client_payload };
      dispatched.push({ name: 'repository_dispatch', payload });
    },
  );
  world.github.roles.set('ada', 'write').set('eve', 'read');
  await prepare?.(world);
  const start = workflowOf(world, inputs);
  const [untruths, events]: [string[], WorkflowEvent[]] = [[], []];
  let last: RunResult | undefined;
  let [opening, attempts] = [0, 0];
  const look = async (event: WorkflowEvent, options?: ActionOptions) => {
    const before = world.openai.chats.length;
    last = await start(event, options);
    if (world.openai.chats.length > before) attempts += 1;
  };
  const check = async ({ name }: WorkflowEvent) => {
    const hasLooked = !last?.stdout.includes('No pull request of the agent is concerned.');
    if (last === undefined || last.exitCode === null || !hasLooked) return;
    const found = findUntruths(await truthOf(stage), stage.told());
    untruths.push(...found.map((untruth) => `after ${name} it ${untruth}`));
  };
  const stage: Stage = {
    ...{ world, untruths, events, people: new Set(), homes: new Set(['main']), sent: [] },
    last: () => last,
    attempts: () => attempts,
    say: (...more) => void replies.push(...more),
    answer: (answers) => {
      script = answers;
    },
    asked: () => world.openai.chats.length - opening,
    prompts: () => world.openai.chats.slice(opening).map(textOf),
    wake: async (event, options) => {
      events.push(event);
      await look(event, options);
      const run = last;
      for (const next of dispatched.splice(0)) await look(next, options);
      await check(event);
      return run;
    },
    pull: () => {
      const newest = world.github.pulls.findLast(({ head }) => head.includes(key));
      assert(newest, 'there is no pull request');
      return newest;
    },
    told: () => toldIn(world),
    commits: async () =>
      (await world.github.commits('main', stage.pull().head)).filter(({ sha }) => sha !== ''),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
  if (isOpen) await openPull(stage);
  opening = world.openai.chats.length;
  return stage;
}

const textOf = ({ messages }: { readonly messages: readonly { readonly content?: unknown }[] }) =>
  messages.map(({ content }) => String(content ?? '')).join('\n');

function toldIn({ jira, github }: World): Told {
  const own = jira
    .issue(key)
    .comments.filter(({ author }) => author.accountId === jira.self.accountId);
  const said = [...github.talk.lines, ...github.talk.comments];
  return {
    comment: own.map(({ body }) => adfToMarkdown(body)).join('\n'),
    body: github.pulls.findLast(({ head }) => head.includes(key))?.body ?? '',
    answers: said.filter(({ by }) => by === agent).map(({ body }) => body),
  };
}

/** The login of the agent. */
export const agent = 'github-actions[bot]';

/** Returns what does with an event what the one workflow does, with `dist/`. */
function workflowOf(world: World, inputs: Readonly<Record<string, string>>) {
  const { jira, openai } = world;
  const workflow = workflowFile({
    action,
    sweep: { cron: '17 * * * *', jql: 'project = POST' },
    watched: ['CI'],
    inputs: {
      ...{ 'base-url': openai.url },
      ...{ 'transition-on-start': 'In Arbeit', 'transition-on-pull-request': 'In Prüfung' },
      ...inputs,
    },
  });
  return async (event: WorkflowEvent, options: ActionOptions = {}) => {
    const run = planWorkflow(workflow, {
      ...{ event, ref: 'refs/heads/main' },
      vars: { JIRA_URL: jira.url, JIRA_EMAIL: jira.email, MODEL: 'scripted' },
      secrets: { JIRA_TOKEN: secrets.jira, MODEL_API_KEY: secrets.model },
    });
    const step = run?.steps?.find(({ uses }) => uses === action);
    if (step === undefined) return undefined;
    return world.start(event, { ...options, inputs: { ...step.with, ...options.inputs } });
  };
}

async function openPull(stage: Stage): Promise<void> {
  stage.say(...fix);
  await stage.wake(delivery(stage, 'first'));
  assert.equal(stage.last()?.outputs['stop-reason'], 'approved');
  const files = await stage.world.github.tree(branch);
  assert(files.get('src/postage.js')?.includes(rightLine));
}
