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
import { dispatchOf, secrets, type WorkflowEvent, type World } from '../../test/support/world.ts';
import { commented } from './events.ts';

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
  /** Adds replies of the model. */
  say(...replies: readonly Scripted[]): void;
  /** Answers each request by its prompt instead. */
  answer(script: (prompt: string) => Scripted): void;
  /** How many requests the model got. */
  asked(): number;
  /** The whole prompt of a request, counted from 0. */
  prompt(index: number): string;
  /** Works on the ticket, as the Worker's event does. */
  work(delivery?: string): Promise<RunResult>;
  /** Does what the workflow does for an event, and what that starts; `undefined` if no runner starts. */
  wake(event: WorkflowEvent): Promise<RunResult | undefined>;
  /** Sweeps. */
  sweep(): Promise<RunResult>;
  /** The newest pull request, and what its description says. */
  pull(): StoredPull;
  body(): string;
  /** The agent's comment on the ticket. */
  comment(): string;
  /** The commits of the branch that the base lacks, oldest first. */
  commits(): Promise<readonly { readonly sha: string; readonly title: string }[]>;
  /** Writes a comment below the pull request; returns its event. */
  commentOnPull(by: string, body: string): WorkflowEvent;
  /** Opens a pull request of somebody else; resolves to its head. */
  openOther(name: string): Promise<string>;
}

/** How a stage is set, beside the inputs of the Action. */
interface Setting {
  /** Whether the pull request is open; it is by default. */
  readonly isOpen?: boolean;
  readonly prepare?: (world: World) => unknown;
}

/** Sets a world with the project and its ticket, and by default with the pull request. */
export async function setStage(
  inputs: Readonly<Record<string, string>> = {},
  { isOpen = true, prepare }: Setting = {},
): Promise<Stage> {
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
    (dispatch) => {
      const { event_type, client_payload } = dispatch;
      const payload = { action: event_type, client_payload };
      dispatched.push({ name: 'repository_dispatch', payload });
    },
  );
  const { jira, github, openai } = world;
  github.roles.set('ada', 'write').set('eve', 'read');
  await prepare?.(world);
  const start = workflowOf(world, inputs);
  const wake: Stage['wake'] = async (event) => {
    const run = await start(event);
    for (const next of dispatched.splice(0)) await start(next);
    return run;
  };
  const pull = () => {
    const newest = github.pulls.findLast(({ head }) => head.includes(key));
    assert(newest, 'there is no pull request');
    return newest;
  };
  const stage: Stage = {
    ...{ world, wake, pull },
    say: (...more) => void replies.push(...more),
    answer: (answers) => {
      script = answers;
    },
    asked: () => openai.chats.length,
    prompt: (index) => textOf(openai.chats[index] ?? { messages: [] }),
    work: (delivery = 'first') => world.act(dispatchOf(world.ticket(key), delivery, 'reopened')),
    sweep: async () => {
      const run = await wake({ name: 'schedule', payload: { schedule: '17 * * * *' } });
      assert(run, 'the schedule starts no runner');
      return run;
    },
    body: () => pull().body,
    comment: () =>
      jira
        .issue(key)
        .comments.map(({ body }) => adfToMarkdown(body))
        .join('\n'),
    commits: async () =>
      (await github.commits('main', pull().head)).filter(({ sha }) => sha !== ''),
    commentOnPull: (by, body) => commented(github.talk.comment(1, { by, body }).id, by, body),
    openOther: async (name) => {
      const sha = await github.commitOn(name, { [`${name}.md`]: 'x\n' }, name);
      const people = { labels: [], reviewers: [], teams: [], author: 'ada' };
      const facts = { title: name, body: '', state: 'open' as const, draft: false };
      github.pulls.push({
        ...{ ...people, ...facts, number: github.pulls.length + 1, head: name, base: 'main' },
      });
      return sha;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
  if (isOpen) await openPull(stage);
  return stage;
}

const textOf = ({ messages }: { readonly messages: readonly { readonly content?: unknown }[] }) =>
  messages.map(({ content }) => String(content ?? '')).join('\n');

/** Returns what does with an event what the one workflow does, with `dist/`. */
function workflowOf(world: World, inputs: Readonly<Record<string, string>>): Stage['wake'] {
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
  return async (event) => {
    const run = planWorkflow(workflow, {
      ...{ event, ref: 'refs/heads/main' },
      vars: { JIRA_URL: jira.url, JIRA_EMAIL: jira.email, MODEL: 'scripted' },
      secrets: { JIRA_TOKEN: secrets.jira, MODEL_API_KEY: secrets.model },
    });
    const agent = run?.steps?.find(({ uses }) => uses === action);
    return agent && world.start(event, { inputs: agent.with });
  };
}

async function openPull(stage: Stage): Promise<void> {
  stage.say(...fix);
  const { outputs } = await stage.work();
  assert.equal(outputs['stop-reason'], 'approved');
  const files = await stage.world.github.tree(branch);
  assert(files.get('src/postage.js')?.includes(rightLine));
}
