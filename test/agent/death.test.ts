import { describe, expect, test } from 'vitest';
import { type Ends, workTicket } from '../../src/agent/delivery.ts';
import type { Forge, Model, Tickets } from '../../src/agent/ports.ts';
import { renderMarkdown } from '../../src/core/report/markdown.ts';
import { type MemoryEnds, memoryEnds } from '../support/memory/ends.ts';
import { memoryWorld, type Scripted, scriptedModel } from '../support/memory/memory.ts';
import { reply } from '../support/memory/replies.ts';
import { assignmentOf, ticketOf } from '../support/memory/samples.ts';

const job = assignmentOf();
const files = { 'src/cart.ts': 'a + b\n' };
const aFix = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'a + b', 'a * b'),
  reply.approve(),
];
const aQuestion = [reply.other('ask', 'Which total?')];

/** The calls of a delivery that publishes a fix, in their order. */
const road = [
  'recall',
  'read',
  'check',
  'ask',
  'ask',
  'ask',
  'publish',
  'move',
  'comment',
  'remember',
];

/** How a call is the last of its process, or fails. */
type Fate = 'dies before it' | 'dies after it' | 'is cancelled in it' | 'sees it fail';
const fates: readonly Fate[] = [
  'dies before it',
  'dies after it',
  'is cancelled in it',
  'sees it fail',
];

type Through = <T>(name: string, call: () => Promise<T>) => Promise<T>;

/** A process whose call number `at` meets its fate. A dead process never hears of anything again. */
function process(at: number, fate: Fate) {
  const made: string[] = [];
  const cancelled = new AbortController();
  const death = Promise.withResolvers<undefined>();
  const through: Through = async (name, call) => {
    made.push(name);
    if (made.length !== at) return call();
    if (fate === 'sees it fail') throw new Error('connect ECONNREFUSED');
    if (fate === 'is cancelled in it') {
      cancelled.abort();
      throw new Error('aborted');
    }
    if (fate === 'dies after it') await call();
    death.resolve(undefined);
    return new Promise(() => {});
  };
  return { made, through, death: death.promise, signal: cancelled.signal };
}

function endsThrough(through: Through, { tickets, forge }: Ends): Ends {
  const mortalTickets: Tickets = {
    read: (...of) => through('read', () => tickets.read(...of)),
    search: (...of) => through('search', () => tickets.search(...of)),
    recall: (...of) => through('recall', () => tickets.recall(...of)),
    remember: (...of) => through('remember', () => tickets.remember(...of)),
    comment: (...of) => through('comment', () => tickets.comment(...of)),
    move: (...of) => through('move', () => tickets.move(...of)),
  };
  const mortalForge: Forge = {
    check: () => through('check', () => forge.check()),
    publish: (...of) => through('publish', () => forge.publish(...of)),
  };
  return { tickets: mortalTickets, forge: mortalForge };
}

/** Works the ticket until it is done or dead. */
async function deliver(ends: MemoryEnds, script: readonly Scripted[], at = 0, fate = fates[0]) {
  const { made, through, death, signal } = process(at, fate ?? 'dies before it');
  const model = scriptedModel(...script);
  const mortalModel: Model = { ask: (...of) => through('ask', () => model.ask(...of)) };
  const world = memoryWorld(mortalModel, files, signal);
  const delivered = await Promise.race([death, workTicket(job, endsThrough(through, ends), world)]);
  return { made, reason: delivered?.outcome.reason };
}

/** What the record, the comments and the pull requests say must never be at odds. */
function expectAgreement(ends: MemoryEnds): void {
  const { inputs, comments, pullRequest } = ends.record();
  const texts = [...ends.comments.values()].map((blocks) => renderMarkdown(blocks, 100_000));
  const newest = texts.at(-1) ?? '';
  expect(new Set(ends.publications.map(({ branch }) => branch)).size).toBeLessThan(2);
  expect(inputs.length).toBeLessThan(2);
  for (const id of comments) expect([...ends.comments.keys()]).toContain(id);
  if (inputs.length > 0) expect(newest).not.toBe('');
  if (pullRequest !== undefined) expect(newest).toContain(pullRequest);
  if (texts.join().includes('/pull/7')) expect(ends.publications.length).toBeGreaterThan(0);
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
      const wasMarked = ends.record().inputs.length > 0;
      const { made, reason } = await deliver(ends, aFix);
      expect(reason).toBe(wasMarked ? 'nothing-new' : 'approved');
      expect(made).toEqual(wasMarked ? ['recall', 'read'] : road);
      expectAgreement(ends);
      expect(ends.record()).toMatchObject({
        inputs: [expect.any(String)],
        pullRequest: expect.stringContaining('/pull/7'),
      });
      expect((await deliver(ends, aFix)).reason).toBe('nothing-new');
    },
  );

  test.each(road.map((name, index) => [index + 1, name] as const))(
    'at call %i (%s) leaves it to the next one to end otherwise',
    async (at) => {
      const ends = memoryEnds(() => ticketOf());
      await deliver(ends, aFix, at, fate);
      const wasMarked = ends.record().inputs.length > 0;
      const { reason } = await deliver(ends, aQuestion);
      expect(reason).toBe(wasMarked ? 'nothing-new' : 'asked');
      expectAgreement(ends);
      expect(ends.record().inputs).toHaveLength(1);
    },
  );
});

test('only what dies between its comment and its record leaves a comment that is not rewritten', async () => {
  const left: string[] = [];
  for (const fate of fates)
    for (const [index, name] of road.entries()) {
      const ends = memoryEnds(() => ticketOf());
      await deliver(ends, aFix, index + 1, fate);
      await deliver(ends, aFix);
      if (ends.comments.size > 1) left.push(`${fate}: ${name}`);
    }
  expect(left).toEqual([
    'dies before it: remember',
    'dies after it: comment',
    'is cancelled in it: remember',
    'sees it fail: remember',
  ]);
});
