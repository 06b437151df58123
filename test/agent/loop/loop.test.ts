import { describe, expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { messageText } from '../../../src/agent/ports.ts';
import { keptPatch } from '../../../src/core/run/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import {
  lastPrompt,
  type MemoryFiles,
  memoryContext,
  respondingModel,
  type ScriptedModel,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const files: MemoryFiles = {
  'src/cart.ts': 'const total = price + count;\n',
  'src/tax.ts': 'const tax = 1;\n',
  '.github/workflows/ci.yml': 'on: push\n',
};
const rules = attemptsOf(3);
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const work = (model: ScriptedModel) => runLoop(task, memoryContext(model, files), rules);
const steps = ({ run }: LoopResult) => run.steps.map(({ kind }) => kind);
const changes = ({ run }: LoopResult) =>
  Object.fromEntries([...keptPatch(run)].map(([path, { after }]) => [path, after]));

const plus = 'const total = price + count;';
const times = 'const total = price * count;';
const fixed = { 'src/cart.ts': `${times}\n` };

describe('a fix', () => {
  test('is planned, edited, checked, reviewed and approved', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', plus, times),
      reply.approve(),
    );
    const ended = await work(model);
    expect(ended.reason).toBe('approved');
    expect(steps(ended)).toEqual(['planned', 'edited', 'checked', 'reviewed']);
    expect(changes(ended)).toEqual(fixed);
    expect(model.requests).toHaveLength(3);
    expect(lastPrompt(model)).toContain(`-${plus}\n+${times}`);
  });

  test('is told about broken syntax and repairs it; the broken text is never kept', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', plus, 'BROKEN'),
      reply.edit('src/cart.ts', plus, times),
      reply.approve(),
    );
    const ended = await work(model);
    expect(ended.reason).toBe('approved');
    expect(changes(ended)).toEqual(fixed);
    const second = model.requests[2]?.messages.map(messageText).join('\n');
    expect(second).toContain(
      '<problem path="src/cart.ts">\nline 1, column 1: it says BROKEN\n> 1 | BROKEN\n',
    );
    expect(second).toContain(`<file path="src/cart.ts">\n${plus}\n`);
  });

  test('is told the critique, and starts from the kept patch', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', plus, times),
      reply.revise('The tax is missing.'),
      reply.edit('src/tax.ts', 'const tax = 1;', 'const tax = 1.19;'),
      reply.approve(),
    );
    const ended = await work(model);
    expect(ended.reason).toBe('approved');
    expect(changes(ended)).toEqual({ ...fixed, 'src/tax.ts': 'const tax = 1.19;\n' });
    const second = model.requests[3]?.messages.map(messageText).join('\n');
    expect(second).toContain("The reviewer's critique:\n<critique>\nThe tax is missing.\n");
    expect(second).toContain(times);
  });

  test('keeps a sound attempt when the next one is broken', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', plus, times),
      reply.revise('A'),
      reply.edit('src/cart.ts', times, 'BROKEN'),
      reply.edit('src/cart.ts', times, 'still BROKEN'),
    );
    const ended = await work(model);
    expect(ended.reason).toBe('attempts-exhausted');
    expect(changes(ended)).toEqual(fixed);
  });
});

describe('a loop that gets nowhere stops', () => {
  const attempt = (search: string, replace: string, critique: string) => [
    reply.edit('src/cart.ts', search, replace),
    reply.revise(critique),
  ];

  test('at the second of two critiques that differ only in form', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      ...attempt(plus, 'a', '这个类的入口是：com.simple.App。Check it!'),
      ...attempt('a', 'b', '这个类的入口是 com.simple.App，check IT'),
    );
    const ended = await work(model);
    expect(ended.reason).toBe('repeated-critique');
    expect(model.requests).toHaveLength(5);
  });

  test('after the allowed attempts', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      ...attempt(plus, 'a', 'One'),
      ...attempt('a', 'b', 'Two'),
      ...attempt('b', 'c', 'Three'),
    );
    expect((await work(model)).reason).toBe('attempts-exhausted');
  });

  test.each(['Let me now fix this in src/cart.ts.', "Next, I'll update the file.", 'APPROVED'])(
    'after one nudge, when the reply to an edit is only %j',
    async (promise) => {
      const model = scriptedModel(reply.fix('src/cart.ts'), says(promise), says(promise));
      const ended = await work(model);
      expect(ended.reason).toBe('no-action');
      expect(model.requests).toHaveLength(3);
      expect(lastPrompt(model)).toContain(
        'could not be used: it contains no SEARCH/REPLACE block.',
      );
    },
  );

  test('and a verdict in prose does not count', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', plus, times),
      says('APPROVED. All tests pass.'),
      says('I approve this change.'),
    );
    const ended = await work(model);
    expect(ended.reason).toBe('no-action');
    expect(lastPrompt(model)).toContain('it does not call the tool `verdict`');
  });

  test('when edits change nothing', async () => {
    const same = (between: string) =>
      says(
        `${reply.edit('src/cart.ts', plus, between).text}\n${reply.edit('src/cart.ts', between, plus).text}`,
      );
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      same('x'),
      same('y'),
      reply.whole(plus),
      same('z'),
    );
    const ended = await work(model);
    expect(ended.reason).toBe('attempts-exhausted');
    expect(steps(ended)).toEqual(['planned', 'edited', 'edited', 'rewritten', 'edited']);
    expect(changes(ended)).toEqual({});
  });

  test('at the second of two identical edits', async () => {
    const broken = reply.edit('src/cart.ts', plus, 'BROKEN');
    const ended = await work(scriptedModel(reply.fix('src/cart.ts'), broken, broken));
    expect(ended.reason).toBe('repeated');
    expect(steps(ended)).toEqual(['planned', 'edited', 'checked', 'edited']);
  });

  test('at an edit that undoes the one before', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      ...attempt(plus, times, 'Add again.'),
      reply.edit('src/cart.ts', times, plus),
    );
    const ended = await work(model);
    expect(ended.reason).toBe('repeated');
    expect(changes(ended)).toEqual(fixed);
  });

  test('and promises of more do not keep an approved run going', async () => {
    const approval = { ...reply.approve(), text: "Let me also check the tests. Next, I'll go on." };
    const model = scriptedModel(
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', plus, times),
      approval,
    );
    expect((await work(model)).reason).toBe('approved');
    expect(model.requests).toHaveLength(3);
  });
});

describe('an error outside the loop', () => {
  test('may be a configuration problem', async () => {
    const ended = await work(scriptedModel(new UserError('Set `model` to another.')));
    expect(ended).toMatchObject({ reason: 'misconfigured', problem: 'Set `model` to another.' });
  });

  test('may be an outage; what was done is kept for the report', async () => {
    const outage = new Error('The endpoint answered 503.');
    const ended = await work(scriptedModel(reply.fix('src/cart.ts'), outage));
    expect(ended).toMatchObject({ reason: 'failed', problem: outage.message, cause: outage });
    expect(steps(ended)).toEqual(['planned']);
  });

  test('may be a cancellation, before the first call or during one', async () => {
    const cancelled = new AbortController();
    const model = respondingModel(() => {
      cancelled.abort();
      return new Error('aborted');
    });
    const context = memoryContext(model, files, cancelled.signal);
    expect((await runLoop(task, context, rules)).reason).toBe('cancelled');
    expect((await runLoop(task, context, rules)).reason).toBe('cancelled');
    expect(model.requests).toHaveLength(1);
  });
});

test('onStep is called with each recorded step and its elapsed time', async () => {
  const told: string[] = [];
  const context = memoryContext(scriptedModel(reply.other('ask', 'Which total?')), files);
  const ended = await runLoop(task, { ...context, onStep: (step) => told.push(step.kind) }, rules);
  expect(told).toEqual(['planned']);
  expect(ended.run.steps[0]).toHaveProperty('call.elapsed', 3);
  expect(ended.run.steps[0]).toHaveProperty('call.spent', {
    calls: 1,
    promptTokens: 100,
    completionTokens: 10,
    reasoningTokens: 0,
    cachedTokens: 0,
    cacheWrittenTokens: 0,
    estimated: false,
    cost: null,
  });
});
