import { describe, expect, test } from 'vitest';
import { patchDiff } from '../../../src/core/edits/index.ts';
import { OutageError, UserError } from '../../../src/core/user-error.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';

const outage = new OutageError('GitHub answered 502 for acme/shop: Server Error.');
const told = 'The finished change could not be published';

/** A ticket whose fix could not be published because of `error`. */
async function unpublished(error: Error) {
  const fixture = jobFixture();
  fixture.services.fail('publish', error);
  const first = await fixture.work(...aFix);
  fixture.services.fail('publish', undefined);
  return { ...fixture, first };
}

describe('a fix that could not be published', () => {
  test('is part of the result, as a patch, and the ticket says so', async () => {
    const { first, services, comment } = await unpublished(outage);
    expect(first.outcome).toMatchObject({ reason: 'failed', problem: outage.message });
    expect(first.change && patchDiff(first.change.patch)).toContain('+a * b');
    expect(comment()).toContain(told);
    expect(comment()).toContain('Last change, not in a pull request');
    expect(services.record()).toMatchObject({ inputs: [], open: { until: expect.any(String) } });
  });

  test('is made again by the next run, which is shown it', async () => {
    const { services, deliver } = await unpublished(outage);
    const { outcome, model } = await deliver(aFix);
    expect(outcome.reason).toBe('approved');
    expect(JSON.stringify(model.requests[0]?.messages)).toContain('+a * b');
    expect(services.record()).toMatchObject({ attempts: 2, inputs: [expect.any(String)] });
    expect(services.record().open).toBeUndefined();
  });

  test('waits for people if they have to change a setting first', async () => {
    const forbidden = new UserError('Turn on "Allow GitHub Actions to create pull requests".');
    const { first, services } = await unpublished(forbidden);
    expect(first.outcome).toMatchObject({ reason: 'misconfigured' });
    expect(services.record().open).toBeUndefined();
  });

  test('is left to the next run if its own was cancelled while it published', async () => {
    const cancelled = new AbortController();
    const { services, deliver, comment } = jobFixture();
    const publish = () => {
      cancelled.abort();
      return Promise.reject(outage);
    };
    const context = { forge: { ...services.forge, publish }, signal: cancelled.signal };
    const { outcome } = await deliver(aFix, { context });
    expect(outcome.reason).toBe('cancelled');
    expect(comment()).toContain(told);
    expect(services.record().open).toBeDefined();
  });
});

describe('a fix whose publication was not heard of', () => {
  /** A job that has published its fix and then ended with the answer lost. */
  async function unheard(draft = false) {
    const fixture = jobFixture(undefined, draft ? { readyWhen: 'tested' } : {});
    const { forge } = fixture.services;
    const publish: typeof forge.publish = async (publication) => {
      await forge.publish(publication);
      throw outage;
    };
    await fixture.deliver(aFix, { context: { forge: { ...forge, publish } } });
    return fixture;
  }

  test.each([false, true])(
    'is reported by the next run without a call, as a draft: %j',
    async (draft) => {
      const { deliver, services, comment } = await unheard(draft);
      const { outcome, model } = await deliver([]);
      expect(model.requests).toEqual([]);
      expect(outcome).toMatchObject({ reason: 'approved', pullRequest: { number: 7, draft } });
      expect(comment()).toContain('pull/7');
      expect(services.publications).toHaveLength(1);
      expect(services.record()).toMatchObject({ attempts: 1, inputs: [expect.any(String)] });
      expect((await deliver([])).outcome.reason).toBe('nothing-new');
    },
  );

  test('gives way to new words', async () => {
    const { deliver, addComment } = await unheard();
    addComment('1', 'It must also round.');
    const { outcome, model } = await deliver(aFix);
    expect([outcome.reason, model.requests.length]).toEqual(['approved', 3]);
  });
});
