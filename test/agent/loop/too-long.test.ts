import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { type ModelRequest, messageText, PromptTooLong } from '../../../src/agent/ports.ts';
import type { Rules, Step } from '../../../src/core/run/index.ts';
import { estimateTokens } from '../../../src/core/text/index.ts';
import {
  type MemoryFiles,
  memoryContext,
  respondingModel,
  type Scripted,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

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
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const script: readonly Scripted[] = [
  reply.look('src/a0.ts', 'src/a1.ts', 'src/a2.ts'),
  reply.look('src/a3.ts', 'src/a4.ts', 'src/a5.ts'),
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'const total = price + count;', 'const total = price * count;'),
  reply.approve(),
];
const sentence = 'Set <model> to one that reads longer prompts: the endpoint answered 400.';

const tokensIn = ({ messages }: ModelRequest) =>
  estimateTokens(messages.map(messageText).join('\n'));

/** Runs the script with a model that reads so many tokens, and may say so when it refuses. */
async function work(reads: number, isSaid: boolean, rules: Partial<Rules> = {}) {
  let at = 0;
  const model = respondingModel((request) => {
    if (tokensIn(request) > reads) return new PromptTooLong(sentence, isSaid ? reads : undefined);
    at += 1;
    return script[at - 1] ?? new Error('The script is at its end.');
  });
  const ended = await runLoop(task, memoryContext(model, files), { ...attemptsOf(3), ...rules });
  const sizes = model.requests.map(tokensIn);
  return { ended, requests: model.requests, sizes, refused: sizes.filter((size) => size > reads) };
}

const leftOut = (step: Step | undefined) =>
  step !== undefined && 'call' in step ? step.call.leftOut : undefined;

describe('a prompt that the endpoint refuses as too long', () => {
  test.each([
    ['and says how long it may be', true],
    ['and does not say how long it may be', false],
  ])('%s is made shorter once, for the rest of the run', async (_, isSaid) => {
    const { ended, refused, requests } = await work(12_000, isSaid);
    expect(ended.reason).toBe('approved');
    expect(refused).toHaveLength(1);
    expect(ended.spent.calls).toBe(script.length + 1);
    expect(requests.at(-1)?.messages.map(messageText).join('\n')).toContain('-const total = price');
  });

  test('says what was left out: in the prompt, and in the record of the call', async () => {
    const { ended } = await work(12_000, true);
    const recorded = ended.run.steps.flatMap((step) => leftOut(step) ?? []);
    expect(recorded[0]).toMatch(
      /^(?:files that the ticket may concern: src\/cart\.ts|\d results of reading)$/,
    );
    const prompts = ended.run.steps.flatMap((step) => ('call' in step ? [step.call] : []));
    for (const { prompt, leftOut: phrases } of prompts) {
      expect(prompt.includes('Left out here, because the prompt would be too long')).toBe(
        phrases !== undefined,
      );
    }
    expect(leftOut(ended.run.steps[0])).toBeUndefined();
  });

  test('a second time ends the run with the setting that mends it', async () => {
    const { ended, requests } = await work(300, true);
    expect(ended).toMatchObject({ reason: 'misconfigured', problem: sentence });
    expect(requests).toHaveLength(2);
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

  test('loses nothing if every prompt fits', async () => {
    const { ended } = await work(100_000, true, { window: 200_000 });
    expect(ended.run.steps.map(leftOut)).toEqual(ended.run.steps.map(() => undefined));
  });
});
