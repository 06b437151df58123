import { describe, expect, test } from 'vitest';
import { parseStoredText } from '../../../src/agent/job/finished-change.ts';
import { type Forge, messageText } from '../../../src/agent/ports.ts';
import { patchDiff } from '../../../src/core/edits/index.ts';
import { OutageError, UserError } from '../../../src/core/user-error.ts';
import { lastPrompt, respondingModel } from '../../support/memory/context.ts';
import { aFix, jobFixture, unpublishedFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf, rulesOf } from '../../support/memory/samples.ts';

const outage = new OutageError('GitHub answered 502 for acme/shop: Server Error.');
const kept = 'The finished change is kept: the next run for this ticket publishes it.';

/** Publishes only what does not stop if the base has moved. */
function movedBase(forge: Forge): Forge['publish'] {
  return async (publication) => {
    const tip = 'd'.repeat(40);
    if (publication.stopIfBaseMoved) return { kind: 'base-moved', tip };
    return forge.publish(publication);
  };
}

describe('a fix that could not be published', () => {
  test('is kept on the ticket, and the ticket says so', async () => {
    const { first, services, comment } = await unpublishedFixture(outage);
    expect(first.outcome.reason).toBe('failed');
    expect(first.outcome).toMatchObject({ problem: outage.message, notes: [kept] });
    expect(first.cause).toBeUndefined();
    expect(comment()).toContain(kept);
    expect(comment()).toContain('Last change, not in a pull request');
    expect(services.record()).toMatchObject({ inputs: [], unpublished: [expect.any(String)] });
    expect(parseStoredText(services.change() ?? '', rulesOf())).toMatchObject({
      reason: 'approved',
      branch: 'fix/APP-17',
      base: 'b'.repeat(40),
      title: 'APP-17: The total is wrong',
      lacking: [],
    });
  });

  test('is part of the result, as a patch', async () => {
    const { first } = await unpublishedFixture(outage);
    expect(first.change && patchDiff(first.change.patch)).toContain('+a * b');
  });

  test('is published by the next run without a model', async () => {
    const { services, deliver, comment } = await unpublishedFixture(outage);
    const { outcome, model, change } = await deliver([]);
    expect(model.requests).toEqual([]);
    expect(outcome).toMatchObject({
      reason: 'approved',
      pullRequest: { number: 7, draft: false },
      moved: { kind: 'moved', to: 'In Prüfung' },
      spent: { calls: 0 },
    });
    expect(change).toBeUndefined();
    const [publication] = services.publications;
    expect(publication).toMatchObject({
      base: 'b'.repeat(40),
      draft: false,
      stopIfBaseMoved: true,
    });
    expect(publication?.body).toContain('Cost: 3 of 16 calls');
    expect(comment()).toContain('pull/7');
    expect(comment()).toContain('An earlier run made this change');
    expect(comment()).toContain('+a * b');
    expect(comment()).not.toContain('Cost:');
  });

  test('leaves nothing behind once it is published', async () => {
    const { services, deliver } = await unpublishedFixture(outage);
    await deliver([]);
    expect(services.change()).toBeUndefined();
    const record = services.record();
    expect(record).toMatchObject({
      attempts: 1,
      inputs: [expect.any(String)],
      left: 'indeterminate',
    });
    expect(record.unpublished).toBeUndefined();
    expect(record.pullRequest).toContain('pull/7');
    expect((await deliver([])).outcome.reason).toBe('nothing-new');
  });

  test('stays on the ticket until it is published', async () => {
    const { services, deliver } = await unpublishedFixture(outage);
    const text = services.change();
    services.fail('publish', outage);
    const { outcome, change } = await deliver([]);
    expect(outcome).toMatchObject({ problem: outage.message, notes: [kept] });
    expect(change?.patch.size).toBe(1);
    expect(services.change()).toBe(text);
    services.fail('publish', undefined);
    expect((await deliver([])).outcome.reason).toBe('approved');
  });

  test('needs no attempt, but a run that works', async () => {
    const { deliver } = await unpublishedFixture(outage);
    const job = { maxTicketAttempts: 1, delivery: '2', reopened: true };
    expect((await deliver([], { job })).outcome.reason).toBe('approved');
  });

  test('gives way to new words, which the model gets with the change', async () => {
    const { services, addComment, deliver } = await unpublishedFixture(outage);
    addComment('1', 'It must also round.');
    const { outcome, model } = await deliver(aFix);
    expect(outcome.reason).toBe('approved');
    expect(model.requests[0]?.messages.map(messageText).join()).toContain('+a * b');
    expect(services.publications).toHaveLength(1);
    expect(services.record()).toMatchObject({ attempts: 2 });
    expect(services.record().unpublished).toBeUndefined();
    expect(services.change()).toBeUndefined();
  });

  test('is worked again if its files have changed on the base', async () => {
    const { services, deliver } = await unpublishedFixture(outage);
    const forge = { ...services.forge, publish: movedBase(services.forge) };
    const { outcome, model } = await deliver([reply.other('ask', 'Which total?')], {
      context: { forge },
    });
    expect(lastPrompt(model)).toContain('The total is wrong');
    expect(outcome.reason).toBe('asked');
    expect(services.record().unpublished).toBeUndefined();
    expect(services.change()).toBeUndefined();
    const last = await unpublishedFixture(outage);
    const exhausted = await last.deliver([], { job: { maxTicketAttempts: 1 }, context: { forge } });
    expect(exhausted.outcome.reason).toBe('approved');
    const failing = await unpublishedFixture(outage);
    const context = { forge: { ...forge, publish: movedBase(failing.services.forge) } };
    const fallen = await failing.deliver([new OutageError('The model is out.')], { context });
    expect(fallen.outcome).toMatchObject({ reason: 'approved', pullRequest: { number: 7 } });
    expect(failing.services.publications).toMatchObject([{ stopIfBaseMoved: false }]);
    expect(failing.services.change()).toBeUndefined();
  });

  test('outlives a cancelled attempt on newer files', async () => {
    const { services, deliver } = await unpublishedFixture(outage);
    const cancelled = new AbortController();
    const forge = { ...services.forge, publish: movedBase(services.forge) };
    const model = respondingModel(() => {
      cancelled.abort();
      return new Error('aborted');
    });
    const context = { forge, model, signal: cancelled.signal };
    expect((await deliver([], { context })).outcome.reason).toBe('cancelled');
    expect((await deliver([])).outcome.reason).toBe('approved');
    expect(services.publications).toHaveLength(1);
  });

  test.each([
    ['cannot be read', {}, true],
    ['touches a file that is protected now', { paths: rulesOf('', ['src/']) }, false],
    ['was made for another branch', { branch: 'bugs/APP-17' }, false],
    ['was made for another base', { into: 'next' }, false],
  ])('that %s is worked again', async (_, job, isUnreadable) => {
    const { services, deliver } = await unpublishedFixture(outage);
    if (isUnreadable) await services.tickets.storeChange(jobOf().key, '{"version":2}');
    const { outcome, model } = await deliver([reply.other('ask', 'Which total?')], { job });
    expect(outcome.reason).toBe('asked');
    expect(model.requests).toHaveLength(1);
    expect(services.change()).toBeUndefined();
  });

  test('that is void does not get around the attempts of the ticket', async () => {
    const { services, deliver } = await unpublishedFixture(outage);
    await services.tickets.dropChange(jobOf().key);
    const job = { maxTicketAttempts: 1 };
    const { outcome, model } = await deliver([], { job });
    expect(outcome.reason).toBe('ticket-attempts-exhausted');
    expect(model.requests).toEqual([]);
    expect(services.record().unpublished).toBeUndefined();
  });

  test('that cannot be read for an outage stays for the next run', async () => {
    const { services, deliver } = await unpublishedFixture(outage);
    services.fail('storedChange', new OutageError('Jira answered 503.'));
    const { outcome, model } = await deliver([]);
    expect(outcome).toMatchObject({ reason: 'failed', problem: 'Jira answered 503.' });
    expect(model.requests).toEqual([]);
    services.fail('storedChange', undefined);
    expect((await deliver([])).outcome.reason).toBe('approved');
  });

  test('that the ticket cannot keep is only in the result, and the ticket says so', async () => {
    const { services, work, comment } = jobFixture();
    services.fail('publish', outage);
    services.fail('storeChange', new UserError('Grant the account “Edit issues”.'));
    const { outcome, change } = await work(...aFix);
    expect(outcome).toMatchObject({
      problem: outage.message,
      failures: [
        'The finished change could not be kept on the ticket: Grant the account “Edit issues”.',
      ],
    });
    expect(change?.patch.size).toBe(1);
    expect(comment()).toContain('could not be kept');
    expect(services.record().unpublished).toBeUndefined();
  });
});
