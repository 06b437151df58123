import { describe, expect, test } from 'vitest';
import { failedTests } from '../../../../src/agent/loop/prompts/ask.ts';
import { currentFiles, filesToCreate } from '../../../../src/agent/loop/prompts/change-so-far.ts';
import { pathsToEdit } from '../../../../src/agent/loop/prompts/index.ts';
import { newRun, type Run } from '../../../../src/core/run/index.ts';
import type { Patch } from '../../../../src/engines/edits/index.ts';
import { type MemoryFiles, scriptedModel } from '../../../support/memory/context.ts';
import { changeOf, patchOf, pathOf } from '../../../support/memory/samples/changes.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { readOf, runOf, step } from '../../../support/memory/samples/runs.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const numbered = Array.from({ length: 4_000 }, (_, index) => `const line${index + 1} = ${index};`);
const long = `function entry() {\n${numbered.join('\n')}\n}\n`;

/** The run after a patch was kept. */
const keeping = (run: Run, patch: Patch): Run =>
  runOf(...run.steps, step.edited(patch), step.checked());

const task = { instruction: '# APP-17', paths: rulesOf() };

/** What an edit of the change is shown of the files, which are these without it. */
async function shown(run: Run, files: MemoryFiles): Promise<string> {
  const context = memoryStepContext(scriptedModel(), files);
  const place = { task, run, context };
  const known = { begun: () => [], without: undefined, failed: await failedTests(place) };
  const parts = await currentFiles(place, known);
  return parts.map(({ text }) => text).join('\n');
}

/** A look at lines of a file. */
const lookAt = (path: string, start: number, end: number) =>
  step.explored({ ...readOf(`${path}:${start}`), shown: [{ path, start, end }] });

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
  test('are the planned and the changed ones, each with the lines that have changed', async () => {
    const path = pathOf('new.ts');
    const files = [
      { path: pathOf('a.ts'), state: 'existing' },
      { path, state: 'new' },
      { path: pathOf('c.ts'), state: 'existing' },
    ] as const;
    const planned = runOf(step.planned({ kind: 'fix', understanding: 'u', files }));
    const run = keeping(planned, patchOf(changeOf('a.ts', 'a\nb\nc\n', 'a\nB\nc\n')));
    const text = await shown(run, { 'a.ts': 'a\nb\nc\n', 'c.ts': 'c\n' });
    expect(text).toBe(
      'The files as they are now:\n<file path="a.ts" changed="2">\na\nB\nc\n\n</file>\n<file path="new.ts" new></file>\n<file path="c.ts">\nc\n\n</file>',
    );
  });

  test('are also those that a critique names, which no look may be left for', async () => {
    const change = patchOf(changeOf('a.ts', 'a\n', 'b\n'));
    const files = { 'a.ts': 'a\n', 'src/c.ts': 'c\n', 'src/d.ts': 'd\n' };
    const run = keeping(runOf(step.fix('a.ts')), change);
    expect(await shown(run, files)).not.toContain('<file path="src/c.ts">');
    const asked = runOf(...run.steps, step.revise('Mend src/c.ts in the same way.'));
    expect(await shown(asked, files)).toContain('<file path="src/c.ts">\nc\n');
    expect(await shown(asked, files)).not.toContain('src/d.ts');
  });

  test('a deleted one is marked as gone, an emptied one is not, and a removal has its place', async () => {
    const files = { 'a.ts': 'a\n', 'other.ts': 'a\n', 'less.ts': 'a\nb\n' };
    const patch = patchOf(
      changeOf('a.ts', 'a\n', null),
      changeOf('other.ts', 'a\n', ''),
      changeOf('less.ts', 'a\nb\n', 'a\n'),
    );
    const kept = await shown(keeping(newRun, patch), files);
    expect(kept).toContain('<file path="a.ts" deleted></file>');
    expect(kept).toContain('<file path="other.ts" changed="some removed before 1">\n\n</file>');
    expect(kept).toContain('<file path="less.ts" changed="some removed before 2">\na\n\n</file>');
  });

  test('a long one is shown where it was read and around its changes, as it is now', async () => {
    const run = runOf(lookAt('long.ts', 2_000, 2_001), step.fix('long.ts'));
    const after = long
      .replace('const line500 = 499;', 'const line500 = 0;\nconst more = 0;\nconst most = 0;')
      .replace('const line3000 = 2999;', 'const line3000 = 0;');
    const change = changeOf('long.ts', long, after);
    const text = await shown(keeping(run, patchOf(change)), { 'long.ts': long });
    expect(text).toContain('changed="501-503, 3003">');
    expect(text).toContain(
      '\n(lines 2002-2003 of 4004)\nconst line1999 = 1998;\nconst line2000 = 1999;\n',
    );
    expect(text).toContain('const line2990 = ');
    expect(text).toContain('const line3000 = 0;');
    expect(text).not.toContain('2999;');
    expect(text).not.toContain('const line2970 ');
  });

  test('what was read of a change before is where it is now', async () => {
    const [one, two] = ['// one\n', '// one\n// two\n'].map((head) =>
      patchOf(changeOf('long.ts', long, `${head}${long}`)),
    );
    if (one === undefined || two === undefined) throw new Error('no patches');
    const read = runOf(
      ...keeping(runOf(step.fix('long.ts')), one).steps,
      lookAt('long.ts', 52, 53),
    );
    const text = await shown(keeping(read, two), { 'long.ts': long });
    expect(text).toContain('(lines 53-54 of 4004)\nconst line50 = 49;\nconst line51 = 50;\n');
  });

  test('a longer one has the lines around its changes first, then the latest reads', async () => {
    const looks = [lookAt('long.ts', 1, 2_000), lookAt('long.ts', 1_000, 1_010)];
    const after = long.replace('const line3000 = 2999;', 'const line3000 = 0;');
    const run = keeping(
      runOf(...looks, step.fix('long.ts')),
      patchOf(changeOf('long.ts', long, after)),
    );
    const text = await shown(run, { 'long.ts': long });
    expect(text).toContain('const line3000 = 0;');
    expect(text).toContain('const line1005 = 1004;');
    expect(text).not.toContain('const line1 = 0;');
  });

  test('another file is shown where it was read, if the plan or the critique names it', async () => {
    const files = { 'a.ts': 'a\n', 'src/other.ts': long, 'src/third.ts': long };
    const looks = [lookAt('src/other.ts', 10, 11), lookAt('src/third.ts', 10, 11)];
    const changed = keeping(
      runOf(...looks, step.fix('a.ts')),
      patchOf(changeOf('a.ts', 'a\n', 'b\n')),
    );
    expect(await shown(changed, files)).not.toContain('other.ts');
    const text = await shown(runOf(...changed.steps, step.revise('As in other.ts.')), files);
    expect(text).toContain('<file path="src/other.ts">\n(lines 10-11 of 4002)\n');
    expect(text).not.toContain('third.ts');
  });

  test('several are shown within one space', async () => {
    const names = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
    const files = Object.fromEntries(names.map((name) => [name, long]));
    const looks = names.map((name) => lookAt(name, 1, 4_000));
    const changes = names.map((name) => changeOf(name, long, `${long}// ${name}\n`));
    const text = await shown(
      keeping(runOf(...looks, step.fix(...names)), patchOf(...changes)),
      files,
    );
    expect(text.length).toBeLessThan(25_000);
    for (const name of names) expect(text).toContain(`// ${name}`);
  });

  describe('after a critique', () => {
    const filler = (name: string) =>
      Array.from({ length: 100 }, (_, at) => `  ${name}(${at}); // ${'x'.repeat(40)}`).join('\n');
    const names = ['early', 'middle', 'expandAll', 'late'];
    const before = names.map((name) => `function ${name}() {\n${filler(name)}\n}\n`).join('\n');
    const after = before.replaceAll(/(early|middle)\(\d5\)/g, '$1(1000)');
    const revised = (critique: string) => {
      const change = patchOf(changeOf('big.ts', before, after));
      const kept = keeping(runOf(lookAt('big.ts', 350, 350), step.fix('big.ts')), change);
      return runOf(...kept.steps, step.revise(critique));
    };

    test('what it names comes whole, before what has changed, and nothing is cut', async () => {
      const text = await shown(revised('`expandAll()` loses a space.'), { 'big.ts': before });
      const whole = after.slice(
        after.indexOf('function expandAll'),
        after.indexOf('\nfunction late'),
      );
      expect(text).toContain(whole.trim());
      expect(text).toContain('early(1000);');
      expect(text).not.toContain('(cut here)');
      expect(text).not.toMatch(/\(lines (\d+)-\1 of/);
    });

    test('what it names of a file that has not changed is shown as well', async () => {
      const change = patchOf(changeOf('a.ts', 'a\n', 'b\n'));
      const asked = runOf(
        ...keeping(runOf(step.fix('a.ts')), change).steps,
        step.revise('Mend late() in src/big.ts.'),
      );
      const text = await shown(asked, { 'a.ts': 'a\n', 'src/big.ts': before });
      expect(text).toContain('late(99);');
      expect(text).not.toContain('middle(9);');
    });
  });

  describe('after failed tests', () => {
    const cases = Array.from({ length: 50 }, (_, at) => `check("await it ${1_000 + at}");\n\n`);
    const others = {
      'test/old.test.ts': `${'// x\n'.repeat(1_000)}${cases.join('// y\n'.repeat(30))}`,
    };
    const failing = (output: string): Run => {
      const change = patchOf(changeOf('a.ts', 'a\n', 'b\n'));
      const tested = step.tested('failed');
      if (tested.kind !== 'tested') throw new Error('no tests');
      const tests = { kind: 'failed', failures: [], output } as const;
      const results = { ...tested.results, tests };
      return runOf(...keeping(runOf(step.fix('a.ts')), change).steps, { ...tested, results });
    };

    const at = (...lines: readonly number[]) =>
      lines.map((line) => `at test/old.test.ts:${line}`).join('\n');

    test.each([
      [at(1_003), ['1000'], ['1004']],
      [at(1_001, 1_321, 1_641, 1_961), ['1000', '1010', '1020'], ['1030']],
      [`✓ ${at(1_001)}\n${at(1_321)}`, ['1010'], ['1000']],
    ])('those that %j tells of are shown, at most three', async (output, seen, unseen) => {
      const text = await shown(failing(output), { 'a.ts': 'a\n', ...others });
      for (const one of seen) expect(text).toContain(`"await it ${one}"`);
      for (const one of unseen) expect(text).not.toContain(`"await it ${one}"`);
    });

    test('nothing is, once a reviewer has spoken', async () => {
      const run = runOf(...failing(at(1_001)).steps, step.revise('No.'));
      expect(await shown(run, { 'a.ts': 'a\n', ...others })).not.toContain('await it');
    });
  });
});

test('files to create are named before anything is changed', () => {
  const files = [
    { path: pathOf('a.ts'), state: 'existing' },
    { path: pathOf('new.ts'), state: 'new' },
  ] as const;
  const planned = runOf(step.planned({ kind: 'fix', understanding: 'u', files }));
  expect(filesToCreate(planned).map(({ text }) => text)).toEqual([
    'Files to create:',
    '<file path="new.ts" new></file>',
  ]);
  expect(filesToCreate(runOf(step.fix('a.ts')))).toEqual([]);
});
