import { describe, expect, test } from 'vitest';
import { toFailure } from '../../../src/agent/loop/index.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import { mergePatch } from '../../../src/engines/edits/index.ts';
import { OutageError, UserError } from '../../../src/engines/errors.ts';
import { exited } from '../../engines/evidence/command-results.ts';
import { commentOf } from '../../support/comment-of.ts';
import {
  type MemoryFiles,
  memoryChecks,
  respondingModel,
  type Scripted,
  says,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { play, playWith } from './played.ts';

const files: MemoryFiles = {
  'src/cart.ts': 'const total = price + count;\n',
  'src/tax.ts': 'const tax = 1;\n',
  '.github/workflows/ci.yml': 'on: push\n',
};

const work = (...script: readonly Scripted[]) => play(files, script);
const plus = 'const total = price + count;';
const times = 'const total = price * count;';
const fixed = { 'src/cart.ts': `${times}\n` };

describe('a fix', () => {
  test('is planned, edited, checked, reviewed and approved', async () => {
    const { ended, prompts, last, kinds, changes } = await work(
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', plus, times),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(kinds).toEqual(['planned', 'edited', 'checked', 'reviewed']);
    expect(changes).toEqual(fixed);
    expect(prompts).toHaveLength(3);
    expect(last).toContain(`-${plus}\n+${times}`);
    expect(ended.spent).toEqual({
      ...says('').spent,
      calls: 3,
      promptTokens: 300,
      completionTokens: 30,
      cost: null,
    });
  });

  test('is told the critique, and starts from the kept patch', async () => {
    const { ended, prompts, changes } = await work(
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', plus, times),
      reply.revise('The tax is missing.'),
      reply.edit('src/tax.ts', 'const tax = 1;', 'const tax = 1.19;'),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(changes).toEqual({ ...fixed, 'src/tax.ts': 'const tax = 1.19;\n' });
    expect(prompts[3]).toContain("The reviewer's critique:\n<critique>\nThe tax is missing.\n");
    expect(prompts[3]).toContain(times);
  });
});

describe('a loop that gets nowhere stops', () => {
  test('when edits change nothing', async () => {
    const same = (between: string) =>
      says(
        `${reply.edit('src/cart.ts', plus, between).text}\n${reply.edit('src/cart.ts', between, plus).text}`,
      );
    const { ended, kinds, changes } = await work(
      reply.fix('src/cart.ts'),
      same('x'),
      same('y'),
      same('z'),
    );
    expect(ended.detail).toBe('never-applied');
    expect(kinds).toEqual(['planned', 'edited', 'edited', 'edited']);
    expect(changes).toEqual({});
  });
});

describe('an error outside the loop', () => {
  test('may be an outage; what was done is kept for the report', async () => {
    const outage = new Error('The endpoint answered 503.');
    const { ended, kinds } = await work(reply.fix('src/cart.ts'), outage);
    expect(ended).toMatchObject({ reason: 'failed', problem: outage.message, cause: outage });
    expect(kinds).toEqual(['planned']);
  });

  test('may be a cancellation, before the first call or during one', async () => {
    const cancelled = new AbortController();
    const model = respondingModel(() => {
      cancelled.abort();
      return new Error('aborted');
    });
    const context = { signal: cancelled.signal };
    for (const _ of ['during', 'before'])
      expect((await playWith(model, files, { context })).ended.reason).toBe('cancelled');
    expect(model.requests).toHaveLength(1);
  });
});

test('onStep is called with each recorded step and its elapsed time', async () => {
  const told: string[] = [];
  const { ended } = await play(files, [reply.other('ask', 'Which total?')], {
    context: { onStep: (step) => told.push(step.kind) },
  });
  expect(told).toEqual(['planned']);
  expect(ended.run.steps[0]).toHaveProperty('call.elapsed', 3);
  expect(ended.run.steps[0]).toHaveProperty('call.spent', { ...says('').spent, cost: null });
});

const javaFiles: MemoryFiles = {
  'src/main/java/com/shop/ShopApplication.java': 'public class ShopApplication {\n}\n',
  'src/main/java/com/shop/Cart.java': 'class Cart { int totalPrice() { return 1; } }\n',
};

const kinds = [
  ['answer', 'answered'],
  ['ask', 'asked'],
  ['already-fixed', 'already-fixed'],
] as const;

type Kind = (typeof kinds)[number][0];

async function asked(...script: readonly Scripted[]) {
  const task = { instruction: '# APP-17: 这个仓库的 Java 主入口类是哪个？' };
  const { ended, kept } = await play(javaFiles, script, { task });
  expect(kept.size).toBe(0);
  return { ...ended, comment: renderMarkdown(commentOf(ended), 10_000) };
}

describe.each(kinds)('a text of kind %s', (kind, reason) => {
  const says = (text: string) => reply.other(kind satisfies Kind, text);

  test.each([
    ['that names what is there', '主入口类是：com.shop.ShopApplication，见 `Cart.totalPrice()`。'],
    [
      'that promises more',
      'It is `ShopApplication`. Let me know if I should go on. Next, I will look.',
    ],
  ])('%s ends the run in one call', async (_, text) => {
    const { reason: ending, spent, comment } = await asked(says(text));
    expect([ending, spent.calls]).toEqual([reason, 1]);
    expect(comment).toContain('> ');
  });
});

describe('a change that was merged', () => {
  const base = 'one\ntwo\nthree\nfour\n';
  const theirs = 'one\nTWO\nthree\nfour\n';

  const startOf = (ours: string) =>
    mergePatch([{ path: pathOf('src/cart.ts'), executable: false, base, ours, theirs }], new Map());

  /** Tests that fail until the file says "right". */
  const checks = memoryChecks((_, patch) => {
    const isRight = patch.size === 0 || [...patch.values()][0]?.after?.includes('right');
    return isRight ? exited(0, 'ok 1 - adds\n') : exited(1, 'not ok 1 - adds\n');
  });

  async function worked(ours: string, ...script: Scripted[]) {
    const played = await play({ 'src/cart.ts': theirs }, script, {
      ...{ task: { start: startOf(ours) }, rules: { maxAttempts: 2 }, context: { checks } },
    });
    return { ...played, text: played.changes['src/cart.ts'] };
  }

  test('a change that merges is checked, tested and reviewed: one call', async () => {
    const { ended, kinds, prompts, text } = await worked(
      'one\ntwo\nthree\nright\n',
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(kinds).toEqual(['merged', 'checked', 'tested', 'reviewed']);
    expect(text).toBe('one\nTWO\nthree\nright\n');
    expect(ended.spent.calls).toBe(1);
    expect(prompts[0]).toContain('+right');
  });

  test('of a change in conflict, the model is asked for what conflicts and nothing else', async () => {
    const { ended, prompts, text } = await worked(
      'one\n2\nthree\nright\n',
      reply.edit('src/cart.ts', 'TWO', 'TWO 2'),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(ended.spent.calls).toBe(2);
    expect(text).toBe('one\nTWO 2\nthree\nright\n');
    expect(prompts[0]).toMatch(
      /From line 2, before both:\ntwo[\s\S]*made of it:\n2[\s\S]*made of it:\nTWO/,
    );
    expect(prompts[0]).toContain('one\nTWO\nthree\nright');
    expect(prompts[1]).not.toContain('in conflict');
  });

  test('what is in conflict stays so while edits do not apply', async () => {
    const { prompts, text } = await worked(
      'one\n2\nthree\nright\n',
      reply.edit('src/cart.ts', 'not there', 'x'),
      reply.edit('src/cart.ts', 'TWO', 'TWO 2'),
      reply.approve(),
    );
    expect(prompts[1]).toContain('The change made of it');
    expect(text).toBe('one\nTWO 2\nthree\nright\n');
  });

  test('a merged change with which the tests fail is edited further', async () => {
    const { ended, prompts, text } = await worked(
      'one\ntwo\nthree\nwrong\n',
      reply.edit('src/cart.ts', 'wrong', 'right'),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[0]).toContain('<file path="src/cart.ts" changed=');
    expect(text).toBe('one\nTWO\nthree\nright\n');
  });
});

describe('an error becomes the end of a run', () => {
  const { signal } = new AbortController();
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

  test.each([
    [new UserError('Set `model`.'), { reason: 'misconfigured', problem: 'Set `model`.' }],
    [new OutageError('Jira answered 500.'), { reason: 'failed', problem: 'Jira answered 500.' }],
    [
      new TypeError('fetch failed', { cause: reset }),
      { reason: 'failed', problem: 'fetch failed: read ECONNRESET' },
    ],
    [
      new Error('The model was cut off: read ECONNRESET', { cause: reset }),
      { reason: 'failed', problem: 'The model was cut off: read ECONNRESET' },
    ],
  ])('%s is a sentence without a cause', (error, failure) => {
    expect(toFailure(error, signal)).toEqual(failure);
  });

  test('a defect keeps its cause', () => {
    const defect = new TypeError('x is undefined');
    expect(toFailure(defect, signal)).toEqual({
      reason: 'failed',
      problem: 'x is undefined',
      cause: defect,
    });
  });

  test('whatever is thrown after a cancellation is none', () => {
    expect(toFailure(new TypeError('x'), AbortSignal.abort())).toEqual({ reason: 'cancelled' });
  });
});
