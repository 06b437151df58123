import { expect, test } from 'vitest';
import {
  isBeside,
  mayHoldTests,
  mentionOf,
  nearestFirst,
} from '../../../../src/engines/evidence/canary/index.ts';

test.each([
  ['src/cart.js', "import { total } from './cart.js';"],
  ['src/line_item.rb', 'LineItem.new'],
  ['src/LineItem.java', 'new line_item'],
  ['shop/cart/__init__.py', 'from shop import cart'],
  ['src/[id].ts', "load('[id]')"],
])('%s is mentioned by %j', (path, text) => {
  expect(mentionOf([path])?.test(text)).toBe(true);
});

test('a name within another is none, and neither is a letter', () => {
  expect(mentionOf(['src/cart.js'])?.test('descartes')).toBe(false);
  expect(mentionOf(['a.js'])).toBeUndefined();
});

test('tests of the same name come first, then those in the same folders', () => {
  const tests = ['test/z.test.js', 'test/shop/other.test.js', 'test/cart.test.js'];
  expect(nearestFirst(tests, ['src/shop/cart.js'])).toEqual([
    'test/cart.test.js',
    'test/shop/other.test.js',
    'test/z.test.js',
  ]);
});

test('the tests of a package of Go are beside it', () => {
  expect(isBeside('shop/other_test.go', ['shop/cart.go'])).toBe(true);
  expect(isBeside('other_test.go', ['shop/cart.go'])).toBe(false);
});

test('data holds no tests', () => {
  expect(mayHoldTests('test/cart.test.js')).toBe(true);
  expect(mayHoldTests('test/fixtures/cart.test.js')).toBe(false);
  expect(mayHoldTests('test/cart.json')).toBe(false);
});
