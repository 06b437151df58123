import type { Scripted } from '../support/openai/openai.ts';
import { type Block, editReply } from '../support/project/script.ts';
import { approve, revise } from '../support/shop/script.ts';
import { lines, tests } from './shop.ts';

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
