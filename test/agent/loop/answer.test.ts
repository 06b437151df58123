import { describe, expect, test } from 'vitest';
import { renderMarkdown, ticketComment } from '../../../src/core/report/index.ts';
import { keptPatch } from '../../../src/core/run/index.ts';
import {
  lastPrompt,
  type MemoryFiles,
  memoryContext,
  type Scripted,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';
import { runLoop } from '../../support/receipts/run-loop.ts';

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
    [
      'that promises more',
      'It is `ShopApplication`. Let me know if I should go on. Next, I will look.',
    ],
  ])('%s ends the run in one call', async (_, text) => {
    const { model, comment, ...ended } = await asked(says(text));
    expect(ended.reason).toBe(reason);
    expect(model.requests).toHaveLength(1);
    expect(comment).not.toContain('not in the repository');
  });

  test('that names something unknown is requested again, with the reason', async () => {
    const { model, comment, ...ended } = await asked(
      says('主入口类是 `com.shop.MainClass`。'),
      says('主入口类是 `com.shop.ShopApplication`。'),
    );
    expect(ended.reason).toBe(reason);
    expect(lastPrompt(model)).toContain('names things that are not in the repository: MainClass.');
    expect(model.requests).toHaveLength(2);
    expect(comment).toContain('ShopApplication');
    expect(comment).not.toContain('not in the repository');
  });

  test('that still does so is accepted, with the unknown names', async () => {
    const { model, comment, ...ended } = await asked(
      says('The entry is `com.shop.MainClass`.'),
      says('The entry is main() of `ShopLauncher`, in com/shop/Main.java.'),
    );
    expect(ended.reason).toBe(reason);
    expect(model.requests).toHaveLength(2);
    expect(comment).toMatch(
      /names ShopLauncher, com\/shop\/Main\.java, which are not in the repository\./,
    );
  });

  test('that stays is given with its doubt', async () => {
    const text = '主入口类是 `com.shop.MainClass`。';
    const { model, comment, ...ended } = await asked(says(text), says(text));
    expect(ended.reason).toBe(reason);
    expect(model.requests).toHaveLength(2);
    expect(comment).toContain('names MainClass, which is not in the repository.');
  });
});

test('a fix may still be planned after an answer that names something unknown', async () => {
  const path = 'src/main/java/com/shop/Cart.java';
  const model = scriptedModel(
    reply.other('already-fixed', 'It is in `CartBasket`.'),
    reply.fix(path),
    reply.edit(path, 'class Cart { int totalPrice() { return 1; } }', 'class Cart {}'),
    reply.approve(),
  );
  const ended = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  expect(ended.reason).toBe('approved');
});
