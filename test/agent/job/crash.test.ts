import { afterEach, describe, expect, test, vi } from 'vitest';
import { runJob } from '../../../src/agent/job/job.ts';
import type { Model } from '../../../src/agent/ports.ts';
import { renderMarkdown } from '../../../src/core/report/markdown.ts';
import { memoryContext, type Scripted, scriptedModel } from '../../support/memory/context.ts';
import {
  type Fault,
  failingProcess,
  faults,
  servicesThrough,
} from '../../support/memory/failing-process.ts';
import { aFix, cart } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf, ticketOf } from '../../support/memory/samples.ts';
import { type MemoryServices, memoryServices } from '../../support/memory/services.ts';
import { withoutWaiting } from '../../support/memory/without-waiting.ts';

afterEach(() => vi.useRealTimers());

const job = jobOf();
const aQuestion = [reply.other('ask', 'Which total?')];

/** The calls of a delivery that publishes a fix, in the order in which they begin. */
const road = [
  ...['recall', 'recallMark', 'read', 'check', 'lease'],
  ...['recall', 'recallMark', 'read', 'remember', 'comment', 'remember', 'move'],
  ...['ask', 'ask', 'ask'],
  ...['publish', 'link', 'move', 'comment', 'recall', 'remember', 'release'],
];

/** Works the ticket until it is done or dead. */
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
  return { made, reason: delivered?.outcome.reason };
}

/** What the record, the comments and the pull requests say must never be at odds. */
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
  if (texts.join().includes('/pull/7')) expect(services.publications.length).toBeGreaterThan(0);
}

/** What the record says was worked to an end, or else the mark in the pull request. */
async function workedInputs(services: MemoryServices): Promise<readonly string[]> {
  const mark = await services.forge.recall(job.key, job.branch);
  return [...new Set([...services.record().inputs, ...(mark?.inputs ?? [])])];
}

test('a delivery that nothing happens to makes these calls', async () => {
  const services = memoryServices(() => ticketOf());
  expect(await deliver(services, aFix)).toEqual({ made: road, reason: 'approved' });
  expectAgreement(services);
});

describe.each(faults)('a process that %s', (fault) => {
  test.each(road.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) leaves what the next one can go on from',
    async (at) => {
      const services = memoryServices(() => ticketOf());
      await deliver(services, aFix, at, fault);
      expectAgreement(services);
      const wasMarked = (await workedInputs(services)).length > 0;
      const { made, reason } = await deliver(services, aFix);
      expect(reason).toBe(wasMarked ? 'nothing-new' : 'approved');
      if (wasMarked) expect(made).toEqual(['recall', 'recallMark', 'read']);
      expectAgreement(services);
      expect([...services.comments.keys()]).toEqual(['900']);
      expect(await workedInputs(services)).toHaveLength(1);
      expect(services.publications.length).toBeGreaterThan(0);
      expect((await deliver(services, aFix)).reason).toBe('nothing-new');
    },
  );

  test.each(road.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) leaves it to the next one to end otherwise',
    async (at) => {
      const services = memoryServices(() => ticketOf());
      await deliver(services, aFix, at, fault);
      const wasMarked = (await workedInputs(services)).length > 0;
      const { reason } = await deliver(services, aQuestion);
      expect(reason).toBe(wasMarked ? 'nothing-new' : 'asked');
      expectAgreement(services);
      expect(await workedInputs(services)).toHaveLength(1);
    },
  );
});
