import type { StartedCommand } from '../../../src/core/checks/check-results.ts';
import type { RunnerOutputs } from './recorded.ts';

/** A run of two tests in a file: which fail, on which lines they are, how long it took, and what differs each time. */
interface Run {
  readonly failed: readonly string[];
  readonly passed: readonly string[];
  readonly lineOf: (test: string) => number;
  readonly ms: number;
  readonly got: string;
}

/** How runners that were not run print it, after their documents. */
const formats: Readonly<Record<string, (run: Run) => readonly string[]>> = {
  ginkgo: ({ failed, passed, lineOf, ms, got }) => [
    'Running Suite: Cart Suite - /home/dev/cart',
    `Random Seed: 17000${ms}`,
    `Will run ${failed.length + passed.length} of ${failed.length + passed.length} specs`,
    ...failed.flatMap((test) => [
      '------------------------------',
      `• [FAILED] [0.00${ms} seconds]`,
      `Cart [It] ${test}`,
      `/home/dev/cart/cart_test.go:${lineOf(test)}`,
      '',
      '  [FAILED] Expected',
      `      <int>: ${got}`,
      '  to equal',
      '      <int>: 3',
      `  In [It] at: /home/dev/cart/cart_test.go:${lineOf(test)} @ 11/26/26 15:00:0${ms}.1`,
    ]),
    '------------------------------',
    `Summarizing ${failed.length} Failure${failed.length > 1 ? 's' : ''}:`,
    ...failed.map((test) => `  [FAIL] Cart [It] ${test}`),
    '',
    `Ran ${failed.length + passed.length} of ${failed.length + passed.length} Specs in 0.00${ms} seconds`,
    `FAIL! -- ${passed.length} Passed | ${failed.length} Failed | 0 Pending | 0 Skipped`,
    '--- FAIL: TestCart (0.00s)',
    'FAIL',
    `FAIL\tacme/cart\t0.01${ms}s`,
    'FAIL',
  ],
  robot: ({ failed, passed, got }) => [
    '='.repeat(78),
    'Cart',
    '='.repeat(78),
    ...[...failed, ...passed]
      .sort()
      .flatMap((test) => [
        `${test.padEnd(70)}| ${failed.includes(test) ? 'FAIL' : 'PASS'} |`,
        ...(failed.includes(test) ? [`${got} != 3`] : []),
        '-'.repeat(78),
      ]),
    `${'Cart'.padEnd(70)}| FAIL |`,
    `${failed.length + passed.length} tests, ${passed.length} passed, ${failed.length} failed`,
    '='.repeat(78),
  ],
  xctest: ({ failed, passed, lineOf, ms, got }) => [
    `Test Suite 'All tests' started at 2026-11-26 15:00:0${ms}.123`,
    ...[...failed, ...passed]
      .sort()
      .flatMap((test) => [
        `Test Case '-[ShopTests.CartTests test_${test}]' started.`,
        ...(failed.includes(test)
          ? [
              `/home/dev/shop/Tests/CartTests.swift:${lineOf(test)}: error: -[ShopTests.CartTests test_${test}] : XCTAssertEqual failed: ("${got}") is not equal to ("3")`,
              `Test Case '-[ShopTests.CartTests test_${test}]' failed (0.00${ms} seconds).`,
            ]
          : [`Test Case '-[ShopTests.CartTests test_${test}]' passed (0.00${ms} seconds).`]),
      ]),
    `Test Suite 'CartTests' failed at 2026-11-26 15:00:0${ms}.200.`,
    `\t Executed ${failed.length + passed.length} tests, with ${failed.length} failures (0 unexpected) in 0.00${ms} (0.00${ms}) seconds`,
    `Test Suite 'All tests' failed at 2026-11-26 15:00:0${ms}.200.`,
    `\t Executed ${failed.length + passed.length} tests, with ${failed.length} failures (0 unexpected) in 0.00${ms} (0.00${ms}) seconds`,
  ],
  'swift testing': ({ failed, passed, lineOf, ms, got }) => [
    '◇ Test run started.',
    ...failed.flatMap((test) => [
      `✘ Test "${test}" recorded an issue at CartTests.swift:${lineOf(test)}:5: Expectation failed: (total → ${got}) == 3`,
      `✘ Test "${test}" failed after 0.00${ms} seconds with 1 issue.`,
    ]),
    ...passed.map((test) => `✔ Test "${test}" passed after 0.00${ms} seconds.`),
    `✘ Suite CartTests failed after 0.00${ms} seconds with ${failed.length} issues.`,
    `✘ Test run with ${failed.length + passed.length} tests in 1 suite failed after 0.00${ms} seconds with ${failed.length} issues.`,
  ],
  'dotnet test': ({ failed, passed, lineOf, ms, got }) => [
    'Starting test execution, please wait...',
    ...failed.flatMap((test) => [
      `  Failed Shop.CartTests.${test} [${ms} ms]`,
      '  Error Message:',
      '   Assert.Equal() Failure: Values differ',
      'Expected: 3',
      `Actual:   ${got}`,
      '  Stack Trace:',
      `     at Shop.CartTests.${test}() in /home/dev/shop/CartTests.cs:line ${lineOf(test)}`,
    ]),
    '',
    `Failed!  - Failed:     ${failed.length}, Passed:     ${passed.length}, Skipped:     0, Total:     ${failed.length + passed.length}, Duration: ${ms} ms - Shop.Tests.dll (net8.0)`,
  ],
  gradle: ({ failed, passed, lineOf, ms, got }) => [
    '> Task :test FAILED',
    '',
    ...failed.flatMap((test) => [
      `CartTest > ${test}() FAILED`,
      `    org.opentest4j.AssertionFailedError: expected: <3> but was: <${got}>`,
      `        at app//CartTest.${test}(CartTest.java:${lineOf(test)})`,
      '',
    ]),
    `${failed.length + passed.length} tests completed, ${failed.length} failed`,
    '',
    'FAILURE: Build failed with an exception.',
    `BUILD FAILED in ${ms}s`,
  ],
  surefire: ({ failed, passed, lineOf, ms, got }) => [
    '[INFO] Running shop.CartTest',
    `[ERROR] Tests run: ${failed.length + passed.length}, Failures: ${failed.length}, Errors: 0, Skipped: 0, Time elapsed: 0.0${ms} s <<< FAILURE! -- in shop.CartTest`,
    ...failed.flatMap((test) => [
      `[ERROR] shop.CartTest.${test} -- Time elapsed: 0.00${ms} s <<< FAILURE!`,
      `org.opentest4j.AssertionFailedError: expected: <3> but was: <${got}>`,
      `\tat shop.CartTest.${test}(CartTest.java:${lineOf(test)})`,
      '',
    ]),
    '[INFO] Results:',
    '[ERROR] Failures: ',
    ...failed.map(
      (test) => `[ERROR]   CartTest.${test}:${lineOf(test)} expected: <3> but was: <${got}>`,
    ),
    `[ERROR] Tests run: ${failed.length + passed.length}, Failures: ${failed.length}, Errors: 0, Skipped: 0`,
    `[INFO] Total time:  ${ms}.123 s`,
  ],
  scalatest: ({ failed, passed, lineOf, ms, got }) => [
    'CartSpec:',
    'Cart',
    ...passed.map((test) => `- should ${test}`),
    ...failed.flatMap((test) => [
      `- should ${test} *** FAILED ***`,
      `  ${got} did not equal 3 (CartSpec.scala:${lineOf(test)})`,
    ]),
    `Run completed in ${ms}00 milliseconds.`,
    `Tests: succeeded ${passed.length}, failed ${failed.length}, canceled 0, ignored 0, pending 0`,
    `*** ${failed.length} TESTS FAILED ***`,
  ],
  bun: ({ failed, passed, lineOf, ms, got }) => [
    'bun test v1.1.30 (7996d06b)',
    '',
    'cart.test.ts:',
    ...failed.flatMap((test) => [
      `${lineOf(test)} |   expect(total("${test}")).toBe(3);`,
      '                     ^',
      'error: expect(received).toBe(expected)',
      '',
      'Expected: 3',
      `Received: ${got}`,
      '',
      `      at <anonymous> (/home/dev/shop/cart.test.ts:${lineOf(test)}:21)`,
      `(fail) cart > ${test} [0.${ms}ms]`,
    ]),
    ...passed.map((test) => `(pass) cart > ${test} [0.0${ms}ms]`),
    '',
    ` ${passed.length} pass`,
    ` ${failed.length} fail`,
    `Ran ${failed.length + passed.length} tests across 1 files. [${ms}.00ms]`,
  ],
  deno: ({ failed, passed, lineOf, ms, got }) => [
    `running ${failed.length + passed.length} tests from ./cart_test.ts`,
    ...passed.map((test) => `${test} ... ok (${ms}ms)`),
    ...failed.map((test) => `${test} ... FAILED (${ms}ms)`),
    '',
    ' ERRORS ',
    '',
    ...failed.flatMap((test) => [
      `${test} => ./cart_test.ts:${lineOf(test)}:6`,
      'error: AssertionError: Values are not equal.',
      `-   ${got}`,
      '+   3',
      `    at file:///home/dev/shop/cart_test.ts:${lineOf(test)}:3`,
      '',
    ]),
    ' FAILURES ',
    '',
    ...failed.map((test) => `${test} => ./cart_test.ts:${lineOf(test)}:6`),
    '',
    `FAILED | ${passed.length} passed | ${failed.length} failed (${ms}ms)`,
  ],
  nextest: ({ failed, passed, lineOf, ms, got }) => [
    `    Starting ${failed.length + passed.length} tests across 1 binary`,
    ...passed.map((test) => `        PASS [   0.00${ms}s] shop tests::${test}`),
    ...failed.flatMap((test) => [
      `        FAIL [   0.00${ms}s] shop tests::${test}`,
      '  stdout ───',
      `    thread 'tests::${test}' (32${ms}) panicked at src/lib.rs:${lineOf(test)}:22:`,
      '    assertion `left == right` failed',
      `      left: ${got}`,
      '     right: 3',
      '',
    ]),
    '────────────',
    `     Summary [   0.00${ms}s] ${failed.length + passed.length} tests run: ${passed.length} passed, ${failed.length} failed, 0 skipped`,
    ...failed.map((test) => `        FAIL [   0.00${ms}s] shop tests::${test}`),
    'error: test run failed',
  ],
  dart: ({ failed, passed, lineOf, ms, got }) => [
    '00:00 +0: loading test/cart_test.dart',
    ...passed.map((test) => `00:0${ms} +1: test/cart_test.dart: Cart ${test}`),
    ...failed.flatMap((test, index) => [
      `00:0${ms} +${passed.length} -${index + 1}: test/cart_test.dart: Cart ${test} [E]`,
      '  Expected: <3>',
      `    Actual: <${got}>`,
      `  test/cart_test.dart ${lineOf(test)}:5  main.<fn>.<fn>`,
    ]),
    `00:0${ms} +${passed.length} -${failed.length}: Some tests failed.`,
  ],
};

const tests = ['sums', 'discounts'];

function ran(
  print: (run: Run) => readonly string[],
  failed: readonly string[],
  over: Partial<Run>,
): StartedCommand {
  const passed = ['ships', ...tests].filter((test) => !failed.includes(test));
  const lineOf = (test: string) => (test === 'sums' ? 12 : 18);
  const output = print({ failed, passed, lineOf, ms: 3, got: '2', ...over }).join('\n');
  return { kind: 'exited', code: 1, output, elapsed: 1_000 };
}

/** Returns outputs as runners print them, for the same happenings as the recorded ones. */
export function documentedOutputs(): readonly RunnerOutputs[] {
  return Object.entries(formats).map(([runner, print]) => {
    const outputs: readonly (readonly [string, StartedCommand])[] = [
      ['a', ran(print, ['sums'], {})],
      ['b', ran(print, ['discounts'], {})],
      ['ab', ran(print, tests, {})],
      ['again', ran(print, ['sums'], { ms: 7 })],
      ['moved', ran(print, ['sums'], { ms: 4, lineOf: (test) => (test === 'sums' ? 15 : 21) })],
      ['other', ran(print, ['sums'], { got: '7' })],
      ['v', ran(print, ['sums'], { got: '<Cart at 0x7f31a0>' })],
      ['w', ran(print, ['sums'], { got: '<Cart at 0x7fe4b8>', ms: 5 })],
    ];
    return { runner, outputs: new Map(outputs) };
  });
}
