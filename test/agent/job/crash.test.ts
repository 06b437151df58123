import { afterEach, describe, expect, test, vi } from 'vitest';
import { runJob } from '../../../src/agent/job/index.ts';
import type { Model } from '../../../src/agent/ports.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
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
import { seal } from '../../support/seal.ts';

afterEach(() => vi.useRealTimers());

const job = jobOf();
const aQuestion = [reply.other('ask', 'Which total?')];

/** The calls of a job that publishes a fix, in the order in which they start. */
const callNames = [
  ...['recall', 'recallMark', 'read', 'check', 'lease'],
  ...['recall', 'recallMark', 'read', 'findOther', 'remember', 'comment', 'remember', 'move'],
  ...['ask', 'ask', 'ask'],
  ...['look', 'publish', 'link', 'move', 'comment', 'recall', 'remember', 'release'],
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
  return { made, reason: delivered?.outcome.reason };
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
  if (texts.join().includes('/pull/7')) expect(services.publications.length).toBeGreaterThan(0);
}

/** Returns the inputs that the record, or else the pull request, says were worked. */
async function workedInputs(services: MemoryServices): Promise<readonly string[]> {
  const mark = await services.forge.recall(job.key, job.branch, seal);
  return [...new Set([...services.record().inputs, ...(mark?.inputs ?? [])])];
}

test('a job without faults makes these calls', async () => {
  const services = memoryServices(() => ticketOf());
  expect(await deliver(services, aFix)).toEqual({ made: callNames, reason: 'approved' });
  expectAgreement(services);
});

describe.each(faults)('a process that %s', (fault) => {
  test.each(callNames.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) leaves a state from which the next job can continue',
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

  test.each(callNames.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) lets the next job end differently',
    async (at) => {
      const services = memoryServices(() => ticketOf());
      await deliver(services, aFix, at, fault);
      const wasMarked = (await workedInputs(services)).length > 0;
      const isPublished = services.publications.length > 0;
      const { made, reason } = await deliver(services, aQuestion);
      expect(reason).toBe(wasMarked ? 'nothing-new' : isPublished ? 'approved' : 'asked');
      if (isPublished) expect(made).not.toContain('ask');
      expectAgreement(services);
      expect(await workedInputs(services)).toHaveLength(1);
    },
  );
});
