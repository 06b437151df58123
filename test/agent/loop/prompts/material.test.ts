import { describe, expect, test } from 'vitest';
import { likelyParts, materialOf } from '../../../../src/agent/loop/prompts/material.ts';
import { joinParts } from '../../../../src/agent/loop/prompts/part.ts';
import { explore } from '../../../../src/agent/loop/tools/explore.ts';
import { readTools } from '../../../../src/agent/loop/tools/offered.ts';
import { type Message, messageText } from '../../../../src/agent/ports.ts';
import { newRun, type Run, record } from '../../../../src/core/run/run.ts';
import { type MemoryFiles, scriptedModel } from '../../../support/memory/context.ts';
import {
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
const files: MemoryFiles = {
  'a.ts': 'a\n',
  'b.ts': 'b\n',
  'c.ts': 'c\n',
  'long.ts': long,
  'logo.png': null,
};
const context = memoryStepContext(scriptedModel(), files);
const task = { instruction: '# APP-17\n\nSee b.ts and logo.png.', paths: rulesOf() };

/** Returns the messages that a run has shown. */
async function shown(run: Run): Promise<readonly Message[]> {
  const likely = await likelyParts(task, run, context);
  const first = likely.length === 0 ? [] : [{ role: 'user' as const, parts: likely }];
  const messages = [...first, ...(await materialOf(task, run, context))];
  return messages.map((message) => joinParts(message, ({ text }) => text));
}
const textOf = async (run: Run) => (await shown(run)).map(messageText).join('\n');

/** The run after the model read a file, or lines of it. */
async function reading(run: Run, path: string, start_line?: number, end_line?: number) {
  const calls = [{ name: 'read_file', input: { path, start_line, end_line } }];
  const reads = await explore(calls, readTools(context), 5, { ...context, task, run });
  return record(run, step.explored(...reads));
}

const times = (text: string, part: string) => text.split(part).length - 1;

describe('the files that a run has shown', () => {
  test('begin with those that the ticket names', async () => {
    expect(await textOf(newRun)).toBe('Likely files:\n\n<file path="b.ts">\nb\n\n</file>');
  });

  test('are those of the plan next, each once; missing and binary ones are not shown', async () => {
    const text = await textOf(runOf(step.fix('a.ts', 'b.ts', 'logo.png', 'new.ts')));
    expect(text).toMatch(/<file path="b\.ts">[\s\S]*\nFiles:\n\n<file path="a\.ts">\na\n/);
    expect(times(text, '<file path="b.ts"')).toBe(1);
    expect(text).not.toContain('<file path="logo.png"');
    expect(text).not.toContain('<file path="new.ts"');
  });

  test('do not come again if the model has read them whole', async () => {
    const read = await reading(newRun, 'a.ts');
    const text = await textOf(record(read, step.fix('a.ts')));
    expect(text).toContain('<read>\n(lines 1-1 of 1)\na\n</read>');
    expect(text).not.toContain('<file path="a.ts"');
    const part = await reading(newRun, 'long.ts', 1, 2);
    expect(await textOf(record(part, step.fix('long.ts')))).toContain('<file path="long.ts"');
  });

  test('are those that refused an edit, and those that a kept change has modified', async () => {
    const refused = runOf(step.edited(patchOf(), 'c.ts'));
    expect(await textOf(refused)).toContain('<file path="c.ts">\nc\n');
    const patch = patchOf(
      changeOf('a.ts', 'a\n', 'x\n'),
      changeOf('c.ts', 'c\n', null),
      changeOf('new.ts', null, 'n\n'),
    );
    const edited = runOf(step.edited(patch));
    expect(await textOf(edited)).not.toContain('<file path="a.ts"');
    const kept = await textOf(record(edited, step.checked()));
    expect(kept).toContain('<file path="a.ts">\na\n');
    expect(kept).not.toContain('c.ts');
    expect(kept).not.toContain('new.ts');
    expect(await textOf(record(edited, step.checked('a.ts')))).not.toContain('<file path="a.ts"');
  });

  test('stay as they are without the change', async () => {
    const kept = runOf(
      step.fix('a.ts'),
      step.edited(patchOf(changeOf('a.ts', 'a\n', 'x\n'))),
      step.checked(),
    );
    expect(await textOf(kept)).toContain('<file path="a.ts">\na\n');
    expect(await textOf(kept)).not.toContain('\nx\n');
  });

  test('are shown by their outline and beginning if they are long', async () => {
    const text = await textOf(runOf(step.fix('long.ts')));
    expect(text).toContain(`(${long.length} characters, shown in parts: `);
    expect(text).toContain('1 function entry\n');
    expect(text).toContain('\nconst line1 = 0;\n');
    expect(text).not.toContain('const line1999 ');
    expect(text.length).toBeLessThan(13_000);
  });
});

test('what a run has shown only grows at its end', async () => {
  const patch = patchOf(changeOf('a.ts', 'a\n', 'x\n'));
  const looked = await reading(await reading(newRun, 'a.ts'), 'long.ts', 2_000, 2_001);
  const { steps } = runOf(
    ...looked.steps,
    step.unusable('plan'),
    step.fix('a.ts', 'long.ts'),
    step.edited(patchOf(), 'a.ts', 'c.ts'),
    step.edited(patch),
    step.checked(),
    step.revise('No.'),
    step.edited(patchOf(...patch.values(), changeOf('b.ts', 'b\n', 'y\n'))),
    step.checked(),
  );
  let before: readonly Message[] = [];
  for (let count = 0; count <= steps.length; count += 1) {
    const after = await shown({ steps: steps.slice(0, count) });
    expect(after.slice(0, before.length)).toEqual(before);
    before = after;
  }
  expect(before.length).toBe(6);
});

test('the plan says what is wrong and what to change in each file, before the files', async () => {
  const planned = [
    { path: pathOf('a.ts'), state: 'existing', change: 'Round\nup.' },
    { path: pathOf('new.ts'), state: 'new' },
  ] as const;
  const run = runOf(step.planned({ kind: 'fix', understanding: 'It floors.', files: planned }));
  expect(await textOf(run)).toContain(
    '<plan>\nIt floors.\n- a.ts: Round up.\n- new.ts\n</plan>\nFiles:',
  );
});
