import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../support/property-runs.ts';
import { contextOf, look } from './exploring.ts';

const project = contextOf({
  'src/cart.ts': [
    "import { sum } from './sum.ts';",
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
    expect(found).toMatch(/^src\/cart\.ts \(\w+ total, lines 3-5\)$/m);
    expect(found).toContain('test/cart.test.ts (1 line)\n  1: expect(cart.total()).toBe(1);');
    expect(found).toContain(
      'src/order.ts (1 line)\n  in total, lines 1-3\n  2:   return order.cart.total();',
    );
  });

  test.each(['Cart.total', 'Cart::total', 'Cart#total()', 'cart.Cart.total'])(
    'is first where %s belongs to',
    async (name) => {
      expect((await find({ name })).split('\n')[1]).toMatch(/^src\/cart\.ts /);
    },
  );

  test('of another owner is only counted beside that of the owner', async () => {
    const found = await find({ name: 'order.total' });
    expect(found).toMatch(/^src\/order\.ts \(function total, lines 1-3\)\n.*\n {2}return/m);
    expect(found).toMatch(
      /^\(1 definition of this name elsewhere: src\/cart\.ts:3\)\nsrc\/order\.ts \(1 line/m,
    );
  });

  test('is shown whole if it is short, below the imports of its file', async () => {
    expect(await find({ name: 'Cart' })).toContain(
      [
        ...['src/cart.ts (imports)', "import { sum } from './sum.ts';"],
        ...['src/cart.ts (class Cart, lines 2-6)', 'export class Cart {', '  total(): number {'],
        ...['    return sum(this.items);', '  }', '}'],
      ].join('\n'),
    );
  });

  test('that is long is shown by what is within, and whole on request', async () => {
    const methods = Array.from({ length: 15 }, (_, at) => `  m${at}() {\n    go();\n  }`);
    const files = { 'src/big.ts': ['class Big {', ...methods, '}', ''].join('\n') };
    const found = await look(contextOf(files), 'find_symbol', { name: 'Big' });
    expect(found).toContain('src/big.ts (class Big, lines 1-47)\nclass Big {\n  m0() {\n');
    expect(found).toContain('\n  44-46: function m14');
    expect(found).not.toContain('  m14() {');
    const whole = await look(contextOf(files), 'find_symbol', { name: 'Big', body: 'true' });
    expect(whole).toContain('  m14() {\n    go();\n  }\n}');
  });

  test('has its body whole on the first page, whatever uses it has', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `    step(${at}, 'of the job to do');`);
    const uses = Array.from({ length: 400 }, () => 'work(1);').join('\n');
    const others = Array.from({ length: 12 }, (_, at) => [
      `b${at}.ts`,
      'class B {\n  work() {\n    go();\n  }\n}\n',
    ]);
    const files = {
      'a.ts': ['class A {', '  work() {', ...lines, '  }', '}', ''].join('\n'),
      'uses.ts': uses,
      ...Object.fromEntries(others),
    };
    const found = await look(contextOf(files), 'find_symbol', { name: 'A.work', body: true });
    expect(found).toContain(lines.join('\n'));
    expect(found).toMatch(/^13 definitions; .* \(page 1 of \d: rows 1 to \d+ of \d+\)\n/);
    expect(found).toMatch(/\n\(12 definitions of this name elsewhere: b0.ts:2, .*, and 9 more\)\n/);
    expect(found).not.toContain('go();');
  });

  test('is said to be only found by its lines where no grammar reads a file of code', async () => {
    const files = {
      'src/cart.janet': '(defn tally\n  "Adds."\n  [items]\n  (sum items))\n\n(tally [])\n',
      'README.md': 'A tally adds.\n',
    };
    const context = contextOf(files);
    const syntax = { ...context.syntax, definitions: async () => undefined };
    const found = await look({ ...context, syntax }, 'find_symbol', { name: 'tally' });
    expect(found).toMatch(
      /^0 definitions; 3 other .* No grammar reads src\/cart\.janet, where a line may define it\n/,
    );
    expect(found).toContain('\n  1: (defn tally\n');
  });

  test('that is long by its docstring is shown whole without it', async () => {
    const words = '    Of a cart, like tally().\n'.repeat(60);
    const body = '    step()\n'.repeat(30);
    const text = `import os\n\n\ndef tally():\n    """Counts.\n\n${words}    """\n${body}`;
    const python = contextOf({ 'a.py': text, 'b.py': 'tally()\n' });
    const found = await look(python, 'find_symbol', { name: 'tally' });
    const code = `a.py (def tally, lines 4-97)\ndef tally():\n    """Counts.\na.py (lines 68-97; lines 6-67 of documentation are left out)\n${body}`;
    expect(found).toContain(code);
    expect(found).toContain('b.py (1 line)\n  1: tally()\nNot shown without their path: a.py (60)');
  });

  test('is used by code before it is named in prose', async () => {
    const files = {
      'README.md': '# total\n\nUse total.\n',
      'src/a.ts': 'export function total() {}\n',
      'src/b.ts': '// Calls total.\nexport const sum = total();\n',
      'test/a.test.ts': "describe('total', () => {\n  it('adds', () => total());\n});\n",
    };
    const found = await look(contextOf(files), 'find_symbol', { name: 'total' });
    expect(found).toMatch(/^1 definition; 6 other lines/);
    const order = ['src/a.ts (', '2: export const sum', "1: describe('total'", '1: // Calls'];
    const at = order.map((part) => found.indexOf(part));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at[0]).toBeGreaterThan(0);
    expect(found.indexOf('# total')).toBeGreaterThan(at[2] ?? 0);
  });

  test.each([
    [{ name: 'totall' }, 'Nothing is named totall.'],
    [{ name: '()' }, 'Give the name of a symbol.'],
    [{ name: 'total', path: 'lib' }, 'Nothing is named total.'],
  ])('that is not found, as %j: %s', async (input, said) => {
    expect(await find(input)).toContain(said);
  });
});

test('of a name in many files, the likeliest are parsed, and the result says so', async () => {
  const uses = Array.from({ length: 45 }, (_, at) => [`src/a${at}.ts`, 'total();\n'] as const);
  const files = { ...Object.fromEntries(uses), 'src/z.ts': 'export function total() {}\n' };
  const found = await look(contextOf(files), 'find_symbol', { name: 'total' });
  const [head, first] = found.split('\n');
  expect(head).toContain('Definitions are from the 40 likeliest of 46 files: give a path');
  expect(first).toMatch(/^src\/z\.ts /);
  const narrow = await look(contextOf(files), 'find_symbol', { name: 'total', path: 'src/z.ts' });
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
