import { expect, test } from 'vitest';
import { runLoop } from '../../../../src/agent/loop/index.ts';
import { messageText } from '../../../../src/agent/ports.ts';
import { memoryContext, scriptedModel } from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import { attemptsOf, keyOf, rulesOf } from '../../../support/memory/samples.ts';

const task = {
  key: keyOf('APP-17'),
  instruction: '# APP-17: The total is wrong',
  paths: rulesOf(),
};
/** Returns the requests of a fix. */
async function requestsOf(instruction: string) {
  const model = scriptedModel(
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', 'a * b'),
    reply.approve(),
  );
  const files = { 'AGENTS.md': 'Indent with tabs.', 'src/cart.ts': '// total\na + b\n' };
  const ended = await runLoop({ ...task, instruction }, memoryContext(model, files), attemptsOf(3));
  expect(ended.reason).toBe('approved');
  return model.requests;
}

test('every request begins with the rules, the ticket and the guidance, and then all but a review with the files', async () => {
  const requests = await requestsOf(task.instruction);
  const beginnings = requests.map(({ messages, stable }) =>
    messages.slice(0, stable).map(messageText),
  );
  expect(requests.map(({ stable }) => stable)).toEqual([2, 2, 2]);
  const [plan, edit, review] = beginnings;
  expect(edit).toEqual(plan);
  const common = [
    '<ticket>\n# APP-17: The total is wrong\n</ticket>',
    '<guidance from="AGENTS.md">\nIndent with tabs.\n</guidance>',
  ];
  expect(review).toEqual([plan?.[0], common.join('\n\n')]);
  expect(plan?.[1]).toBe(
    [
      ...common,
      '<files>\nsrc/: cart.ts\n./: AGENTS.md\n</files>',
      'Likely files, most of them in parts: change only lines that you have seen.',
      '<file path="src/cart.ts">\n// total\na + b\n\n</file>',
    ].join('\n\n'),
  );
});

test('every request of a run names the same cache and the same tools, and another run other ones', async () => {
  const [first, ...others] = await requestsOf(task.instruction);
  expect(first?.cacheKey).toMatch(/^[0-9a-f]{64}$/);
  expect(first?.allTools?.map(({ name }) => name)).toEqual([
    ...['plan', 'read_file', 'search_code', 'find_symbol', 'list_files', 'verdict'],
  ]);
  for (const { cacheKey, allTools } of others) {
    expect(cacheKey).toBe(first?.cacheKey);
    expect(allTools).toEqual(first?.allTools);
  }
  const [other] = await requestsOf('# APP-17: The tax is wrong');
  expect(other?.cacheKey).not.toBe(first?.cacheKey);
});
