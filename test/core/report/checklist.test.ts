import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckResults } from '../../../src/core/checks/check-results.ts';
import { checklistOf } from '../../../src/core/report/checklist.ts';
import { newRun, type Run, type Step } from '../../../src/core/run/run.ts';
import { changeOf, patchOf, pathOf, runOf, step } from '../../support/memory/samples.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'), changeOf('b.txt', 'a', 'b'));
const rungs = (run: Run) =>
  checklistOf(run).map(({ name, state, detail }) => `${name}: ${state}, ${detail}`);
const unchecked = (...paths: string[]) => ({ ...step.checked(), unchecked: paths.map(pathOf) });
const notTried = [
  "Lint and types: not-run, the project's lint command was not run",
  "Tests: not-run, the project's tests were not run",
  'Red before, green after: not-run, no test for the change was run',
];
const trial: CheckResults = {
  lint: { kind: 'passed' },
  tests: { kind: 'passed' },
  regression: { kind: 'not-shown', why: 'the change has no test of its own' },
};
const tested = (some: Partial<CheckResults>): Step => ({
  kind: 'tested',
  wantsTest: false,
  isolation: 'They run apart.',
  results: { ...trial, ...some },
});
/** The rungs of the project's own commands for what they said of a change. */
const tried = (some: Partial<CheckResults>) =>
  rungs(runOf(step.edited(patch), step.testable(), tested(some), step.approved())).slice(2, 5);

describe('the ladder', () => {
  test('of a run that has done nothing claims nothing', () => {
    expect(rungs(newRun)).toEqual([
      'Edits applied: failed, no change was kept',
      'Syntax valid: not-run, there was nothing to check',
      ...notTried,
      'Model review: not-run, the change did not get that far',
    ]);
  });

  test('of an approved change', () => {
    expect(rungs(runOf(step.edited(patch), unchecked('b.txt'), step.approved()))).toEqual([
      'Edits applied: passed, in 2 files',
      'Syntax valid: passed, 1 file parsed; not checked: b.txt',
      ...notTried,
      'Model review: passed, approved in attempt 1',
    ]);
  });

  test('of files without a grammar claims no sound syntax', () => {
    const run = runOf(step.edited(patch), unchecked('a.ts', 'b.txt'), step.approved());
    expect(rungs(run)[1]).toBe('Syntax valid: not-run, 0 files parsed; not checked: a.ts, b.txt');
  });

  test('counts a moved file once, and parses no deleted one', () => {
    const moved = [changeOf('c.ts', 'c', null), changeOf('d.ts', null, 'c')];
    const deleted = changeOf('e.ts', 'e', null);
    expect(
      rungs(runOf(step.edited(patchOf(...moved, deleted)), step.checked())).slice(0, 2),
    ).toEqual(['Edits applied: passed, in 2 files', 'Syntax valid: passed, 1 file parsed']);
  });

  test('of deletions alone claims no sound syntax', () => {
    const run = runOf(step.edited(patchOf(changeOf('e.ts', 'e', null))), step.checked());
    expect(rungs(run)[1]).toBe('Syntax valid: not-run, there was nothing to check');
  });

  test('of a broken attempt after a reviewed one names the attempt that was reviewed', () => {
    const first = [step.edited(patch), step.checked(), step.revise('No.')];
    expect(rungs(runOf(...first, step.edited(patch), step.checked('a.ts')))).toEqual([
      'Edits applied: passed, in 2 files',
      'Syntax valid: failed, 1 problem in the last edit, which was dropped',
      ...notTried,
      'Model review: failed, changes requested in attempt 1',
    ]);
  });

  test('of a later change that was not reviewed claims no review', () => {
    const first = [step.edited(patch), step.checked(), step.revise('No.')];
    expect(rungs(runOf(...first, step.edited(patch), step.checked()))[5]).toBe(
      'Model review: not-run, the change did not get that far',
    );
  });

  test('of a change that was too much speaks of the one that is kept', () => {
    const excess: Step = { kind: 'checked', problems: [], unchecked: [], excess: '900 lines' };
    const run = runOf(step.edited(patch), unchecked('b.txt'), step.edited(patchOf()), excess);
    expect(rungs(run)[1]).toBe('Syntax valid: passed, 1 file parsed; not checked: b.txt');
    expect(rungs(runOf(step.edited(patch), excess))[1]).toContain('not-run');
  });
});

describe("what the project's own commands said", () => {
  const failures = ['one', 'two', 'three', 'four', 'five', 'six', 'x'.repeat(500)];

  test.each<[string, Partial<CheckResults>, string]>([
    ['passed', {}, 'Tests: passed, with the change'],
    [
      'passed when run again',
      { tests: { kind: 'flaky', failures: ['one'] } },
      'Tests: passed, on a rerun, after a failure: one',
    ],
    [
      'fail as they did',
      { tests: { kind: 'tolerated', failures: [] } },
      'Tests: passed, no failures except those that exist without the change',
    ],
    [
      'fail with the change',
      { tests: { kind: 'failed', failures, output: 'o' } },
      'Tests: failed, because of the change: one, two, three, four, five and 2 more',
    ],
    [
      'were not run',
      { tests: { kind: 'not-run', why: 'no `test-command` is set' } },
      'Tests: not-run, no `test-command` is set',
    ],
  ])('tests that %s', (_, some, rung) => {
    expect(tried(some)).toEqual([
      'Lint and types: passed, with the change',
      rung,
      'Red before, green after: not-run, the change has no test of its own',
    ]);
  });

  test('a test that fails without the fix', () => {
    expect(tried({ regression: { kind: 'shown', tests: ['adds'] } })[2]).toBe(
      'Red before, green after: passed, fails without the fix: adds',
    );
  });

  test('a name of any length is short', () => {
    const rung = tried({ tests: { kind: 'failed', failures: failures.slice(6), output: '' } })[1];
    expect(rung?.length).toBeLessThan(200);
  });

  test('of the kept change is told after a broken edit, and of a dropped one is not', () => {
    const red = tested({ tests: { kind: 'failed', failures: ['adds'], output: '' } });
    const first = [step.edited(patch), step.testable(), red];
    const broken = runOf(...first, step.edited(patch), step.checked('a.ts'));
    expect(rungs(broken)[3]).toBe('Tests: failed, because of the change: adds');
    const other = runOf(...first, step.edited(patch), step.testable());
    expect(rungs(other)[3]).toBe("Tests: not-run, the project's tests were not run");
  });
});

test('whatever the run: without a trial no test is claimed', () => {
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
      const claimed = checklistOf(runOf(...steps)).find(({ name }) => name === 'Tests');
      expect(claimed?.state).toBe('not-run');
    }),
  );
});
