import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { renderMarkdown, ticketComment } from '../../../src/core/report/index.ts';
import { keptPatch } from '../../../src/core/run/index.ts';
import {
  type MemoryFiles,
  memoryContext,
  type Scripted,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const files: MemoryFiles = {
  'src/main/java/com/shop/ShopApplication.java': 'public class ShopApplication {\n}\n',
  'src/main/java/com/shop/Cart.java': 'class Cart { int totalPrice() { return 1; } }\n',
};
const task = { instruction: '# APP-17: 这个仓库的 Java 主入口类是哪个？', paths: rulesOf() };
const kinds = [
  ['answer', 'answered'],
  ['ask', 'asked'],
  ['already-fixed', 'already-fixed'],
] as const;
type Kind = (typeof kinds)[number][0];

async function asked(...script: readonly Scripted[]) {
  const model = scriptedModel(...script);
  const ended = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  expect(keptPatch(ended.run).size).toBe(0);
  return { model, ...ended, comment: renderMarkdown(ticketComment(ended), 10_000) };
}

describe.each(kinds)('a text of kind %s', (kind, reason) => {
  const says = (text: string) => reply.other(kind satisfies Kind, text);

  test.each([
    ['that names what is there', '主入口类是：com.shop.ShopApplication，见 `Cart.totalPrice()`。'],
    ['that names a file by its end', 'See com/shop/Cart.java, line 1.'],
    ['that names nothing', '是的。'],
    ['that names what the code depends on', 'Use `Cart.setScale(2)` of `TotalRounding`.'],
    [
      'that promises more',
      'It is `ShopApplication`. Let me know if I should go on. Next, I will look.',
    ],
  ])('%s ends the run in one call', async (_, text) => {
    const { model, comment, ...ended } = await asked(says(text));
    expect(ended.reason).toBe(reason);
    expect(model.requests).toHaveLength(1);
    expect(comment).toContain('> ');
  });
});
