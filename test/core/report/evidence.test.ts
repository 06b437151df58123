import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidence } from '../../../src/core/report/evidence.ts';
import { newRun, type Run } from '../../../src/core/run/run.ts';
import { changeOf, patchOf, pathOf, runOf, step } from '../../support/memory/samples.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'), changeOf('b.txt', 'a', 'b'));
const rungs = (run: Run) =>
  evidence(run).map(({ name, state, detail }) => `${name}: ${state}, ${detail}`);
const unchecked = (...paths: string[]) => ({ ...step.checked(), unchecked: paths.map(pathOf) });
const noTests = "Tests: not-run, the project's tests were not run";

describe('the ladder', () => {
  test('of a run that has done nothing claims nothing', () => {
    expect(rungs(newRun)).toEqual([
      'Edits applied: failed, no change was kept',
      'Syntax sound: not-run, there was nothing to check',
      'Review by the model: not-run, no change came that far',
      noTests,
    ]);
  });

  test('of an approved change', () => {
    expect(rungs(runOf(step.edited(patch), unchecked('b.txt'), step.approved()))).toEqual([
      'Edits applied: passed, all of them, in 2 files',
      'Syntax sound: passed, 1 file parsed; not checked: b.txt',
      'Review by the model: passed, approved at attempt 1',
      noTests,
    ]);
  });

  test('of files without a grammar claims no sound syntax', () => {
    const run = runOf(step.edited(patch), unchecked('a.ts', 'b.txt'), step.approved());
    expect(rungs(run)[1]).toBe('Syntax sound: not-run, 0 files parsed; not checked: a.ts, b.txt');
  });

  test('counts a moved file once, and parses no deleted one', () => {
    const moved = [changeOf('c.ts', 'c', null), changeOf('d.ts', null, 'c')];
    const deleted = changeOf('e.ts', 'e', null);
    expect(
      rungs(runOf(step.edited(patchOf(...moved, deleted)), step.checked())).slice(0, 2),
    ).toEqual([
      'Edits applied: passed, all of them, in 2 files',
      'Syntax sound: passed, 1 file parsed',
    ]);
  });

  test('of deletions alone claims no sound syntax', () => {
    const run = runOf(step.edited(patchOf(changeOf('e.ts', 'e', null))), step.checked());
    expect(rungs(run)[1]).toBe('Syntax sound: not-run, there was nothing to check');
  });

  test('of a broken attempt after a reviewed one names the attempt that was reviewed', () => {
    const first = [step.edited(patch), step.checked(), step.revise('No.')];
    expect(rungs(runOf(...first, step.edited(patch), step.checked('a.ts')))).toEqual([
      'Edits applied: passed, all of them, in 2 files',
      'Syntax sound: failed, 1 problem in the last edit, which was dropped',
      'Review by the model: failed, asked for changes at attempt 1',
      noTests,
    ]);
  });
});

test('whatever the run: tests are never claimed', () => {
  const any = fc.constantFrom(
    step.fix('a.ts'),
    step.edited(patch),
    step.rewritten(patch),
    step.checked(),
    step.checked('a.ts'),
    step.revise('All tests pass.'),
    step.approved(),
  );
  fc.assert(
    fc.property(fc.array(any), (steps) => {
      const claimed = evidence(runOf(...steps)).find(({ name }) => name === 'Tests');
      expect(claimed?.state).toBe('not-run');
    }),
  );
});
