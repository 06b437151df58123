import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unusedImports } from '../../../../src/agent/loop/tools/imported-names.ts';
import { around, caller, contextOf, type Files, functionOf, three } from './exploring.ts';

const files = { 'src/a.js': three, 'src/b.js': caller };
const at = (name: string) => three.indexOf(`function ${name}`);

/** The names that the uses are of. */
const namesIn = (uses: string) => uses.match(/^\w+(?=(?: \(removed here\))?:$)/gm) ?? [];

test('what a docstring says is no use of a name', async () => {
  const before = { 'a.py': 'def tally(a):\n    return 1\n' };
  const doc = { 'b.py': '"""Module.\n\n>>> tally(1)\n"""\n' };
  const change = { 'a.py': 'def tally(a):\n    return 2\n' };
  expect((await around({ ...before, ...doc }, change)).uses).toBe('No other code uses tally.');
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
    const { uses } = await around(files, { 'src/a.js': after });
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
        const { uses } = await around(files, { 'src/a.js': after });
        expect(namesIn(uses).toSorted()).toEqual(changed.toSorted());
      }),
    );
    expect(names.every((name) => at(name) >= 0)).toBe(true);
  });
});

describe('who uses it', () => {
  const changed = { 'src/a.js': three.replace('a = 1', 'a = 2') };

  test('is shown with the definition that it is in, and lines around', async () => {
    const { uses } = await around(files, changed);
    expect(uses).toMatch(
      /^first:\nsrc\/b\.js\nin pay\n {2}1- .*\n {2}2- .*\n {2}3: {3}first\(cart\);\n/,
    );
  });

  test('is not shown twice, and that there is nobody is said', async () => {
    const shown = [{ path: 'src/b.js', start: 1, end: 9 }];
    expect((await around(files, changed, shown)).uses).toBe('No other code uses first.');
  });

  test('is code: no document, comment or import', async () => {
    const more = {
      'docs/a.md': 'Call first.\n',
      'src/c.js': '// See first.\nimport { first } from "./a.js";\nexport { first };\n',
    };
    const { uses } = await around({ ...files, ...more }, changed);
    expect(uses).toContain('src/b.js');
    expect(uses).not.toMatch(/a\.md|c\.js/);
  });

  test('is counted in tests', async () => {
    const more = { 'test/a.test.js': 'first(1);\nfirst(2);\n', 'test/b.test.js': 'first(3);\n' };
    const { uses } = await around({ ...files, ...more }, changed);
    expect(uses).toContain('\nIn tests: test/a.test.js (2), test/b.test.js (1)');
    expect(uses).not.toContain('first(2)');
  });

  test('is nobody of a name that stands everywhere', async () => {
    const many = Array.from({ length: 30 }, (_, index) => [`src/c${index}.js`, 'first(1);\n']);
    const { uses } = await around({ ...files, ...Object.fromEntries(many) }, changed);
    expect(uses).toBe('');
  });

  test('stays within its room, the rarest name first', async () => {
    const often = functionOf(
      'often',
      ...Array.from({ length: 36 }, () => `first(${'x'.repeat(90)});`),
    );
    const both = three.replaceAll('a = 1', 'a = 2');
    const { uses } = await around({ ...files, 'src/c.js': often }, { 'src/a.js': both });
    expect(namesIn(uses)).toEqual(['second', 'third', 'first']);
    expect(uses).toContain('(more are left out)');
    expect(uses.length).toBeLessThan(3_200);
  });
});

test('a method is named by its class, and those of other classes are listed', async () => {
  const classOf = (name: string, body: string) =>
    `export class ${name} {\n  price(cart) {\n    ${body}\n  }\n}\n`;
  const shops = {
    'src/a.ts': classOf('Shop', 'return 1;'),
    'src/b.ts': classOf('Fair', 'return 2;'),
  };
  const { uses } = await around(shops, { 'src/a.ts': classOf('Shop', 'return 3;') });
  expect(uses).toBe('price:\nAlso defined: src/b.ts:2-4 Fair.price');
});

test('a method that many classes have is not looked for, unless its name has several words', async () => {
  const classOf = (name: string, method: string, body = 'return 1;') =>
    `export class ${name} {\n  ${method}(cart) {\n    ${body}\n  }\n}\n`;
  const usesOf = async (method: string) => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const shops = Object.fromEntries(
      names.map((name) => [`src/${name}.ts`, classOf(name, method)]),
    );
    const caller = { 'src/f.ts': functionOf('pay', `cart.${method}(1);`) };
    const change = { 'src/A.ts': classOf('A', method, 'return 3;') };
    return (await around({ ...shops, ...caller }, change)).uses;
  };
  expect(await usesOf('add')).toBe('');
  expect(await usesOf('addItem')).toContain('src/B.ts');
});

test('what a change removes and other code uses says so', async () => {
  const { uses } = await around(files, { 'src/a.js': three.replace(functionOf('second'), '') });
  expect(uses).toMatch(/^second \(removed here\):\nsrc\/b\.js\n/);
});

test('a change of documentation alone concerns no code', async () => {
  const before = {
    'a.py': 'def tally(a):\n    """Counts.\n\n    Old words.\n    """\n    return 1\n',
  };
  const caller = { 'b.py': 'from a import tally\n\nx = tally(1)\n' };
  const change = { 'a.py': before['a.py'].replace('Old', 'New') };
  expect((await around({ ...before, ...caller }, change)).uses).toBe('');
});

test.each([
  ['an export', 'module.exports = first;\n'],
  ['a list of names', 'const all = [\n  "first",\n];\n'],
  ['a require', 'const first = require("./a");\n'],
  ['a sentence', 'throw new Error("there is no first line");\n'],
])('%s is no use of a name', async (_, text) => {
  const change = { 'src/a.js': three.replace('a = 1', 'a = 2') };
  const { uses } = await around({ 'src/a.js': three, 'src/c.js': text }, change);
  expect(uses).toBe('No other code uses first.');
});

test('a name that built-in types have is not looked for', async () => {
  const keys = functionOf('keys');
  const other = { 'src/c.js': 'Object.keys(cart);\n' };
  const change = { 'src/a.js': keys.replace('a = 1', 'a = 2') };
  expect((await around({ 'src/a.js': keys, ...other }, change)).uses).toBe('');
});

test.each([
  ['shop.js', ''],
  ['src/shop.umd.js', ''],
  ['src/shop.js', '// Generated by a tool: do not edit.\n'],
])('what a build or a tool wrote has no use of a name: %s', async (path, head) => {
  const source: Files = path === 'shop.js' ? { 'src/shop.js': 'export {};\n' } : {};
  const built = { ...source, [path]: `${head}${caller}` };
  const change = { 'src/a.js': three.replace('a = 1', 'a = 2') };
  const { uses } = await around({ 'src/a.js': three, ...built }, change);
  expect(uses).toBe('No other code uses first.');
});

describe('properties that a change sets or reads', () => {
  const before = 'export function pay(cart) {\n  start();\n}\n';

  /** The uses that belong to a change which puts another line in the place of one. */
  async function usesAround(line: string, other: string, text = before, old = 'start();') {
    const after = text.replace(old, line);
    const shown = [{ path: 'src/a.js', start: 1, end: 9 }];
    return (await around({ 'src/a.js': text, 'src/b.js': other }, { 'src/a.js': after }, shown))
      .uses;
  }

  const fill = (line: string) => `export function fill(cart) {\n  ${line}\n}\n`;

  test.each([['cart.isFilled = false;'], ['if (cart.isFilled !== true) return;']])(
    'other code that sets what a new line sets or reads is shown: %s',
    async (line) => {
      const uses = await usesAround(line, fill('cart.isFilled = true;'));
      expect(uses).toMatch(/^isFilled:\nsrc\/b\.js\nin fill\n.*\n {2}2: {3}cart\.isFilled = true;/);
    },
  );

  test('so is that which reads what a removed line set', async () => {
    const text = before.replace('start();', 'cart.isFilled = 1;\n  start();');
    const uses = await usesAround('', fill('log(cart.isFilled);'), text, 'cart.isFilled = 1;');
    expect(uses).toContain('log(cart.isFilled);');
  });

  test('one word names a property only of the object itself', async () => {
    const other = fill('cart.filled = true;');
    expect(await usesAround('cart.filled = true;', other)).not.toContain('filled:');
    expect(await usesAround('this.filled = true;', other)).toContain('filled:');
  });

  test('a call, a short name and one that stands everywhere are none', async () => {
    const other = fill('cart.isFilled = true;');
    expect(await usesAround('cart.isFilled();', other)).not.toContain('isFilled:');
    expect(await usesAround('this.full = true;', fill('this.full = 1;'))).not.toContain('full:');
    const often = fill(Array.from({ length: 9 }, () => 'cart.isFilled = true;').join('\n'));
    expect(await usesAround('cart.isFilled = false;', often)).not.toContain('isFilled:');
  });
});

describe('what new lines call', () => {
  const calling = async (
    more: Files,
    line: string,
    imports = "import { helper } from './c.js';\n",
  ) => {
    const text = imports + three;
    const after = text.replace('  const a = 1;', `  const a = 1;\n  ${line}`);
    const all = { 'src/a.js': text, 'src/b.js': caller, ...more };
    const shown = [{ path: 'src/a.js', start: 1, end: 1 }];
    return (await around(all, { 'src/a.js': after }, shown)).called;
  };
  const called = (more: Files, line = 'helper(cart);') => calling(more, line);

  test('is shown whole if it is short, else not at all', async () => {
    expect(await called({ 'src/c.js': functionOf('helper') })).toBe(
      `src/c.js (function helper, lines 1-3)\n${functionOf('helper').trim()}`,
    );
    const lines = (length: number) => Array.from({ length }, () => 'cart();');
    expect(await called({ 'src/c.js': functionOf('helper', ...lines(57)) })).toContain('cart();');
    const long = functionOf('helper', ...lines(60));
    expect(await called({ 'src/c.js': long })).toBe('');
  });

  test('is not shown where it is not clear which is meant', async () => {
    const two = { 'src/c.js': functionOf('helper'), 'src/d.js': functionOf('helper') };
    expect(await called(two)).toBe('');
  });

  test('is that of the module that the call names', async () => {
    const two = { 'src/c.js': functionOf('addItem'), 'src/d.js': functionOf('addItem') };
    expect(await called(two, 'd.addItem(cart);')).toMatch(/^src\/d\.js \(function addItem/);
  });

  test.each([
    ['field', ''],
    ['method', 'src/c.js (method helper, lines 2-2)\n  helper: (cart) => 1,'],
  ])('is not what only says a type: of a %s, it is %j', async (kind, shown) => {
    const files = {
      'src/a.js': three,
      'src/c.js': 'export const cart = {\n  helper: (cart) => 1,\n};\n',
    };
    const imported = `import { helper } from './c.js';\n${three}`;
    const after = imported.replace('  const a = 1;', '  const a = 1;\n  helper(cart);');
    const { syntax } = contextOf({});
    const definitions = async (path: string) =>
      path === 'src/c.js' ? [{ kind, name: 'helper', start: 2, end: 2, depth: 1 }] : undefined;
    const more = { syntax: { ...syntax, definitions } };
    expect((await around(files, { 'src/a.js': after }, [], more)).called).toBe(shown);
  });

  test('is nothing that the file neither has nor imports', async () => {
    const file = { 'src/c.js': functionOf('helper') };
    expect(await calling(file, 'helper(cart);', '')).toBe('');
    expect(await calling(file, 'this.helper(cart);', '')).toContain('function helper');
  });

  test('is not a common method', async () => {
    const file = { 'src/c.js': functionOf('then').concat(functionOf('addItem')) };
    expect(await called(file, 'cart.then(a);')).toBe('');
    expect(await called(file, 'this.then(a);')).toBe('');
    expect(await called(file, 'cart.addItem(a);')).toContain('function addItem');
  });

  test.each([['before it' as const], ['new' as const]])(
    'is not what the change adds to a file that was there %s',
    async (when) => {
      const after = `${functionOf('helper')}${functionOf('other', 'helper(cart);')}`;
      const before: Files = when === 'new' ? {} : { 'src/new.js': functionOf('other') };
      expect((await around(before, { 'src/new.js': after })).called).toBe('');
    },
  );
});

describe('imports that a change no longer uses', () => {
  const uses = (...names: readonly string[]) => `${names.map((name) => `${name}()`).join('\n')}\n`;

  test.each([
    ['a.py', 'import itertools\nimport os.path\n', ['itertools', 'os']],
    ['a.py', 'from operator import (\n    add as plus,  # fast\n    mul,\n)\n', ['plus', 'mul']],
    ['a.py', 'from operator import add, mul as times\n', ['add', 'times']],
    ['a.ts', "import { a, b as c, type D } from './x.ts';\n", ['a', 'c', 'D']],
    ['a.ts', "import x, {\n  y,\n} from './x.ts';\nimport * as z from 'z';\n", ['x', 'y', 'z']],
    ['a.js', "const { a, b: c } = require('x')\nconst d = require('d')\n", ['a', 'c', 'd']],
  ])('what %s imports and a change no longer uses is told: %j', (path, imports, names) => {
    const before = imports + uses(...names);
    expect(unusedImports(path, before, imports)).toEqual(names);
    expect(unusedImports(path, before, imports + uses(names[0] ?? ''))).toEqual(names.slice(1));
  });

  test.each([
    ['it was not used before', 'a.py', 'import os\n', 'import os\n# now\n'],
    ['the change adds it', 'a.py', 'os()\n', 'import os\n'],
    ['a string names it', 'a.py', 'import os\nos()\n', 'import os\n__all__ = ["os"]\n'],
    ['a linter is told of it', 'a.py', 'import os  # noqa\nos()\n', 'import os  # noqa\n'],
    ['the package hands it on', 'a/__init__.py', 'import os\nos()\n', 'import os\n'],
    [
      'a comment of its types names it',
      'a.js',
      "import a from 'a';\na()\n",
      "import a from 'a';\n/** @type {a} */\n",
    ],
    ['the language is another', 'a.go', 'import "os"\nos.Exit()\n', 'import "os"\n'],
  ])('an import is left alone if %s', (_, path, before, after) => {
    expect(unusedImports(path, before, after)).toEqual([]);
  });

  test('a docstring does not use an import', () => {
    const before = 'import os\n\ndef a():\n    """See os."""\n    os.exit()\n';
    expect(unusedImports('a.py', before, before.replace('os.exit()', 'pass'))).toEqual(['os']);
  });
});
