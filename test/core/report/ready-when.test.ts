import { describe, expect, test } from 'vitest';
import type { CheckResults } from '../../../src/core/checks/check-results.ts';
import {
  lackingEvidence,
  type ReadyWhen,
  readyWhenValues,
} from '../../../src/core/report/ready-when.ts';
import type { Step } from '../../../src/core/run/run.ts';
import { changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';

const edited = step.edited(patchOf(changeOf('a.ts', 'a', 'b')));
const results: CheckResults = {
  lint: { kind: 'passed' },
  tests: { kind: 'passed' },
  regression: { kind: 'shown', tests: ['adds'] },
};
const worked = (some: Partial<CheckResults>, ...last: readonly Step[]) =>
  runOf(
    edited,
    step.testable(),
    {
      kind: 'tested',
      wantsTest: false,
      isolation: 'They run apart.',
      results: { ...results, ...some },
    },
    ...last,
  );
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
      reviewed: [],
      linted: ['lint and types were not run'],
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

  test('of files without a grammar includes the syntax', () => {
    const [path] = [...patchOf(changeOf('a.ts', 'a', 'b')).keys()];
    const checked: Step = { kind: 'checked', problems: [], unchecked: path ? [path] : [] };
    expect(lackingEvidence(runOf(edited, checked, step.approved()), 'reviewed')).toEqual([
      'the syntax was not checked',
    ]);
  });
});
