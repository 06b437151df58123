import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { plan } from '../../../src/agent/loop/steps/index.ts';
import type { Checks } from '../../../src/agent/ports.ts';
import { type Patch, patchDiff } from '../../../src/core/edits/index.ts';
import { findReads, keptPatch, newRun, record } from '../../../src/core/run/index.ts';
import {
  calls,
  lastPrompt,
  memoryContext,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';
import { memoryStepContext } from '../../support/memory/step-context.ts';

const files = {
  'src/a.ts': 'a\n',
  'test/a.test.ts': 'test\n',
  '.github/workflows/ci.yml': 'on: push\n',
};
const task = { instruction: '# APP-17: It is a', paths: rulesOf() };
const draft = reply.edit('src/a.ts', 'a', 'x').text;
const created = 'test/new.test.ts\n<<<<<<< SEARCH\n=======\nnew\n>>>>>>> REPLACE\n';

function checksThat(see: (what: unknown, patch: Patch) => void): Checks {
  return {
    commands: [{ name: 'tests', text: 'run all' }],
    testFilesCommand: 'run {files}',
    isolation: 'They run apart.',
    prepare: async () => undefined,
    run: async (what, patch) => {
      see(what, patch);
      return { kind: 'exited', code: 0, output: '1 passed', elapsed: 1 };
    },
  };
}

/** What ran for a reply with a text beside its call, and what the model was told. */
async function tried(text: string, named = ['test/a.test.ts']) {
  const ran: string[] = [];
  const context = {
    ...memoryStepContext(scriptedModel({ ...calls('run_tests', { files: named }), text }), files),
    checks: checksThat((_, patch) => ran.push(patchDiff(patch))),
  };
  const explored = await plan(task, newRun, context);
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
    const model = scriptedModel(
      reply.fix('src/a.ts'),
      reply.edit('src/a.ts', 'a', 'x'),
      ...[probe('one'), probe('two'), reply.approve()],
    );
    const context = {
      ...memoryContext(model, files),
      checks: checksThat((_, patch) => ran.push(patchDiff(patch))),
    };
    const { run } = await runLoop(task, context, attemptsOf(3));
    const reads = findReads(run);
    expect(reads.map(({ ruling }) => ruling)).toEqual(['fresh', 'fresh']);
    expect(reads[0]?.result).toMatch(/^The edits apply\. They are not kept\.\nExit code 0/);
    for (const text of ['one', 'two'])
      expect(ran).toContainEqual(expect.stringMatching(new RegExp(`\\+x\\n[^]*\\+${text}\\n`)));
    expect([...keptPatch(run).keys()]).toEqual(['src/a.ts']);
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
      ...memoryStepContext(scriptedModel(asked), files),
      edits: 'v4a' as const,
      checks: checksThat((_what, patch) => ran.push(patchDiff(patch))),
    };
    const step = await plan(task, newRun, context);
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
    const context = memoryStepContext(scriptedModel({ ...says(''), toolCalls: both }), files);
    const step = await plan(task, newRun, { ...context, edits: 'v4a' });
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
    const model = scriptedModel(
      ...[
        { ...asked, text: draft },
        { ...asked, text: other },
      ],
      ...[{ ...reply.fix('src/a.ts'), text: other }, reply.approve()],
    );
    const checks = checksThat((what, patch) =>
      ran.push(`${JSON.stringify(what)} ${patchDiff(patch).at(-2)}`),
    );
    const { run } = await runLoop(task, { ...memoryContext(model, files), checks }, attemptsOf(3));
    expect(ran).toEqual([
      '{"testFiles":["test/a.test.ts"]} x',
      '{"testFiles":["test/a.test.ts"]} y',
      '"tests" y',
      // As they were before the change.
      '"tests" undefined',
    ]);
    expect(run.steps.map(({ kind }) => kind)).toEqual([
      'explored',
      'explored',
      'planned',
      'edited',
      'checked',
      'tested',
      'reviewed',
    ]);
    expect(lastPrompt(model)).toContain('+y');
  });
});
