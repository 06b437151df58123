import { describe, expect, test } from 'vitest';
import { fitPrompt } from '../../../../src/agent/loop/prompts/fit.ts';
import { fixed, type PromptMessage, type Spare } from '../../../../src/agent/loop/prompts/part.ts';
import { messageText } from '../../../../src/agent/ports.ts';
import { estimateTokens } from '../../../../src/core/text/index.ts';

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
