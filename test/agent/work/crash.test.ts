import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runJob } from '../../../src/agent/work/index.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import { inputFingerprint, mergeRecords } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import type { Model } from '../../../src/engines/model/port/index.ts';
import { memoryContext, type Scripted, scriptedModel } from '../../support/memory/context.ts';
import { nameOf } from '../../support/memory/endings.ts';
import {
  type Fault,
  failingProcess,
  faults,
  servicesThrough,
  type Through,
} from '../../support/memory/failing-process.ts';
import { aFix, cart, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf } from '../../support/memory/samples/jobs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { type MemoryServices, memoryServices } from '../../support/memory/services.ts';
import { withoutWaiting } from '../../support/memory/without-waiting.ts';
import { runs } from '../../support/property-runs.ts';
import { seal } from '../../support/seal.ts';

afterEach(() => vi.useRealTimers());

const job = jobOf();
const aQuestion = [reply.other('ask', 'Which total?')];

/** The calls of a job that publishes a fix, in the order in which they start. */
const callNames = [
  ...['recall', 'recallMark', 'read', 'check', 'lease'],
  ...['recall', 'recallMark', 'read', 'findOther', 'remember', 'comment', 'remember', 'move'],
  ...['ask', 'ask', 'ask'],
  ...['look', 'recall', 'publish', 'remember'],
  ...['recall', 'link', 'move', 'comment', 'remember', 'release'],
];

/** Runs a job until it ends or crashes. */
async function deliver(
  services: MemoryServices,
  script: readonly Scripted[],
  at = 0,
  fault?: Fault,
) {
  const { made, through, death, signal } = failingProcess(at, fault ?? 'crashes before it');
  const model = scriptedModel(...script);
  const mortalModel: Model = { ask: (...of) => through('ask', () => model.ask(...of)) };
  const context = memoryContext(mortalModel, cart, signal);
  const delivered = await withoutWaiting(() =>
    Promise.race([death, runJob(job, { ...context, ...servicesThrough(through, services) })]),
  );
  return { made, end: delivered && nameOf(delivered.outcome) };
}

/** The record, the comments and the pull requests must never contradict each other. */
function expectAgreement(services: MemoryServices): void {
  const { inputs, comments, attempts, pullRequest } = services.record();
  const texts = [...services.comments.values()].map((blocks) => renderMarkdown(blocks, 100_000));
  const newest = texts.at(-1) ?? '';
  expect(new Set(services.publications.map(({ branch }) => branch)).size).toBeLessThan(2);
  expect(inputs.length).toBeLessThan(2);
  expect(texts.length).toBeLessThan(2);
  expect(attempts).toBeGreaterThanOrEqual(inputs.length);
  for (const id of comments) expect([...services.comments.keys()]).toContain(id);
  if (inputs.length > 0) expect(newest).not.toBe('');
  if (pullRequest !== undefined) expect(newest).toContain(pullRequest);
  const { publications, resumed } = services;
  if (texts.join().includes('/pull/7'))
    expect(publications.length + resumed.length).toBeGreaterThan(0);
}

/** Returns the inputs that the record, or else the pull request, says were worked. */
async function workedInputs(services: MemoryServices): Promise<readonly string[]> {
  const mark = await services.forge.recall(job.key, job.branch, seal);
  return [...new Set([...services.record().inputs, ...(mark?.inputs ?? [])])];
}

/** How far an attempt has come: its change is only to be made, to be published or told, or told. */
async function progressOf(services: MemoryServices): Promise<'none' | 'made' | 'told'> {
  const record = services.record();
  const mark = await services.forge.recall(job.key, job.branch, seal);
  const { inputs, open } = mark === undefined ? record : mergeRecords(mark, record);
  if (open === undefined) return inputs.length > 0 ? 'told' : 'none';
  return open.end === undefined ? 'none' : 'made';
}

test('a job without faults makes these calls', async () => {
  const services = memoryServices(() => ticketOf());
  expect(await deliver(services, aFix)).toEqual({ made: callNames, end: 'approved' });
  expectAgreement(services);
});

describe.each(faults)('a process that %s', (fault) => {
  test.each(callNames.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) leaves a state from which the next job can continue',
    async (at) => {
      const services = memoryServices(() => ticketOf());
      await deliver(services, aFix, at, fault);
      expectAgreement(services);
      const progress = await progressOf(services);
      const { made, end } = await deliver(services, aFix);
      expect(end).toBe(progress === 'told' ? 'nothing-new' : 'approved');
      if (progress === 'told') expect(made).toEqual(['recall', 'recallMark', 'read']);
      expectAgreement(services);
      expect([...services.comments.keys()]).toEqual(['900']);
      expect(await workedInputs(services)).toHaveLength(1);
      expect(services.publications.length + services.resumed.length).toBeGreaterThan(0);
      expect((await deliver(services, aFix)).end).toBe('nothing-new');
    },
  );

  test.each(callNames.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) lets the next job end differently',
    async (at) => {
      const services = memoryServices(() => ticketOf());
      await deliver(services, aFix, at, fault);
      const progress = await progressOf(services);
      const { made, end } = await deliver(services, aQuestion);
      expect(end).toBe({ none: 'asked', made: 'approved', told: 'nothing-new' }[progress]);
      if (progress !== 'none') expect(made).not.toContain('ask');
      expectAgreement(services);
      expect(await workedInputs(services)).toHaveLength(1);
    },
  );
});

describe('events and runs at once', () => {
  const anEvent = fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('commented' as const) }) },
    fc.record({ kind: fc.constant('reopened' as const) }),
    fc.record({ kind: fc.constant('delivered again' as const) }),
    fc.record({
      kind: fc.constant('dies' as const),
      at: fc.integer({ min: 1, max: 26 }),
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
        const ends = [nameOf((await first).outcome), nameOf((await second).outcome)];
        expect(ends.toSorted()).toEqual(['approved', 'nothing-new']);
        expect(services.comments.size).toBe(1);
        expect(services.publications).toHaveLength(1);
        expect(services.record().attempts).toBe(1);
      },
    );
  });
});

describe('calls at once', () => {
  afterEach(() => vi.useRealTimers());

  /** Groups calls that run in parallel into rounds. `strays` started before an earlier round had ended. */
  function watchedCalls() {
    const rounds: string[][] = [];
    const strays: string[] = [];
    let underWay = 0;
    let hasEnded = true;
    const watch: Through = async (name, call) => {
      if (hasEnded && underWay > 0) strays.push(name);
      if (hasEnded) rounds.push([]);
      hasEnded = false;
      rounds.at(-1)?.push(name);
      underWay += 1;
      try {
        return await call();
      } finally {
        underWay -= 1;
        hasEnded = true;
      }
    };
    return { rounds, strays, watch, underWay: () => underWay };
  }

  /** Runs a job whose call number `at` fails at once, while all others take a turn of the event loop. */
  async function deliver(at = 0, fault: Fault = 'sees it fail') {
    const { watch, ...watched } = watchedCalls();
    const process = failingProcess(at, fault);
    const through: Through = (name, call) =>
      watch(name, () =>
        process.through(name, async () => {
          await new Promise((resolve) => setImmediate(resolve));
          return call();
        }),
      );
    const services = servicesThrough(
      through,
      memoryServices(() => ticketOf()),
    );
    const context = memoryContext(scriptedModel(...aFix), cart, process.signal);
    const { outcome } = await withoutWaiting(() => runJob(jobOf(), { ...context, ...services }));
    return { ...watched, made: process.made, reason: outcome.reason };
  }

  test('independent calls are made in parallel', async () => {
    const { rounds, strays, reason } = await deliver();
    expect(reason).toBe('approved');
    expect(strays).toEqual([]);
    expect(rounds).toEqual([
      ['recall', 'recallMark'],
      ['read'],
      ['check'],
      ['lease'],
      ['recall', 'recallMark'],
      ['read'],
      ['findOther'],
      ['remember'],
      ['comment'],
      ['remember', 'move'],
      ['look'],
      ['recall'],
      ['publish', 'remember'],
      ['recall'],
      ['link', 'move'],
      ['comment'],
      ['remember'],
      ['release'],
    ]);
  });

  describe.each(['sees it fail', 'is cancelled in it'] as const)('a run that %s', (fault) => {
    test.each(Array.from({ length: 22 }, (_, index) => index + 1))(
      'at call %i continues only when no other call is in progress',
      async (at) => {
        const { strays, underWay, made } = await deliver(at, fault);
        expect(made.length).toBeGreaterThanOrEqual(at);
        expect(strays).toEqual([]);
        expect(underWay()).toBe(0);
      },
    );
  });
});
