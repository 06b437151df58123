import { expect, test } from 'vitest';
import { failureNames } from '../../../src/core/checks/reading/failures.ts';

const lines = (...all: readonly string[]) => all.join('\n');

/** Outputs in which the name of a test stands apart from its failure, or beside what is no name. */
const outputs: readonly (readonly [runner: string, output: string, names: readonly string[]])[] = [
  [
    'tape',
    'TAP version 13\n# cart sums\nnot ok 1 should be strictly equal\n  ---\n  ...\n# cart ships\nok 2 x',
    ['cart sums > should be strictly equal'],
  ],
  [
    'mocha, titles that end in a colon',
    lines(
      '  2 passing (4ms)',
      '  1 failing',
      '',
      '  1) POST /cart:',
      '       totals:',
      '         sums:',
      '',
      '      Error',
    ),
    ['POST /cart: > totals: > sums'],
  ],
  ['lab', 'Failed tests:\n\n  1) sums:\n\n      actual expected\n\n1 of 4 tests failed', ['sums']],
  [
    'Ginkgo under go test',
    lines(
      'Summarizing 1 Failure:',
      '  [FAIL] Cart [It] sums',
      'Ran 3 of 3 Specs in 0.001 seconds',
      'FAIL! -- 2 Passed | 1 Failed | 0 Pending | 0 Skipped',
      '--- FAIL: TestCart (0.00s)',
      'FAIL',
      'FAIL\tacme/cart\t0.012s',
    ),
    ['Cart [It] sums'],
  ],
  [
    'behave',
    'Failing scenarios:\n  features/cart.feature:3  Sums\n',
    ['features/cart.feature: Sums'],
  ],
  [
    'Crystal',
    'Failed examples:\n\ncrystal spec cart_spec.cr:3 # Cart sums',
    ['cart_spec.cr: Cart sums'],
  ],
  ['uvu', ' cart  ✘ •   (1 / 2)\n\n   FAIL  cart  "sums"\n    Expected', ['cart: sums']],
  [
    'Robot Framework',
    lines(
      '='.repeat(78),
      'Cart',
      '='.repeat(78),
      'Sums                  | FAIL |',
      '1 == 1',
      'Cart                  | FAIL |',
      '2 tests, 1 passed, 1 failed',
    ),
    ['Sums'],
  ],
  [
    'Catch2',
    `${'-'.repeat(79)}\nsums\n${'-'.repeat(79)}\ncart.cpp:11\n....\n\ncart.cpp:14: FAILED:\n  REQUIRE( a )`,
    ['cart.cpp: sums'],
  ],
  [
    'doctest',
    'TEST CASE:  sums\n\ncart.cpp:11: ERROR: CHECK( a ) is NOT correct!',
    ['cart.cpp: sums'],
  ],
  ['automake', 'PASS: ships\nFAIL: sums\n# TOTAL: 2', ['sums']],
  ['meson', '1/2 sums      FAIL            0.03s   exit status 1', ['sums']],
  ['shUnit2', 'testSums\nASSERT:expected:<3> but was:<2>\ntestShips\n\nRan 2 tests.', ['testSums']],
  [
    'Playwright, a test that passed when it was repeated',
    lines(
      '  1) [a] › cart.spec.js:5:3 › sums ───',
      '  2) [b] › cart.spec.js:6:3 › ships ───',
      '  1 failed',
      '    [a] › cart.spec.js:5:3 › sums ───',
      '  1 flaky',
      '    [b] › cart.spec.js:6:3 › ships ───',
      '  12 passed (1.3m)',
    ),
    ['cart.spec.js: sums'],
  ],
  [
    'Swift Testing',
    '✘ Test "sums" failed after 0.001 seconds with 1 issue.\n✘ Test run with 10 tests in 1 suite failed after 0.01 seconds with 1 issue.',
    ['"sums"'],
  ],
  [
    'xcodebuild, clones',
    "Test case 'CartTests.sums()' failed on 'Clone 1 of iPhone 15' (0.1 seconds)",
    ['CartTests.sums()'],
  ],
  ['ScalaTest without sbt', 'CartSpec:\n- sums *** FAILED ***\n  2 did not equal 3', ['sums']],
  [
    'Surefire, repeated',
    '[ERROR] Failures: \n[ERROR] shop.CartTest.sums\n[ERROR]   Run 1: CartTest.sums:12 expected: <3>\n[ERROR]   Run 2: CartTest.sums:12',
    ['shop.CartTest.sums'],
  ],
  [
    'minitest, specs',
    '  1) Failure:\nCart total#test_0001_sums up [cart_test.rb:5]:\nExpected: 3',
    ['Cart total#sums up'],
  ],
  [
    'ExUnit, setup',
    '  1) CartTest: failure on setup_all callback, all tests have been invalidated',
    ['CartTest'],
  ],
  [
    'unittest',
    'UNEXPECTED SUCCESS: test_sums (cart.CartTest.test_sums)',
    ['test_sums (cart.CartTest.test_sums)'],
  ],
  ['Perl', "#   Failed test 'sums'\n#   at t/cart.t line 3.\nnot ok 1 - sums", ['sums']],
  ['Perl without names', '#   Failed test at t/cart.t line 3.', ['a test without a name']],
  ['vitest, outside tests', '⎯⎯⎯ Unhandled Rejection ⎯⎯⎯\nError: x', ['Unhandled Rejection']],
  [
    'go test -json',
    '{"Action":"output","Package":"a","Output":"--- FAIL: TestSums (0.00s)\\n"}\n{"Action":"fail","Package":"a"}\n{"Action":"output","Output":"FAIL\\ta\\t0.1s\\n"}',
    ['a TestSums'],
  ],
  [
    'nested TAP: a group is not named beside its tests',
    '# Subtest: cart\n    not ok 1 - sums\nnot ok 1 - cart',
    ['cart > sums'],
  ],
  ['a doctest of Rust', 'test src/lib.rs - sum (line 3) ... FAILED', ['src/lib.rs - sum']],
];

test.each(outputs)('%s: the failing tests are named', (_, output, names) => {
  expect(failureNames(output)).toEqual(names);
});

test.each([
  ' cart  • ✘ •   (2 / 3)',
  '  ✘ Couldn’t find any files to test',
  '✘ Test run with 10 tests in 1 suite failed after 0.01 seconds with 1 issue.',
])('%j names no test', (output) => {
  expect(failureNames(output)).toEqual([]);
});
