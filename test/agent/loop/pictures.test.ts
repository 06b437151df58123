import { expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { messageText } from '../../../src/agent/ports.ts';
import type { Rules } from '../../../src/core/run/index.ts';
import { memoryContext, scriptedModel } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, keyOf, pictureOf, rulesOf } from '../../support/memory/samples.ts';

const data = 'iVBORw0KGgo'.repeat(100);
const pictures = [
  pictureOf('cart.png', { data, width: 2_800, height: 1_400 }),
  pictureOf('total.gif', { data }),
];

async function runWith(bounds: Partial<Rules> = {}) {
  const model = scriptedModel(
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', 'a * b'),
    reply.approve(),
  );
  const context = memoryContext(model, { 'src/cart.ts': 'a + b\n' });
  const task = {
    ...{ key: keyOf('APP-17'), instruction: '# APP-17: The total is wrong' },
    ...{ paths: rulesOf(), pictures },
  };
  const ended = await runLoop(task, context, { ...attemptsOf(1), ...bounds });
  return { ended, requests: model.requests };
}

test('every request shows them once, in the part that all begin with', async () => {
  const { ended, requests } = await runWith();
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
  const { ended, requests } = await runWith({ window: 8_000, maxReplyTokens: 2_000 });
  expect(ended.reason).toBe('approved');
  for (const { messages } of requests) {
    const text = messages.map(messageText).join('\n');
    expect(text).not.toContain('picture 1');
    expect(text).toContain('the prompt would be too long: the pictures.)');
    expect(text).toContain('cart.ts');
  }
});
