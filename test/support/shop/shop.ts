import type { Files } from '../repository.ts';

/** The repository with the sample bug: a total that ignores quantities, in Python and in JavaScript. */
export const shopFiles: Files = {
  'README.md': '# Shop\n\nA cart, on the server and in the browser.\n',
  'shop/__init__.py': '',
  'shop/pricing.py': `"""Prices in cents."""

THRESHOLD = 10_000


def discounted(total):
    """A tenth off from 100.00 on."""
    return total * 9 // 10 if total >= THRESHOLD else total
`,
  'shop/cart.py': `"""The cart of the shop."""

from shop.pricing import discounted


class Cart:
    def __init__(self):
        self.lines = []

    def add(self, name, price, quantity=1):
        self.lines.append((name, price, quantity))

    def total(self):
        """Sum of all lines in cents, after the discount."""
        total = 0
        for _, price, quantity in self.lines:
            total += price
        return discounted(total)
`,
  'web/cart.js': `/** Lines are { name, price, quantity }; prices are cents. */
export function total(lines) {
  return lines.reduce((sum, line) => sum + line.price, 0);
}
`,
  'bin/serve': { text: '#!/bin/sh\nexec python3 -m shop\n', executable: true },
};

export const shopTicket = {
  summary: 'Cart total ignores the quantity',
  description: {
    type: 'doc',
    version: 1,
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Two boxes at 5.00 cost 5.00 instead of 10.00. It comes from ' },
          { type: 'text', text: 'cart.py', marks: [{ type: 'code' }] },
          { type: 'text', text: ', I think:' },
        ],
      },
      {
        type: 'codeBlock',
        attrs: { language: 'python' },
        content: [{ type: 'text', text: "cart.add('box', 500, quantity=2)\ncart.total()  # 500" }],
      },
    ],
  },
} as const;

/** The comment with which a person reopens the ticket. */
export const shopComment = 'Thanks. Please also say in the README that prices are cents.';

/** The changed files after the fix, by path. */
export const shopFixed: Readonly<Record<string, string>> = {
  'shop/cart.py': textOf('shop/cart.py').replace('total += price\n', 'total += price * quantity\n'),
  'web/cart.js': textOf('web/cart.js').replace(
    'sum + line.price',
    'sum + line.price * line.quantity',
  ),
};

export const shopFixedAfterComment: Readonly<Record<string, string>> = {
  ...shopFixed,
  'README.md': `${textOf('README.md')}Prices are cents.\n`,
};

/** Returns the original text of a file. */
export function textOf(path: string): string {
  const seed = shopFiles[path];
  if (typeof seed !== 'string') throw new Error(`The shop has no text file ${path}`);
  return seed;
}
