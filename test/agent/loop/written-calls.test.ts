import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import type { ModelReply } from '../../../src/agent/ports.ts';
import { memoryContext, type Scripted, says, scriptedModel } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';
import { otherForms, writtenCalls } from '../../support/openai/written-calls.ts';

const files = { 'src/cart.ts': 'const total = price + count;\n', 'src/tax.ts': 'const tax = 1;\n' };
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const replies = [
  reply.look('src/tax.ts'),
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'const total = price + count;', 'const total = price * count;'),
  reply.approve(),
];

const named = { name: 'read_file', input: { path: 'src/tax.ts' } };

/** Runs the loop with the calls of all replies changed. */
async function ended(change: (one: Scripted) => Scripted) {
  const model = scriptedModel(...replies.map(change));
  const { reason, run } = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  return { reason, steps: run.steps.map(({ kind }) => kind) };
}

const mended = {
  reason: 'approved',
  steps: ['explored', 'planned', 'edited', 'checked', 'reviewed'],
};

/** A reply with its call in its text, where it makes one. */
function inText(one: Scripted, write: (name: string, input: object) => string): Scripted {
  if (one instanceof Error) return one;
  const [call] = one.toolCalls;
  return call === undefined ? one : { ...one, ...says(write(call.name, Object(call.input))) };
}

describe('a bug is mended by a model whose endpoint recognises no calls', () => {
  test.each(Object.entries(writtenCalls))('%s', async (_, write) => {
    expect(await ended((one) => inText(one, write))).toEqual(mended);
  });
});

describe.each(Object.entries(otherForms))('a model that calls in another form: %s', (_, write) => {
  const inOtherForm = replies.map((one) => inText(one, write));

  test('is shown the form that is read, and mends the bug by it', async () => {
    const model = scriptedModel(...inOtherForm.slice(1, 2), ...replies.slice(1));
    const { reason, run } = await runLoop(task, memoryContext(model, files), attemptsOf(3));
    expect([reason, run.steps.length]).toEqual(['approved', 5]);
    expect(JSON.stringify(model.requests[1]?.messages)).toContain('reply with nothing but');
  });

  test('ends the run if it repeats itself', async () => {
    const model = scriptedModel(...inOtherForm.slice(1, 2), ...inOtherForm.slice(1, 2));
    const { reason, run } = await runLoop(task, memoryContext(model, files), attemptsOf(3));
    expect([reason, run.steps.length]).toEqual(['no-action', 2]);
  });
});

describe('a bug is mended by a model whose endpoint spoils the names of its calls', () => {
  const renamed = (one: Scripted, rename: (name: string) => string): Scripted => {
    if (one instanceof Error) return one;
    const toolCalls = one.toolCalls.map((call) => ({ ...call, name: rename(call.name) }));
    return { ...one, toolCalls } satisfies ModelReply;
  };
  test.each<[string, (name: string) => string]>([
    ['a channel', (name) => `${name}<|channel|>commentary`],
    ['a namespace and a number', (name) => `functions.${name}:0`],
    ['a recipient', (name) => `assistant<|channel|>commentary to=functions.${name}`],
    ['brackets', (name) => `${name}()`],
    ['a proxy', (name) => `mcp__agent__${name}`],
  ])('%s', async (_, rename) => {
    expect(await ended((one) => renamed(one, rename))).toEqual(mended);
  });

  test('a call without a name beside a call in the text', async () => {
    const nameless = (one: Scripted): Scripted => {
      const written = inText(one, (name, input) => JSON.stringify({ name, arguments: input }));
      if (written instanceof Error || written === one) return written;
      return { ...written, toolCalls: [{ name: '', input: {} }] };
    };
    expect(await ended(nameless)).toEqual(mended);
  });

  test.each([
    ['each has a name', [named], ['sealed']],
    ['one has none', [named, { name: '', input: {} }], undefined],
    ['none has one', [{ name: '', input: {} }], undefined],
  ])('what belongs to the calls goes back only if %s', async (_, toolCalls, continuation) => {
    const text = JSON.stringify({ name: named.name, arguments: named.input });
    const looking = { ...says(text), toolCalls, continuation: ['sealed'] };
    const model = scriptedModel(looking, ...replies.slice(1));
    const { reason, run } = await runLoop(task, memoryContext(model, files), attemptsOf(3));
    expect(reason).toBe('approved');
    expect(run.steps[0]).toMatchObject({ kind: 'explored', reads: [{ tool: 'read_file' }] });
    expect(run.steps[0]).toHaveProperty('continuation', continuation);
  });
});
