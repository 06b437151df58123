import { describe, expect, it } from 'vitest';
import { checkPython } from './check-python.ts';

describe('what Python refuses and its grammar accepts', () => {
  it.each([
    ['return 1', "1:1 'return' outside function"],
    ['class A:\n    return 1', "2:5 'return' outside function"],
    ['class A:\n    x = yield 1', "2:9 'yield' outside function"],
    ['break', "1:1 'break' outside loop"],
    ['for x in y:\n    def f():\n        break', "3:9 'break' outside loop"],
    ['while x:\n    pass\nelse:\n    break', "4:5 'break' outside loop"],
    ['def f():\n    continue', "2:5 'continue' outside loop"],
    ['await x()', "1:1 'await' outside async function"],
    ['def f():\n    await x()', "2:5 'await' outside async function"],
    ['async def f():\n    lambda: await x()', "2:13 'await' outside async function"],
    ['async def f():\n    def g(): await x', "2:14 'await' outside async function"],
    ['def f():\n    async for x in y: pass', "2:5 'async for' outside async function"],
    ['def f():\n    async with x: pass', "2:5 'async with' outside async function"],
    ['def f():\n    return [x async for x in y]', "2:15 'async for' outside async function"],
    ['f(a=1, a=2)', '1:8 keyword argument repeated: a'],
    ['f(a=1, b)', '1:8 positional argument follows keyword argument'],
    ['f(**a, b)', '1:8 positional argument follows keyword argument'],
    ['class A(x=1, B): pass', '1:14 positional argument follows keyword argument'],
    ['def f(a=1, b): pass', '1:12 parameter without a default follows parameter with a default'],
    [
      'def f(a, /, b=1, c: int): pass',
      '1:18 parameter without a default follows parameter with a default',
    ],
    ['f = lambda a=1, b: a', '1:17 parameter without a default follows parameter with a default'],
    ['def f(a, *, b=1, c, a): pass', "1:21 duplicate argument 'a' in function definition"],
    ['def f(a, *a): pass', "1:10 duplicate argument 'a' in function definition"],
    ['lambda a, a: a', "1:11 duplicate argument 'a' in function definition"],
    ['def f(**k, a): pass', '1:12 arguments cannot follow var-keyword argument'],
    ['try:\n    x()\ny = 1', "1:1 expected 'except' or 'finally' block"],
    [
      'import a\nfrom __future__ import annotations',
      '2:1 from __future__ imports must occur at the beginning of the file',
    ],
    [
      'from __future__ import division\n"late"\nfrom __future__ import annotations',
      '3:1 from __future__ imports must occur at the beginning of the file',
    ],
    ['x = f"{a}\nb"', '1:5 unterminated string literal'],
    ['x = rf"{a}\\\\\nb"', '1:5 unterminated string literal'],
  ])('%j', async (text, problem) => {
    expect(await checkPython(`${text}\n`)).toBe(problem);
  });
});

describe('what Python accepts', () => {
  it.each([
    'def f(): return (yield)',
    'lambda: (yield)',
    'def f():\n    if x:\n        return\n    return 1',
    'class A:\n    def f(self):\n        for x in y:\n            yield x',
    'while True:\n    if x: break\n    for y in z: continue\n    else: break',
    'for x in y:\n    with a:\n        match x:\n            case 1: break\n            case _: continue',
    'async def f():\n    async for x in y: await x\n    async with a as b, c: await b',
    'async def f():\n    return [await x async for x in y if await x], {x: y async for x, y in z}',
    'async def f():\n    def g(): return (x async for x in y)\n    lambda: (x async for x in y)',
    'async def f():\n    await(yield x)\n    await f"{await x}"',
    'def f():\n    async def g(): await h()\n    return g',
    '# Databricks notebook source\nawait x\nasync for x in y: pass',
    'f(*a, b, *c, d=1, *e, **g, h=2)',
    'f(x for x in y)',
    'f(1, (x for x in y), z=1)',
    'f(a, \\\n  b=1, \\\n  # why\n  *c, \\\n)',
    'def f(a, b=1, *c, d, e=2, **k): pass',
    'def f(a, b=1, /, c=2, *, d, e=3, g): pass',
    'def f(a, b=lambda x=1: x, c=2): pass',
    'lambda *a, b, c=1, **d: (a, b)',
    'def f(*args: *Ts, a: int, **k: b): pass',
    'class A[T](B, *C, metaclass=D, **k): pass',
    'try: pass\nexcept (A, B) as e: pass\nexcept C: pass\nexcept: pass\nelse: pass\nfinally: pass',
    'try: pass\nfinally: pass',
    'try: pass\nexcept* A as e: pass\nexcept* B: pass',
    'match x:\n    case [1, *rest]: pass\n    case {"a": 1, **r}: pass\n    case _ if y: pass\n    case z: pass',
    '"""doc"""\n# why\nfrom __future__ import annotations, division as d\nfrom __future__ import (print_function)\nimport a',
    'x = f"{a}\\\nb" + f"{a}\\\r\nb" + f"""{a}\nb""" + rf"{a}\\\nb"',
    'x = f"{a["b"]}{\'a\' if b else \'c\'}"',
    'x = f"""{\n    a\n    + b\n}"""',
    'type X[T] = list[T]\nmatch = case = type = _ = 1',
    'print >>f, x\nprint (a), b\nexec("a", b)\nx.print = print',
  ])('%j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
