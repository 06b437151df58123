import { describe, expect, test } from 'vitest';
import { sweepTickets } from '../../../src/agent/job/index.ts';
import type { Model } from '../../../src/agent/ports.ts';
import { describeFinding } from '../../../src/core/tickets/index.ts';
import { OutageError } from '../../../src/core/user-error.ts';
import type { Dispatch } from '../../../src/dispatch.ts';
import { says } from '../../support/memory/context.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import type { MemoryServices } from '../../support/memory/services.ts';

const outage = new OutageError('Jira at https://example.test answered 500.');
const hours = (count: number) => count * 3_600_000;

/** Sweeps so many hours after the attempt has begun. */
async function sweep(services: MemoryServices, after: number) {
  const sent: Dispatch[] = [];
  const now = new Date(Date.parse(services.record().begun ?? '') + hours(after));
  const settings = { jql: 'project = APP', branch: 'fix/{key}' };
  const found = await sweepTickets(
    { ...settings, maxTicketAttempts: 5, attemptMs: 60_000 },
    {
      ...services,
      date: () => now,
      signal: new AbortController().signal,
      onFinding: () => {},
      dispatch: async (dispatch) => void sent.push(dispatch),
    },
  );
  return { sent, lines: found.map(describeFinding) };
}

/** Calls `then` at the model's last reply. */
function afterReplies(count: number, then: () => void): () => void {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked === count) then();
  };
}

/** Runs a job in which the report at the end fails, until Jira takes comments again. */
async function loseReport(made: ReturnType<typeof jobFixture>, script = aFix) {
  const { services, deliver } = made;
  const onAsk = afterReplies(script.length, () => services.fail('comment', outage));
  const ended = await deliver(script, { onAsk });
  services.fail('comment', undefined);
  return ended;
}

describe('an attempt whose report fails', () => {
  test('leaves a ticket in progress that a sweep finds, and sends as unfinished', async () => {
    const made = jobFixture();
    expect((await loseReport(made)).outcome.reason).toBe('unreported');
    expect(made.comment()).toContain('in progress');
    const { sent, lines } = await sweep(made.services, 1);
    expect(lines).toEqual(['APP-17: dispatched, the end of the last attempt is not reported yet']);
    expect(sent).toMatchObject([{ ticket: 'APP-17', reason: 'unfinished' }]);
  });

  test('is reported by the next run, without a model', async () => {
    const made = jobFixture();
    await loseReport(made);
    const { model, outcome } = await made.deliver([], { job: { delivery: 'a sweep' } });
    expect(model.requests).toEqual([]);
    expect(outcome.reason).toBe('approved');
    expect(made.services.publications).toHaveLength(1);
    expect(made.comment()).toContain('A fix is ready for review.');
    expect(made.comment()).toContain('https://github.test/acme/shop/pull/7');
    expect(made.comment()).not.toContain('in progress');
    expect(made.services.record()).toMatchObject({ attempts: 1, open: undefined });
    expect((await sweep(made.services, 1)).sent).toEqual([]);
    expect((await made.work()).outcome.reason).toBe('nothing-new');
  });

  test('with an answer keeps the answer', async () => {
    const made = jobFixture();
    await loseReport(made, [reply.other('answer', 'The sum rounds *down*.')]);
    const { outcome, model } = await made.work();
    expect(outcome.reason).toBe('answered');
    expect(model.requests).toEqual([]);
    expect(made.comment()).toContain('The sum rounds');
  });

  test('is kept in the pull request if Jira takes nothing at all', async () => {
    const made = jobFixture();
    const { services, deliver } = made;
    const fail = (error: Error | undefined) => {
      for (const method of ['comment', 'remember', 'move', 'link'] as const)
        services.fail(method, error);
    };
    await deliver(aFix, { onAsk: afterReplies(aFix.length, () => fail(outage)) });
    fail(undefined);
    expect((await sweep(services, 1)).sent).toMatchObject([{ reason: 'unfinished' }]);
    const { model, outcome } = await made.work();
    expect(model.requests).toEqual([]);
    expect(outcome).toMatchObject({
      reason: 'approved',
      moved: { kind: 'moved', to: 'In Prüfung' },
    });
    expect([...services.links.values()]).toMatchObject([
      { url: expect.stringMatching(/pull\/7$/) },
    ]);
    expect(services.record()).toMatchObject({ attempts: 1, open: undefined });
  });

  test('does not keep new comments from being worked', async () => {
    const made = jobFixture();
    await loseReport(made);
    made.addComment('1', 'And discounts.');
    expect((await made.work(...aFix)).model.requests).toHaveLength(3);
    expect(made.services.record()).toMatchObject({ attempts: 2, open: undefined });
  });

  test('stays to be reported if the next run cannot do so either', async () => {
    const made = jobFixture();
    await loseReport(made);
    made.services.fail('comment', outage);
    expect((await made.work()).outcome.reason).toBe('unreported');
    made.services.fail('comment', undefined);
    expect((await made.work()).outcome.reason).toBe('approved');
    expect(made.comment()).toContain('A fix is ready for review.');
  });
});

describe('an attempt that never ends', () => {
  /** Starts an attempt that waits for its model for ever. */
  async function crash(made: ReturnType<typeof jobFixture>, job = {}) {
    const asked = Promise.withResolvers<void>();
    const model: Model = {
      ask: () => {
        asked.resolve();
        return new Promise(() => {});
      },
    };
    void made.deliver([], { job, context: { model } });
    await asked.promise;
    await made.services.forge.release(made.key, { run: '1/1', until: '' });
  }

  test('is found by a sweep only once its time is over', async () => {
    const made = jobFixture();
    await crash(made);
    expect((await sweep(made.services, 0.1)).sent).toEqual([]);
    const { sent, lines } = await sweep(made.services, 1);
    expect(lines).toEqual(['APP-17: dispatched, the last attempt did not end']);
    expect(sent).toMatchObject([{ reason: 'unfinished', delivery: expect.stringMatching(/-1$/) }]);
  });

  test('is worked by the job that the sweep sends', async () => {
    const made = jobFixture();
    await crash(made);
    expect((await made.work(...aFix)).outcome.reason).toBe('approved');
    expect(made.comment()).toContain('A fix is ready');
    expect((await sweep(made.services, 1)).sent).toEqual([]);
  });

  test('is worked even if a reopening without new words had started it', async () => {
    const made = jobFixture();
    await made.work(...aFix);
    made.setStatus({ name: 'Wieder offen', category: 'indeterminate' });
    await crash(made, { delivery: 'reopening', reopened: true });
    expect((await made.deliver(aFix, { job: { delivery: 'sweep' } })).outcome.reason).toBe(
      'approved',
    );
    expect(made.services.record().attempts).toBe(3);
  });

  test('ends in a truthful comment if no attempts are left', async () => {
    const made = jobFixture(undefined, { maxTicketAttempts: 1 });
    await crash(made);
    expect((await sweep(made.services, 1)).sent).toHaveLength(1);
    expect((await made.work()).outcome.reason).toBe('ticket-attempts-exhausted');
    expect(made.comment()).not.toContain('in progress');
    expect((await sweep(made.services, 1)).sent).toEqual([]);
  });
});

test('a ticket in progress that the agent did not leave so is not even read', async () => {
  const { services, setStatus } = jobFixture();
  setStatus({ name: 'In Arbeit', category: 'indeterminate' });
  services.fail('read', outage);
  expect((await sweep(services, 1)).lines).toEqual([]);
});

test('a comment that fails in the middle of a reply is no end', async () => {
  const made = jobFixture();
  made.services.fail('comment', outage);
  expect((await made.work(says('no'))).outcome.reason).toBe('failed');
});
