import { type Block, editReply } from '../../support/project/script.ts';
import { approve, revise } from '../../support/shop/script.ts';
import { type Bug, describe, planFix } from './bug.ts';

const oldTotal: Block = {
  path: 'src/cart.js',
  search: '  return lines.reduce((sum, line) => sum + line.price, 0);',
  replace: '  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);',
};

const oldReceipt: Block = {
  path: 'src/receipt.js',
  search:
    "  return lines.map((line) => [line.quantity, line.name, line.price].join(' ')).join('\\n');",
  replace: `  const cost = ({ price, quantity }) => price * quantity;
  return lines.map((line) => [line.quantity, line.name, cost(line)].join(' ')).join('\\n');`,
};

/** The same fix with one function for both, as the review wants it. */
const shared: readonly Block[] = [
  {
    path: 'src/cart.js',
    search: `/** The sum of a cart in cents. */
export function total(lines) {
${oldTotal.search}`,
    replace: `/** What a line of a cart costs in cents. */
export const cost = ({ price, quantity }) => price * quantity;

/** The sum of a cart in cents. */
export function total(lines) {
  return lines.reduce((sum, line) => sum + cost(line), 0);`,
  },
  {
    path: 'src/receipt.js',
    search: `/** One line for each article: how many, its name, and what they cost in cents. */
export function receipt(lines) {
${oldReceipt.search}`,
    replace: `import { cost } from './cart.js';

/** One line for each article: how many, its name, and what they cost in cents. */
export function receipt(lines) {
  return lines.map((line) => [line.quantity, line.name, cost(line)].join(' ')).join('\\n');`,
  },
];

const imports = `import { total } from '../src/cart.js';

const cups = [{ name: 'cup', price: 500, quantity: 2 }];
`;

const quantityTest: Block = {
  path: 'test/quantity.test.js',
  search: '',
  replace: `import assert from 'node:assert';
import { test } from 'node:test';
${imports}
test('two cups cost twice as much as one', () => {
  assert.equal(total(cups), 1000);
});`,
};

const receiptTest: Block = {
  path: quantityTest.path,
  search: imports.trimEnd(),
  replace: `import { total } from '../src/cart.js';
import { receipt } from '../src/receipt.js';

const cups = [{ name: 'cup', price: 500, quantity: 2 }];

test('the receipt counts them, too', () => {
  assert.equal(receipt(cups), '2 cup 1000');
});`,
};

const bothTests: Block = {
  ...quantityTest,
  replace: quantityTest.replace.replace(receiptTest.search, receiptTest.replace),
};

const centsInReadme: Block = {
  path: 'README.md',
  search: 'What a cart costs, and how much its parcel.',
  replace: 'What a cart costs, and how much its parcel. All prices are cents.',
};

/** A test and a critique: the first edit forgets the receipt. */
export const cart: Bug = {
  id: 'cart',
  summary: 'Cart total ignores the quantity',
  description: describe(
    'Two cups at 5.00 cost 5.00 instead of 10.00. It comes from cart.js, I think:',
    "total([{ name: 'cup', price: 500, quantity: 2 }]); // 500",
  ),
  shows:
    'The first edit forgets the receipt, and the review notices. The new tests fail without the fix and pass with it.',
  words: {
    comment: 'Thanks. Please also say in the README that prices are cents.',
    review: 'Please compute the cost of a line in one place.',
  },
  replies: (wishes) => {
    const more = wishes.has('comment') ? [centsInReadme] : [];
    const planned = planFix('Prices are added up without multiplying them by their quantities.', {
      change: 'Multiply each price by its quantity.',
      paths: ['src/cart.js', 'src/receipt.js', ...more.map(({ path }) => path)],
      created: [quantityTest.path],
    });
    const approved = approve('The total and the receipt multiply each price by its quantity.');
    if (wishes.has('review')) return [planned, editReply(...shared, bothTests, ...more), approved];
    if (wishes.size > 0) {
      return [planned, editReply(oldTotal, oldReceipt, bothTests, ...more), approved];
    }
    return [
      planned,
      editReply(oldTotal, quantityTest),
      revise('The receipt in src/receipt.js ignores quantities in the same way; fix it, too.'),
      editReply(oldReceipt, receiptTest),
      approved,
    ];
  },
};
