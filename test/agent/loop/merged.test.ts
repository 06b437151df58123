import { expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import type { Checks } from '../../../src/agent/ports.ts';
import { mergePatch } from '../../../src/core/edits/index.ts';
import { keptPatch } from '../../../src/core/run/index.ts';
import { memoryContext, type Scripted, scriptedModel } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, pathOf, rulesOf } from '../../support/memory/samples.ts';

const base = 'one\ntwo\nthree\nfour\n';
const theirs = 'one\nTWO\nthree\nfour\n';
const start = (ours: string) =>
  mergePatch([{ path: pathOf('src/cart.ts'), executable: false, base, ours, theirs }], new Map());

/** Tests that fail until the file says "right". */
const checks: Checks = {
  commands: [{ name: 'tests', text: 'npm test' }],
  isolation: 'They run apart.',
  prepare: async () => undefined,
  run: async (_, patch) => {
    const isRight = patch.size === 0 || [...patch.values()][0]?.after?.includes('right');
    const output = isRight ? 'ok 1 - adds\n' : 'not ok 1 - adds\n';
    return { kind: 'exited', code: isRight ? 0 : 1, output, elapsed: 1 };
  },
};

async function worked(ours: string, ...script: Scripted[]) {
  const model = scriptedModel(...script);
  const task = { instruction: '# APP-17', paths: rulesOf(), start: start(ours) };
  const context = { ...memoryContext(model, { 'src/cart.ts': theirs }), checks };
  const ended = await runLoop(task, context, { ...attemptsOf(2) });
  const prompts = model.requests.map(({ messages }) => JSON.stringify(messages));
  return { ended, prompts, text: [...keptPatch(ended.run).values()][0]?.after };
}

test('a change that merges is checked, tested and reviewed: one call', async () => {
  const { ended, prompts, text } = await worked('one\ntwo\nthree\nright\n', reply.approve());
  expect(ended.reason).toBe('approved');
  expect(ended.run.steps.map(({ kind }) => kind)).toEqual([
    'merged',
    'checked',
    'tested',
    'reviewed',
  ]);
  expect(text).toBe('one\nTWO\nthree\nright\n');
  expect(ended.spent.calls).toBe(1);
  expect(prompts[0]).toContain('+right');
});

test('of a change in conflict, the model is asked for what conflicts and nothing else', async () => {
  const { ended, prompts, text } = await worked(
    'one\n2\nthree\nright\n',
    reply.edit('src/cart.ts', 'TWO', 'TWO 2'),
    reply.approve(),
  );
  expect(ended.reason).toBe('approved');
  expect(ended.spent.calls).toBe(2);
  expect(text).toBe('one\nTWO 2\nthree\nright\n');
  expect(prompts[0]).toMatch(/From line 2, before both:\\ntwo.*made of it:\\n2.*made of it:\\nTWO/);
  expect(prompts[0]).toContain('one\\nTWO\\nthree\\nright');
  expect(prompts[1]).not.toContain('in conflict');
});

test('what is in conflict stays so while edits do not apply', async () => {
  const { prompts, text } = await worked(
    'one\n2\nthree\nright\n',
    reply.edit('src/cart.ts', 'not there', 'x'),
    reply.edit('src/cart.ts', 'TWO', 'TWO 2'),
    reply.approve(),
  );
  expect(prompts[1]).toContain('The change made of it');
  expect(text).toBe('one\nTWO 2\nthree\nright\n');
});

test('a merged change with which the tests fail is edited further', async () => {
  const { ended, prompts, text } = await worked(
    'one\ntwo\nthree\nwrong\n',
    reply.edit('src/cart.ts', 'wrong', 'right'),
    reply.approve(),
  );
  expect(ended.reason).toBe('approved');
  expect(prompts[0]).toContain('<file path=\\"src/cart.ts\\" changed=');
  expect(text).toBe('one\nTWO\nthree\nright\n');
});
