import { describe, expect, test } from 'vitest';
import { failureNames, readOutput } from '../../../../src/core/checks/reading/failures.ts';
import { bareLines } from '../../../../src/core/checks/reading/labelled-lines.ts';

const name = 'src/a.test.ts > cart > adds';

/** A failing package and a passing one, as Vitest reports them: one test fails, and four pass. */
const report = (failing: string, passing: string) =>
  [
    `${failing} FAIL  ${name}`,
    `${passing} Test Files  1 passed (1)`,
    `${passing}      Tests  2 passed (2)`,
    `${failing}AssertionError: expected 3 to be 1`,
    `${failing} Test Files  1 failed (1)`,
    `${failing}      Tests  1 failed | 2 passed (3)`,
  ].join('\n');

describe('the lines of several packages are read without their labels', () => {
  test.each([
    ['turbo', report('@shop/cart:test: ', 'price:test:unit: '), '@shop/cart:test'],
    ['yarn', report('[@shop/cart]: ', '[price]: '), '@shop/cart'],
    ['yarn, with codes', report('➤ YN0000: [@shop/cart]: ', '➤ YN0000: [price]: '), '@shop/cart'],
    [
      'lerna',
      `lerna info run in 2 packages: "npm run test"\n${report('cart: ', '@shop/price: ')}`,
      'cart',
    ],
    ['docker compose', report('cart-1   | ', 'price-1  | '), 'cart-1'],
    [
      'pnpm',
      `packages/cart test$ vitest run\n${report('packages/cart test: ', 'packages/price test: ')}`,
      'packages/cart test',
    ],
    [
      'concurrently',
      `${report('[cart] ', '[price] ')}\n[cart] npm run test exited with code 1`,
      'cart',
    ],
    [
      'turbo, in colour',
      report('\u001b[35m@shop/cart:test: \u001b[0m', 'price:test: '),
      '@shop/cart:test',
    ],
  ])('%s', (_, output, label) => {
    expect(readOutput(output).counts).toEqual({ run: 5, failed: 1 });
    expect(failureNames(output)).toEqual([`${label}: ${name}`]);
  });
});

test('failures of the same name in two packages are two', () => {
  const output = `${report('cart:test: ', 'till:test: ')}\n${report('price:test: ', 'b:test: ')}`;
  expect(failureNames(output)).toHaveLength(2);
});

test.each([
  'Error: connect ECONNREFUSED',
  'test result: ok. 3 passed; 0 failed',
  'FAIL: test_sum (cart.CartTest.test_sum)',
  'src/a.c:3:4: error: expected ;',
  '[ERROR] Tests run: 4, Failures: 1, Errors: 1, Skipped: 1',
  '[info] - adds *** FAILED ***',
  'cart::tests::adds: panicked',
  '/w/a.test.js:1:1: boom',
])('%j has no label', (line) => {
  expect(bareLines(line)).toEqual([line]);
});
