import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckResults } from '../../../src/core/proof/index.ts';
import { buildChecklist } from '../../../src/core/report/index.ts';
import { newRun, type Run } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { runOf, step } from '../../support/memory/samples/runs.ts';
import { testedAs } from './outcomes.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'), changeOf('b.go', 'a', 'b'));
const items = (run: Run) =>
  buildChecklist(run).map(({ name, state, detail }) => `${name}: ${state}, ${detail}`);
/** A check that parsed `a.ts`, but not these files. */
const unparsed = (...paths: string[]) => ({
  ...step.checked(),
  parsed: paths.includes('a.ts') ? [] : [pathOf('a.ts')],
  unparsed: paths.map((path) => ({ path: pathOf(path), why: `no grammar for ${path}` })),
});
const notTried = [
  'Lint and types: not-run, no command is set',
  'Tests: not-run, no command is set',
  'Red before, green after: not-run, the tests were not run',
];
const tested = (some: Partial<CheckResults>) =>
  testedAs({ lint: { kind: 'passed' }, tests: { kind: 'passed' }, ...some });
/** The items for the project's own commands with these results. */
const tried = (some: Partial<CheckResults>) =>
  items(runOf(step.edited(patch), step.testable(), tested(some), step.approved())).slice(1, 4);

describe('the checklist', () => {
  test('of an empty run claims nothing', () => {
    expect(items(newRun)).toEqual([
      'Syntax valid: not-run, there was nothing to check',
      'Lint and types: not-run, the change did not get that far',
      'Tests: not-run, the change did not get that far',
      'Red before, green after: not-run, the tests were not run',
      'Model review: not-run, the change did not get that far',
    ]);
  });

  test('of an approved change', () => {
    expect(items(runOf(step.edited(patch), unparsed('b.go'), step.approved()))).toEqual([
      'Syntax valid: inconclusive, 1 of 2 files parsed; b.go: no grammar for b.go',
      ...notTried,
      'Model review: passed, approved',
    ]);
  });

  test('of files without a grammar does not claim valid syntax', () => {
    const run = runOf(step.edited(patch), unparsed('a.ts', 'b.go'), step.approved());
    expect(items(run)[0]).toBe(
      'Syntax valid: inconclusive, 0 of 2 files parsed; a.ts: no grammar for a.ts; b.go: no grammar for b.go',
    );
  });

  test('counts a moved file once and no deleted file as parsed', () => {
    const moved = [changeOf('c.ts', 'c', null), changeOf('d.ts', null, 'c')];
    const deleted = changeOf('e.ts', 'e', null);
    expect(
      items(runOf(step.edited(patchOf(...moved, deleted)), step.checked())).slice(0, 1),
    ).toEqual(['Syntax valid: passed, 1 file parsed']);
  });

  test('of deletions alone needs no syntax', () => {
    const checked = { ...step.checked(), parsed: [] };
    const run = runOf(step.edited(patchOf(changeOf('e.ts', 'e', null))), checked);
    expect(items(run)[0]).toBe('Syntax valid: not-needed, the change writes no code file');
  });

  test('names the reviewed attempt, even if a broken one followed', () => {
    const first = [step.edited(patch), step.checked(), step.revise('No.')];
    expect(items(runOf(...first, step.edited(patch), step.checked('a.ts')))).toEqual([
      'Syntax valid: passed, 1 file parsed',
      ...notTried,
      'Model review: failed, changes requested',
    ]);
  });

  test('says that the last edit was dropped if nothing is kept', () => {
    const broken = [step.edited(patch), step.checked('a.ts')];
    expect(items(runOf(...broken))[0]).toBe(
      'Syntax valid: failed, 1 problem in the last edit, which was dropped',
    );
  });

  test('does not claim a review for a later change', () => {
    const first = [step.edited(patch), step.checked(), step.revise('No.')];
    expect(items(runOf(...first, step.edited(patch), step.checked()))[4]).toBe(
      'Model review: not-run, the change did not get that far',
    );
  });

  test.each([
    ['was cut', step.cut('review')],
    ['was no review', step.unusable('review')],
  ])('says that the reply %s', (_, last) => {
    expect(items(runOf(step.edited(patch), step.checked(), last, last))[4]).toBe(
      'Model review: not-run, the model sent no review that can be used',
    );
  });

  test('describes the kept change after one that was too large', () => {
    const excess = { ...step.checked(), parsed: [], excess: '900 lines' };
    const run = runOf(step.edited(patch), unparsed('b.go'), step.edited(patchOf()), excess);
    expect(items(run)[0]).toBe(
      'Syntax valid: inconclusive, 1 of 2 files parsed; b.go: no grammar for b.go',
    );
    expect(items(runOf(step.edited(patch), excess))[1]).toContain('not-run');
  });
});

describe("what the project's own commands said", () => {
  const failures = ['one', 'two', 'three', 'four', 'five', 'six', 'x'.repeat(500)];

  test.each<[string, Partial<CheckResults>, string]>([
    ['passed', {}, 'Tests: passed, passes with the change'],
    [
      'were counted',
      { tests: { kind: 'passed', counts: { run: 1_412, failed: 0 } } },
      'Tests: passed, 1,412 passed',
    ],
    [
      'wrote reports that are not used',
      { tests: { kind: 'passed', ignored: ['a.xml was\nnot read.', 'b.', 'c.', 'd.'] } },
      'Tests: passed, passes with the change. a.xml was not read. b. c. and 1 more',
    ],
    [
      'passed on a rerun',
      { tests: { kind: 'flaky', failures: ['one'] } },
      'Tests: passed, passes on a rerun, after a failure: one',
    ],
    [
      'fail as before',
      { tests: { kind: 'tolerated', failures: ['one'], counts: { run: 415, failed: 3 } } },
      'Tests: as-before, 412 passed, 3 fail as before: one',
    ],
    [
      'fail as before, one of them with a name',
      { tests: { kind: 'tolerated', failures: ['one'] } },
      'Tests: as-before, 1 fails as before: one',
    ],
    [
      'show nothing',
      { tests: { kind: 'inconclusive', why: 'nothing shows that a test ran' } },
      'Tests: inconclusive, nothing shows that a test ran',
    ],
    [
      'fail with the change',
      { tests: { kind: 'failed', failures, output: 'o' } },
      'Tests: failed, fails because of the change: one, two, three, four, five and 2 more',
    ],
    [
      'fail with the change, some as before',
      { tests: { kind: 'failed', failures: ['one'], output: 'o', counts: { run: 9, failed: 2 } } },
      'Tests: failed, fails because of the change (7 passed, 2 failed): one',
    ],
  ])('tests that %s', (_, some, item) => {
    expect(tried(some)).toEqual([
      'Lint and types: passed, passes with the change',
      item,
      'Red before, green after: inconclusive, the change has no test of its own',
    ]);
  });

  test('tests that were not run, so that none shows the bug', () => {
    expect(tried({ tests: { kind: 'not-run', why: 'no command is set' } }).slice(1)).toEqual([
      'Tests: not-run, no command is set',
      'Red before, green after: not-run, the tests were not run',
    ]);
  });

  test('a test that fails without the fix', () => {
    expect(tried({ regression: { kind: 'shown', tests: ['adds'] } })[2]).toBe(
      'Red before, green after: passed, fails without the fix: adds',
    );
  });

  test('a long name is cut', () => {
    const item = tried({ tests: { kind: 'failed', failures: failures.slice(6), output: '' } })[1];
    expect(item?.length).toBeLessThan(200);
  });

  test('covers the kept change after a broken edit, not the dropped one', () => {
    const red = tested({ tests: { kind: 'failed', failures: ['adds'], output: '' } });
    const first = [step.edited(patch), step.testable(), red];
    const broken = runOf(...first, step.edited(patch), step.checked('a.ts'));
    expect(items(broken)[2]).toBe('Tests: failed, fails because of the change: adds');
    const other = runOf(...first, step.edited(patch), step.testable());
    expect(items(other)[2]).toBe('Tests: not-run, the change did not get that far');
  });
});

test('whatever the run, no test is claimed unless commands ran', () => {
  const any = fc.constantFrom(
    step.fix('a.ts'),
    step.edited(patch),
    step.checked(),
    step.checked('a.ts'),
    step.revise('All tests pass.'),
    step.approved(),
  );
  fc.assert(
    fc.property(fc.array(any), (steps) => {
      const claimed = buildChecklist(runOf(...steps)).find(({ name }) => name === 'Tests');
      expect(claimed?.state).toBe('not-run');
    }),
  );
});
