import { describe, expect, test } from 'vitest';
import { reportFailure } from '../../../src/agent/work/index.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { lastPrompt, says } from '../../support/memory/context.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf } from '../../support/memory/samples/jobs.ts';
import { keyOf, ticketOf } from '../../support/memory/samples/tickets.ts';
import { memoryServices } from '../../support/memory/services.ts';

const job = jobOf({
  delivery: 'delivery-1',
  log: 'https://github.test/acme/shop/actions/runs/1',
});
const outage = new Error('connect ECONNREFUSED');
const fixture = (...[published]: Parameters<typeof jobFixture>) => jobFixture(published, job);

/** The writes before the model is asked. */
const firstWrites = ['remember', 'comment', 'remember', 'move'];

describe('a fix that is approved', () => {
  test('is published, then the ticket is linked, moved, commented and its record written', async () => {
    const { services, work, comment } = fixture();
    const { outcome } = await work(...aFix);
    expect(services.writes).toEqual([
      ...firstWrites,
      'publish',
      'remember',
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
    const { services, work } = fixture();
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

  test('leaves on the ticket what the next job needs', async () => {
    const { services, addComment, work } = fixture();
    addComment('1', 'With two items.');
    await work(...aFix);
    expect(services.record()).toEqual({
      version: 2,
      followed: { pull: 7, repairs: 0, done: [], into: 'main', told: { times: 1 } },
      inputs: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      comments: ['900'],
      read: [expect.stringMatching(/^1:[0-9a-f]{12}$/)],
      text: expect.stringMatching(/^[0-9a-f]{64}$/),
      attempts: 1,
      begun: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      seen: '2026-11-20T09:00:00.000Z',
      branch: 'fix/APP-17',
      diff: expect.stringContaining('+a * b'),
      pullRequest: 'https://github.test/acme/shop/pull/7',
      published: {
        pull: expect.objectContaining({ number: 7, draft: false }),
        lacking: [],
        report: expect.objectContaining({ reason: 'approved', attempt: 1 }),
      },
      delivery: 'delivery-1',
      left: 'indeterminate',
      leftStatus: 'In Prüfung',
    });
  });
});

describe('the same ticket again', () => {
  test('with a new comment is worked again, and its comment is rewritten', async () => {
    const { services, addComment, work, comment } = fixture();
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
    expect(services.record()).toMatchObject({
      read: [expect.stringMatching(/^1:/), expect.stringMatching(/^2:/)],
      comments: ['900'],
    });
    expect(services.record().inputs).toHaveLength(2);
  });

  test('without a fix this time leaves what stands in the pull request', async () => {
    const { services, addComment, work, comment } = fixture();
    await work(...aFix);
    addComment('1', 'Negative prices are still wrong.');
    await work(says('Let me see.'), says('Let me see.'));
    expect(comment()).toMatch(
      /^### A fix is ready for review\.\n\n\*\*Now:\*\* The last attempt changed nothing\. The agent twice/,
    );
    expect(comment()).toContain('**What changed:** It multiplies.');
    expect(comment()).toMatch(/The change is in \[pull request .*pull\/7/);
    expect(services.record()).toHaveProperty('pullRequest', 'https://github.test/acme/shop/pull/7');
  });
});

describe('the forge', () => {
  test('is checked before the model is asked, so that a wrong token costs no call', async () => {
    const { services, work, comment } = fixture();
    services.fail('check', new UserError('Set `github-token` to one that may write.'));
    const { outcome, model } = await work(...aFix);
    expect(outcome.reason).toBe('misconfigured');
    expect(model.requests).toEqual([]);
    expect(comment()).toContain('one that may write');
    expect(services.record()).toMatchObject({ attempts: 0, inputs: [] });
  });

  test("finds someone else's commit on the branch before the model is asked", async () => {
    const { services, work, comment } = fixture();
    services.takeBranch();
    const { outcome, model } = await work(...aFix);
    expect(outcome.reason).toBe('branch-taken');
    expect(model.requests).toEqual([]);
    expect(services.writes).toEqual(['comment', 'remember']);
    expect(comment()).toMatch(/The branch \S+ holds a commit .* rename or delete the branch/);
    expect(services.record()).toMatchObject({ attempts: 0 });
  });

  test("does not replace someone else's commit, and the ticket stays where it is", async () => {
    const { services, work, comment } = fixture({ kind: 'branch-taken', branch: 'fix/APP-17' });
    const { outcome } = await work(...aFix);
    expect(outcome.reason).toBe('branch-taken');
    expect(services.writes).toEqual([
      ...[...firstWrites, 'publish'],
      ...['remember', 'comment', 'remember'],
    ]);
    expect(comment()).toContain('Last change, not in a pull request');
  });
});

describe('the ticket', () => {
  test.each(['recall', 'read'] as const)(
    'that cannot be read (%s) ends the job',
    async (method) => {
      const { services, work } = fixture();
      services.fail(method, outage);
      const delivered = await work(...aFix);
      expect(delivered).toMatchObject({ outcome: { reason: 'failed' }, cause: outage });
      expect(delivered.ticket).toBeUndefined();
      expect(services.writes).toEqual([]);
    },
  );

  test('that cannot be commented at the start stays where it is and costs no call to the model', async () => {
    const { services, work } = fixture();
    services.fail('comment', new UserError('The account may not comment.'));
    const { outcome, model } = await work(...aFix);
    expect(outcome).toMatchObject({
      reason: 'misconfigured',
      problem: 'The account may not comment.',
    });
    expect(model.requests).toEqual([]);
    expect(services.writes).not.toContain('move');
  });

  test('that cannot be commented after an outage keeps the first of the two causes', async () => {
    const { services, deliver } = fixture();
    const onAsk = () => services.fail('comment', new Error('another'));
    const delivered = await deliver([outage], { onAsk });
    expect(delivered).toMatchObject({ outcome: { reason: 'failed' }, cause: outage });
  });

  test('that cannot be moved gets the pull request, and why it stayed', async () => {
    const { services, work, comment } = fixture();
    services.fail('move', new UserError('The account may not move tickets.'));
    expect((await work(...aFix)).outcome.reason).toBe('approved');
    expect(comment()).toContain('pull/7');
    expect(comment()).toContain('Not moved: The account may not move tickets.');
    expect(services.writes).toContain('publish');
  });
});

test('a job under a lease that its run has works with it, and does not give it back', async () => {
  const { services, key, deliver } = jobFixture();
  const now = new Date();
  const lease = { run: '1/1', until: new Date(now.getTime() + 3_600_000).toISOString() };
  await services.forge.lease(key, lease, 'b'.repeat(40), now);
  const { outcome } = await deliver(aFix, { context: { lease } });
  expect(outcome.reason).toBe('approved');
  const other = { ...lease, run: '2/1' };
  expect(await services.forge.lease(key, other, 'b'.repeat(40), now)).toEqual(lease);
});

test('a ticket of Jira Service Management opens no other tickets to the model', async () => {
  const offered = async (isServiceDesk: boolean) => {
    const { work, toServiceDesk } = jobFixture();
    if (isServiceDesk) toServiceDesk();
    const { model } = await work(...aFix);
    return model.requests[0]?.reads.map(({ name }) => name);
  };
  expect(await offered(false)).toContain('read_ticket');
  expect(await offered(true)).toContain('read_file');
  expect(await offered(true)).not.toContain('read_ticket');
});

describe('a job that could not start', () => {
  const job = { key: keyOf('APP-17'), versions: { agent: '0.0.0', node: '24.0.0' } };
  const { signal } = new AbortController();
  const thrown = new UserError('Set the input `model` to the name of a model.');

  test('is reported on the ticket, and the input does not count as worked', async () => {
    const services = memoryServices(() => ticketOf());
    const { outcome } = await reportFailure({ job, tickets: services.tickets, signal }, thrown);
    expect(outcome).toMatchObject({ reason: 'misconfigured', problem: thrown.message });
    const comment = renderMarkdown(services.comments.get('900') ?? [], 10_000);
    expect(comment).toContain('Set the input `model`');
    expect(comment).not.toContain('Cost');
    expect(services.record()).toMatchObject({ inputs: [], comments: ['900'], attempts: 0 });
  });

  test('is returned even if the ticket cannot be written', async () => {
    const services = memoryServices(() => ticketOf());
    services.fail('recall', outage);
    const { outcome } = await reportFailure({ job, tickets: services.tickets, signal }, thrown);
    expect(outcome).toMatchObject({ reason: 'misconfigured', problem: thrown.message });
  });
});
