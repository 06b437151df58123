import { describe, expect, test } from 'vitest';
import { guardedRequest } from '../../../src/agent/work/index.ts';
import type { TicketKey } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import {
  calls,
  memoryContext,
  memoryWorkspace,
  type Scripted,
  scriptedModel,
} from '../../support/memory/context.ts';
import { aFix, cart, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import type { JobParts } from '../../support/memory/samples/jobs.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { keyOf, ticketOf } from '../../support/memory/samples/tickets.ts';
import { seal } from '../../support/seal.ts';

const bySummary = { branch: '{type}/{key}-{summary}' };

const fixtureOf = (job: JobParts = bySummary) => jobFixture(undefined, job);

describe('a branch that is named by the summary', () => {
  test('is that of the first attempt, also when the summary has changed', async () => {
    const made = fixtureOf();
    await made.work(...aFix);
    const first = made.services.publications.at(-1)?.branch;
    expect(first).toMatch(/^bug\/APP-17-[a-z0-9-]+$/);
    made.addComment('1', 'And discounts.');
    const { tickets } = made.services;
    const read: typeof tickets.read = async (...of) => ({
      ...(await tickets.read(...of)),
      summary: 'Another summary',
    });
    await made.deliver(aFix, { context: { tickets: { ...tickets, read } } });
    expect(made.services.publications.at(-1)).toMatchObject({ branch: first });
    expect(made.services.record()).toMatchObject({ attempts: 2, branch: first });
  });

  test('is found by its pull request if the ticket has lost its record', async () => {
    const made = fixtureOf();
    const { forge } = made.services;
    const record = { ...made.services.record(), branch: 'bug/APP-17-as-it-was', attempts: 1 };
    const asked: string[] = [];
    const recall: typeof forge.recall = async (_, branch) => {
      asked.push(branch);
      return record;
    };
    await made.deliver(aFix, { context: { forge: { ...forge, recall } } });
    expect(asked[0]).toBe(bySummary.branch);
    expect(made.services.publications.at(-1)).toMatchObject({ branch: 'bug/APP-17-as-it-was' });
  });
});

describe('texts from templates', () => {
  const texts = { title: 'fix({key}): {summary}', message: 'fix: {summary}\n\nRefs {key}' };
  const { summary } = ticketOf();

  test('say of a further commit why it is made, and keep what was wrong', async () => {
    const made = fixtureOf({});
    await made.work(...aFix);
    const files = [{ path: 'src/cart.ts' }];
    const wish = { kind: 'fix', understanding: 'Ada wants it subtracted.', files };
    const again = [calls('plan', wish), reply.edit('src/cart.ts', 'a + b', 'a - b')];
    const review = { id: 'review-1', author: 'ada', text: 'Subtract.', remarks: [] };
    const failures = [{ name: 'lint', steps: [], annotations: [], log: '' }];
    for (const [job, message] of [
      [{ review }, "APP-17: answers ada's review"],
      [{ repair: { id: 'checks-failed:1', failures } }, 'APP-17: mends the check “lint”'],
    ] as const) {
      await made.deliver([...again, reply.approve()], { job });
      const { title, body, ...published } = made.services.publications.at(-1) ?? {};
      expect({ title, ...published }).toMatchObject({ title: `APP-17: ${summary}`, message });
      expect(body).toContain('**What was wrong:** It adds where it should multiply.');
      const { commits = [] } = made.services.record().published ?? {};
      expect(`APP-17: ${commits.at(-1)?.why}`).toBe(message);
    }
  });

  test('are shown to the rules before the first call', async () => {
    const made = fixtureOf(texts);
    const asked: unknown[] = [];
    const check = async (place: object) => {
      asked.push(place);
      throw new UserError('A rule forbids it.');
    };
    const { forge } = made.services;
    const ended = await made.deliver([], { context: { forge: { ...forge, check } } });
    expect(ended.outcome).toMatchObject({ reason: 'misconfigured', problem: 'A rule forbids it.' });
    expect(asked).toMatchObject([{ message: `fix: ${summary}\n\nRefs APP-17` }]);
  });
});

test('a branch with a commit of a person is worked on where the job says so', async () => {
  const made = jobFixture();
  const { forge } = made.services;
  const check = async () => ({ checksWait: false, branch: 'fix/APP-17', branchTaken: true });
  const context = { forge: { ...forge, check } };
  expect((await made.deliver([], { context })).outcome.reason).toBe('branch-taken');
  made.addComment('1', 'Go on.');
  const { outcome } = await made.deliver(aFix, { context, job: { onBranch: true } });
  expect(outcome.reason).toBe('approved');
  expect(made.services.publications.at(-1)).toMatchObject({ onBranch: true });
});

describe('the template of the repository', () => {
  /** The workspace of a repository with these files besides. */
  const workspaceWith = (files: Readonly<Record<string, string>>) =>
    memoryContext(scriptedModel(), { ...cart, ...files }).workspace;

  test('the pull request ends with the template of the commit that is worked on, wherever the agent may write', async () => {
    const { services, deliver } = jobFixture();
    const workspace = workspaceWith({ '.github/Pull_Request_Template.md': '## What and why\n' });
    await deliver(aFix, { job: { paths: rulesOf('src') }, context: { workspace } });
    expect(services.publications[0]?.body).toMatch(
      /What changed:[\s\S]*\n\n## What and why\n\n<!-- jira/,
    );
  });

  test('a template that cannot be read costs nothing but itself', async () => {
    const { services, deliver } = jobFixture();
    const workspace = workspaceWith({ '.github/pull_request_template.md': '## Why\n' });
    const read: typeof workspace.read = (path) =>
      path.startsWith('.github/') ? Promise.reject(new Error('No.')) : workspace.read(path);
    await deliver(aFix, { context: { workspace: { ...workspace, read } } });
    expect(services.publications[0]?.body).toMatch(/-->\n\nFixes \[APP-17/);
  });
});

describe('failed checks', () => {
  const secret = 'the-model-key-of-the-job';
  const line = `${'a'.repeat(190)}${secret}${'b'.repeat(400)}`;
  const failures = [
    {
      name: `lint ${secret}`,
      steps: ['Run @octocat `x`'],
      annotations: [`src/cart.ts:1: ${secret}`],
      log: `error: no sum\n${line}`,
    },
  ];

  test('failed checks reach the model, the pull request and the ticket, without secrets', async () => {
    const { deliver, services, comment } = jobFixture();
    await deliver(aFix);
    const { repair } = guardedRequest({ repair: { id: `checks-failed:${secret}`, failures } }, [
      secret,
    ]);
    expect(repair?.id).toBe(`checks-failed:${secret}`);
    const { model, outcome } = await deliver(aFix, { job: { ...(repair && { repair }) } });
    expect(outcome.reason).toBe('approved');
    const prompt = JSON.stringify(model.requests[0]);
    expect(prompt).toContain('## Failed checks of the pull request');
    expect(prompt).toContain('error: no sum');
    const told = [prompt, services.publications.at(-1)?.body, comment()].join('\n');
    expect(told).not.toMatch(/the-model-key|key-of-the/);
    for (const text of [services.publications.at(-1)?.body, comment()])
      expect(text).toMatch(/The last attempt mends the check “lint \S*redacted\S*”\./);
    const again = await deliver(aFix, { job: { ...(repair && { repair }) } });
    expect(again.outcome.detail).toBe('nothing-new');
  });
});

const [forkPoint, head] = ['f'.repeat(40), 'e'.repeat(40)];
const base = 'one\ntwo\nthree\n';
const commits = (ours: string, more: Record<string, string> = {}) => ({
  [forkPoint]: memoryWorkspace({ 'src/cart.ts': base, ...more }),
  [head]: memoryWorkspace({ 'src/cart.ts': ours, ...more }),
});

interface Given {
  readonly ours: string;
  readonly changed?: readonly string[];
  readonly now?: Record<string, string>;
}

async function repaired({ ours, changed = ['src/cart.ts'], now }: Given, ...script: Scripted[]) {
  const { deliver, services } = jobFixture();
  const files = commits(ours);
  const { model, outcome } = await deliver(script, {
    job: {
      repair: { id: `conflict:${head}`, failures: [] },
      earlier: { forkPoint, head },
    },
    context: {
      workspace: memoryWorkspace(now ?? { 'src/cart.ts': 'ONE\ntwo\nthree\n' }),
      filesAt: async (commit) => files[commit] ?? Promise.reject(new Error('There is none.')),
      changedPaths: async () => changed,
    },
  });
  const [publication] = services.publications;
  const prompt = JSON.stringify(model.requests[0]?.messages);
  return { outcome, prompt, changes: [...(publication?.patch.values() ?? [])], publication };
}

const fixAgain = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'three', '3'),
  reply.approve(),
];

describe('a pull request that conflicts', () => {
  test('has its change made again without the model, which only reviews it', async () => {
    const { outcome, changes, publication } = await repaired(
      { ours: 'one\ntwo\n3\n' },
      reply.approve(),
    );
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 1 } });
    expect(changes).toMatchObject([{ before: 'ONE\ntwo\nthree\n', after: 'ONE\ntwo\n3\n' }]);
    expect(publication?.body).toContain('makes the change again on the newest files');
  });

  test('asks the model for what conflicts', async () => {
    const edit = reply.edit('src/cart.ts', 'ONE', 'ONE 1');
    const { outcome, prompt, changes } = await repaired(
      { ours: '1\ntwo\n3\n' },
      edit,
      reply.approve(),
    );
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 2 } });
    expect(prompt).toContain('is in conflict');
    expect(changes[0]?.after).toBe('ONE 1\ntwo\n3\n');
  });

  test('whose file the base has renamed is changed under its new name', async () => {
    const now = { 'lib/cart.ts': base };
    const { outcome, changes } = await repaired({ ours: 'one\ntwo\n3\n', now }, reply.approve());
    expect(outcome.spent.calls).toBe(1);
    expect(changes).toMatchObject([{ path: 'lib/cart.ts', after: 'one\ntwo\n3\n' }]);
  });

  test.each([
    ['is in a file that may not be written any more', { changed: ['.github/workflows/ci.yml'] }],
    ['is in a file that cannot be read', { changed: ['src/cart.ts', 'logo.png'] }],
    ['has more files than are merged', { changed: Array(301).fill('src/cart.ts') }],
    ['is on the base already', { now: { 'src/cart.ts': 'one\ntwo\n3\n' } }],
  ])('whose change %s is worked from the plan on', async (_, given) => {
    const { prompt } = await repaired({ ours: 'one\ntwo\n3\n', ...given }, ...fixAgain);
    expect(prompt).toContain('Now plan');
  });
});

test('a change that nobody waits for any more is not published', async () => {
  const { deliver, services } = jobFixture();
  const isWanted = async () => false;
  const { outcome } = await deliver(aFix, { context: { isWanted } });
  expect(outcome).toMatchObject({ reason: 'stopped', pullRequest: undefined });
  expect(outcome.problem).toContain('no longer stands');
  expect(services.publications).toEqual([]);
});

const moved = { key: keyOf('SHOP-4'), branch: 'fix/{key}' };

/** A ticket that was worked as APP-17 and is now SHOP-4. */
async function movedTicket() {
  const made = jobFixture();
  await made.work(...aFix);
  made.move('SHOP-4');
  made.addComment('1', 'And discounts.');
  return made;
}

const branches = ({ services }: ReturnType<typeof jobFixture>) =>
  new Set(services.publications.map(({ branch }) => branch));

describe('a ticket that was moved to another project', () => {
  test('keeps its branch and pull request', async () => {
    const made = await movedTicket();
    const { outcome } = await made.deliver(aFix, { job: moved });
    expect(outcome.reason).toBe('approved');
    expect(branches(made)).toEqual(new Set(['fix/APP-17']));
    expect(made.services.publications.at(-1)).toMatchObject({
      key: 'APP-17',
      title: expect.stringMatching(/^SHOP-4: /),
    });
    expect(made.services.record()).toMatchObject({ attempts: 2, branch: 'fix/APP-17' });
  });

  test('is known by the mark in its pull request under both keys', async () => {
    const made = await movedTicket();
    await made.deliver(aFix, { job: moved });
    const mark = await made.services.forge.recall(made.key, 'fix/APP-17', seal);
    expect(mark).toMatchObject({ attempts: 2 });
    expect((await made.work(...aFix)).outcome.detail).toBe('nothing-new');
    expect((await made.deliver(aFix, { job: moved })).outcome.detail).toBe('nothing-new');
  });

  test('has one lock, whichever key a delivery names', async () => {
    const made = await movedTicket();
    const locked: TicketKey[] = [];
    const { forge } = made.services;
    const lease: typeof forge.lease = (key, ...rest) => {
      locked.push(key);
      return forge.lease(key, ...rest);
    };
    await made.deliver(aFix, { job: moved, context: { forge: { ...forge, lease } } });
    expect(locked).toEqual(['APP-17']);
  });
});

test('a record that names the branch of another ticket is not followed', async () => {
  const made = await movedTicket();
  const { tickets } = made.services;
  const forged = { ...made.services.record(), branch: 'fix/APP-99' };
  await tickets.remember(moved.key, forged);
  const keyNow: typeof tickets.keyOf = async (key) => (key === 'APP-99' ? key : moved.key);
  const context = { tickets: { ...tickets, keyOf: keyNow } };
  await made.deliver(aFix, { job: moved, context });
  expect(branches(made)).toEqual(new Set(['fix/APP-17', 'fix/SHOP-4']));
});

test.each(['main', 'feature/APP-17', 'fix/app-17', 'fix/'])(
  'a record that names the branch %s is not followed',
  async (branch) => {
    const made = await movedTicket();
    await made.services.tickets.remember(moved.key, { ...made.services.record(), branch });
    await made.deliver(aFix, { job: moved });
    expect(made.services.publications.at(-1)).toMatchObject({ branch: 'fix/SHOP-4' });
  },
);
