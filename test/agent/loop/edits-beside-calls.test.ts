import { describe, expect, test } from 'vitest';
import { edit, plan } from '../../../src/agent/loop/steps/index.ts';
import { findReads, keptPatch, newRun, record } from '../../../src/core/run/index.ts';
import { type Patch, patchDiff } from '../../../src/engines/edits/index.ts';
import { exited } from '../../engines/evidence/command-results.ts';
import {
  calls,
  lastPrompt,
  memoryChecks,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { readOf, runOf, step } from '../../support/memory/samples/runs.ts';
import { memoryStepContext } from '../../support/memory/step-context.ts';
import { play } from './played.ts';

const testedFiles = {
  'src/a.ts': 'a\n',
  'test/a.test.ts': 'test\n',
  '.github/workflows/ci.yml': 'on: push\n',
};

const draftTask = { instruction: '# APP-17: It is a', paths: rulesOf() };
const draft = reply.edit('src/a.ts', 'a', 'x').text;
const created = 'test/new.test.ts\n<<<<<<< SEARCH\n=======\nnew\n>>>>>>> REPLACE\n';

const checksThat = (see: (what: unknown, patch: Patch) => void) =>
  memoryChecks(
    (what, patch) => {
      see(what, patch);
      return exited(0, '1 passed');
    },
    { testFilesCommand: 'run {files}' },
  );

/** What ran for a reply with a text beside its call, and what the model was told. */
async function tried(text: string, named = ['test/a.test.ts']) {
  const ran: string[] = [];
  const context = {
    ...memoryStepContext(
      scriptedModel({ ...calls('run_tests', { files: named }), text }),
      testedFiles,
    ),
    checks: checksThat((_, patch) => ran.push(patchDiff(patch))),
  };
  const explored = await plan(draftTask, newRun, context);
  const reads = explored.kind === 'explored' ? explored.reads : [];
  return { ran, told: reads[0]?.result, step: explored };
}

describe('tests with a draft beside the call', () => {
  test('run with it, and it is not kept', async () => {
    const { ran, told, step } = await tried(`This may do:\n${draft}`);
    expect(ran).toEqual([expect.stringContaining('-a\n+x\n')]);
    expect(told).toBe(
      'The edits apply. They are not kept: the plan must have them beside it.\nExit code 0.\n1 passed',
    );
    expect(keptPatch(record(newRun, step)).size).toBe(0);
  });

  test('run in a review with the change below it, each other draft anew', async () => {
    const ran: string[] = [];
    const probe = (text: string) => ({
      ...calls('run_tests', { files: ['test/a.test.ts'] }),
      text: reply.edit('test/a.test.ts', 'test', text).text,
    });
    const script = [
      ...[reply.fix('src/a.ts'), reply.edit('src/a.ts', 'a', 'x')],
      ...[probe('one'), probe('two'), reply.approve()],
    ];
    const checks = checksThat((_, patch) => ran.push(patchDiff(patch)));
    const { ended, changes } = await play(testedFiles, script, { context: { checks } });
    const reads = findReads(ended.run);
    expect(reads.map(({ ruling }) => ruling)).toEqual(['fresh', 'fresh']);
    expect(reads[0]?.result).toMatch(/^The edits apply\. They are not kept\.\nExit code 0/);
    for (const text of ['one', 'two'])
      expect(ran).toContainEqual(expect.stringMatching(new RegExp(`\\+x\\n[^]*\\+${text}\\n`)));
    expect(Object.keys(changes)).toEqual(['src/a.ts']);
  });

  test('may be tests that it creates', async () => {
    const { ran } = await tried(`${draft}\n${created}`, ['test/new.test.ts']);
    expect(ran).toEqual([expect.stringContaining('+new\n')]);
  });

  const v4a = '*** Begin Patch\n*** Update File: src/a.ts\n@@\n-a\n+x\n*** End Patch';
  const tests = { name: 'run_tests', input: { files: ['test/a.test.ts'] } };

  test.each([
    ['as text', { ...says(v4a), toolCalls: [tests] }],
    ['as a call', { ...says(''), toolCalls: [{ name: 'edit', input: { edits: v4a } }, tests] }],
    [
      'as a call after them',
      { ...says('So:'), toolCalls: [tests, { name: 'edit', input: { edits: v4a } }] },
    ],
  ])('may be a patch, %s', async (_, asked) => {
    const ran: string[] = [];
    const context = {
      ...memoryStepContext(scriptedModel(asked), testedFiles),
      edits: 'v4a' as const,
      checks: checksThat((_what, patch) => ran.push(patchDiff(patch))),
    };
    const step = await plan(draftTask, newRun, context);
    expect(ran).toEqual([expect.stringContaining('-a\n+x\n')]);
    expect(step).toMatchObject({
      kind: 'explored',
      said: expect.stringContaining(v4a),
      reads: [{ tool: 'run_tests', result: expect.stringContaining('The edits apply.') }],
    });
  });

  test('may be a call of `edit` beside the plan, which is kept', async () => {
    const { toolCalls } = reply.fix('src/a.ts');
    const both = [...toolCalls, { name: 'edit', input: { edits: v4a } }];
    const context = memoryStepContext(scriptedModel({ ...says(''), toolCalls: both }), testedFiles);
    const step = await plan(draftTask, newRun, { ...context, edits: 'v4a' });
    expect(step).toMatchObject({ kind: 'planned', edits: v4a });
  });

  test('that is a patch which does not match runs nothing', async () => {
    const { ran, told } = await tried(v4a.replace('-a', '-b'));
    expect(ran).toEqual([]);
    expect(told).toContain('Nothing was run: the edits do not apply: src/a.ts: ');
  });

  test.each([
    ['does not match', reply.edit('src/a.ts', 'b', 'x').text, 'src/a.ts: '],
    [
      'is of a protected file',
      reply.edit('.github/workflows/ci.yml', 'on: push', 'on: fork').text,
      'ci.yml',
    ],
    ['is of no file', reply.edit('../b.ts', 'a', 'x').text, '../b.ts'],
    ['is cut off', `${draft}\n${draft.replace('=======', '')}`, ''],
  ])('do not run if it %s, which is said', async (_, text, why) => {
    const { ran, told } = await tried(text);
    expect(ran).toEqual([]);
    expect(told).toContain('Nothing was run: the edits do not apply: ');
    expect(told).toContain(why);
  });

  test('run as they are beside prose', async () => {
    const { ran, told } = await tried('I look at `src/a.ts` first:\n```sh\nnpm test\n```\n');
    expect(ran).toEqual(['']);
    expect(told).toBe('Exit code 0.\n1 passed');
  });

  test('run again for another draft, and serve the check of the plan that has it', async () => {
    const asked = calls('run_tests', { files: ['test/a.test.ts'] });
    const other = reply.edit('src/a.ts', 'a', 'y').text;
    const ran: string[] = [];
    const script = [
      ...[draft, other].map((text) => ({ ...asked, text })),
      ...[{ ...reply.fix('src/a.ts'), text: other }, reply.approve()],
    ];
    const checks = checksThat((what, patch) =>
      ran.push(`${JSON.stringify(what)} ${patchDiff(patch).at(-2)}`),
    );
    const { kinds, last } = await play(testedFiles, script, { context: { checks } });
    expect(ran).toEqual([
      '{"testFiles":["test/a.test.ts"]} x',
      '{"testFiles":["test/a.test.ts"]} y',
      '"tests" y',
      // As they were before the change.
      '"tests" undefined',
    ]);
    expect(kinds).toEqual([
      ...['explored', 'explored', 'planned', 'edited', 'checked', 'tested', 'reviewed'],
    ]);
    expect(last).toContain('+y');
  });
});

const files = { 'src/a.ts': 'a\n', 'src/b.ts': 'b\n', CODEOWNERS: '* me\n' };
const task = { instruction: '# APP-17: It is a', paths: rulesOf() };
const block = reply.edit('src/a.ts', 'a', 'x').text;
const both = { ...reply.fix('src/a.ts'), text: `First this:\n${block}` };
const patch = patchOf(changeOf('src/a.ts', 'a\n', 'x\n'));

test('a run needs no request for edits that came with the plan', async () => {
  const { ended, kinds, kept } = await play(files, [reply.look('src/a.ts'), both, reply.approve()]);
  expect(kinds).toEqual(['explored', 'planned', 'edited', 'checked', 'reviewed']);
  expect(kept).toEqual(patch);
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
