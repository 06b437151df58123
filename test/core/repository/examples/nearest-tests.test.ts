import { describe, expect, test } from 'vitest';
import { nearestTests } from '../../../../src/core/repository/index.ts';

const nearest = (sources: readonly string[], tests: readonly string[]) =>
  nearestTests({
    paths: [...sources, ...tests],
    scores: Float64Array.from([...sources, ...tests], (_, index) => 1 / 4 ** index),
  })[0];

describe('the test that belongs to a source', () => {
  test.each([
    ['src/cart.ts', 'test/cart.test.ts', 'test/order.test.ts'],
    ['shop/cart.py', 'tests/test_cart.py', 'tests/test_order.py'],
    [
      'src/main/java/shop/Cart.java',
      'src/test/java/shop/CartTest.java',
      'src/test/java/shop/AppTest.java',
    ],
    ['lib/shop/cart.rb', 'spec/shop/cart_spec.rb', 'spec/shop/order_spec.rb'],
    ['shop/cart.go', 'shop/cart_test.go', 'bill/bill_test.go'],
    ['shop/cart/__init__.py', 'tests/test_cart.py', 'tests/test_init.py'],
    ['src/shop/vat.ts', 'test/shop/order.test.ts', 'test/bill/order.test.ts'],
    ['src/cart.ts', 'test/cart.test.ts', 'test/test_cart.py'],
    ['src/cart.ts', 'test/order.test.ts', 'test/support.ts'],
    ['src/cart.ts', 'test/order.test.ts', 'test/cart.json'],
    ['src/cart.ts', 'test/order.test.ts', 'test/fixtures/cart.js'],
    ['src/cart.ts', 'test/order.test.ts', 'test/bench/cart.js'],
    ['src/cart.ts', 'test/order.test.ts', 'src/__mocks__/cart.ts'],
  ])('%s: %s, not %s', (source, wanted, other) => {
    expect(nearest([source], [wanted, other])).toBe(wanted);
    // By name or folder, although the ticket concerns the other one a little more.
    expect(nearest([source, 'src/a.sql', 'src/b.sql'], ['test/zz.sql.txt', other, wanted])).toBe(
      wanted,
    );
  });

  test('is none in a repository without tests', () => {
    expect(nearest(['src/cart.ts'], [])).toBeUndefined();
  });
});
