import { expect, test } from 'vitest';
import { pullAt } from '../../../src/core/pulls/index.ts';

test('an address names its repository and number, on any server', () => {
  const shop = { repository: 'acme/shop', number: 17 };
  expect(pullAt('https://github.com/acme/shop/pull/17')).toEqual(shop);
  expect(pullAt('http://127.0.0.1:8080/acme/shop/pull/17')).toEqual(shop);
});

test.each([
  undefined,
  '',
  'https://github.com/acme/shop/pull/0',
  'https://github.com/acme/shop/pull/1234567890',
  'https://github.com/acme/shop/pull/17/files',
  'https://github.com/acme/shop/issues/17',
  'https://github.com/pull/17',
  'https://github.com/acme/a b/pull/17',
  'javascript:acme/shop/pull/17',
])('%j names none', (url) => {
  expect(pullAt(url)).toBeUndefined();
});
