import { afterEach, describe, expect, test, vi } from 'vitest';
import { runJob } from '../../../src/agent/job/job.ts';
import type { Model } from '../../../src/agent/ports.ts';
import { renderMarkdown } from '../../../src/core/report/markdown.ts';
import { memoryContext, type Scripted, scriptedModel } from '../../support/memory/context.ts';
import { aFix, cart } from '../../support/memory/desk.ts';
import { type MemoryEnds, memoryEnds } from '../../support/memory/ends.ts';
import {
  endsThrough,
  type Fate,
  fates,
  mortalProcess,
} from '../../support/memory/mortal-process.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf, ticketOf } from '../../support/memory/samples.ts';
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
async function deliver(ends: MemoryEnds, script: readonly Scripted[], at = 0, fate?: Fate) {
  const { made, through, death, signal } = mortalProcess(at, fate ?? 'dies before it');
  const model = scriptedModel(...script);
  const mortalModel: Model = { ask: (...of) => through('ask', () => model.ask(...of)) };
  const world = memoryContext(mortalModel, cart, signal);
  const delivered = await withoutWaiting(() =>
    Promise.race([death, runJob(job, { ...world, ...endsThrough(through, ends) })]),
  );
  return { made, reason: delivered?.outcome.reason };
}

/** What the record, the comments and the pull requests say must never be at odds. */
function expectAgreement(ends: MemoryEnds): void {
  const { inputs, comments, attempts, pullRequest } = ends.record();
  const texts = [...ends.comments.values()].map((blocks) => renderMarkdown(blocks, 100_000));
  const newest = texts.at(-1) ?? '';
  expect(new Set(ends.publications.map(({ branch }) => branch)).size).toBeLessThan(2);
  expect(inputs.length).toBeLessThan(2);
  expect(texts.length).toBeLessThan(2);
  expect(attempts).toBeGreaterThanOrEqual(inputs.length);
  for (const id of comments) expect([...ends.comments.keys()]).toContain(id);
  if (inputs.length > 0) expect(newest).not.toBe('');
  if (pullRequest !== undefined) expect(newest).toContain(pullRequest);
  if (texts.join().includes('/pull/7')) expect(ends.publications.length).toBeGreaterThan(0);
}

/** What the record says was worked to an end, or else the mark in the pull request. */
async function workedInputs(ends: MemoryEnds): Promise<readonly string[]> {
  const mark = await ends.forge.recall(job.key, job.branch);
  return [...new Set([...ends.record().inputs, ...(mark?.inputs ?? [])])];
}

test('a delivery that nothing happens to makes these calls', async () => {
  const ends = memoryEnds(() => ticketOf());
  expect(await deliver(ends, aFix)).toEqual({ made: road, reason: 'approved' });
  expectAgreement(ends);
});

describe.each(fates)('a process that %s', (fate) => {
  test.each(road.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) leaves what the next one can go on from',
    async (at) => {
      const ends = memoryEnds(() => ticketOf());
      await deliver(ends, aFix, at, fate);
      expectAgreement(ends);
      const wasMarked = (await workedInputs(ends)).length > 0;
      const { made, reason } = await deliver(ends, aFix);
      expect(reason).toBe(wasMarked ? 'nothing-new' : 'approved');
      if (wasMarked) expect(made).toEqual(['recall', 'recallMark', 'read']);
      expectAgreement(ends);
      expect([...ends.comments.keys()]).toEqual(['900']);
      expect(await workedInputs(ends)).toHaveLength(1);
      expect(ends.publications.length).toBeGreaterThan(0);
      expect((await deliver(ends, aFix)).reason).toBe('nothing-new');
    },
  );

  test.each(road.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) leaves it to the next one to end otherwise',
    async (at) => {
      const ends = memoryEnds(() => ticketOf());
      await deliver(ends, aFix, at, fate);
      const wasMarked = (await workedInputs(ends)).length > 0;
      const { reason } = await deliver(ends, aQuestion);
      expect(reason).toBe(wasMarked ? 'nothing-new' : 'asked');
      expectAgreement(ends);
      expect(await workedInputs(ends)).toHaveLength(1);
    },
  );
});
