import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../support/property-runs.ts';
import { contextOf, look } from './exploring.ts';

const project = contextOf({
  'src/cart.ts': [
    'export class Cart {',
    '  total(): number {',
    '    return sum(this.items);',
    '  }',
    '}',
    '',
  ].join('\n'),
  'src/order.ts': 'export function total(order: Order) {\n  return order.cart.total();\n}\n',
  'test/cart.test.ts': 'expect(cart.total()).toBe(1);\n',
  'lib/shop.rb': 'def tally\n  1\nend\n',
  '.github/workflows/total.yml': 'total\n',
});
const find = (input: object) => look(project, 'find_symbol', input);

describe('a symbol', () => {
  test('is shown with its definitions and uses', async () => {
    const found = await find({ name: 'total' });
    expect(found).toMatch(/^2 definitions; 2 other lines with the name in 2 files\n/);
    expect(found).toMatch(/^src\/cart\.ts \(\w+ total, lines 2-4\)$/m);
    expect(found).toContain('test/cart.test.ts (1 line)\n  1: expect(cart.total()).toBe(1);');
    expect(found).toContain('src/order.ts (1 line)\n  2:   return order.cart.total();');
  });

  test.each(['Cart.total', 'Cart::total', 'Cart#total()', 'cart.Cart.total'])(
    'is first where %s belongs to',
    async (name) => {
      expect((await find({ name })).split('\n')[1]).toMatch(/^src\/cart\.ts /);
    },
  );

  test('is shown whole on request', async () => {
    expect(await find({ symbol: 'Cart', include_body: 'true' })).toContain(
      'export class Cart {\n  total(): number {\n    return sum(this.items);\n  }\n}',
    );
  });

  test.each([
    [{ name: 'totall' }, 'Nothing is named totall. The nearest name is total.'],
    [{ name: 'TOTAL' }, 'In any case, also within words'],
    [{ name: '()' }, 'Give the name of a symbol.'],
    [{ name: 'total', path: 'lib' }, 'Nothing is named total.'],
  ])('that is not found, as %j: %s', async (input, said) => {
    expect(await find(input)).toContain(said);
  });
});

test('of a name in many files, the likeliest are parsed, and the result says so', async () => {
  const uses = Array.from({ length: 45 }, (_, at) => [`src/a${at}.ts`, 'total();\n'] as const);
  const files = { ...Object.fromEntries(uses), 'src/z.ts': 'export function total() {}\n' };
  const found = await look(contextOf(files), 'find_symbol', { pattern: 'total' });
  const [head, first] = found.split('\n');
  expect(head).toContain('Definitions are from the 40 likeliest of 46 files: give a path');
  expect(first).toMatch(/^src\/z\.ts /);
  const narrow = await look(contextOf(files), 'find_symbol', { name: 'total', file: 'src/z.ts' });
  expect(narrow).not.toContain('likeliest');
});

test('no input makes it fail, or leave the paths', async () => {
  const input = fc.record(
    { name: fc.oneof(fc.string(), fc.constant('total')), body: fc.anything(), page: fc.integer() },
    { requiredKeys: ['name'] },
  );
  await fc.assert(
    fc.asyncProperty(input, async (one) => {
      const found = await find(one);
      expect(found).not.toContain('.github');
      expect(found).not.toContain('could not be read');
    }),
    runs(100),
  );
});
