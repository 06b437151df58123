import { expect, test } from 'vitest';
import { testCounts } from '../../../../src/core/checks/index.ts';
import recorded from './test-counts.json' with { type: 'json' };

test.each(recorded)(
  '$runner: counts the tests that were run and that failed',
  ({ output, run, failed }) => {
    expect(testCounts(output.join('\n'))).toEqual({ run, failed });
  },
);

test.each(['', 'ok', 'Tests are run', 'it passed 3 of 4'])('%j counts nothing', (output) => {
  expect(testCounts(output)).toBeUndefined();
});
