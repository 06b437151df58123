import { expect, test } from 'vitest';
import { fileKind, isTestFile, resolveName } from '../../../src/core/repository/index.ts';

const tests = [
  ...['test/cart.ts', 'tests/cart.py', 'src/__tests__/cart.js', 'spec/models/cart_spec.rb'],
  ...['src/cart.test.ts', 'cart.spec.tsx', 'cart_test.go', 'test_cart.py', 'shop/tests.py'],
  ...['conftest.py', 'src/test/java/shop/Cart.java', 'CartTest.java', 'CartIT.kt', 'TestCart.java'],
  ...['Shop.Tests/CartShould.cs', 'CartTests.cs', 'ShopUITests/Cart.swift', 'CartSpec.scala'],
  ...['cart_test.exs', 'CartTest.php', 'cart-test.js', 'e2e/cart.ts', 'cypress/x/cart.cy.ts'],
  ...['app/src/androidTest/kotlin/Cart.kt', 'crates/cart/tests/sums.rs', 'cart_unittest.test.cc'],
  ...['cypress/login.js', 't/basic.t', 'MyApp.Tests/Cart.cs', 'src/testing/helper.ts'],
  ...['features/steps/cart.py', 'features/step_definitions/cart.rb', 't/cart.t'],
  ...['lib/templates/cart_test.rb.tt', 'files/cart.spec.ts.template'],
];

/** What tests read. For a ranking, it is data. */
const dataOfTests = ['go/testdata/in.json', 'test/fixtures/a.yml', 'src/__snapshots__/a.snap'];

const sources = [
  ...['src/cart.ts', 'src/latest.ts', 'contest.py', 'attest.go', 'src/spectrum.js', 'lib/t/a.rb'],
  ...['src/Testament.java', 'lib/protest/a.rb', 'inspect.py', 'src/UNIT.java', 'lib/contest.rb'],
  ...['src/greatest/cart.ts', 'vitest.config.ts', 'src/features/cart/total.ts'],
];

const others = [
  ...['README.md', '.github/workflows/test.yml', 'docs/spec.md', 'package.json', 'docs/a.md'],
  ...['dist/main.js', 'a/vendor/b.go', 'examples/a.ts', 'bench/a.ts'],
];

test.each(tests)('%s belongs to the tests, for the evidence and the ranking', (path) => {
  expect([isTestFile(path), fileKind(path)]).toEqual([true, 1]);
});

test.each(dataOfTests)('%s belongs to the tests, and is data for the ranking', (path) => {
  expect([isTestFile(path), fileKind(path)]).toEqual([true, 2]);
});

test.each(sources)('%s is a source', (path) => {
  expect([isTestFile(path), fileKind(path)]).toEqual([false, 0]);
});

test.each(others)('%s is no test and no source', (path) => {
  expect(isTestFile(path)).toBe(false);
  expect(fileKind(path)).not.toBe(0);
});

test('of files with one name, those of tests come last', () => {
  for (const path of tests) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const source = `src/a-long-folder-name/and-another-one-below-it/${name}`;
    if (!isTestFile(source)) expect(resolveName(name, [path, source])).toEqual([source, path]);
  }
});
