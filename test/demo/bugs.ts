import type { Scripted } from '../support/openai/openai.ts';
import { halfTest, rightLine, wrongLine } from '../support/project/parcel.ts';
import { type Block, editReply } from '../support/project/script.ts';
import type { Files } from '../support/repository.ts';
import { approve, revise } from '../support/shop/script.ts';

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
const lines = {
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
const tests = {
  cart: `import assert from 'node:assert';
import { test } from 'node:test';
import { total } from '../src/cart.js';

test('two cups cost twice as much as one', () => {
  assert.equal(total([{ name: 'cup', price: 500, quantity: 2 }]), 1000);
});`,
  postage: halfTest,
} as const;

/** What people have asked for since the first attempt. */
export type Wish = 'comment' | 'review';

/** A bug that the scripted model knows. */
export interface Bug {
  readonly summary: string;
  readonly description: string;
  /** What is worth watching. */
  readonly shows: string;
  /** Words that ask for what the scripted model does. */
  readonly words: Readonly<Record<Wish, string>>;
  /** The model's replies in one run. */
  readonly replies: (wishes: ReadonlySet<Wish>) => Iterable<Scripted>;
}

interface Script {
  readonly understanding: string;
  readonly summary: string;
  /** The replies after the plan in the first run, and all edits of a later one. */
  readonly first: readonly Scripted[];
  readonly whole: readonly Block[];
  readonly wished: Readonly<Record<Wish, Block>>;
}

/** Plans, edits, and gets its own approval; a later run also does what is wished. */
function fixes({ understanding, summary, first, whole, wished }: Script): Bug['replies'] {
  return (wishes) => {
    const blocks = [...whole, ...[...wishes].map((wish) => wished[wish])];
    const files = [...new Map(blocks.map((block) => [block.path, block])).values()].map(
      ({ path, search }) => ({ path, change: 'Mend it.', create: search === '' }),
    );
    const plan = { name: 'plan', input: { kind: 'fix', understanding, files } };
    const edits = wishes.size === 0 ? first : [editReply(...blocks)];
    return [{ toolCalls: [plan] }, ...edits, approve(summary)];
  };
}

const replace = (path: string, [search, by]: readonly [string, string]): Block => ({
  ...{ path, search, replace: by },
});
const about = 'What a cart costs, and how much its parcel.';
const cartTest: Block = replace('test/quantity.test.js', ['', tests.cart]);
const [inCart, inReceipt] = [
  replace('src/cart.js', lines.total),
  replace('src/receipt.js', lines.receipt),
];

export const cart: Bug = {
  summary: 'Cart total ignores the quantity',
  description: 'Two cups at 5.00 cost 5.00 instead of 10.00. It comes from cart.js, I think.',
  shows:
    'The first edit forgets the receipt, and the review notices. A new test fails without the fix and passes with it.',
  words: {
    comment: 'Thanks. Please also say in the README that prices are cents.',
    review: 'Please say in the comment of total that quantities count.',
  },
  replies: fixes({
    understanding: 'Prices are added up without multiplying them by their quantities.',
    summary: 'The total and the receipt multiply each price by its quantity.',
    first: [
      editReply(inCart, cartTest),
      revise('The receipt in src/receipt.js ignores quantities in the same way; fix it, too.'),
      editReply(inReceipt),
    ],
    whole: [inCart, inReceipt, cartTest],
    wished: {
      comment: replace('README.md', [about, `${about} All prices are cents.`]),
      review: replace('src/cart.js', [
        '/** The sum of a cart in cents. */',
        '/** The sum of a cart in cents: each price times its quantity. */',
      ]),
    },
  }),
};

const postageTest = replace('test/half.test.js', ['', tests.postage]);
const inPostage = replace('src/postage.js', lines.postage);
const wrong = '  return (Math.floor(grams / 1000) + 1) * 100;';

const postage: Bug = {
  summary: 'Half a kilogram travels for nothing',
  description: 'The postage of 500 grams is 0 instead of 100.',
  shows:
    'The first edit is wrong: the project’s own tests fail with it, and their output goes back to the model.',
  words: {
    comment: 'Please say in the README how kilograms are counted.',
    review: 'Please say in the comment that a kilogram that was begun counts whole.',
  },
  replies: fixes({
    understanding: 'A kilogram that was only begun is not counted.',
    summary: 'A kilogram that was begun counts whole.',
    first: [
      editReply({ ...inPostage, replace: wrong }, postageTest),
      editReply({ ...inPostage, search: wrong }),
    ],
    whole: [inPostage, postageTest],
    wished: {
      comment: replace('README.md', [about, `${about} Kilograms are rounded up.`]),
      review: replace('src/postage.js', [
        '/** Postage in cents: 100 for each kilogram. */',
        '/** Postage in cents: 100 for each kilogram, rounded up. */',
      ]),
    },
  }),
};

/** A model gone mad: it does nothing but read the same file. */
function* readForever(): Generator<Scripted> {
  for (;;) yield { toolCalls: [{ name: 'read_file', input: { path: 'src/receipt.js' } }] };
}

export const stuck: Bug = {
  summary: 'The receipt has no sum',
  description: 'The last line of a receipt should be the sum of all others.',
  shows:
    'A model gone mad: it asks for the same file again and again, until a rule of the agent stops it.',
  words: { comment: 'Please try again.', review: '' },
  replies: readForever,
};

/** The prepared bugs by name. */
export const bugs: ReadonlyMap<string, Bug> = new Map(Object.entries({ cart, postage, stuck }));
