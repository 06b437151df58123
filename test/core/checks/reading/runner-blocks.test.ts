import { describe, expect, test } from 'vitest';
import { failureNames } from '../../../../src/core/checks/reading/failures.ts';

const lines = (...all: readonly string[]) => all.join('\n');

describe("Node's runner", () => {
  const tap = lines(
    'TAP version 13',
    '# Subtest: cart',
    '    # Subtest: adds',
    '    not ok 1 - adds',
    '      ---',
    "      location: '/w/a.test.js:2:23'",
    "      failureType: 'testCodeFailure'",
    '      ...',
    'not ok 1 - cart',
    '  ---',
    "  location: '/w/a.test.js:1:1'",
    "  failureType: 'subtestsFailed'",
    '  ...',
    '# Subtest: takes',
    'not ok 2 - takes',
    '1..2',
  );
  test('a nested test has its groups and its file; its group is not a failure', () => {
    expect(failureNames(tap)).toEqual(['/w/a.test.js: cart > adds', 'takes']);
  });

  const tree = lines('▶ cart', '  ✖ adds (1.5ms)', '  ✔ sums (1.1ms)', '✖ cart (2.5ms)');
  const list = lines('✖ failing tests:', '', 'test at a.test.js:2:23', '✖ adds (1.5ms)', '  Error');
  test('the tree and the list name a test once', () => {
    expect(failureNames(lines(tree, list))).toEqual(['a.test.js: cart > adds']);
  });

  test('a tree without its list has names', () => {
    expect(failureNames(tree)).toEqual(['adds', 'cart']);
  });

  test('two tests of the same name in a file are two failures', () => {
    const again = lines(list, 'test at a.test.js:9:1', '✖ adds (1.6ms)');
    expect(failureNames(again)).toEqual(['a.test.js: adds', '(2) a.test.js: adds']);
  });
});

describe('go', () => {
  test('tests of the same name in two packages are two failures', () => {
    const output = lines(
      '--- FAIL: TestNew (0.00s)',
      '    --- FAIL: TestNew/empty (0.00s)',
      'FAIL',
      'FAIL\tshop/cart\t0.1s',
      '--- FAIL: TestNew (0.10s)',
      'FAIL\tshop/till\t0.1s',
      'ok  \tshop/good\t0.1s',
    );
    const names = ['shop/cart TestNew', 'shop/cart TestNew/empty', 'shop/till TestNew'];
    expect(failureNames(output)).toEqual(names);
  });

  test('a package that does not build or crashes is named itself', () => {
    const output = 'FAIL\tshop/cart [build failed]\npanic: x\nFAIL\tshop/till\t0.1s';
    expect(failureNames(output)).toEqual(['shop/cart [build failed]', 'shop/till']);
  });

  test('a test is named without its package if the output ends before it', () => {
    expect(failureNames('--- FAIL: TestNew (0.00s)')).toEqual(['TestNew']);
  });
});

describe('runners that number failures', () => {
  test('mocha: the titles from all lines, without the number', () => {
    const output = lines(
      '  Cart',
      '    1) adds',
      '  3 passing (5ms)',
      '  2 failing',
      '',
      '  1) Cart',
      '       with tax',
      '         adds:',
      '     AssertionError',
      '  2) alone:',
      '     Error',
    );
    expect(failureNames(output)).toEqual(['Cart > with tax > adds', 'alone']);
  });

  test('minitest, alone and under Rails', () => {
    const output = lines(
      '  1) Failure:',
      'CartTest#test_sum [test/cart_test.rb:12]:',
      'Expected: 1',
      'Error:',
      'TillTest#test_open:',
      'NoMethodError',
    );
    expect(failureNames(output)).toEqual(['CartTest#test_sum', 'TillTest#test_open']);
  });

  test('PHPUnit: failures and errors, but not skipped tests', () => {
    const output = lines(
      'There was 1 error:',
      '1) Shop\\CartTest::testOpen',
      'There were 1 failures:',
      '1) Shop\\CartTest::testSum with data set "a"',
      'There was 1 skipped test:',
      '1) Shop\\CartTest::testLater',
    );
    const names = ['Shop\\CartTest::testOpen', 'Shop\\CartTest::testSum with data set "a"'];
    expect(failureNames(output)).toEqual(names);
  });

  test('Jasmine', () => {
    expect(failureNames('Failures:\n1) Cart adds up\n  Message:')).toEqual(['Cart adds up']);
  });
});
