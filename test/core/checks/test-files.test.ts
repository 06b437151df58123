import { expect, test } from 'vitest';
import { isTestFile, onlyTests, testsTouched } from '../../../src/core/checks/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

test.each([
  ...['test/cart.ts', 'tests/cart.py', 'src/__tests__/cart.js', 'spec/models/cart_spec.rb'],
  ...['src/cart.test.ts', 'cart.spec.tsx', 'cart_test.go', 'test_cart.py', 'shop/tests.py'],
  ...['conftest.py', 'src/test/java/shop/Cart.java', 'CartTest.java', 'CartIT.kt', 'TestCart.java'],
  ...['Shop.Tests/CartShould.cs', 'CartTests.cs', 'ShopUITests/Cart.swift', 'CartSpec.scala'],
  ...['cart_test.exs', 'CartTest.php', 'cart-test.js', 'e2e/cart.ts', 'cypress/x/cart.cy.ts'],
  ...['go/testdata/in.json', 'test/fixtures/a.yml', 'src/__snapshots__/a.snap', 't/cart.t'],
  ...['app/src/androidTest/kotlin/Cart.kt', 'crates/cart/tests/sums.rs', 'cart_unittest.test.cc'],
])('%s belongs to the tests', (path) => {
  expect(isTestFile(path)).toBe(true);
});

test.each([
  ...['src/cart.ts', 'src/latest.ts', 'contest.py', 'attest.go', 'src/spectrum.js', 'README.md'],
  ...['.github/workflows/test.yml', 'docs/spec.md', 'src/Testament.java', 'lib/protest/a.rb'],
  ...['inspect.py', 'src/UNIT.java', 'package.json', 'src/greatest/cart.ts', 'vitest.config.ts'],
])('%s does not', (path) => {
  expect(isTestFile(path)).toBe(false);
});

const source = changeOf('src/cart.ts', 'a', 'b');
const added = changeOf('test/cart.test.ts', null, 'x');
const dropped = changeOf('test/old.test.ts', 'x', null);

test('onlyTests keeps test files, including deleted ones', () => {
  expect([...onlyTests(patchOf(source, added, dropped)).keys()]).toEqual([
    added.path,
    dropped.path,
  ]);
});

test('a patch that only deletes tests touches none', () => {
  expect(testsTouched(patchOf(source, dropped))).toBe(false);
  expect(testsTouched(patchOf(source, dropped, added))).toBe(true);
});
