import { describe, expect, test } from 'vitest';
import { fitPrompt } from '../../../../src/agent/loop/prompts/fit.ts';
import { fixed, type PromptMessage, type Spare } from '../../../../src/agent/loop/prompts/part.ts';
import type { Rules, Step } from '../../../../src/core/run/index.ts';
import {
  type ModelRequest,
  messageText,
  PromptTooLong,
} from '../../../../src/engines/model/port/index.ts';
import { estimateTokens } from '../../../../src/engines/text/index.ts';
import {
  type MemoryFiles,
  respondingModel,
  type Scripted,
} from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import { keyOf, pictureOf } from '../../../support/memory/samples/tickets.ts';
import { play, playWith, promptOf } from '../played.ts';

const spare = (kind: Spare, name: string, length: number) => ({
  text: name.padEnd(length, ' word'),
  spare: { kind, name, within: (room: number) => name.padEnd(room, ' word').slice(0, room) },
});

const prompt: readonly PromptMessage[] = [
  { role: 'system', parts: [fixed('The rules.')] },
  { role: 'user', parts: [fixed('The ticket.')] },
  {
    role: 'tools',
    calls: ['one', 'two'].map((name) => ({ name, input: {}, part: spare('read', name, 5_000) })),
  },
  { role: 'user', parts: [spare('file', 'a.ts', 8_000), spare('file', 'b.ts', 3_000)] },
  { role: 'user', parts: [fixed('Now plan.')] },
];

/** Makes the prompt shorter by so many tokens. */
const fitted = (excess: number) => fitPrompt(prompt, () => excess);
const textOf = (excess: number) => fitted(excess).messages.map(messageText).join('\n');

describe('a prompt', () => {
  test('that is not too long stays as it is', () => {
    const { messages, leftOut } = fitted(0);
    expect(leftOut).toEqual([]);
    expect(messages).toHaveLength(prompt.length);
    expect(messages.map(messageText).join('').length).toBeGreaterThan(20_000);
  });

  test.each([
    [10, ['1 result of reading']],
    [2_000, ['2 results of reading']],
    [4_000, ['2 results of reading', 'parts of files: a.ts']],
    [5_200, ['2 results of reading', 'parts of files: a.ts, b.ts']],
    [9_999, ['2 results of reading', 'parts of files: a.ts, b.ts']],
  ])('that is %d tokens too long is without %j, and says so', (excess, leftOut) => {
    expect(fitted(excess).leftOut).toEqual(leftOut);
    expect(textOf(excess)).toContain(
      `(Left out here, because the prompt would be too long: ${leftOut.join('; ')}.)`,
    );
  });

  test('gives up as much as it must', () => {
    for (const excess of [10, 1_000, 3_000, 4_500]) {
      const note = 60;
      const saved = estimateTokens(textOf(0)) - estimateTokens(textOf(excess));
      expect(saved + note).toBeGreaterThanOrEqual(excess);
    }
  });

  test('gives up files that may concern the ticket first, the least likely before the others', () => {
    const likely = [spare('likely', 'c.ts', 4_000), spare('likely', 'd.ts', 4_000)];
    const whole: readonly PromptMessage[] = [{ role: 'user', parts: likely }, ...prompt];
    const leftOut = (excess: number) => fitPrompt(whole, () => excess).leftOut;
    expect(leftOut(10)).toEqual(['files that the ticket may concern: d.ts']);
    expect(leftOut(3_000)).toEqual([
      'files that the ticket may concern: d.ts, c.ts',
      '1 result of reading',
    ]);
  });

  test('never gives up the rules, the ticket and the task', () => {
    for (const text of ['The rules.', 'The ticket.', 'Now plan.'])
      expect(textOf(1_000_000)).toContain(text);
  });
});

const lines = Array.from({ length: 900 }, (_, index) => `const line${index} = "number ${index}";`);
const long = `const total = price + count;\n${lines.join('\n')}\n`;
const files: MemoryFiles = {
  'src/cart.ts': long,
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [
      `src/a${at}.ts`,
      `// ${at}\n${lines.slice(0, 200).join('\n')}\n`,
    ]),
  ),
};
const script: readonly Scripted[] = [
  reply.look('src/a0.ts', 'src/a1.ts', 'src/a2.ts'),
  reply.look('src/a3.ts', 'src/a4.ts', 'src/a5.ts'),
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'const total = price + count;', 'const total = price * count;'),
  reply.approve(),
];
const sentence = 'Set <model> to one that reads longer prompts: the endpoint answered 400.';

const tokensIn = (request: ModelRequest) => estimateTokens(promptOf(request));

/** Runs the script with a model that reads so many tokens, and may say so when it refuses. */
async function work(reads: number, isSaid: boolean, rules: Partial<Rules> = {}) {
  let at = 0;
  const model = respondingModel((request) => {
    if (tokensIn(request) > reads) return new PromptTooLong(sentence, isSaid ? reads : undefined);
    at += 1;
    return script[at - 1] ?? new Error('The script is at its end.');
  });
  const { ended, prompts } = await playWith(model, files, { rules });
  const sizes = model.requests.map(tokensIn);
  return { ended, prompts, sizes, refused: sizes.filter((size) => size > reads) };
}

const leftOut = (step: Step | undefined) =>
  step !== undefined && 'call' in step ? step.call.leftOut : undefined;

describe('a prompt that the endpoint refuses as too long', () => {
  test.each([
    ['and says how long it may be', true],
    ['and does not say how long it may be', false],
  ])('%s is made shorter once, for the rest of the run', async (_, isSaid) => {
    const { ended, refused, prompts } = await work(12_000, isSaid);
    expect(ended.reason).toBe('approved');
    expect(refused).toHaveLength(1);
    expect(ended.spent.calls).toBe(script.length + 1);
    expect(prompts.at(-1)).toContain('-const total = price');
  });

  test('says what was left out: in the prompt, and in the record of the call', async () => {
    const { ended } = await work(12_000, true);
    const recorded = ended.run.steps.flatMap((step) => leftOut(step) ?? []);
    expect(recorded[0]).toMatch(
      /^(?:files that the ticket may concern: src\/cart\.ts|\d results of reading)$/,
    );
    const made = ended.run.steps.flatMap((step) => ('call' in step ? [step.call] : []));
    for (const { prompt, leftOut: phrases } of made) {
      expect(prompt.includes('Left out here, because the prompt would be too long')).toBe(
        phrases !== undefined,
      );
    }
    expect(leftOut(ended.run.steps[0])).toBeUndefined();
  });

  test('a second time ends the run with the setting that mends it', async () => {
    const { ended, prompts } = await work(300, true);
    expect(ended).toMatchObject({ reason: 'misconfigured', problem: sentence });
    expect(prompts).toHaveLength(2);
  });
});

describe('a model whose window is known', () => {
  test('is sent no prompt that it cannot read', async () => {
    const { ended, refused } = await work(12_000, true, { window: 16_000, maxReplyTokens: 4_000 });
    expect(ended.reason).toBe('approved');
    expect(refused).toEqual([]);
    expect(ended.run.steps.some((step) => leftOut(step) !== undefined)).toBe(true);
  });

  test('keeps half of a small one for the prompt', async () => {
    const { ended, sizes } = await work(8_000, true, { window: 16_000 });
    expect(ended.reason).toBe('approved');
    expect(Math.max(...sizes)).toBeLessThan(8_000);
    expect(Math.max(...sizes)).toBeGreaterThan(3_500);
  });
});

describe('the pictures of a ticket', () => {
  const data = 'iVBORw0KGgo'.repeat(100);
  const pictures = [
    pictureOf('cart.png', { data, width: 2_800, height: 1_400 }),
    pictureOf('total.gif', { data }),
  ];

  function runWith(bounds: Partial<Rules> = {}) {
    const script = [
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', 'a + b', 'a * b'),
      reply.approve(),
    ];
    return play({ 'src/cart.ts': 'a + b\n' }, script, {
      task: { key: keyOf('APP-17'), pictures },
      rules: { maxAttempts: 1, ...bounds },
    });
  }

  test('every request shows them once, in the part that all begin with', async () => {
    const { ended, model } = await runWith();
    const { requests } = model;
    expect(ended.reason).toBe('approved');
    expect(requests).toHaveLength(3);
    for (const { messages, stable = 0 } of requests) {
      const shown = messages.flatMap((message) =>
        message.role === 'tools' ? [] : (message.pictures ?? []),
      );
      expect(shown).toEqual(pictures);
      const [rules, first] = requests[0]?.messages.map(messageText) ?? [];
      const [own, text = ''] = messages.slice(0, stable).map(messageText);
      expect(own).toBe(rules);
      expect(first?.startsWith(text.replace(/\s*\(picture 1[\s\S]*/, ''))).toBe(true);
      expect(messages.slice(0, stable)).toContainEqual(expect.objectContaining({ pictures }));
      expect(messageText(messages[0] ?? { role: 'user', text: '' })).toContain('Ticket, pictures');
    }
  });

  test('the record of a run names them without their bytes', async () => {
    const { ended } = await runWith();
    const record = JSON.stringify(ended.run);
    expect(record).toContain('(picture 2: total.gif, image/png, 3 bytes)');
    expect(record).not.toContain(data);
  });

  test('a prompt that is too long gives them up before anything else, and says so', async () => {
    const { ended, prompts } = await runWith({ window: 8_000, maxReplyTokens: 2_000 });
    expect(ended.reason).toBe('approved');
    for (const text of prompts) {
      expect(text).not.toContain('picture 1');
      expect(text).toContain('the prompt would be too long: the pictures.)');
      expect(text).toContain('cart.ts');
    }
  });
});
