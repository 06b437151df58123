import { describe, expect, test } from 'vitest';
import type { CheckResults } from '../../../src/core/proof/index.ts';
import {
  buildChecklist,
  lackingEvidence,
  type ReadyWhen,
  readyWhenValues,
} from '../../../src/core/report/index.ts';
import { type Step, testNotes } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { runOf, step } from '../../support/memory/samples/runs.ts';
import { testedAs } from './outcomes.ts';

const edited = step.edited(patchOf(changeOf('a.ts', 'a', 'b')));
const results = {
  lint: { kind: 'passed' },
  tests: { kind: 'passed' },
  regression: { kind: 'shown', tests: ['adds'] },
} as const;
const worked = (some: Partial<CheckResults>, ...last: readonly Step[]) =>
  runOf(edited, step.testable(), testedAs({ ...results, ...some }), ...last);
const idle = { kind: 'not-run', why: 'it is not set' } as const;
const noneShown = { kind: 'not-shown', why: 'the change has no test of its own' } as const;
const lacked = (some: Partial<CheckResults>) =>
  Object.fromEntries(
    readyWhenValues.map((readyWhen) => [
      readyWhen,
      lackingEvidence(worked(some, step.approved()), readyWhen),
    ]),
  );
const draftsOnly = ['the settings ask for a draft'];

describe('lacking evidence', () => {
  test('is empty if every item passed, unless the setting is never', () => {
    const nothing = { reviewed: [], linted: [], tested: [], regression: [] };
    expect(lacked({})).toEqual({ ...nothing, never: draftsOnly });
  });

  test('is what the setting needs and was not shown', () => {
    expect(lacked({ lint: idle, tests: idle, regression: noneShown })).toEqual({
      reviewed: ['the tests were not run'],
      linted: ['lint and types were not run', 'the tests were not run'],
      tested: ['the tests were not run'],
      regression: ['the tests were not run', 'no test shows the bug'],
      never: draftsOnly,
    });
  });

  test('includes whatever failed, needed or not', () => {
    const failed = { kind: 'failed', failures: [], output: '' } as const;
    expect(lacked({ lint: failed, tests: idle })).toMatchObject({
      reviewed: ['lint or types fail'],
      tested: ['lint or types fail', 'the tests were not run'],
    });
    const red = worked({ tests: failed });
    expect(lackingEvidence(red, 'reviewed')).toEqual(['tests fail', 'the change was not reviewed']);
  });

  test.each<ReadyWhen>(['reviewed', 'linted', 'tested', 'regression'])(
    'of an unreviewed change includes the review, with %s',
    (readyWhen) => {
      expect(lackingEvidence(worked({}), readyWhen)).toEqual(['the change was not reviewed']);
      expect(lackingEvidence(worked({}, step.revise('No.')), readyWhen)).toEqual([
        'the review requested changes',
      ]);
    },
  );

  test.each<[string, Partial<CheckResults>, readonly string[]]>([
    ['nothing else', { lint: idle, tests: idle }, ['not every changed file could be parsed']],
    ['tests that pass', { lint: idle }, []],
    ['a lint command that passes', { tests: idle }, []],
    [
      'tests that fail as before',
      { lint: idle, tests: { kind: 'tolerated', failures: ['a'] } },
      ['not every changed file could be parsed'],
    ],
  ])('of a file that could not be parsed, with %s', (_, some, lacking) => {
    const unparsed = {
      ...step.testable(),
      parsed: [],
      unparsed: [{ path: pathOf('A.java'), why: 'x' }],
    };
    const [first, , ...rest] = worked(some, step.approved()).steps;
    const run = runOf(...(first ? [first] : []), unparsed, ...rest);
    expect(lackingEvidence(run, 'reviewed')).toEqual(lacking);
  });

  test('of a change that writes no code has no syntax to show', () => {
    const deleted = runOf(edited, { ...step.checked(), parsed: [] }, step.approved());
    expect(lackingEvidence(deleted, 'reviewed')).toEqual([]);
  });

  test('is the tests, if nothing shows that one ran', () => {
    const tests = { kind: 'inconclusive', why: 'nothing shows it' } as const;
    expect(lacked({ tests, lint: tests })).toMatchObject({
      reviewed: [],
      linted: ['the lint command shows nothing'],
      tested: ['nothing shows that a test ran'],
      regression: ['nothing shows that a test ran'],
    });
  });

  test('is nothing if some tests pass and others fail as before, but not if all fail', () => {
    const failing = (failed: number) =>
      lacked({ tests: { kind: 'tolerated', failures: ['a'], counts: { run: 3, failed } } });
    expect(failing(2)).toMatchObject({ tested: [], regression: [] });
    expect(failing(3)).toMatchObject({
      reviewed: [],
      tested: ['no test passes, with or without the change'],
    });
  });
});

const weakened = [{ kind: 'test', path: 'a.test.ts', test: 'adds', how: 'is skipped' }] as const;

test('weakened tests stand first in the evidence, and make a draft', () => {
  const run = worked({ weakened });
  expect(buildChecklist(run)[0]).toMatchObject({
    kind: 'weakened',
    state: 'failed',
    detail: 'a.test.ts: “adds” is skipped',
  });
  expect(lackingEvidence(run, 'tested')).toContain('the change weakens the tests');
});

test('the reviewer is told of weakened tests, and of own tests that were not run', () => {
  expect(testNotes(testedAs({ weakened }))[0]).toContain('a.test.ts: “adds” is skipped');
  const regression = { kind: 'not-shown', why: 'x', isUnrun: true } as const;
  expect(testNotes(testedAs({ regression })).join('\n')).toContain('own tests were not run');
  expect(testNotes(testedAs({})).join('\n')).not.toContain('were not run');
});
