import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../../src/agent/loop/loop.ts';
import {
  currentFiles,
  guidance,
  pathsToEdit,
  planText,
} from '../../../../src/agent/loop/prompts/prompt-files.ts';
import { readTools } from '../../../../src/agent/loop/steps/plan.ts';
import { explore } from '../../../../src/agent/loop/tools/explore.ts';
import type { Patch } from '../../../../src/core/edits/patch/patch.ts';
import { newRun, type Run, record } from '../../../../src/core/run/run.ts';
import {
  lastPrompt,
  type MemoryFiles,
  memoryContext,
  scriptedModel,
} from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import {
  attemptsOf,
  changeOf,
  patchOf,
  pathOf,
  rulesOf,
  runOf,
  step,
} from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const numbered = Array.from({ length: 4_000 }, (_, index) => `const line${index + 1} = ${index};`);
const long = `function entry() {\n${numbered.join('\n')}\n}\n`;
const files: MemoryFiles = { 'a.ts': 'a\n', 'long.ts': long, 'other.ts': long };
const context = memoryStepContext(scriptedModel(), files);
const task = { instruction: '# APP-17', paths: rulesOf() };

async function shown(path: string, run: Run): Promise<string | null | undefined> {
  const [file] = await currentFiles([pathOf(path)], run, context);
  return file?.text;
}

/** The run after the model read lines of a file. */
async function reading(run: Run, path: string, start_line: number, end_line: number): Promise<Run> {
  const calls = [{ name: 'read_file', input: { path, start_line, end_line } }];
  return record(
    run,
    step.explored(...(await explore(calls, readTools(context), { ...context, task, run }))),
  );
}

/** The run after a patch was kept. */
const keeping = (run: Run, patch: Patch): Run =>
  runOf(...run.steps, step.edited(patch), step.checked());

test('a file is shown whole with the kept patch, and a missing one as missing', async () => {
  const patched = keeping(newRun, patchOf(changeOf('a.ts', 'a\n', 'b\n')));
  expect(await shown('a.ts', newRun)).toBe('a\n');
  expect(await shown('a.ts', patched)).toBe('b\n');
  expect(await shown('new.ts', newRun)).toBeNull();
});

test('a deleted file is missing and marked as gone, an emptied one is not', async () => {
  const patch = patchOf(changeOf('a.ts', 'a\n', null), changeOf('other.ts', long, ''));
  const gone = [pathOf('a.ts'), pathOf('new.ts')];
  expect(await currentFiles(gone, keeping(newRun, patch), context)).toMatchObject([
    { path: 'a.ts', isGone: true },
    { path: 'new.ts', isGone: false },
  ]);
  expect(await shown('a.ts', keeping(newRun, patch))).toBeNull();
  expect(await shown('other.ts', keeping(newRun, patch))).toBe('');
});

describe('the files that an edit is shown', () => {
  const planned = runOf(step.fix('a.ts'));
  const big = (path: string) => changeOf(path, null, 'x'.repeat(15_000));

  test('are the planned ones and others that were changed', () => {
    const moved = [changeOf('a.ts', 'a\n', null), changeOf('b.ts', null, 'a\n')];
    expect(pathsToEdit(planned)).toEqual(['a.ts']);
    expect(pathsToEdit(keeping(planned, patchOf(...moved)))).toEqual(['a.ts', 'b.ts']);
  });

  test('include the other ones only as far as there is space', () => {
    const patch = patchOf(big('c.ts'), big('d.ts'), big('e.ts'), changeOf('f.ts', 'f', 'g'));
    expect(pathsToEdit(keeping(planned, patch))).toEqual(['a.ts', 'c.ts', 'd.ts', 'f.ts']);
    expect(pathsToEdit(keeping(runOf(step.fix('e.ts', 'd.ts', 'c.ts')), patch))).toHaveLength(4);
  });
});

describe('a file that is too long for a prompt', () => {
  test('is shown by its outline', async () => {
    const text = await shown('long.ts', newRun);
    expect(text).toContain(`(${long.length} characters, shown in parts: `);
    expect(text).toContain('1: function entry() {');
    expect(text).not.toContain('const line1999 ');
  });

  test('and by the parts that were read', async () => {
    const run = await reading(newRun, './long.ts', 2_000, 2_001);
    const text = await shown('long.ts', run);
    expect(text).toContain('\nconst line1999 = 1998;\nconst line2000 = 1999;');
    expect(text).not.toContain('const line2001 ');
    expect(await shown('other.ts', run)).not.toContain('const line1999 ');
  });

  test('as they are now, not as they were read', async () => {
    const run = await reading(newRun, 'long.ts', 2_000, 2_001);
    const after = long.replace('const line1999 = 1998;', 'const line1999 = 0;');
    const text = await shown('long.ts', keeping(run, patchOf(changeOf('long.ts', long, after))));
    expect(text).toContain('\nconst line1999 = 0;\n');
    expect(text).not.toContain('1998;');
  });
});

const guidedTask = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const guided = (files: MemoryFiles, paths = guidedTask.paths) =>
  guidance({ ...guidedTask, paths }, memoryStepContext(scriptedModel(), files));

describe('the guidance in a repository', () => {
  test.each([
    [
      'AGENTS.md comes first',
      { 'AGENTS.md': 'Tabs.', 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="AGENTS.md">\nTabs.\n</guidance>'],
    ],
    [
      'CONTRIBUTING.md comes next',
      { 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="CONTRIBUTING.md">\nSpaces.\n</guidance>'],
    ],
    [
      'a binary file does not count',
      { 'AGENTS.md': null, 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="CONTRIBUTING.md">\nSpaces.\n</guidance>'],
    ],
    ['a file in a folder does not count', { 'docs/AGENTS.md': 'Tabs.' }, []],
    ['there may be none', {}, []],
  ])('%s', async (_, files, parts) => {
    expect(await guided(files)).toEqual(parts);
  });

  test('is cut if it is long', async () => {
    const [part = ''] = await guided({ 'AGENTS.md': `${'x'.repeat(3_000)}THE END` });
    expect(part).toContain('\n(cut here)\n');
    expect(part).not.toContain('THE END');
    expect(part.length).toBeLessThan(3_100);
  });

  test('is not read outside the safe directory', async () => {
    expect(await guided({ 'AGENTS.md': 'Tabs.' }, rulesOf('services'))).toEqual([]);
  });
});

test('the guidance is in the prompts for edit and review', async () => {
  const files = { 'AGENTS.md': 'Indent with tabs.', 'src/cart.ts': 'a + b\n' };
  const model = scriptedModel(
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', 'a * b'),
    reply.approve(),
  );
  const prompts: string[] = [];
  const context = memoryContext(model, files);
  const onStep = () => prompts.push(lastPrompt(model));
  expect((await runLoop(guidedTask, { ...context, onStep }, attemptsOf(3))).reason).toBe(
    'approved',
  );
  const [planned, edited, , reviewed] = prompts;
  expect(planned).not.toContain('Indent with tabs.');
  expect(edited).toContain('<guidance from="AGENTS.md">\nIndent with tabs.');
  expect(reviewed).toContain('<guidance from="AGENTS.md">\nIndent with tabs.');
});

test('the plan says what is wrong and what to change in each file', () => {
  const [path, other] = [pathOf('a.ts'), pathOf('b.ts')];
  const files = [
    { path, state: 'existing', change: 'Round\nup.' },
    { path: other, state: 'new' },
  ] as const;
  const run = runOf(step.planned({ kind: 'fix', understanding: 'It floors.', files }));
  expect(planText(run)).toBe('It floors.\n- a.ts: Round up.');
});
