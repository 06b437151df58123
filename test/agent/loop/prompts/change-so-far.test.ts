import { describe, expect, test } from 'vitest';
import { changedFiles } from '../../../../src/agent/loop/prompts/change-so-far.ts';
import { pathsToEdit } from '../../../../src/agent/loop/prompts/index.ts';
import type { Patch } from '../../../../src/core/edits/index.ts';
import { newRun, type Run } from '../../../../src/core/run/index.ts';
import { changeOf, patchOf, pathOf, readOf, runOf, step } from '../../../support/memory/samples.ts';

const numbered = Array.from({ length: 4_000 }, (_, index) => `const line${index + 1} = ${index};`);
const long = `function entry() {\n${numbered.join('\n')}\n}\n`;

/** The run after a patch was kept. */
const keeping = (run: Run, patch: Patch): Run =>
  runOf(...run.steps, step.edited(patch), step.checked());

const shown = (run: Run) =>
  changedFiles(pathsToEdit(run), run)
    .map(({ text }) => text)
    .join('\n');

describe('the files that an edit needs', () => {
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

describe('the files as they are now', () => {
  test('are those that the kept patch has changed, and that are to be created', () => {
    const path = pathOf('new.ts');
    const files = [
      { path: pathOf('a.ts'), state: 'existing' },
      { path, state: 'new' },
    ] as const;
    const planned = runOf(step.planned({ kind: 'fix', understanding: 'u', files }));
    expect(shown(planned)).toBe('Files to create:\n<file path="new.ts" new></file>');
    const kept = shown(keeping(planned, patchOf(changeOf('a.ts', 'a\n', 'b\n'))));
    expect(kept).toContain('<file path="a.ts">\nb\n');
    expect(kept).toContain('<file path="new.ts" new></file>');
    expect(shown(runOf(step.fix('a.ts')))).toBe('');
  });

  test('a deleted one is marked as gone, an emptied one is not', () => {
    const patch = patchOf(changeOf('a.ts', 'a\n', null), changeOf('other.ts', 'a\n', ''));
    const kept = shown(keeping(newRun, patch));
    expect(kept).toContain('<file path="a.ts" deleted></file>');
    expect(kept).toContain('<file path="other.ts">\n\n</file>');
  });

  test('a long one is shown where it was read and around its changes, as it is now', () => {
    const input = JSON.stringify({ path: 'long.ts' });
    const result = '(lines 2000-2001 of 4002)\n…';
    const run = runOf(step.explored({ ...readOf('long.ts'), input, result }), step.fix('long.ts'));
    const after = long
      .replace('const line1999 = 1998;', 'const line1999 = 0;')
      .replace('const line3000 = 2999;', 'const line3000 = 0;');
    const text = shown(keeping(run, patchOf(changeOf('long.ts', long, after))));
    expect(text).toContain('\nconst line1999 = 0;\nconst line2000 = 1999;');
    expect(text).not.toContain('1998;');
    expect(text).toContain('const line2019 = ');
    expect(text).not.toContain('const line2021 ');
    expect(text).toContain('const line2980 = ');
    expect(text).toContain('const line3000 = 0;');
    expect(text).not.toContain('const line2970 ');
  });

  test('a longer one has the lines around its changes first', () => {
    const input = JSON.stringify({ path: 'long.ts' });
    const result = '(lines 1-600 of 4002)\n…';
    const run = runOf(step.explored({ ...readOf('long.ts'), input, result }), step.fix('long.ts'));
    const after = long.replace('const line3000 = 2999;', 'const line3000 = 0;');
    const text = shown(keeping(run, patchOf(changeOf('long.ts', long, after))));
    expect(text).toContain('const line3000 = 0;');
    expect(text).not.toContain('const line1 = 0;');
  });

  test('several are shown within one space', () => {
    const names = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
    const changes = names.map((name) => changeOf(name, long, `${long}// ${name}\n`));
    const text = shown(keeping(runOf(step.fix(...names)), patchOf(...changes)));
    expect(text.length).toBeLessThan(17_000);
    for (const name of names) expect(text).toContain(`// ${name}`);
  });
});
