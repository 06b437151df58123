import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { edit, plan } from '../../../src/agent/loop/steps/index.ts';
import { keptPatch, newRun } from '../../../src/core/run/index.ts';
import { lastPrompt, memoryContext, scriptedModel } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import {
  attemptsOf,
  changeOf,
  patchOf,
  readOf,
  rulesOf,
  runOf,
  step,
} from '../../support/memory/samples.ts';
import { memoryStepContext } from '../../support/memory/step-context.ts';

const files = { 'src/a.ts': 'a\n', 'src/b.ts': 'b\n', CODEOWNERS: '* me\n' };
const task = { instruction: '# APP-17: It is a', paths: rulesOf() };
const block = reply.edit('src/a.ts', 'a', 'x').text;
const both = { ...reply.fix('src/a.ts'), text: `First this:\n${block}` };
const patch = patchOf(changeOf('src/a.ts', 'a\n', 'x\n'));

test('a run needs no request for edits that came with the plan', async () => {
  const model = scriptedModel(reply.look('src/a.ts'), both, reply.approve());
  const ended = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  const kinds = ended.run.steps.map(({ kind }) => kind);
  expect(kinds).toEqual(['explored', 'planned', 'edited', 'checked', 'reviewed']);
  expect(keptPatch(ended.run)).toEqual(patch);
  expect(ended).toMatchObject({ reason: 'approved', spent: { calls: 3 } });
});

describe('a plan', () => {
  const planned = (answer: typeof both, run = newRun) => {
    const model = scriptedModel(answer);
    const made = plan(task, run, memoryStepContext(model, files));
    return { model, made };
  };

  test('keeps the edits beside it, and no prose', async () => {
    expect(await planned(both).made).toMatchObject({ kind: 'planned', edits: both.text });
    const prose = { ...both, text: 'I will fix it.' };
    expect(await planned(prose).made).not.toHaveProperty('edits');
  });

  test('is told at once that edits may come with it, and how they are written', async () => {
    const invited =
      'Now plan, with the edits beside the call if you have seen every line to change.';
    const form = 'Edits beside the call are blocks, each';
    const [blind, read] = [planned(both), planned(both, runOf(step.explored(readOf('a.ts'))))];
    await Promise.all([blind.made, read.made]);
    for (const { model } of [blind, read]) {
      expect(lastPrompt(model)).toContain(invited);
      expect(lastPrompt(model).split(form)).toHaveLength(2);
    }
  });

  test('that people agree to first is not told so', async () => {
    const model = scriptedModel(both);
    const context = memoryStepContext(model, files);
    await plan(task, newRun, { ...context, rules: { ...context.rules, planFirst: 0 } });
    expect(lastPrompt(model)).toContain('Now plan. If lines are missing');
    expect(lastPrompt(model)).not.toContain('Edits beside');
  });

  test('that answers an edit may bring its own', async () => {
    const run = runOf(step.fix('src/b.ts'), step.explored(readOf('src/a.ts')));
    const answered = await edit(task, run, memoryStepContext(scriptedModel(both), files));
    expect(answered).toMatchObject({ kind: 'planned', edits: both.text });
  });
});

describe('edits that came with the plan', () => {
  const editing = (edits: string, model = scriptedModel()) => {
    const [planned] = runOf(step.fix('src/a.ts')).steps;
    if (planned?.kind !== 'planned' || 'isAgreed' in planned) throw new Error('no plan');
    return edit(task, { steps: [{ ...planned, edits }] }, memoryStepContext(model, files));
  };

  test('are applied without another request', async () => {
    expect(await editing(both.text)).toMatchObject({
      kind: 'edited',
      patch,
      refusals: [],
      call: { reply: both.text, spent: { calls: 0, promptTokens: 0, cost: 0 } },
    });
  });

  test.each([
    ['do not match', reply.edit('src/a.ts', 'b', 'x').text, 'SEARCH is not in the file'],
    ['are of no file', reply.edit('src/none.ts', 'b', 'x').text, 'src/none.ts'],
    ['change nothing', reply.edit('src/a.ts', 'a', 'a').text, 'REPLACE changes nothing'],
    ['are for a protected file', reply.edit('CODEOWNERS', '* me', '* you').text, 'CODEOWNERS'],
    ['are only partly right', `${block}\n${reply.edit('src/a.ts', 'b', 'x').text}`, 'block 2 of 2'],
  ])('count for nothing if they %s, and the model is told why', async (_, edits, why) => {
    const model = scriptedModel(reply.edit('src/a.ts', 'a', 'y'));
    expect(await editing(edits, model)).toMatchObject({
      patch: patchOf(changeOf('src/a.ts', 'a\n', 'y\n')),
    });
    expect(model.requests).toHaveLength(1);
    const [, told = ''] = lastPrompt(model).split('The edits beside the plan were refused');
    expect(told).toContain(why);
  });

  test('of which none is a file that they only quote', async () => {
    const model = scriptedModel(reply.edit('src/a.ts', 'a', 'y'));
    await editing('I saw `src/a.ts`:\n```ts\na();\n```\n', model);
    expect(model.requests).toHaveLength(1);
    expect(lastPrompt(model)).not.toContain('beside the plan were');
    const created = 'src/c.ts\n```ts\nc();\n```\n';
    expect(await editing(`${created}`)).toMatchObject({ kind: 'edited' });
  });

  test('are still named as not applied after a look', async () => {
    const [planned] = runOf(step.fix('src/a.ts')).steps;
    if (planned?.kind !== 'planned' || 'isAgreed' in planned) throw new Error('no plan');
    const wrong = reply.edit('src/a.ts', 'b', 'x').text;
    const [look] = runOf(step.explored(readOf('src/b.ts'))).steps;
    if (look?.kind !== 'explored') throw new Error('no look');
    const model = scriptedModel(reply.edit('src/a.ts', 'a', 'y'));
    const run = {
      steps: [
        { ...planned, edits: wrong },
        { ...look, asked: 'edit' as const },
      ],
    };
    await edit(task, run, memoryStepContext(model, files));
    expect(lastPrompt(model)).toContain('The edits beside the plan were refused');
  });
});
