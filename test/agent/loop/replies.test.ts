import { describe, expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { keptPatch, type Step } from '../../../src/core/run/index.ts';
import type { ModelReply } from '../../../src/engines/model/port/index.ts';
import { calls, type MemoryFiles, type Scripted, says } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { otherForms, writtenCalls } from '../../support/openai/written-calls.ts';
import { play } from './played.ts';

const files: MemoryFiles = {
  'src/cart.ts': 'const total = price + count;\n',
  'src/tax.ts': 'const tax = 1;\n',
};

/** What models write before and after the same actions. */
const styles: Readonly<Record<string, readonly [string, string]>> = {
  terse: ['', ''],
  chatty: [
    "Sure, happy to help! Now let me look at this. First, I'll check the cart; next, I'll update it.",
    "I should also mention the tests. Additionally, we should refactor. Let's continue!",
  ],
  'Markdown-heavy': [
    '# Analysis\n\n> **Root cause:** the `total`\n\n| step | state |\n| --- | --- |\n| 1 | *next* |\n',
    '\n---\n\n## Next steps\n\n1. [ ] Let me run the **tests**\n2. [ ] Update `README.md`\n',
  ],
  Chinese: ['好的，我先检查一下代码，接下来我会修改文件。', '现在让我继续下一步。还需要更新测试。'],
  'let me know': ['Here it is.', 'Let me know if you have questions, or if I should continue.'],
};

/** Actions that lead to a fix through every kind of step. */
const steps: readonly ModelReply[] = [
  reply.look('src/tax.ts'),
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'const nowhere = 1;', 'const total = 1;'),
  reply.whole('src/cart.ts', 'const total = price - count;'),
  reply.revise('It must multiply.'),
  says('Done.'),
  reply.edit('src/cart.ts', 'const total = price - count;', 'const total = price * count;'),
  reply.approve(),
];

/** The same actions with other text around them. */
function worded(step: ModelReply, [before, after]: readonly [string, string]): ModelReply {
  return { ...step, text: [before, step.text, after].join('\n') };
}

async function work(script: readonly ModelReply[]): Promise<LoopResult> {
  return (await play(files, script)).ended;
}

/** The steps of a run without the text of the calls and the times. */
function deeds({ reason, run }: LoopResult) {
  const steps = run.steps.map((step: Step) => ({
    ...step,
    ...{ call: undefined, said: undefined },
    reads: 'reads' in step ? step.reads.map(({ at: _, ...read }) => read) : undefined,
  }));
  return { reason, steps, kept: [...keptPatch(run).values()] };
}

test.each(Object.entries(styles))('a model that is %s takes the same steps', async (_, style) => {
  const plain = deeds(await work(steps));
  expect(plain.reason).toBe('approved');
  expect(plain.steps.map(({ kind }) => kind)).toEqual([
    'explored',
    'planned',
    'edited',
    'edited',
    'checked',
    'reviewed',
    'unusable',
    'edited',
    'checked',
    'reviewed',
  ]);
  expect(deeds(await work(steps.map((step) => worded(step, style))))).toEqual(plain);
});

test.each(Object.entries(styles))('text alone is not an action: %s', async (_, style) => {
  const ended = await work([worded(says('Done.'), style), worded(says('Done.'), style)]);
  expect(ended.detail).toBe('no-action');
});

test.each(Object.entries(styles))(
  'an answer ends the run whatever it says besides: %s',
  async (_, [before, after]) => {
    const answer = calls('plan', {
      kind: 'answer',
      understanding: before || 'u',
      reply: `${before} \`total\` ${after}`.replaceAll('README.md', 'cart.ts'),
    });
    const ended = await work([{ ...answer, text: after }]);
    expect(ended).toMatchObject({ reason: 'answered', spent: { calls: 1 } });
  },
);

const cartOnly = { 'src/cart.ts': 'a + b\n' };
const cutOff = (text = '', thoughts = 0): ModelReply => {
  const tokens = { completionTokens: 16_000, reasoningTokens: thoughts };
  const { spent, ...rest } = says(text, 'cut');
  return { ...rest, spent: { ...spent, ...tokens } };
};
const cut = (made: ModelReply): ModelReply => ({ ...made, ended: 'cut' });

const workOff = (...script: readonly ModelReply[]) => play(cartOnly, script);

const misfit = (text: string) => reply.edit('src/cart.ts', text, 'a * b');

/** Replies of every step, of which none is cut. */
const road = [
  reply.look('src/cart.ts'),
  reply.fix('src/cart.ts'),
  misfit('nowhere'),
  reply.whole('src/cart.ts', 'a - b'),
  reply.revise('It must multiply.'),
  reply.edit('src/cart.ts', 'a - b', 'a * b'),
  reply.approve(),
];

describe('a reply that is cut', () => {
  test.each(road.map((_, at) => at))(
    'is told once, and asked for again, with more room from then on: %i',
    async (at) => {
      const whole = await workOff(...road);
      const { model, ended, kinds } = await workOff(
        ...road.slice(0, at),
        cutOff(),
        ...road.slice(at),
      );
      expect(ended.reason).toBe('approved');
      expect(kinds.filter((kind) => kind !== 'cut')).toEqual(whole.kinds);
      expect(kinds.filter((kind) => kind === 'cut')).toHaveLength(1);
      const roomy = model.requests.map(({ needsRoom }) => needsRoom === true);
      expect(roomy).toEqual(model.requests.map((_, index) => index > at));
      const said = model.requests.map(({ messages }) => JSON.stringify(messages));
      const told = said.map((text) => text.split('was cut off at its length limit').length - 1);
      expect(told).toEqual(said.map((_, index) => (index === at + 1 ? 1 : 0)));
    },
  );

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
    const { kinds } = await workOff(...before, cut(made));
    expect(kinds.at(-1)).toBe('cut');
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
    const { ended, kinds } = await workOff(says(text), reply.other('answer', 'In the cart.'));
    expect(kinds).toEqual(['cut', 'planned']);
    expect(ended.run.steps[0]).toMatchObject({ asked: 'plan', why: 'empty' });
    expect(ended.reason).toBe('answered');
  });

  test('unless it says anything besides its thoughts', async () => {
    const { kinds } = await workOff(says('<think>It adds.</think> I will plan.'));
    expect(kinds).toEqual(['unusable']);
  });
});

test('a reply that reads where no look is left is asked for again, and told why', async () => {
  const stray = { ...reply.look('src/cart.ts'), text: 'I look again.' };
  const script = [...road.slice(1, 2), stray, ...road.slice(2)];
  const { model, ended, kinds } = await play(cartOnly, script, { rules: { maxLooks: 0 } });
  expect(ended.reason).toBe('approved');
  expect(kinds.slice(0, 3)).toEqual(['planned', 'cut', 'edited']);
  expect(ended.run.steps[1]).toMatchObject({ asked: 'edit', why: 'calls' });
  const again = model.requests[2];
  expect(again?.needsRoom).not.toBe(true);
  expect(JSON.stringify(again?.messages.at(-1))).toContain('nothing can be read any more');
});

describe('two replies in a row that are cut end the run', () => {
  test.each([
    ['in a plan', [], 'a plan'],
    ['in an edit', [reply.fix('src/cart.ts')], 'an edit'],
    ['in a review', road.slice(1, 4), 'a review'],
  ])('%s, and it says why', async (_, before, noun) => {
    const { ended, model } = await workOff(...before, cutOff('', 16_000), says(''));
    expect(ended.detail).toBe('reply-cut');
    expect(ended.problem).toBe(
      `Asked for ${noun}, the model sent two replies that cannot be used: the first was cut off at its length limit (16,000 tokens, nothing but thoughts), the second was empty (10 tokens). To mend this, lower \`reasoning-effort\` or set \`model\` to another model.`,
    );
    expect(model.requests).toHaveLength(before.length + 2);
  });
});

test('a reply that uses up the run is named as the cause', async () => {
  const { ended } = await play(cartOnly, [cutOff('', 16_000)], { rules: { maxTokens: 17_000 } });
  expect(ended.detail).toBe('spending');
  expect(ended.problem).toMatch(/^Asked for a plan, .* nothing but thoughts.* `max-tokens`/);
});

const replies = [
  reply.look('src/tax.ts'),
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'const total = price + count;', 'const total = price * count;'),
  reply.approve(),
];
const named = { name: 'read_file', input: { path: 'src/tax.ts' } };

/** Runs the loop with the calls of all replies changed. */
async function endingOf(change: (one: Scripted) => Scripted) {
  const { ended, kinds } = await play(files, replies.map(change));
  return { reason: ended.reason, kinds };
}

const mended = {
  reason: 'approved',
  kinds: ['explored', 'planned', 'edited', 'checked', 'reviewed'],
};

/** A reply with its call in its text, where it makes one. */
function inText(one: Scripted, write: (name: string, input: object) => string): Scripted {
  if (one instanceof Error) return one;
  const [call] = one.toolCalls;
  return call === undefined ? one : { ...one, ...says(write(call.name, Object(call.input))) };
}

describe('a bug is mended by a model whose endpoint recognises no calls', () => {
  test.each(Object.entries(writtenCalls))('%s', async (_, write) => {
    expect(await endingOf((one) => inText(one, write))).toEqual(mended);
  });
});

describe.each(Object.entries(otherForms))('a model that calls in another form: %s', (_, write) => {
  const inOtherForm = replies.map((one) => inText(one, write));

  test('is shown the form that is read, and mends the bug by it', async () => {
    const { ended, kinds, prompts } = await play(files, [
      ...inOtherForm.slice(1, 2),
      ...replies.slice(1),
    ]);
    expect([ended.reason, kinds.length]).toEqual(['approved', 5]);
    expect(prompts[1]).toContain('reply with nothing but');
  });

  test('ends the run if it repeats itself', async () => {
    const again = inOtherForm.slice(1, 2);
    const { ended, kinds } = await play(files, [...again, ...again]);
    expect([ended.detail, kinds.length]).toEqual(['no-action', 2]);
  });
});

describe('a bug is mended by a model whose endpoint spoils the names of its calls', () => {
  test('with a namespace, a number and a channel', async () => {
    const renamed = (one: Scripted): Scripted => {
      if (one instanceof Error) return one;
      const spoilt = (name: string) => `functions.${name}:0<|channel|>commentary`;
      const toolCalls = one.toolCalls.map((call) => ({ ...call, name: spoilt(call.name) }));
      return { ...one, toolCalls };
    };
    expect(await endingOf(renamed)).toEqual(mended);
  });

  test('a call without a name beside a call in the text', async () => {
    const nameless = (one: Scripted): Scripted => {
      const written = inText(one, (name, input) => JSON.stringify({ name, arguments: input }));
      if (written instanceof Error || written === one) return written;
      return { ...written, toolCalls: [{ name: '', input: {} }] };
    };
    expect(await endingOf(nameless)).toEqual(mended);
  });

  test.each([
    ['each has a name', [named], ['sealed']],
    ['one has none', [named, { name: '', input: {} }], undefined],
    ['none has one', [{ name: '', input: {} }], undefined],
  ])('what belongs to the calls goes back only if %s', async (_, toolCalls, continuation) => {
    const text = JSON.stringify({ name: named.name, arguments: named.input });
    const looking = { ...says(text), toolCalls, continuation: ['sealed'] };
    const { ended } = await play(files, [looking, ...replies.slice(1)]);
    const [first] = ended.run.steps;
    expect(ended.reason).toBe('approved');
    expect(first).toMatchObject({ kind: 'explored', reads: [{ tool: 'read_file' }] });
    expect(first).toHaveProperty('continuation', continuation);
  });
});
