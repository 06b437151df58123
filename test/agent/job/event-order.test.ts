import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runJob } from '../../../src/agent/job/index.ts';
import { inputFingerprint } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { memoryContext, scriptedModel } from '../../support/memory/context.ts';
import { failingProcess, faults, servicesThrough } from '../../support/memory/failing-process.ts';
import { aFix, cart, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf } from '../../support/memory/samples.ts';
import { withoutWaiting } from '../../support/memory/without-waiting.ts';
import { runs } from '../../support/property-runs.ts';

const anEvent = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('commented' as const) }) },
  fc.record({ kind: fc.constant('reopened' as const) }),
  fc.record({ kind: fc.constant('delivered again' as const) }),
  fc.record({
    kind: fc.constant('dies' as const),
    at: fc.integer({ min: 1, max: 23 }),
    fault: fc.constantFrom(...faults),
  }),
  fc.record({ kind: fc.constantFrom('forbidden' as const, 'allowed' as const) }),
);
type Event = typeof anEvent extends fc.Arbitrary<infer Value> ? Value : never;

const forbidden = new UserError('Give the account the permission "Edit issues".');

/** Plays events on one ticket; returns the inputs that were worked, and in how many runs the model was asked. */
async function play(events: readonly Event[], script: typeof aFix) {
  const made = jobFixture();
  const ended: string[] = [];
  let begun = 0;
  let delivery = { delivery: 'delivery-0', reopened: false };
  for (const [index, event] of events.entries()) {
    if (event.kind === 'commented') made.addComment(String(index + 1), `Word ${index}.`);
    if (event.kind === 'commented' || event.kind === 'reopened')
      delivery = { delivery: `delivery-${index}`, reopened: event.kind === 'reopened' };
    if (event.kind === 'reopened') made.setStatus({ name: 'Zu erledigen', category: 'new' });
    if (event.kind === 'forbidden' || event.kind === 'allowed')
      made.services.fail('remember', event.kind === 'forbidden' ? forbidden : undefined);
    const { at, fault } =
      event.kind === 'dies' ? event : { at: 0, fault: 'crashes before it' as const };
    const { through, death, signal } = failingProcess(at, fault);
    const model = scriptedModel(...script);
    const context = memoryContext(
      { ask: (...of) => through('ask', () => model.ask(...of)) },
      cart,
      signal,
    );
    const job = jobOf({ ...delivery, maxTicketAttempts: 4 });
    const delivered = await withoutWaiting(() =>
      Promise.race([
        death,
        runJob(job, { ...context, ...servicesThrough(through, made.services) }),
      ]),
    );
    if (model.requests.length > 0) begun += 1;
    if (delivered?.ticket && /approved|asked/.test(delivered.outcome.reason))
      ended.push(`${inputFingerprint(delivered.ticket)} ${JSON.stringify(delivery)}`);
  }
  return { services: made.services, ended, begun };
}

afterEach(() => vi.useRealTimers());

describe('any events in any order', () => {
  test('leave one comment and one pull request, and no input is worked twice', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anEvent, { maxLength: 12 }), async (events) => {
        const { services, ended } = await play(events, aFix);
        expect(services.comments.size).toBeLessThan(2);
        expect(new Set(services.publications.map(({ branch }) => branch)).size).toBeLessThan(2);
        expect(new Set(ended).size).toBe(ended.length);
      }),
      runs(25),
    ));

  test('are counted and limited if the record can be written', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          anEvent.filter(({ kind }) => kind !== 'forbidden'),
          { maxLength: 12 },
        ),
        async (events) => {
          const { services, ended, begun } = await play(events, [
            reply.other('ask', 'Which total?'),
          ]);
          expect(begun).toBeLessThanOrEqual(4);
          expect(services.record().attempts).toBeGreaterThanOrEqual(begun);
          expect(new Set(ended).size).toBe(ended.length);
        },
      ),
      runs(25),
    ));
});

describe('two runs for one ticket', () => {
  test.each(Array.from({ length: 20 }, (_, calls) => calls))(
    'of which the second starts %i calls later leave one comment, one pull request and one attempt',
    async (later) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      const { services, deliver } = jobFixture();
      const context = { date: () => new Date() };
      const first = deliver(aFix, { context, job: { delivery: 'a', run: '1/fix' } });
      for (let turn = 0; turn < 4 * later; turn += 1) await Promise.resolve();
      const second = deliver(aFix, { context, job: { delivery: 'b', run: '2/fix' } });
      await vi.advanceTimersByTimeAsync(60_000);
      const reasons = [(await first).outcome.reason, (await second).outcome.reason];
      expect(reasons.toSorted()).toEqual(['approved', 'nothing-new']);
      expect(services.comments.size).toBe(1);
      expect(services.publications).toHaveLength(1);
      expect(services.record().attempts).toBe(1);
    },
  );
});
