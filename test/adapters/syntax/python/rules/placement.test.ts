import { describe, expect, it } from 'vitest';
import { checkPython } from '../check-python.ts';

describe('where a statement may stand', () => {
  it.each([
    ['return 1', "1:1 'return' outside function"],
    ['class A:\n    return 1', "2:5 'return' outside function"],
    ['yield 1', "1:1 'yield' outside function"],
    ['class A:\n    x = yield 1', "2:9 'yield' outside function"],
    ['async def f():\n    yield from x', "2:5 'yield from' inside async function"],
    ['break', "1:1 'break' outside loop"],
    ['for x in y:\n    def f():\n        break', "3:9 'break' outside loop"],
    ['while x:\n    pass\nelse:\n    break', "4:5 'break' outside loop"],
    ['def f():\n    continue', "2:5 'continue' not properly in loop"],
    ['def f():\n    await x()', "2:5 'await' outside async function"],
    ['async def f():\n    lambda: await x()', "2:13 'await' outside async function"],
    ['async def f():\n    def g(): await x', "2:14 'await' outside async function"],
    ['await x()', "1:1 'await' outside function"],
    ['def f():\n    async for x in y: pass', "2:5 'async for' outside async function"],
    ['def f():\n    async with x: pass', "2:5 'async with' outside async function"],
    ['def f():\n    return [x async for x in y]', "2:15 'async for' outside async function"],
    ['def f():\n    from a import *', '2:19 import * only allowed at module level'],
  ])('refuses %j', async (text, problem) => {
    expect(await checkPython(`${text}\n`)).toBe(problem);
  });

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
    'if x:\n    from a import *',
    '# Databricks notebook source\nawait x',
    'a = 1\n# %%\nawait a\n# %%\nasync for x in y: pass',
  ])('accepts %j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
