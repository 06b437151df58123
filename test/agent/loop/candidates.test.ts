import { describe, expect, test } from 'vitest';
import type { Checks } from '../../../src/agent/ports.ts';
import { keptPatch, type Rules } from '../../../src/core/run/index.ts';
import {
  type MemoryFiles,
  memoryContext,
  respondingModel,
  type Scripted,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';
import { runCandidates } from '../../support/receipts/run-loop.ts';

const files: MemoryFiles = { 'src/cart.ts': 'one\ntwo\nthree\n' };
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };

/** Tests that fail until the file says "right". */
const checks: Checks = {
  commands: [{ name: 'tests', text: 'npm test' }],
  isolation: 'They run apart.',
  prepare: async () => undefined,
  run: async (_, patch) => {
    const isRight = [...patch.values()].every(({ after }) => after?.includes('right'));
    const output = isRight ? 'ok 1 - adds\n' : 'not ok 1 - adds\n';
    return { kind: 'exited', code: isRight ? 0 : 1, output, elapsed: 1 };
  },
};

async function worked(maxCandidates: number, more: Partial<Rules>, ...script: Scripted[]) {
  const model = scriptedModel(...script);
  const rules = { ...attemptsOf(1), maxCandidates, ...more };
  const ended = await runCandidates(task, { ...memoryContext(model, files), checks }, rules);
  return { ended, requests: model.requests };
}

const change = (to: string, from = 'two') => [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', from, to),
];
const textOf = (run: Parameters<typeof keptPatch>[0]) => [...keptPatch(run).values()][0]?.after;

describe('a change with which the tests fail', () => {
  test('is followed by another candidate, from the plan on, and the one that passes is kept', async () => {
    const script = [...change('wrong'), ...change('right'), reply.approve()];
    const { ended, requests } = await worked(2, {}, ...script);
    expect(ended.reason).toBe('approved');
    expect(textOf(ended.run)).toBe('one\nright\nthree\n');
    expect(ended.recorded.map(({ reason }) => reason)).toEqual(['tests-failed', 'approved']);
    expect(ended.spent.calls).toBe(5);
    expect(ended.problem).toBe(
      "This is the best of 2 candidates; the project's own checks fail with 1 of those that were dropped.",
    );
    expect(JSON.stringify(requests[2]?.messages)).not.toContain('The change so far');
  });

  test('is followed by none once people have something to say', async () => {
    const model = scriptedModel(...change('wrong'), ...change('right'), reply.approve());
    const context = { ...memoryContext(model, files), checks, isEnded: async () => true };
    const ended = await runCandidates(task, context, { ...attemptsOf(1), maxCandidates: 2 });
    expect(ended).toMatchObject({ reason: 'tests-failed', spent: { calls: 2 } });
  });

  test('shares the calls of reading tools with the candidates after it', async () => {
    const read = reply.look('src/cart.ts');
    const script = [read, ...change('wrong'), ...change('right'), reply.approve()];
    const { ended, requests } = await worked(2, { maxLooks: 1 }, ...script);
    expect(ended.reason).toBe('approved');
    const looks = requests.map(({ reads = [] }) => reads.some(({ name }) => name !== 'plan'));
    expect(looks).toEqual([...[true, false, false], ...[false, false, false]]);
  });

  test('ends the work by default', async () => {
    const { ended } = await worked(1, {}, ...change('wrong'));
    expect(ended.reason).toBe('tests-failed');
    expect(ended.problem).toBeUndefined();
    expect(ended.recorded).toHaveLength(1);
  });

  test('is kept if it is the smallest of those that fail', async () => {
    const script = [...change('wrong'), ...change('a\nb\nc'), ...change('d\ne')];
    const { ended } = await worked(3, {}, ...script);
    expect(ended.reason).toBe('tests-failed');
    expect(textOf(ended.run)).toBe('one\nwrong\nthree\n');
    expect(ended.recorded).toHaveLength(3);
  });

  test('ends the work if nothing is left of the limits', async () => {
    const { ended, requests } = await worked(3, { maxCalls: 2 }, ...change('wrong'));
    expect(ended.reason).toBe('tests-failed');
    expect(requests).toHaveLength(2);
  });
});

test('a run that is cancelled in a later candidate is cancelled', async () => {
  const cancel = new AbortController();
  const model = respondingModel((_, index) => {
    if (index === 2) cancel.abort();
    return change('wrong')[index % 2] ?? reply.approve();
  });
  const context = { ...memoryContext(model, files), checks, signal: cancel.signal };
  const ended = await runCandidates(task, context, { ...attemptsOf(1), maxCandidates: 2 });
  expect(ended.reason).toBe('cancelled');
  expect(ended.recorded).toHaveLength(2);
});

test('a change that passes needs no other candidate', async () => {
  const { ended, requests } = await worked(3, {}, ...change('right'), reply.approve());
  expect(ended.reason).toBe('approved');
  expect(requests).toHaveLength(3);
});
