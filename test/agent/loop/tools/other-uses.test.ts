import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { around, caller, functionOf, three } from './exploring.ts';

const files = { 'src/a.js': three, 'src/b.js': caller };
const at = (name: string) => three.indexOf(`function ${name}`);

/** The names that the uses are of. */
const namesIn = (uses: string) => uses.match(/^\w+(?=(?: \(removed here\))?:$)/gm) ?? [];

test('what a docstring says is no use of a name', async () => {
  const before = { 'a.py': 'def tally(a):\n    return 1\n' };
  const doc = { 'b.py': '"""Module.\n\n>>> tally(1)\n"""\n' };
  const change = { 'a.py': 'def tally(a):\n    return 2\n' };
  expect(await around({ ...before, ...doc }, change)).toBe('No other code uses tally.');
});

describe('only what a change alters counts', () => {
  const inSecond = three.replace(/(function second.*\n)/, '$1  cart.b = 2;\n');
  test.each([
    ['a line within', inSecond, ['second']],
    ['its signature', three.replace('second(cart)', 'second(cart, more)'), ['second']],
    ['a line removed', three.replace(/(function third.*\n).*\n/, '$1'), ['third']],
    ['its removal', three.replace(functionOf('second'), ''), ['second']],
    ['another name', three.replace('function second', 'function other'), ['second']],
    ['a comment above', three.replace('export function second', '// Now.\n$&'), []],
    [
      'a function added between',
      three.replace(functionOf('second'), `${functionOf('other')}$&`),
      [],
    ],
    ['a line outside of all', `${three}\nstart();\n`, []],
  ])('%s', async (_, after, names) => {
    const uses = await around(files, { 'src/a.js': after });
    expect(namesIn(uses)).toEqual(names);
    for (const name of names) expect(uses).toMatch(new RegExp(`\\n  \\d: +${name}\\(cart\\);`));
  });

  test('whatever lines are added to whatever functions', async () => {
    const names = ['first', 'second', 'third'];
    await fc.assert(
      fc.asyncProperty(fc.subarray(names), async (changed) => {
        const after = changed.reduce(
          (text, name) => text.replace(`function ${name}(cart) {\n`, `$&  cart.${name} = 0;\n`),
          three,
        );
        const uses = await around(files, { 'src/a.js': after });
        expect(namesIn(uses).toSorted()).toEqual(changed.toSorted());
      }),
    );
    expect(names.every((name) => at(name) >= 0)).toBe(true);
  });
});

describe('who uses it', () => {
  const changed = { 'src/a.js': three.replace('a = 1', 'a = 2') };

  test('is shown with the definition that it is in, and lines around', async () => {
    const uses = await around(files, changed);
    expect(uses).toMatch(
      /^first:\nsrc\/b\.js \(1 line\)\n {2}1- .*\n {2}2- .*\n {2}3: {3}first\(cart\);\n/,
    );
  });

  test('is not shown twice, and that there is nobody is said', async () => {
    const shown = [{ path: 'src/b.js', start: 1, end: 9 }];
    expect(await around(files, changed, shown)).toBe('No other code uses first.');
  });

  test('is code: no document, comment or import', async () => {
    const more = {
      'docs/a.md': 'Call first.\n',
      'src/c.js': '// See first.\nimport { first } from "./a.js";\nexport { first };\n',
    };
    const uses = await around({ ...files, ...more }, changed);
    expect(uses).toContain('src/b.js');
    expect(uses).not.toMatch(/a\.md|c\.js/);
  });

  test('is shown in tests below', async () => {
    const more = { 'test/a.test.js': 'first(1);\nfirst(2);\n', 'test/b.test.js': 'first(3);\n' };
    const uses = await around({ ...files, ...more }, changed);
    expect(uses).toMatch(
      /src\/b\.js[\s\S]*\ntest\/a\.test\.js \(2 lines\)\n[\s\S]*\ntest\/b\.test\.js/,
    );
  });

  test('is nobody of a name that stands everywhere', async () => {
    const many = Array.from({ length: 30 }, (_, index) => [`src/c${index}.js`, 'first(1);\n']);
    const uses = await around({ ...files, ...Object.fromEntries(many) }, changed);
    expect(uses).toBe('');
  });

  test('stays within its room, the rarest name first', async () => {
    const often = functionOf(
      'often',
      ...Array.from({ length: 36 }, () => `first(${'x'.repeat(90)});`),
    );
    const both = three.replaceAll('a = 1', 'a = 2');
    const uses = await around({ ...files, 'src/c.js': often }, { 'src/a.js': both });
    expect(namesIn(uses)).toEqual(['second', 'third', 'first']);
    expect(uses).toContain('(more are left out)');
    expect(uses.length).toBeLessThan(3_200);
  });
});

test('a method of another class is shown beside the uses', async () => {
  const classOf = (name: string, body: string) =>
    `export class ${name} {\n  price(cart) {\n    ${body}\n  }\n}\n`;
  const shops = {
    'src/a.ts': classOf('Shop', 'return 1;'),
    'src/b.ts': classOf('Fair', 'return 2;'),
  };
  const uses = await around(shops, { 'src/a.ts': classOf('Shop', 'return 3;') });
  expect(uses).toMatch(/^price:\nsrc\/b\.ts \(1 line\)\n[\s\S]* {2}2: {3}price\(cart\) \{/);
});

test('what a change removes and other code uses says so', async () => {
  const uses = await around(files, { 'src/a.js': three.replace(functionOf('second'), '') });
  expect(uses).toMatch(/^second \(removed here\):\nsrc\/b\.js \(1 line\)\n/);
});

test('a change of documentation alone concerns no code', async () => {
  const before = {
    'a.py': 'def tally(a):\n    """Counts.\n\n    Old words.\n    """\n    return 1\n',
  };
  const caller = { 'b.py': 'from a import tally\n\nx = tally(1)\n' };
  const change = { 'a.py': before['a.py'].replace('Old', 'New') };
  expect(await around({ ...before, ...caller }, change)).toBe('');
});

test.each([
  ['an export', 'module.exports = first;\n'],
  ['a list of names', 'const all = [\n  "first",\n];\n'],
  ['a require', 'const first = require("./a");\n'],
])('%s is no use of a name', async (_, text) => {
  const change = { 'src/a.js': three.replace('a = 1', 'a = 2') };
  const uses = await around({ 'src/a.js': three, 'src/c.js': text }, change);
  expect(uses).toBe('No other code uses first.');
});

test('what a tool wrote has no use of a name', async () => {
  const built = { 'src/shop.js': `// Generated by a tool: do not edit.\n${caller}` };
  const change = { 'src/a.js': three.replace('a = 1', 'a = 2') };
  expect(await around({ 'src/a.js': three, ...built }, change)).toBe('No other code uses first.');
});
