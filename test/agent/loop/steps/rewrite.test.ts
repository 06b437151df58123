import { expect, test } from 'vitest';
import { rewrite } from '../../../../src/agent/loop/steps/index.ts';
import { record } from '../../../../src/core/run/index.ts';
import { lastPrompt, says, scriptedModel } from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import {
  aCall,
  changeOf,
  patchOf,
  pathOf,
  rulesOf,
  runOf,
  step,
} from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const task = { instruction: '# APP-17', paths: rulesOf() };
const files = { 'a.ts': 'a\r\n', 'b.ts': 'b\n' };
const run = runOf(
  step.fix('a.ts', 'b.ts'),
  step.edited(patchOf(), 'a.ts'),
  step.edited(patchOf(changeOf('c.ts', 'c\n', 'd\n')), 'a.ts', 'b.ts'),
);
const fitting = changeOf('c.ts', 'c\n', 'd\n');
const refusing = (why: string) =>
  runOf({
    kind: 'edited',
    patch: patchOf(),
    refusals: [{ path: pathOf('a.ts'), why, length: 3 }],
    call: aCall,
  });

test('the first refused file is requested whole, and added to the edits that applied', async () => {
  const model = scriptedModel(reply.whole('x'));
  const rewritten = await rewrite(task, run, memoryStepContext(model, files));
  expect(rewritten).toMatchObject({
    kind: 'rewritten',
    patch: patchOf(fitting, changeOf('a.ts', 'a\r\n', 'x\r\n')),
    refusals: [{ path: 'b.ts' }],
  });
  expect(lastPrompt(model)).toContain(
    'The edits of a.ts did not apply:\n<problem path="a.ts">\nSEARCH is not there\n',
  );
});

test('the reason is short, without lines that are shown anyway', async () => {
  const model = scriptedModel(reply.whole('x'));
  const why = 'block 1 of 1: it is not there. The closest match is line 1:\n1 | nearly';
  await rewrite(task, refusing(why), memoryStepContext(model, files));
  expect(lastPrompt(model)).toContain('\nblock 1 of 1: it is not there\n</problem>\nReply');
});

test('lines that an earlier edit added belong to the file, even if they look like a block', async () => {
  const text = 'a\r\n<<<<<<< SEARCH\r\n';
  const before = runOf(
    step.edited(patchOf(changeOf('a.ts', 'a\r\n', text))),
    step.checked(),
    step.revise('No.'),
    ...refusing('x').steps,
  );
  const model = scriptedModel(reply.whole('b\n<<<<<<< SEARCH'));
  expect(await rewrite(task, before, memoryStepContext(model, files))).toMatchObject({
    patch: patchOf(changeOf('a.ts', 'a\r\n', 'b\r\n<<<<<<< SEARCH\r\n')),
    refusals: [],
  });
});

test('after prose the file is still refused', async () => {
  const model = scriptedModel(says('I rewrite it now.'));
  const why = expect.stringContaining('it contains no fenced file');
  expect(await rewrite(task, run, memoryStepContext(model, files))).toMatchObject({
    patch: patchOf(fitting),
    refusals: [{ path: 'a.ts', why }, { path: 'b.ts' }],
  });
});

test('a reply that was cut is no rewrite, and the same file is asked for again', async () => {
  const model = scriptedModel(says('```\nx\n```', 'cut'), reply.whole('x'));
  const context = memoryStepContext(model, files);
  const cut = await rewrite(task, run, context);
  expect(cut).toMatchObject({ kind: 'cut', asked: 'rewrite', why: 'length' });
  expect(await rewrite(task, record(run, cut), context)).toMatchObject({
    kind: 'rewritten',
    refusals: [{ path: 'b.ts' }],
  });
});

test('a rewrite that is not due throws', async () => {
  const context = memoryStepContext(scriptedModel(), files);
  await expect(rewrite(task, runOf(step.edited(patchOf())), context)).rejects.toThrow('only when');
  await expect(rewrite(task, runOf(step.fix('a.ts')), context)).rejects.toThrow(
    'only after an edit',
  );
});
