import { expect, test } from 'vitest';
import { failureNames } from '../../../../src/core/checks/reading/failures.ts';

/** Sample outputs of each runner, and the names in them. */
const outputs: readonly (readonly [runner: string, output: string, names: readonly string[]])[] = [
  ['TAP', 'ok 1 - a\nnot ok 2 - adds up\nnot ok 3 - later # TODO soon\n1..3', ['adds up']],
  ['TAP without names', '1..2\nok 1\nnot ok 2', ['test 2']],
  ['TAP with times', 'not ok 1 - adds up # time=12.5ms', ['adds up']],
  [
    'vitest',
    '   × adds 10ms\n FAIL  test/cart.test.ts > cart > adds\n FAIL  |node| test/b.test.ts > c\n FAIL  test/d.test.ts [ test/d.test.ts ]',
    ['test/cart.test.ts > cart > adds', '|node| test/b.test.ts > c', 'test/d.test.ts'],
  ],
  ['vitest, stopped early', '   × adds 10ms\n   ✓ takes 1ms', ['adds']],
  [
    'jest',
    'PASS src/b.test.js\n  ● Console\nFAIL src/a.test.js (5.1 s)\n  ● cart › adds up\n\n    expect(…)\n  ● Test suite failed to run',
    ['src/a.test.js › cart › adds up', 'src/a.test.js › Test suite failed to run'],
  ],
  [
    'pytest',
    'tests/test_a.py::test_p[a - b] FAILED   [ 16%]\nFAILED tests/test_a.py::test_p[a - b] - assert 1 == [2]\nFAILED tests/test_a.py::T::test_u - AssertionError\nERROR tests/test_b.py\nERROR tests/test_c.py::test_x - fixture',
    [
      'tests/test_a.py::test_p[a - b]',
      'tests/test_a.py::T::test_u',
      'tests/test_b.py',
      'tests/test_c.py::test_x',
    ],
  ],
  [
    'pytest without its summary',
    'a.py::test_x FAILED     [ 50%]\na.py::test_y PASSED',
    ['a.py::test_x'],
  ],
  [
    'unittest',
    'FAIL: test_sum (cart.CartTest.test_sum) (i=1)\nERROR: test_b (unittest.loader._FailedTest.test_b)',
    ['test_sum (cart.CartTest.test_sum) (i=1)', 'test_b (unittest.loader._FailedTest.test_b)'],
  ],
  [
    'cargo',
    'test cart::adds ... FAILED\ntest cart::takes ... ok\ntest sp - should panic ... FAILED\ntest result: FAILED. 1 passed; 2 failed;',
    ['cart::adds', 'sp'],
  ],
  [
    'rspec',
    "An error occurred while loading ./spec/bad_spec.rb.\nrspec ./spec/cart_spec.rb:12 # Cart adds up\nrspec './spec/shared_spec.rb[1:2:1]' # Cart behaves",
    ['spec/bad_spec.rb', 'spec/cart_spec.rb: Cart adds up', 'spec/shared_spec.rb: Cart behaves'],
  ],
  ['Pest', '   FAILED  Tests\\CartTest > it adds up   Exception', ['Tests\\CartTest > it adds up']],
  [
    'maven',
    '[ERROR] Tests run: 2, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.1 s <<< FAILURE! -- in shop.CartTest\n[ERROR] shop.CartTest.adds -- Time elapsed: 0.01 s <<< FAILURE!\n[ERROR]   CartTest.adds:12 expected: <1>',
    ['shop.CartTest.adds'],
  ],
  ['old maven', 'adds(shop.CartTest)  Time elapsed: 0.7 sec  <<< ERROR!', ['adds(shop.CartTest)']],
  [
    'maven in brief',
    '[ERROR] Failures: \n[ERROR]   CartTest.adds:12 expected: <1>\n[ERROR]   CartTest.sums » NullPointer',
    ['CartTest.adds', 'CartTest.sums'],
  ],
  [
    'gradle',
    'CartTest > nested > adds() FAILED\n    java.lang.AssertionError\n> Task :test FAILED',
    ['CartTest > nested > adds()'],
  ],
  ['cargo, quiet', '.i 2/3\ntests::adds --- FAILED\n', ['tests::adds']],
  ['gotestsum', '=== FAIL: cart TestTotal/no_items (0.00s)', ['cart TestTotal/no_items']],
  [
    'nextest',
    '        PASS [   0.005s] (1/2) cart tests::a\n        FAIL [   0.005s] (2/2) cart tests::b\n        FAIL [   0.005s] (2/2) cart tests::b',
    ['cart tests::b'],
  ],
  [
    'dotnet 9',
    '    /w/CartTests.cs(12): error TESTERROR: \n      Cart.CartTests.Total(n: 1) (4ms): Error Message: Assert.Equal() Failure',
    ['Cart.CartTests.Total(n: 1)'],
  ],
  ['test-unit', 'Failure: test_total(CartTest)\ntest/cart_test.rb:8', ['test_total(CartTest)']],
  [
    'cucumber',
    'cucumber features/cart.feature:6 # Scenario: discount',
    ['features/cart.feature: Scenario: discount'],
  ],
  [
    'Catch2',
    'cart_test.cpp:14: FAILED:\n  REQUIRE( a )\ncart_test.cpp:19: FAILED:\n  REQUIRE( b )',
    ['cart_test.cpp', '(2) cart_test.cpp'],
  ],
  ['doctest', 'a_test.cpp:9: ERROR: CHECK( a == 1 ) is NOT correct!', ['a_test.cpp']],
  ['Boost', 'a.cpp(12): error: in "cart/total": check a == 1 has failed', ['a.cpp: cart/total']],
  ['Unity', 't/cart.c:12:test_total:FAIL: Expected 1', ['t/cart.c: test_total']],
  ['Check', "cart.c:12:F:Core:test_total:0: Assertion 'a' failed", ['cart.c: Core:test_total']],
  ['Alcotest', '> [FAIL]        cart          0   discount.', ['cart 0 discount']],
  [
    'busted',
    'Failure → spec/cart_spec.lua @ 4\nCart applies',
    ['spec/cart_spec.lua: Cart applies'],
  ],
  ['testthat', "── Failure ('test-cart.R:2:3'): total ─────", ['test-cart.R: total']],
  ['gradle without names', '> Task :shop:test FAILED', ['Task :shop:test']],
  [
    'dotnet',
    '  Failed Shop.CartTests.Adds(a: 1) [< 1 ms]\n  X Sums [134ms]\n  Passed B [2 ms]',
    ['Shop.CartTests.Adds(a: 1)', 'Sums'],
  ],
  [
    'ctest',
    '2/4 Test #2: sums ....***Failed 0.01 sec\nThe following tests FAILED:\n\t  2 - sums (Failed)\n\t  4 - slow one (Timeout)',
    ['sums', 'slow one'],
  ],
  [
    'googletest',
    '[  FAILED  ] Cart.Adds (3 ms)\n[  FAILED  ] 2 tests, listed below:\n[  FAILED  ] Cart.Adds\n[  FAILED  ] Sums/Cart.Adds/1, where GetParam() = 4',
    ['Cart.Adds', 'Sums/Cart.Adds/1'],
  ],
  ['bazel', '//shop:cart_test    FAILED in 0.3s\n//a:b   PASSED in 1s', ['//shop:cart_test']],
  [
    'XCTest',
    "Test Case '-[ShopTests.CartTests testSum]' failed (0.1 seconds).",
    ['-[ShopTests.CartTests testSum]'],
  ],
  [
    'ExUnit',
    '  1) test adds up (CartTest)\n     test/cart_test.exs:4',
    ['test adds up (CartTest)'],
  ],
  ['Dart', '00:01 +3 -1: test/cart_test.dart: adds [E]', ['test/cart_test.dart: adds']],
  [
    'prove',
    "#   Failed test 'adds up'\nt/cart.t (Wstat: 512 Tests: 3 Failed: 2)",
    ['adds up', 't/cart.t'],
  ],
  ['ScalaTest', '[info] - adds up *** FAILED *** (3 milliseconds)', ['adds up']],
  ['Clojure', 'FAIL in (adds-up) (cart_test.clj:4)', ['adds-up']],
  ['Bun', '(fail) cart > adds [0.5ms]', ['cart > adds']],
  ['Deno', 'adds up => ./cart_test.ts:3:6', ['adds up: ./cart_test.ts']],
  ['Playwright', '  1) [chromium] › cart.spec.ts:3:5 › adds ────', ['cart.spec.ts: adds']],
];

test.each(outputs)('%s: the failing tests are named', (_, output, names) => {
  expect(failureNames(output)).toEqual(names);
});

test.each(outputs)('%s: colours and other line breaks make no difference', (_, output, names) => {
  const coloured = output.replace(/\S+/g, (word) => `\u001b[31;1m${word}\u001b[0m`);
  expect(failureNames(coloured.replaceAll('\n', '\r\n'))).toEqual(names);
});

test.each(outputs)('%s: noise and repetition make no difference', (_, output, names) => {
  const noise = '12:30:01 server: listening\n\n  at run (a.js)\nDone in 3 s.\n';
  expect(failureNames(`${noise}${output}\n${noise}${output}\n${noise}`)).toEqual(names);
});

test.each([
  'all 12 tests passed\n✔ adds up (12ms)\nok 1 - not ok is only a word',
  '✖ 3 problems (2 errors, 1 warning)',
  'error: something was logged\nFAILED to connect, trying again\nERROR retrying',
  'PASS src/a.test.js\n  ● Console\n\n    console.log',
])('there is no failing test in %j', (output) => {
  expect(failureNames(output)).toEqual([]);
});
