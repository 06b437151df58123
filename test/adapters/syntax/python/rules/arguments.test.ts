import { describe, expect, it } from 'vitest';
import { checkPython } from '../check-python.ts';

describe('the order of arguments', () => {
  it.each([
    ['f(a=1, a=2)', '1:8 keyword argument repeated: a'],
    ['f(a=1, b)', '1:8 positional argument follows keyword argument'],
    ['f(**a, b)', '1:8 positional argument follows keyword argument unpacking'],
    ['f(**a, *b)', '1:8 iterable argument unpacking follows keyword argument unpacking'],
    ['class A(x=1, B): pass', '1:14 positional argument follows keyword argument'],
    [
      'f(x for x in y, 1)',
      '1:15 invalid syntax: the generator, or what it reads, needs parentheses',
    ],
    ['def f(a=1, b): pass', '1:12 parameter without a default follows parameter with a default'],
    [
      'def f(a, /, b=1, c: int): pass',
      '1:18 parameter without a default follows parameter with a default',
    ],
    ['f = lambda a=1, b: a', '1:17 parameter without a default follows parameter with a default'],
    ['def f(a, *, b=1, c, a): pass', "1:21 duplicate argument 'a' in function definition"],
    ['def f(a, *a): pass', "1:10 duplicate argument 'a' in function definition"],
    ['lambda a, a: a', "1:11 duplicate argument 'a' in function definition"],
    ['def f(*): pass', '1:7 named arguments must follow bare *'],
    ['def f(a, *, **k): pass', '1:10 named arguments must follow bare *'],
    ['def f(**k, a): pass', '1:12 arguments cannot follow var-keyword argument'],
    ['def f(*a, *b): pass', '1:11 * argument may appear only once'],
    ['def f((a, b)): pass', '1:7 parameters cannot be parenthesized'],
  ])('refuses %j', async (text, problem) => {
    expect(await checkPython(`${text}\n`)).toBe(problem);
  });

  it.each([
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
  ])('accepts %j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
