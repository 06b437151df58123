import { expect, test } from 'vitest';
import { rankPaths } from '../../../src/core/repository/rank.ts';

const paths = [
  'README.md',
  'src/auth/login.ts',
  'src/cart/total-price.ts',
  'src/totalPrice.ts',
  'z.ts',
];

test.each([
  ['The login fails', ['src/auth/login.ts', 'README.md']],
  ['totalPrice is wrong', ['src/cart/total-price.ts', 'src/totalPrice.ts']],
  ['See z.ts, not the login', ['z.ts', 'src/auth/login.ts']],
  ['total and price of the cart, in login.ts', ['src/auth/login.ts', 'src/cart/total-price.ts']],
  ['nothing of use', ['README.md', 'src/auth/login.ts']],
])('%j puts %j first', (ticket, first) => {
  const ranked = rankPaths(paths, ticket);
  expect(ranked.slice(0, 2)).toEqual(first);
  expect(ranked.toSorted()).toEqual(paths.toSorted());
});
