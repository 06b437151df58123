import { halfTest, rightLine, wrongLine } from '../support/project/parcel.ts';
import type { Files } from '../support/repository.ts';

/** The demo's repository: a small shop with tests, and two bugs that they do not see. */
export const shop: Files = {
  'package.json': '{ "name": "shop", "private": true, "type": "module" }\n',
  'README.md': '# Shop\n\nWhat a cart costs, and how much its parcel.\n',
  'src/cart.js': `/** The sum of a cart in cents. */
export function total(lines) {
  return lines.reduce((sum, line) => sum + line.price, 0);
}
`,
  'src/receipt.js': `/** What a receipt says of a line: how many, of what, and what they cost in cents. */
export function printed(line) {
  return [line.quantity, line.name, line.price].join(' ');
}
`,
  'src/postage.js': `/** Postage in cents: 100 for each kilogram. */
export function postage(grams) {
${wrongLine}
}
`,
  'test/shop.test.js': `import assert from 'node:assert';
import { test } from 'node:test';
import { total } from '../src/cart.js';
import { postage } from '../src/postage.js';

test('prices add up', () => {
  const cup = { name: 'cup', price: 500, quantity: 1 };
  assert.equal(total([cup, cup]), 1000);
});

test('whole kilograms cost 100 each', () => {
  assert.equal(postage(2000), 200);
});
`,
};

const [oldTotal, newTotal] = ['sum + line.price, 0);', 'sum + line.price * line.quantity, 0);'];

/** The lines that the scripted model changes: before and after. */
export const lines = {
  total: [
    `  return lines.reduce((sum, line) => ${oldTotal}`,
    `  return lines.reduce((sum, line) => ${newTotal}`,
  ],
  receipt: [
    "  return [line.quantity, line.name, line.price].join(' ');",
    "  return [line.quantity, line.name, line.price * line.quantity].join(' ');",
  ],
  postage: [wrongLine, rightLine],
} as const;

/** Tests that fail as long as the bugs exist. */
export const tests = {
  cart: `import assert from 'node:assert';
import { test } from 'node:test';
import { total } from '../src/cart.js';

test('two cups cost twice as much as one', () => {
  assert.equal(total([{ name: 'cup', price: 500, quantity: 2 }]), 1000);
});`,
  postage: halfTest,
} as const;
