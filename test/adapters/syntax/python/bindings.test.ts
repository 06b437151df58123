import { describe, expect, it } from 'vitest';
import { checkPython } from './check-python.ts';

/** What can be a target, and in what kinds of statements it cannot. */
const statements = {
  assigned: ['@ = x', 'y = @ = x', 'for @ in x: pass', '[1 for @ in x]', 'with x as @: pass'],
  changed: ['@ += x', '@ //= 1'],
  typed: ['@: int', '@: int = x'],
  deleted: ['del @', 'del @, y', 'del (@)', 'del [@]'],
  caught: ['try: pass\nexcept E as @: pass'],
} as const;
type Kind = keyof typeof statements;
const kinds: readonly Kind[] = ['assigned', 'changed', 'typed', 'deleted', 'caught'];

const targets: readonly (readonly [target: string, possible: readonly Kind[]])[] = [
  ['a', kinds],
  ['a.b', ['assigned', 'changed', 'typed', 'deleted']],
  ['f()[0].c', ['assigned', 'changed', 'typed', 'deleted']],
  ['(a)', ['assigned', 'changed', 'typed', 'deleted']],
  ['(a, [b.c, (d)])', ['assigned', 'deleted']],
  ['[]', ['assigned', 'deleted']],
  ['(a, *b)', ['assigned']],
  ['(*a)', []],
  ['[*a, *b]', []],
  ['f()', []],
  ['(a, 1)', []],
  ['1', []],
  ['None', []],
  ['a + b', []],
  ['{a}', []],
  ['f"{a}"', []],
  ['(a if b else c)', []],
  ['__debug__', []],
];

describe('a target in Python', () => {
  it.each(targets)('%s', async (target, possible) => {
    for (const kind of kinds)
      for (const statement of statements[kind]) {
        const text = statement.replace('@', target);
        const isPossible = possible.includes(kind);
        expect([text, (await checkPython(`${text}\n`)) === 'sound']).toEqual([text, isPossible]);
      }
  });
});

describe('a name that nobody may bind', () => {
  it.each([
    'def __debug__(): pass',
    'class __debug__: pass',
    'def f(__debug__): pass',
    'def f(*__debug__): pass',
    'lambda *, __debug__=1: 1',
    'f(__debug__=1)',
    'class A(__debug__=1): pass',
    'import __debug__',
    'import a as __debug__',
    'from a import b, __debug__',
    'a.__debug__ = 1',
    '(__debug__ := 1)',
    'x = [1 for a, __debug__ in y]',
  ])('%s', async (text) => {
    expect(await checkPython(`${text}\n`)).toContain('cannot assign to __debug__');
  });

  it.each(['if __debug__: pass', 'print(a.__debug__)', 'del a.__debug__'])(
    'is read: %s',
    async (text) => {
      expect(await checkPython(`${text}\n`)).toBe('sound');
    },
  );
});

/** The body of a function, with blanks before its lines. */
const inFunction = (...lines: readonly string[]) => `def f(x):\n    ${lines.join('\n    ')}\n`;

describe('a declared name, and what returns', () => {
  it.each([
    [inFunction('global x'), "name 'x' is parameter and global"],
    [inFunction('if y:', '    nonlocal x'), "name 'x' is parameter and nonlocal"],
    [inFunction('y = 1', 'global z, y'), "name 'y' is used prior to global declaration"],
    [inFunction('print(y)', 'global y'), "name 'y' is used prior to global declaration"],
    [inFunction('for y in z: pass', 'global y'), "name 'y' is used prior to global declaration"],
    [inFunction('def y(): pass', 'global y'), "name 'y' is used prior to global declaration"],
    ['nonlocal a', 'nonlocal declaration not allowed at module level'],
    [inFunction('def g():', '    nonlocal y'), "no binding for nonlocal 'y' found"],
    ['y = 1\ndef f():\n    nonlocal y\n', "no binding for nonlocal 'y' found"],
    ['class A:\n    y = 1\n    def f(self):\n        nonlocal y\n', "nonlocal 'y' found"],
    ['async def f():\n    yield 1\n    return 1\n', "'return' with value in async generator"],
    ['async def f():\n    return 1\n    x = yield\n', "'return' with value in async generator"],
  ])('%j', async (text, message) => {
    expect(await checkPython(text)).toContain(message);
  });

  it.each([
    inFunction('def g():', '    nonlocal x', '    x = 1', 'y = 2'),
    inFunction('def g():', '    def h():', '        nonlocal y', '    y = 1'),
    inFunction('def g():', '    nonlocal y', 'import y.z'),
    inFunction('def g():', '    nonlocal y', 'with z as (y, x): pass'),
    inFunction('def g():', '    nonlocal y', 'match z:', '    case [y, *_]: pass'),
    inFunction('class A:', '    nonlocal x', '    x = 1'),
    inFunction('def g():', '    global x', 'class A:', '    global x'),
    inFunction('global y', 'global y', 'y += 1'),
    inFunction('z = [y for y in x]', 'w = lambda y: y', 'z.y = g(y=1)', 'global y'),
    inFunction('def g(y, v=1): return y', 'global y'),
    'global y\ny = 1\nglobal y\n',
    'async def f():\n    yield 1\n    return\n',
    'async def f():\n    def g():\n        yield 1\n        return 1\n    return g\n',
    'async def f():\n    g = lambda: (yield)\n    return g\n',
    'def f():\n    yield 1\n    return 1\n',
  ])('%j is sound', async (text) => {
    expect(await checkPython(text)).toBe('sound');
  });
});
