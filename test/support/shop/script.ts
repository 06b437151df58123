import type { Scripted } from '../openai/openai.ts';

/** The planned change of each file. */
const changes: Readonly<Record<string, string>> = {
  'cart.py': 'Multiply each price by its quantity, which the sum ignores.',
  'shop/cart.py': 'Multiply each price by its quantity, which the sum ignores.',
  'web/cart.js': 'Multiply here, too, so that both carts agree.',
  'README.md': 'Say that prices are cents, as the ticket wants.',
};

/** Replies of a model that fixes the shop. It forgets the browser's cart until the review. */
export const shopReplies: readonly Scripted[] = [
  plan(['cart.py'], 'The total adds up prices without multiplying them by their quantities.'),
  edit('shop/cart.py', '            total += price', '            total += price * quantity'),
  revise('The cart in web/cart.js ignores quantities in the same way; fix it too.'),
  edit(
    'web/cart.js',
    '  return lines.reduce((sum, line) => sum + line.price, 0);',
    '  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);',
  ),
  approve('Both carts multiply prices by quantities.'),
];

/** Replies of the same model after the ticket is reopened to ask for a line in the README. */
export const shopRetryReplies: readonly Scripted[] = [
  plan(
    ['shop/cart.py', 'web/cart.js', 'README.md'],
    'Quantities are ignored, and the README does not say that prices are cents.',
  ),
  // The second block does not match, so all three are requested again.
  retryEdits('sum + line.price, 0', 'never there'),
  retryEdits(
    '  return lines.reduce((sum, line) => sum + line.price, 0);',
    '  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);',
  ),
  approve('Both carts and the README are right.'),
];

function retryEdits(search: string, replace: string): Scripted {
  const blocks = [
    block('shop/cart.py', '            total += price', '            total += price * quantity'),
    block('web/cart.js', search, replace),
    block(
      'README.md',
      'A cart, on the server and in the browser.',
      'A cart, on the server and in the browser.\nPrices are cents.',
    ),
  ];
  return { text: blocks.join('\n\n') };
}

export function plan(paths: readonly string[], understanding: string): Scripted {
  const files = paths.map((path) => ({ path, change: changes[path] ?? '', create: false }));
  return { toolCalls: [{ name: 'plan', input: { kind: 'fix', understanding, files } }] };
}

export function edit(path: string, search: string, replace: string): Scripted {
  return { text: block(path, search, replace) };
}

export function approve(summary: string): Scripted {
  return { toolCalls: [{ name: 'verdict', input: { decision: 'approve', summary } }] };
}

export function revise(critique: string): Scripted {
  return { toolCalls: [{ name: 'verdict', input: { decision: 'revise', critique } }] };
}

function block(path: string, search: string, replace: string): string {
  return `${path}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
}
