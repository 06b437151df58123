import { expect, test } from 'vitest';
import { parseOrigin } from '../../../src/adapters/git/index.ts';

test.each([
  ['https://github.com/acme/shop.git', 'acme/shop'],
  ['git@github.com:acme/shop', 'acme/shop'],
  ['https://github.com/../user', undefined],
  ['https://github.com/acme/..', undefined],
  ['https://github.com/acme/shop?x=/y', undefined],
])('%s is the repository %s', (url, repository) => {
  expect(parseOrigin(url)?.repository).toBe(repository);
});
