import { describe, test } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { fastClock, fastClockWhile } from '../support/fast-clock.ts';
import type { ChatRequest } from '../support/openai/chat.ts';
import { answering } from '../support/openai/faults.ts';
import type { Script } from '../support/openai/openai.ts';
import { key } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../support/project/script.ts';
import { startProject } from '../support/project/work.ts';
import { approve } from '../support/shop/script.ts';
import { dispatchOf, type WorkflowEvent, type World } from '../support/world.ts';

/** Something that is wrong with a set-up, and what names it where its operator looks first. */
interface Failure {
  readonly inputs?: Readonly<Record<string, string>>;
  /** What the world does wrong. */
  readonly fault?: (world: World) => void;
  readonly script?: Script;
  readonly event?: WorkflowEvent;
  /** Speeds up the clock of what would take minutes. */
  readonly clock?: Readonly<Record<string, string>>;
  /** At the top of the job's page; if the job is green, in its summary. */
  readonly says: RegExp;
  /** In the job's log. */
  readonly log?: RegExp;
  /** The ticket's comment says it, too, where that can be written: whoever runs the agent may look there. */
  readonly isInComment?: true;
}

/** A model that plans, edits and approves. */
const fixes: Script = (request) => {
  const isReview = request.tools.some(({ name }) => name === 'verdict');
  if (isReview) return approve('It counts what was begun.');
  return isPlanned(request) ? editReply(fixBlock) : planReply(['src/postage.js']);
};

/** Whether a plan stands; the edit after it is offered the same tools. */
const isPlanned = ({ messages }: ChatRequest) => JSON.stringify(messages).includes('<plan>');

const unprotected = { 'test-isolation': 'none' } as const;
const quota = {
  error: {
    message: 'You exceeded your current quota.',
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  },
};
const forbidden = {
  status: 403,
  body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' },
};

const failures: Readonly<Record<string, Failure>> = {
  'tests that hang': {
    inputs: {
      ...unprotected,
      ...{ 'test-command': 'sleep 900', 'test-timeout-minutes': '1', 'deadline-minutes': '300' },
    },
    clock: fastClockWhile('sleep 900'),
    log: /test: lint not run, .* \(\d{2,}\.\d s\) → review$/m,
    says: /`test-timeout-minutes` or make the test command `sleep 900` faster: it takes longer than \d+(\.\d)? minutes?/,
    isInComment: true,
  },
  'tests that hang until the deadline': {
    inputs: {
      ...unprotected,
      ...{ 'test-command': 'sleep 900', 'test-timeout-minutes': '60', 'deadline-minutes': '15' },
    },
    clock: fastClockWhile('sleep 900'),
    log: /^tests · \d+ s · sleep 900$/m,
    says: /`deadline-minutes` or make the test command `sleep 900` faster: it takes longer than \d/,
    isInComment: true,
  },
  'a wrong token of Jira': {
    inputs: { 'jira-token': 'wrong' },
    says: /Jira at .+ does not accept .*`jira-token`/,
  },
  'a wrong token of GitHub': {
    inputs: { 'github-token': 'wrong' },
    says: /github-token/,
    isInComment: true,
  },
  'a wrong key of the model': {
    inputs: { 'api-key': 'wrong' },
    says: /Set `api-key` to one that is valid there/,
    isInComment: true,
  },
  'a model that is down': {
    inputs: { 'base-url': 'http://127.0.0.1:9/v1' },
    clock: fastClock,
    says: /The model's endpoint cannot be reached at .*: check .* `base-url`, and the proxy/,
    isInComment: true,
  },
  'a payload of another version': {
    event: {
      name: 'repository_dispatch',
      payload: { action: 'jira-bug-fix', client_payload: { issue: 'A-1' } },
    },
    says: /Update the Action and the Worker or the sweep to the same version/,
  },
  'pull requests that Actions must not open': {
    fault: ({ github }) => github.fail('POST /repos/{owner}/{repo}/pulls', forbidden, 9),
    says: /Allow GitHub Actions to create and approve pull requests/,
    isInComment: true,
  },
  'no right to comment': {
    fault: ({ jira }) =>
      jira.fail('POST /rest/api/3/issue/{issueIdOrKey}/comment', { status: 403, body: {} }, 9),
    says: /“Add comments”/,
  },
  'a status that Jira does not have': {
    inputs: { 'transition-on-pull-request': 'Nirgendwo' },
    says: /Not moved: .*Nirgendwo/,
    isInComment: true,
  },
  'no quota': {
    script: () => ({ text: '', fault: answering(429, quota) }),
    says: /Add credit to the account of .*`api-key`/,
    isInComment: true,
  },
  'a budget that is too small': {
    inputs: { 'max-calls': '1' },
    says: /raise `max-calls`/,
    isInComment: true,
  },
  'an outage of Jira': {
    fault: ({ jira }) =>
      jira.fail('GET /rest/api/3/issue/{issueIdOrKey}', { status: 500, body: 'Oops' }, 20),
    clock: fastClock,
    says: /Jira .*answered .*500/,
    log: /^waiting \d+ s: Jira is busy or does not answer$/m,
  },
  'a setup command that fails': {
    inputs: { ...unprotected, 'setup-command': 'npm ci', 'test-command': 'node --test' },
    says: /npm ci.*can only install with an existing package-lock\.json/,
    isInComment: true,
  },
  'edits that never fit, with tests set': {
    inputs: { ...unprotected, 'test-command': 'node --test' },
    script: (request) =>
      isPlanned(request)
        ? editReply({ ...fixBlock, search: 'no such line' })
        : planReply(['src/postage.js']),
    says: /src\/postage\.js/,
    isInComment: true,
  },
};

/** Runs the action in a world with the failure; returns what its operator reads. */
async function provoke({ inputs = {}, fault, script = fixes, event, clock = {} }: Failure) {
  await using world = await startProject(script, inputs);
  fault?.(world);
  const options = { env: clock };
  const run = await (event === undefined
    ? world.act(dispatchOf(world.ticket(key), 'first'), options)
    : world.start(event, options));
  const own = world.jira.issue(key).comments.map(({ body }) => adfToMarkdown(body));
  const top = run.commands.flatMap(({ name, message }) =>
    ['error', 'warning'].includes(name) ? [message] : [],
  );
  return { run, top: top.join('\n'), comment: own.join('\n') };
}

/** Markdown without its escapes, as people see it. */
const plain = (markdown: string) => markdown.replaceAll(/\\([^\w\s])/g, '$1');

describe.concurrent.each(Object.entries(failures))('%s', (_, failure) => {
  test('is named where one looks first', async ({ expect }) => {
    const { run, top, comment } = await provoke(failure);
    const first = run.exitCode === 0 && top === '' ? plain(run.summary) : top;
    expect(first).toMatch(failure.says);
    expect(plain(run.summary)).toMatch(failure.says);
    if (failure.log !== undefined) expect(run.stdout).toMatch(failure.log);
    if (failure.isInComment) expect(plain(comment)).toMatch(failure.says);
  });
});
