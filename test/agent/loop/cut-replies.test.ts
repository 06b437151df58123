import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import type { ModelReply } from '../../../src/agent/ports.ts';
import { memoryContext, says, scriptedModel } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const files = { 'src/cart.ts': 'a + b\n' };
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const cutOff = (text = '', thoughts = 0): ModelReply => {
  const tokens = { completionTokens: 16_000, reasoningTokens: thoughts };
  const { spent, ...rest } = says(text, 'cut');
  return { ...rest, spent: { ...spent, ...tokens } };
};
const cut = (made: ModelReply): ModelReply => ({ ...made, ended: 'cut' });

async function work(...script: readonly ModelReply[]) {
  const model = scriptedModel(...script);
  const ended = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  return { model, ended, kinds: ended.run.steps.map(({ kind }) => kind) };
}

const misfit = (text: string) => reply.edit('src/cart.ts', text, 'a * b');

/** Replies of every step, of which none is cut. */
const road = [
  reply.look('src/cart.ts'),
  reply.fix('src/cart.ts'),
  misfit('nowhere'),
  misfit('elsewhere'),
  reply.whole('a - b'),
  reply.revise('It must multiply.'),
  reply.edit('src/cart.ts', 'a - b', 'a * b'),
  reply.approve(),
];

describe('a reply that is cut', () => {
  test.each(road.map((_, at) => at))(
    'is asked for once more, with more room from then on: %i',
    async (at) => {
      const whole = await work(...road);
      const { model, ended, kinds } = await work(...road.slice(0, at), cutOff(), ...road.slice(at));
      expect(ended.reason).toBe('approved');
      expect(kinds.filter((kind) => kind !== 'cut')).toEqual(whole.kinds);
      expect(kinds.filter((kind) => kind === 'cut')).toHaveLength(1);
      const roomy = model.requests.map(({ needsRoom }) => needsRoom === true);
      expect(roomy).toEqual(model.requests.map((_, index) => index > at));
    },
  );

  test('before every other reply of a run costs it nothing but calls', async () => {
    const [first, ...rest] = road.flatMap((made) => [cutOff(), made]);
    const whole = await work(...road);
    const { ended, kinds } = await work(...(first ? [first] : []), ...rest);
    expect(ended.reason).toBe('approved');
    expect(kinds.filter((kind) => kind !== 'cut')).toEqual(whole.kinds);
  });

  test.each([
    ['a plan', [], reply.fix('src/cart.ts')],
    ['a read', [], reply.look('src/cart.ts')],
    ['an edit', [reply.fix('src/cart.ts')], reply.edit('src/cart.ts', 'a + b', 'a * b')],
    [
      'a verdict',
      [reply.fix('src/cart.ts'), reply.edit('src/cart.ts', 'a + b', 'a * b')],
      reply.approve(),
    ],
  ])('is not used, even if it looks complete: %s', async (_, before, made) => {
    const { kinds } = await work(...before, cut(made));
    expect(kinds.at(-1)).toBe('cut');
  });

  test.each(road.map((_, at) => at))('is said to the model, once: %i', async (at) => {
    const { model } = await work(...road.slice(0, at), cutOff(), ...road.slice(at));
    const said = model.requests.map(({ messages }) => JSON.stringify(messages));
    const told = said.map((text) => text.split('was cut off at its length limit').length - 1);
    expect(told).toEqual(said.map((_, index) => (index === at + 1 ? 1 : 0)));
  });
});

describe('a reply is empty', () => {
  test.each([
    '',
    ' \n',
    '<think>Let me see.',
    '<think>Let me see.</think>\n',
    'So it adds.</think>',
  ])('if it says %j', async (text) => {
    const { ended, kinds } = await work(says(text), reply.other('answer', 'In the cart.'));
    expect(kinds).toEqual(['cut', 'planned']);
    expect(ended.run.steps[0]).toMatchObject({ asked: 'plan', why: 'empty' });
    expect(ended.reason).toBe('answered');
  });

  test('unless it says anything besides its thoughts', async () => {
    const { kinds } = await work(says('<think>It adds.</think> I will plan.'));
    expect(kinds).toEqual(['unusable']);
  });
});

describe('a reply that reads where a whole file is due', () => {
  test('is asked for again, and told why', async () => {
    const [at, asked] = [4, 'rewrite'];
    const stray = { ...reply.look('src/cart.ts'), text: 'I look again.' };
    const { model, ended, kinds } = await work(...road.slice(0, at), stray, ...road.slice(at));
    expect(ended.reason).toBe('approved');
    expect(kinds[at]).toBe('cut');
    expect(ended.run.steps[at]).toMatchObject({ asked, why: 'calls' });
    const again = model.requests[at + 1];
    expect(again?.needsRoom).not.toBe(true);
    expect(JSON.stringify(again?.messages.at(-1))).toContain('nothing can be read any more');
  });
});

describe('two replies in a row that are cut end the run', () => {
  test.each([
    ['in a plan', [], 'a plan'],
    ['in an edit', [reply.fix('src/cart.ts')], 'an edit'],
    ['in a rewrite', road.slice(1, 4), 'a whole file'],
    ['in a review', road.slice(1, 5), 'a review'],
  ])('%s, and it says why', async (_, before, noun) => {
    const { ended, model } = await work(...before, cutOff('', 16_000), says(''));
    expect(ended.reason).toBe('reply-cut');
    expect(ended.problem).toBe(
      `Asked for ${noun}, the model sent two replies that cannot be used: the first was cut off at its length limit (16,000 tokens, nothing but thoughts), the second was empty (10 tokens). To mend this, lower \`reasoning-effort\` or set \`model\` to another model.`,
    );
    expect(model.requests).toHaveLength(before.length + 2);
  });
});

test('a reply that uses up the run is named as the cause', async () => {
  const rules = { ...attemptsOf(3), maxTokens: 17_000 };
  const context = memoryContext(scriptedModel(cutOff('', 16_000)), files);
  const ended = await runLoop(task, context, rules);
  expect(ended.reason).toBe('budget-exhausted');
  expect(ended.problem).toMatch(/^Asked for a plan, .* nothing but thoughts.* `max-tokens`/);
});
