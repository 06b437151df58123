import { describe, expect, test } from 'vitest';
import { runJob } from '../../../src/agent/job/job.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { lastPrompt, memoryContext, respondingModel, says } from '../../support/memory/context.ts';
import { aFix, cart, jobFixture as emptyDesk } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf } from '../../support/memory/samples.ts';

const job = jobOf({
  delivery: 'delivery-1',
  log: 'https://github.test/acme/shop/actions/runs/1',
});
const outage = new Error('connect ECONNREFUSED');
const desk = (...[published]: Parameters<typeof emptyDesk>) => emptyDesk(published, job);

/** What is written before the model is asked. */
const beginning = ['remember', 'comment', 'remember', 'move'];

describe('a fix that is approved', () => {
  test('is published, then the ticket is linked, moved, told and marked', async () => {
    const { services, work, comment } = desk();
    const { outcome } = await work(...aFix);
    expect(services.writes).toEqual([
      ...beginning,
      'publish',
      'link',
      'move',
      'comment',
      'remember',
    ]);
    expect(outcome).toMatchObject({
      reason: 'approved',
      pullRequest: { number: 7 },
      moved: { kind: 'moved', to: 'In Prüfung' },
    });
    expect(comment()).toContain('pull/7');
    expect(comment()).toContain('Moved to In Prüfung.');
    expect(comment()).toContain('+a * b');
  });

  test('is one commit on the base, with a title that is safe in a commit', async () => {
    const { services, work } = desk();
    await work(...aFix);
    const [publication] = services.publications;
    expect(publication).toMatchObject({
      key: 'APP-17',
      branch: 'fix/APP-17',
      base: job.base,
      into: 'main',
      title: 'APP-17: The total is wrong',
      message: 'APP-17: The total is wrong',
      body: expect.stringContaining('https://example.atlassian.net/browse/APP-17'),
    });
    expect([...(publication?.patch.values() ?? [])].map(({ after }) => after)).toEqual(['a * b\n']);
  });

  test('leaves on the ticket what the next delivery needs', async () => {
    const { services, addComment, work } = desk();
    addComment('1', 'With two items.');
    await work(...aFix);
    expect(services.record()).toEqual({
      version: 2,
      inputs: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      comments: ['900'],
      read: ['1'],
      attempts: 1,
      begun: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      branch: 'fix/APP-17',
      diff: expect.stringContaining('+a * b'),
      pullRequest: 'https://github.test/acme/shop/pull/7',
      delivery: 'delivery-1',
      left: 'indeterminate',
    });
  });
});

test('the report says what was spent and what was allowed, wherever it is read', async () => {
  const { services, work, comment } = desk();
  const { outcome } = await work(...aFix);
  const cost = 'Cost: 3 of 16 calls, 330 of 200,000 tokens, 0.1 of 15 minutes.';
  expect(outcome).toMatchObject({ spent: { calls: 3 }, allowed: job.rules });
  expect(comment()).toContain(cost);
  expect(services.publications[0]?.body).toContain(cost);
});

describe('the same ticket again', () => {
  test('with nothing new costs no call and tells nothing', async () => {
    const { services, work } = desk();
    await work(...aFix);
    const told = [...services.writes];
    const { outcome, model } = await work(...aFix);
    expect(outcome.reason).toBe('nothing-new');
    expect(model.requests).toEqual([]);
    expect(services.writes).toEqual(told);
  });

  test('with a new comment is worked again, and its comment is rewritten', async () => {
    const { services, addComment, work, comment } = desk();
    addComment('1', 'With two items.');
    await work(...aFix);
    addComment('2', 'Negative prices are still wrong.');
    const { outcome, model } = await work(reply.other('ask', 'What is a negative price?'));
    expect(outcome.reason).toBe('asked');
    const [earlier, fresh] = lastPrompt(model).split('## New since the last attempt');
    expect(earlier).toContain('With two items.');
    expect(fresh).toContain('Negative prices');
    expect([...services.comments.keys()]).toEqual(['900']);
    expect(comment()).toContain('What is a negative price?');
    expect(services.record()).toMatchObject({ read: ['1', '2'], comments: ['900'] });
    expect(services.record().inputs).toHaveLength(2);
  });

  test('that then leads to no fix still points to the pull request that there is', async () => {
    const { services, addComment, work, comment } = desk();
    await work(...aFix);
    addComment('1', 'Negative prices are still wrong.');
    await work(says('Let me see.'), says('Let me see.'));
    expect(comment()).toContain('so no pull request was opened');
    expect(comment()).toContain('Pull request from an earlier run: [https');
    expect(services.record()).toHaveProperty('pullRequest', 'https://github.test/acme/shop/pull/7');
  });

  test('after an outage is worked again, because an outage is no end', async () => {
    const { services, work, comment } = desk();
    expect((await work(outage)).outcome.reason).toBe('failed');
    expect(services.record()).toMatchObject({ inputs: [], read: [], comments: ['900'] });
    expect(comment()).toContain('ECONNREFUSED');
    expect((await work(...aFix)).outcome.reason).toBe('approved');
    expect([...services.comments.keys()]).toEqual(['900']);
  });
});

describe('the forge', () => {
  test('is asked before the model, so that a wrong token costs no call', async () => {
    const { services, work, comment } = desk();
    services.fail('check', new UserError('Set `github-token` to one that may write.'));
    const { outcome, model } = await work(...aFix);
    expect(outcome.reason).toBe('misconfigured');
    expect(model.requests).toEqual([]);
    expect(comment()).toContain('one that may write');
    expect(services.record()).toMatchObject({ attempts: 0, inputs: [] });
  });

  test("leaves someone else's commit alone, and the ticket where it is", async () => {
    const { services, work, comment } = desk({ kind: 'branch-taken', branch: 'fix/APP-17' });
    const { outcome } = await work(...aFix);
    expect(outcome.reason).toBe('branch-taken');
    expect(services.writes).toEqual([...beginning, 'publish', 'comment', 'remember']);
    expect(comment()).toContain('Last change, not in a pull request');
  });

  test('that fails to publish is reported with the change that was made', async () => {
    const { services, work, comment } = desk();
    services.fail('publish', outage);
    expect(await work(...aFix)).toMatchObject({ outcome: { reason: 'failed' }, cause: outage });
    expect(comment()).toContain('+a * b');
    expect(services.record().inputs).toEqual([]);
  });
});

describe('the ticket', () => {
  test.each(['recall', 'read'] as const)('that cannot be read (%s) stops all', async (method) => {
    const { services, work } = desk();
    services.fail(method, outage);
    const delivered = await work(...aFix);
    expect(delivered).toMatchObject({ outcome: { reason: 'failed' }, cause: outage });
    expect(delivered.ticket).toBeUndefined();
    expect(services.writes).toEqual([]);
  });

  test('that cannot be told of the beginning stays where it is and costs no call to the model', async () => {
    const { services, work } = desk();
    services.fail('comment', new UserError('The account may not comment.'));
    const { outcome, model } = await work(...aFix);
    expect(outcome).toMatchObject({
      reason: 'misconfigured',
      problem: 'The account may not comment.',
    });
    expect(model.requests).toEqual([]);
    expect(services.writes).not.toContain('move');
  });

  test('that cannot be told of the end is reported with what was published', async () => {
    const { services } = desk();
    const model = respondingModel((_, index) => {
      services.fail('comment', outage);
      return aFix[index] ?? outage;
    });
    const { outcome, cause } = await runJob(job, { ...memoryContext(model, cart), ...services });
    expect(outcome).toMatchObject({ reason: 'unreported', pullRequest: { number: 7 } });
    expect(outcome.problem).toContain('ECONNREFUSED');
    expect(cause).toBe(outage);
    expect(services.record().inputs).toEqual([]);
  });

  test('that cannot be told of an outage keeps the first of the two causes', async () => {
    const { services } = desk();
    const model = respondingModel(() => {
      services.fail('comment', new Error('another'));
      return outage;
    });
    const delivered = await runJob(job, { ...memoryContext(model, cart), ...services });
    expect(delivered).toMatchObject({ outcome: { reason: 'failed' }, cause: outage });
  });

  test('that cannot be moved is told of the pull request, and why it stayed', async () => {
    const { services, work, comment } = desk();
    services.fail('move', new UserError('The account may not move tickets.'));
    expect((await work(...aFix)).outcome.reason).toBe('approved');
    expect(comment()).toContain('pull/7');
    expect(comment()).toContain('Not moved: The account may not move tickets.');
    expect(services.writes).toContain('publish');
  });

  test('is told of a cancellation', async () => {
    const cancelled = new AbortController();
    const { services, comment } = desk();
    const model = respondingModel(() => {
      cancelled.abort();
      return new Error('aborted');
    });
    const context = memoryContext(model, cart, cancelled.signal);
    expect((await runJob(job, { ...context, ...services })).outcome.reason).toBe('cancelled');
    expect(comment()).toContain('The run was cancelled');
    expect(services.record().inputs).toEqual([]);
  });
});
