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
    ['try:\n    x()\ny = 1', "1:1 expected 'except' or 'finally' block"],
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
    'async def f():\n    async with a as b, c: await b\n    await (yield x)\n    return',
    'try: pass\nexcept (A, B) as e: pass\nexcept C: pass\nexcept: pass\nelse: pass\nfinally: pass',
    'try: pass\nfinally: pass',
    'try: pass\nexcept* A as e: pass\nexcept* B: pass',
    'type X[T] = list[T]\nmatch = case = type = _ = 1',
    'print >>f, x\nprint (a), b\nexec("a", b)\nx.print = print',
  ])('%j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
