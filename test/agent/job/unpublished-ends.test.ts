import { describe, expect, test } from 'vitest';
import { OutageError, UserError } from '../../../src/core/user-error.ts';
import { aFix, jobFixture, unpublishedFixture } from '../../support/memory/job-fixture.ts';
import { jobOf } from '../../support/memory/samples.ts';

const outage = new OutageError('GitHub answered 502 for acme/shop: Server Error.');
const kept = 'The finished change is kept: the next run for this ticket publishes it.';

describe('what is kept', () => {
  test('is a change that a setting kept from being published', async () => {
    const forbidden = new UserError('Turn on "Allow GitHub Actions to create pull requests".');
    const { first, deliver } = await unpublishedFixture(forbidden);
    expect(first.outcome).toMatchObject({ reason: 'misconfigured' });
    expect(first.outcome.notes).toContain(kept);
    const { outcome, model } = await deliver([]);
    expect([outcome.reason, model.requests.length]).toEqual(['approved', 0]);
  });

  test('is a change whose branch was taken, until the ticket is reopened', async () => {
    const taken = jobFixture({ kind: 'branch-taken', branch: 'fix/APP-17' });
    const { outcome, change: left } = await taken.work(...aFix);
    expect(outcome.reason).toBe('branch-taken');
    expect(outcome.notes).toContain(kept);
    expect(left?.patch.size).toBe(1);
    const { record, change } = taken.services;
    const freed = jobFixture();
    await freed.services.tickets.remember(jobOf().key, record());
    await freed.services.tickets.storeChange(jobOf().key, change() ?? '');
    freed.setStatus({ name: 'Zu erledigen', category: 'new' });
    const again = await freed.deliver([], { job: { delivery: '2', reopened: true } });
    expect(again.outcome.reason).toBe('approved');
  });

  test('is the change of a run that was cancelled while it published', async () => {
    const cancelled = new AbortController();
    const { services, deliver } = jobFixture();
    const forge = {
      ...services.forge,
      publish: () => {
        cancelled.abort();
        return Promise.reject(outage);
      },
    };
    const context = { forge, signal: cancelled.signal };
    const { outcome } = await deliver(aFix, { context });
    expect(outcome).toMatchObject({ reason: 'cancelled', notes: [kept] });
    expect((await deliver([])).outcome.reason).toBe('approved');
  });

  test('is a draft with why it is one', async () => {
    const job = { readyWhen: 'tested' } as const;
    const fixture = jobFixture();
    fixture.services.fail('publish', outage);
    await fixture.deliver(aFix, { job });
    fixture.services.fail('publish', undefined);
    const { outcome } = await fixture.deliver([], { job });
    expect(outcome).toMatchObject({ pullRequest: { draft: true }, lacking: [expect.any(String)] });
    expect(fixture.services.publications[0]).toMatchObject({ draft: true });
    expect(fixture.comment()).toContain('It is a draft because');
  });

  test('is the change that a review asked for, and the review counts as worked', async () => {
    const review = { id: 'review-7', author: 'ada', text: 'Round it.', remarks: [] };
    const job = { review, delivery: review.id };
    const fixture = jobFixture();
    await fixture.work(...aFix);
    fixture.services.fail('publish', outage);
    await fixture.deliver(aFix, { job });
    fixture.services.fail('publish', undefined);
    const swept = await fixture.deliver([]);
    expect(swept.outcome.reason).toBe('approved');
    expect(swept.model.requests).toEqual([]);
    expect((await fixture.deliver([], { job })).outcome.reason).toBe('nothing-new');
  });
});
