import { describe, expect, it } from 'vitest';
import { checkPython } from '../check-python.ts';

describe('global and nonlocal', () => {
  it.each([
    ['nonlocal x', '1:1 nonlocal declaration not allowed at module level'],
    ['def f():\n    x = 1\n    global x', "3:5 name 'x' is used prior to global declaration"],
    [
      'def f():\n    print(x)\n    if y:\n        global x\n        x = 1',
      "4:9 name 'x' is used prior to global declaration",
    ],
    [
      'def f():\n    x = 1\n    def g():\n        x += 1\n        nonlocal x',
      "5:9 name 'x' is used prior to nonlocal declaration",
    ],
  ])('refuses %j', async (text, problem) => {
    expect(await checkPython(`${text}\n`)).toBe(problem);
  });

  it.each([
    'global x',
    'def f():\n    global a, b\n    a = b',
    'def f():\n    x = 1\n    def g():\n        nonlocal x\n        x = 2',
    'def f():\n    a.x, b.c.x\n    g(x=1)\n    class A:\n        x = 1\n    global x\n    x = 2',
    'def f(a=x):\n    def g(): x\n    lambda: x\n    [x for x in y]\n    global x',
  ])('accepts %j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
