import { describe, expect, test } from 'vitest';
import { edit } from '../../../../src/agent/loop/steps/index.ts';
import type { Run, Step } from '../../../../src/core/run/index.ts';
import { type ModelReply, messageText } from '../../../../src/engines/model/port/index.ts';
import { calls, lastPrompt, says, scriptedModel } from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { runOf, step } from '../../../support/memory/samples/runs.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const files = {
  'src/a.ts': 'a\n',
  'lib/a.ts': 'b\n',
  'bin/run.sh': 'ls\n',
  'logo.png': null,
  CODEOWNERS: '* me\n',
};
const task = { instruction: '# APP-17', paths: rulesOf() };
const run = runOf(step.fix('src/a.ts'));
const edited = (answer: ModelReply, before = run) =>
  edit(task, before, memoryStepContext(scriptedModel(answer), files));
const unusable = (why: string) => ({
  kind: 'unusable',
  asked: 'edit',
  why: expect.stringContaining(why),
});

describe('the file of a block', () => {
  test('a file that was not planned may be edited, in its own mode', async () => {
    const patch = patchOf(changeOf('bin/run.sh', 'ls\n', 'ls -l\n', true));
    expect(await edited(reply.edit('run.sh', 'ls', 'ls -l'))).toMatchObject({ patch });
  });

  test('a name of too many files means only planned ones', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`${at}/i.ts`, `${at}\n`]),
    );
    const answer = reply.edit('i.ts', '7', 'x');
    const editing = (before: Run) =>
      edit(task, before, memoryStepContext(scriptedModel(answer), many));
    expect(await editing(run)).toMatchObject(unusable('give the full path'));
    expect(await editing(runOf(step.fix('7/i.ts')))).toMatchObject({
      patch: patchOf(changeOf('7/i.ts', '7\n', 'x\n')),
    });
  });

  test('a file created by an earlier edit is found by name, and so is its folder', async () => {
    const created = patchOf(changeOf('src/new/d.ts', null, 'n\n'));
    const before = runOf(...run.steps, step.edited(created), step.checked(), step.revise('No.'));
    expect(await edited(reply.edit('/checkout/src/new/e.ts', '', 'e'), before)).toMatchObject({
      patch: patchOf(...created.values(), changeOf('src/new/e.ts', null, 'e\n')),
    });
    expect(await edited(reply.edit('d.ts', 'n', 'm'), before)).toMatchObject({
      patch: patchOf(changeOf('src/new/d.ts', null, 'm\n')),
    });
  });

  test('a binary file is neither edited nor replaced', async () => {
    for (const search of ['x', ''])
      expect(await edited(reply.edit('logo.png', search, 'y'))).toMatchObject(
        unusable('logo.png cannot be edited: it is not text'),
      );
  });
});

describe('a reply to an edit', () => {
  test('that applies to one file of two stages that one, and says why not the other', async () => {
    const blocks = [reply.edit('src/a.ts', 'a', 'x'), reply.edit('bin/run.sh', 'nowhere', 'y')];
    expect(await edited(says(blocks.map(({ text }) => text).join('\n\n')))).toMatchObject({
      kind: 'edited',
      patch: patchOf(changeOf('src/a.ts', 'a\n', 'x\n')),
      refusals: [{ path: 'bin/run.sh', why: expect.stringContaining('block 2 of 2: ') }],
    });
  });

  test('applies to the kept patch, not to a dropped one', async () => {
    const kept = patchOf(changeOf('src/a.ts', 'a\n', 'b\n'));
    const dropped = patchOf(changeOf('src/a.ts', 'a\n', 'c\n'));
    const before = runOf(
      ...run.steps,
      step.edited(kept),
      step.checked(),
      step.revise('No.'),
      step.edited(dropped),
      step.checked('src/a.ts'),
    );
    const model = scriptedModel(reply.edit('src/a.ts', 'b', 'd'));
    const next = await edit(task, before, memoryStepContext(model, files));
    expect(next).toMatchObject({ patch: patchOf(changeOf('src/a.ts', 'a\n', 'd\n')) });
    expect(lastPrompt(model)).toContain('<file path="src/a.ts" changed="1">\nb\n');
  });
});

describe('a model that knows patches best', () => {
  const patch = '*** Begin Patch\n*** Update File: src/a.ts\n@@\n-a\n+x\n*** End Patch';
  const changed = {
    kind: 'edited',
    patch: patchOf(changeOf('src/a.ts', 'a\n', 'x\n')),
    refusals: [],
  };
  const asked = async (answer: ModelReply) => {
    const model = scriptedModel(answer);
    const context = { ...memoryStepContext(model, files), edits: 'v4a' as const };
    return { result: await edit(task, run, context), request: model.requests[0] };
  };

  test('is asked for them, and may send one as text or as a call', async () => {
    for (const answer of [says(patch), calls('edit', { edits: patch })]) {
      const { result, request } = await asked(answer);
      expect(result).toMatchObject(changed);
      expect(request).toMatchObject({ answer: { name: 'edit' }, mayBeText: true });
      const texts = request?.messages.map(messageText) ?? [];
      expect(texts.filter((text) => text.includes('*** Begin Patch'))).toHaveLength(1);
    }
  });

  test('may still send blocks, and a patch may be sent unasked', async () => {
    expect((await asked(reply.edit('src/a.ts', 'a', 'x'))).result).toMatchObject(changed);
    expect(await edited(says(patch))).toMatchObject(changed);
  });

  test('learns why a hunk does not fit', async () => {
    const { result } = await asked(says(patch.replace('-a', '-b')));
    const why = expect.stringMatching(/^hunk 1 of 1: its old text is not in the file/);
    expect(result).toMatchObject({ kind: 'edited', refusals: [{ path: 'src/a.ts', why }] });
    expect((await asked(says('Done.'))).result).toMatchObject(unusable('it contains no patch'));
  });
});

test('an edit of a change offers the same tools before its looks and after them, for endpoints with a cache', async () => {
  const kept = [
    step.fix('src/a.ts'),
    step.edited(patchOf(changeOf('src/a.ts', 'a\n', 'b\n'))),
    step.checked(),
    step.reviewed({ kind: 'revise', critique: 'More.' }),
  ];
  const offered = async (...looks: readonly Step[]) => {
    const model = scriptedModel(reply.edit('src/a.ts', 'b', 'c'));
    await edit(task, runOf(...kept, ...looks), memoryStepContext(model, files));
    return model.requests[0]?.reads.map(({ name }) => name);
  };
  const first = await offered();
  expect(first).toContain('plan');
  expect(await offered(step.exploredFor('edit'))).toEqual(first);
});
