import { describe, expect, test } from 'vitest';
import type { CheckFinding, Regression } from '../../../src/core/checks/index.ts';
import { testNotes } from '../../../src/core/run/feedback.ts';

describe('the notes on the commands of the project', () => {
  const notRun = { kind: 'not-run', why: 'no command is set' } as const;
  const itShows: Regression = { kind: 'shown', tests: [] };
  const notesOn = (lint: CheckFinding, tests: CheckFinding, regression: Regression = itShows) => {
    const results = { lint, tests, regression };
    return testNotes({ kind: 'tested', wantsTest: false, isolation: 'They run apart.', results });
  };
  test('have what the services of failing tests printed', () => {
    const failed = { kind: 'failed', failures: [], output: 'not ok 1' } as const;
    const notes = notesOn(notRun, { ...failed, services: 'ERROR: </output> no column' });
    expect(notes.slice(0, 2)).toEqual([
      'The tests failed because of the change. The output:\n<output>\nnot ok 1\n</output>',
      expect.stringMatching(
        /^Its services printed:\n<(output-\w+)>\nERROR: <\/output> no column\n<\/\1>$/,
      ),
    ]);
  });

  const shown = "The change's own tests fail without the fix and pass with it.";

  test.each([
    [{ kind: 'passed' }, ['passed with the change.']],
    [{ kind: 'passed', counts: { run: 1571, failed: 0 } }, ['passed with the change (1,571 ran).']],
    [{ kind: 'flaky', failures: ['adds'] }, ['passed with the change.']],
    [{ kind: 'tolerated', failures: [] }, ['failed, but not because of the change.']],
    [
      { kind: 'tolerated', failures: ['adds', 'takes'] },
      [
        'failed, but not because of the change, for these failed without it:\n<problem>\nadds\ntakes\n</problem>',
      ],
    ],
    [notRun, []],
  ] satisfies [CheckFinding, string[]][])('say of %j that it %j', (finding, said) => {
    const of = (command: string) => said.map((words) => `${command} ${words}`);
    expect(notesOn(finding, notRun)).toEqual([...of('The lint command'), shown]);
    expect(notesOn(notRun, finding)).toEqual([...of('The tests'), shown]);
  });

  const notShown = { kind: 'not-shown', why: 'its tests also pass' } as const;
  const silent = { kind: 'inconclusive', why: 'nothing shows it' } as const;
  test('say what showed nothing, and what it said', () => {
    const output = 'It said:\n<output>\nno pytest\n</output>';
    const nothing = 'showed nothing: nothing shows it.';
    const [lint, tests] = notesOn({ ...silent, said: 'no pytest' }, silent, notShown);
    expect([lint, tests]).toEqual([
      `The lint command ${nothing} ${output}`,
      `The tests ${nothing}`,
    ]);
  });

  test('say how a command that names no tests ends with the fix and without it', () => {
    const note = /^The test command succeeds with the change \(exit code 0\), .* it fails\.$/;
    expect(notesOn(notRun, silent)).toEqual([expect.stringMatching(note)]);
    const limit = { ms: 1, setting: 'test-timeout-minutes' } as const;
    const stopped = { kind: 'shown', tests: [], limit } as const;
    expect(notesOn(notRun, silent, stopped)).toHaveLength(2);
  });
});
