import { describe, expect, test } from 'vitest';
import { calls, lastPrompt, memoryContext, scriptedModel } from '../../support/memory/context.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import type { JobParts } from '../../support/memory/samples/jobs.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';

const toDo = { name: 'Zu erledigen', category: 'new' } as const;

test('a retry sees the last change and the open critique', async () => {
  const { services, addComment, work } = jobFixture();
  const [plan, edit] = aFix;
  if (plan === undefined || edit === undefined) throw new Error('the sample is shorter');
  await work(plan, edit, reply.revise('Round it.'), reply.edit('src/cart.ts', 'b', 'c'));
  expect(services.record()).toMatchObject({
    diff: expect.stringContaining('+a * b'),
    critique: 'Round it.',
  });
  addComment('1', 'And now?');
  const { model } = await work(reply.other('ask', 'What is wrong?'));
  expect(lastPrompt(model)).toContain('And now?');
  expect(services.record()).toMatchObject({ critique: 'Round it.' });
  addComment('2', 'The total.');
  await work(...aFix);
  expect(services.record().critique).toBeUndefined();
});

describe('a ticket that is reopened without a comment', () => {
  const reopening = { job: { delivery: 'reopening-1', reopened: true } };

  test('is worked again, once per delivery', async () => {
    const { services, deliver, setStatus, work } = jobFixture();
    await work(...aFix);
    setStatus(toDo);
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('approved');
    expect((await deliver(aFix, reopening)).outcome.detail).toBe('nothing-new');
    expect(services.record().attempts).toBe(2);
  });
});

test('the attempts at one ticket are counted, reported once as used up, and allowed again by a higher limit', async () => {
  const { services, addComment, deliver, comment } = jobFixture(undefined, {
    maxTicketAttempts: 1,
  });
  await deliver(aFix);
  addComment('1', 'More.');
  const { outcome, model } = await deliver(aFix);
  expect(outcome.detail).toBe('ticket-attempts');
  expect(model.requests).toEqual([]);
  expect(comment()).toContain('has used all of its attempts');
  expect(comment()).toContain('pull/7');
  const told = services.writes.length;
  expect((await deliver(aFix)).outcome.detail).toBe('ticket-attempts');
  expect(services.writes).toHaveLength(told);
  addComment('2', 'And more.');
  await deliver(aFix);
  expect(services.writes).toHaveLength(told + 2);
  expect(services.record().attempts).toBe(1);
  const raised = await deliver(aFix, { job: { maxTicketAttempts: 2 } });
  expect(raised.outcome.reason).toBe('approved');
});

const planned = reply.fix('src/cart.ts');
const edit = reply.edit('src/cart.ts', 'a + b', 'a * b');
const approve = reply.approve();

const stopping: JobParts = { rules: { ...attemptsOf(2), planFirst: 0 } };

/** A ticket with a plan that waits. */
async function plannedTicket(more: JobParts = {}) {
  const fixture = jobFixture(undefined, { ...stopping, ...more });
  const first = await fixture.work(planned);
  return { ...fixture, first };
}

test('a plan waits on the ticket, with its files and how to go on', async () => {
  const unsure = calls('plan', {
    ...{ kind: 'fix', understanding: 'It adds.', uncertain: 'Which rounding?' },
    files: [{ path: 'src/cart.ts', change: 'Multiply.' }],
  });
  const { comment, services, work } = jobFixture(undefined, {
    ...stopping,
    model: { name: 'gpt-5.5', host: 'api.openai.com' },
  });
  const { outcome } = await work(unsure);
  expect(outcome.reason).toBe('planned');
  expect(services.publications).toEqual([]);
  expect(services.record().plan).toMatchObject({
    ...{ base: 'b'.repeat(40), attempt: 1, uncertain: 'Which rounding?' },
    files: [{ path: 'src/cart.ts', state: 'existing', change: 'Multiply.' }],
  });
  const shown = comment();
  for (const text of [
    'It adds.',
    '`src/cart.ts`: Multiply.',
    'Which rounding?',
    'at most 16 calls',
  ])
    expect(shown).toContain(text);
  expect(shown).toContain('comment `/fix go`, or add the label `agent-go`');
});

describe('going on', () => {
  test('asks for no plan again, and opens the pull request', async () => {
    const { addComment, services, work, comment } = await plannedTicket({ maxTicketAttempts: 1 });
    addComment('1', 'Mind the tests.');
    addComment('2', '/fix go');
    const { outcome, model } = await work(edit, approve);
    expect(outcome.reason).toBe('approved');
    expect(outcome.run.steps[0]).toMatchObject({ kind: 'planned', isAgreed: true });
    expect(model.requests).toHaveLength(2);
    expect(lastPrompt(model)).not.toContain('/fix go');
    expect(JSON.stringify(model.requests[0])).toContain('Mind the tests.');
    expect(services.publications).toHaveLength(1);
    expect(services.record()).toMatchObject({ attempts: 2, plansFollowed: 1, plan: undefined });
    expect(comment()).not.toContain('/fix go');
  });

  test('is tried again after an interruption, within the attempts of the ticket', async () => {
    const { addComment, work, services } = await plannedTicket({ maxTicketAttempts: 2 });
    addComment('1', '/fix go');
    expect((await work(new Error('outage'))).outcome.reason).toBe('failed');
    expect(services.record().plan).toBeDefined();
    expect((await work(edit, approve)).outcome.reason).toBe('approved');
    expect(services.record()).toMatchObject({ attempts: 3, plansFollowed: 1 });
  });

  test('with words makes another plan, which the model sees with the first', async () => {
    const { addComment, work, services, comment } = await plannedTicket();
    addComment('1', '/fix in a new file');
    const { outcome, model } = await work(reply.create('src/total.ts'));
    expect(outcome.reason).toBe('planned');
    const asked = JSON.stringify(model.requests[0]);
    expect(asked).toContain('The plan that was proposed');
    expect(asked).toContain('in a new file');
    expect(services.record().plan?.files).toMatchObject([{ path: 'src/total.ts', state: 'new' }]);
    expect(comment()).toContain('src/total.ts');
  });

  test('is not done with a plan for another text: the comment says that it is void', async () => {
    const { addComment, edit: change, work, comment } = await plannedTicket();
    change({ description: 'It is in `src/cart.ts`, and rounds.' });
    addComment('1', '/fix go');
    expect((await work(planned)).outcome.reason).toBe('planned');
    expect(comment()).toContain('so that plan is void');
  });

  test('says that the code has moved under the plan', async () => {
    const { addComment, deliver, comment } = await plannedTicket();
    addComment('1', '/fix go');
    const filesAt = async () => memoryContext(scriptedModel(), {}).workspace;
    const changedPaths = async () => ['src/cart.ts', 'README.md'];
    const job = { base: 'c'.repeat(40) };
    await deliver([edit, approve], { job, context: { filesAt, changedPaths } });
    expect(comment()).toContain('the code of its files has changed: src/cart.ts.');
    expect(comment()).not.toContain('README.md');
  });

  test.each(['.github/workflows/ci.yml', '../x.ts', '.git/config'])(
    'never with a plan that names %s in a record that somebody has edited',
    async (path) => {
      const { addComment, work, services, key } = await plannedTicket();
      const record = services.record();
      const { plan: kept } = record;
      if (kept === undefined) throw new Error('no plan');
      const files = [{ path, state: 'existing' as const }];
      await services.tickets.remember(key, { ...record, plan: { ...kept, files } });
      addComment('1', '/fix go');
      expect((await work(planned)).outcome.reason).toBe('planned');
    },
  );
});

describe('a plan waits', () => {
  const worked = async (job: JobParts, more: object = {}) => {
    const { deliver, edit: change } = jobFixture(undefined, job);
    change(more);
    return (await deliver(aFix)).outcome.reason;
  };
  const usual = { rules: attemptsOf(2) };

  test.each([
    ['by its label', usual, { labels: ['agent-plan'] }, 'planned'],
    ['by the type of the ticket', { ...usual, planTypes: ['story'] }, { type: 'Story' }, 'planned'],
    ['not by another type', { ...usual, planTypes: ['Story'] }, { type: 'Bug' }, 'approved'],
    ['not without a setting', usual, {}, 'approved'],
    ['not where the ticket has the label to go', stopping, { labels: ['agent-go'] }, 'approved'],
    [
      'not if it is as small as allowed',
      { rules: { ...attemptsOf(2), planFirst: 1 } },
      {},
      'approved',
    ],
  ] as const)('%s', async (_, job, more, reason) => {
    expect(await worked(job, more)).toBe(reason);
  });

  test('not in a pull request, which people have begun to review', async () => {
    const { deliver } = jobFixture(undefined, stopping);
    const review = { id: 'review-1', author: 'ada', text: 'Multiply.', remarks: [] };
    expect((await deliver(aFix, { job: { review } })).outcome.reason).toBe('approved');
  });
});

test('an end that could not be reported keeps its plan, which the next run shows', async () => {
  const { services, work, deliver, comment, addComment } = jobFixture(undefined, stopping);
  const onAsk = () => services.fail('comment', new Error('Jira is down.'));
  expect((await deliver([planned], { onAsk })).outcome.reason).toBe('unreported');
  services.fail('comment', undefined);
  expect((await work()).outcome.reason).toBe('planned');
  expect(comment()).toContain('`src/cart.ts`');
  addComment('1', '/fix go');
  expect((await work(edit, approve)).outcome.reason).toBe('approved');
});
