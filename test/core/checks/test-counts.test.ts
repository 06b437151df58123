import { expect, test } from 'vitest';
import { testCounts } from '../../../src/core/checks/index.ts';

test.each([
  ['vitest', ' Test Files  2 failed (2)\n      Tests  1 failed | 3 passed | 1 skipped (5)', 4, 1],
  ['jest', 'Tests:       1 failed, 2 skipped, 3 passed, 6 total', 4, 1],
  ['pytest', '=== 1 failed, 12 passed, 2 skipped, 1 error in 0.13s ===', 14, 2],
  ['pytest, quiet', '12 passed, 1 warning in 0.13s', 12, 0],
  [
    'cargo',
    'test result: ok. 3 passed; 0 failed; 1 ignored\ntest result: FAILED. 1 passed; 2 failed;',
    6,
    2,
  ],
  ['mocha', '  3 passing (5ms)\n  2 pending\n  1 failing', 4, 1],
  ['node', '# tests 6\n# pass 3\n# fail 1\n# skipped 2', 4, 1],
  ['node for people', 'ℹ pass 3\nℹ fail 0', 3, 0],
  [
    'maven',
    '[INFO] Tests run: 4, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 1 s\n[ERROR] Tests run: 4, Failures: 1, Errors: 1, Skipped: 1',
    3,
    2,
  ],
  ['unittest', 'Ran 5 tests in 0.001s\n\nFAILED (failures=1, errors=1, skipped=2)', 3, 2],
  ['unittest, as expected', 'Ran 5 tests in 0.1s\n\nOK (skipped=2, expected failures=1)', 3, 0],
  ['rspec', '12 examples, 1 failure, 2 pending', 10, 1],
  ['minitest', '12 runs, 30 assertions, 1 failures, 1 errors, 2 skips', 10, 2],
  ['PHPUnit', 'Tests: 12, Assertions: 30, Failures: 1, Skipped: 2.', 10, 1],
  ['PHPUnit, green', 'OK (12 tests, 30 assertions)', 12, 0],
  ['dotnet', 'Failed!  - Failed:     1, Passed:     3, Skipped:     2, Total:     6', 4, 1],
  ['tape', '# tests 4\n# pass  3\n# fail  1', 4, 1],
  ['bun', ' 3 pass\n 1 fail\nRan 4 tests across 1 file.', 4, 1],
  ['deno', 'FAILED | 3 passed | 1 failed (12ms)', 4, 1],
  ['playwright', '  1 failed\n    [chromium] › a.spec.ts:3:5 › adds\n  3 passed (4.2s)', 4, 1],
  ['ava', '  1 test failed\n  3 tests passed', 4, 1],
  ['jasmine', '4 specs, 1 failure', 4, 1],
  ['ExUnit', '2 doctests, 4 tests, 1 failure, 1 excluded', 5, 1],
  ['bats', '4 tests, 1 failure, 2 skipped', 2, 1],
  ['sbt', '[error] Failed: Total 4, Failed 1, Errors 0, Passed 3', 4, 1],
  [
    'karma',
    'Chrome 1.0 (Linux): Executed 3 of 4\nChrome 1.0 (Linux): Executed 4 of 4 (1 FAILED) (0.1 secs)',
    4,
    1,
  ],
  ['ctest', '50% tests passed, 1 tests failed out of 2', 2, 1],
  ['gradle', '12 tests completed, 1 failed, 2 skipped', 10, 1],
  ['gotestsum', 'DONE 12 tests, 1 skipped, 1 failure in 1.234s', 11, 1],
  [
    'nextest',
    '    test result: FAILED. 0 passed; 1 failed\n     Summary [   0.012s] 3 tests run: 2 passed, 1 failed, 0 skipped',
    3,
    1,
  ],
  ['dotnet 9', 'Test summary: total: 3, failed: 1, succeeded: 1, skipped: 1, duration: 1.1s', 2, 1],
  ['dotnet, verbose', 'Total tests: 3\n     Passed: 2\n     Failed: 1', 3, 1],
  [
    'googletest',
    '[  PASSED  ] 2 tests.\n[  FAILED  ] 1 test, listed below:\n[  FAILED  ] A.b',
    3,
    1,
  ],
  ['Catch2', 'test cases: 3 | 2 passed | 1 failed\nassertions: 5 | 4 passed | 1 failed', 3, 1],
  ['Catch2, green', 'All tests passed (5 assertions in 3 test cases)', 3, 0],
  ['doctest', '[doctest] test cases:  3 |  2 passed | 1 failed | 7 skipped', 3, 1],
  ['Unity', '3 Tests 1 Failures 1 Ignored \nFAIL', 2, 1],
  ['Check', '66%: Checks: 3, Failures: 1, Errors: 0', 3, 1],
  [
    'prove',
    't/a.t (Wstat: 256 (exited 1) Tests: 3 Failed: 1)\n  Failed test:  2\nFiles=2, Tests=5,  0 wallclock secs',
    5,
    1,
  ],
  ['dart', '00:00 +1: adds\n00:02 +2 -1: Some tests failed.', 3, 1],
  ['ScalaTest', '[info] Tests: succeeded 2, failed 1, canceled 0, ignored 0, pending 0', 3, 1],
  ['Alcotest', '1 failure! in 0.001s. 3 tests run.', 3, 1],
  ['busted', '2 successes / 1 failure / 0 errors / 0 pending : 0.001 seconds', 3, 1],
])('%s: counts the tests that were run and that failed', (_, output, run, failed) => {
  expect(testCounts(output)).toEqual({ run, failed });
});

test.each(['', 'ok', 'Tests are run', 'it passed 3 of 4'])('%j counts nothing', (output) => {
  expect(testCounts(output)).toBeUndefined();
});
