import { describe, expect, test } from 'vitest';
import { contextOf } from './exploring.ts';
import { around, caller, type Files, functionOf, three } from './surroundings.ts';

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
