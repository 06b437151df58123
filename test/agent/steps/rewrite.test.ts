import { expect, test } from 'vitest';
import { rewrite } from '../../../src/agent/steps/rewrite.ts';
import { lastPrompt, says, scriptedModel } from '../../support/memory/memory.ts';
import { meteredWorld } from '../../support/memory/metered.ts';
import { reply } from '../../support/memory/replies.ts';
import { changeOf, patchOf, rulesOf, runOf, step } from '../../support/memory/samples.ts';

const task = { instruction: '# APP-17', paths: rulesOf() };
const files = { 'a.ts': 'a\r\n', 'b.ts': 'b\n' };
const run = runOf(step.fix('a.ts', 'b.ts'), step.edited(patchOf(), 'a.ts', 'b.ts'));

test('the first refused file is asked for whole, and why is said', async () => {
  const model = scriptedModel(reply.whole('x'));
  const rewritten = await rewrite(task, run, meteredWorld(model, files));
  expect(rewritten).toMatchObject({
    kind: 'rewritten',
    patch: patchOf(changeOf('a.ts', 'a\r\n', 'x\r\n')),
    refusals: [{ path: 'b.ts' }],
  });
  expect(lastPrompt(model)).toContain('edit of a.ts did not apply: SEARCH is not there.');
});

test.each([
  ['prose', says('I rewrite it now.'), 'it holds no fenced file'],
  ['a cut reply', says('```\nx\n```', false), 'it was cut at its length limit'],
])('after %s the other refused file has its turn', async (_, answer, why) => {
  const rewritten = await rewrite(task, run, meteredWorld(scriptedModel(answer), files));
  expect(rewritten).toMatchObject({
    patch: patchOf(),
    refusals: [{ path: 'b.ts' }, { path: 'a.ts', why: expect.stringContaining(why) }],
  });
});

test('a rewrite that is not due is a defect', async () => {
  const world = meteredWorld(scriptedModel(), files);
  await expect(rewrite(task, runOf(step.edited(patchOf())), world)).rejects.toThrow('only when');
  await expect(rewrite(task, runOf(step.fix('a.ts')), world)).rejects.toThrow('only after an edit');
});
