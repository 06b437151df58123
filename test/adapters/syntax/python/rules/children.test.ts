import { describe, expect, it } from 'vitest';
import { checkPython } from '../check-python.ts';

describe('`:=` and `*`', () => {
  it.each([
    ['x := 1', "1:1 invalid syntax: ':=' needs parentheses here"],
    ['f(a=b := 1)', "1:5 invalid syntax: ':=' needs parentheses here"],
    ['x = y := 0', "1:5 invalid syntax: ':=' needs parentheses here"],
    ['def f():\n    return x := 1', "2:12 invalid syntax: ':=' needs parentheses here"],
    ['x = *a', "1:5 can't use starred expression here"],
    ['def f(): return *a', "1:17 can't use starred expression here"],
    ['if *a: pass', "1:4 can't use starred expression here"],
  ])('refuses %j', async (text, problem) => {
    expect(await checkPython(`${text}\n`)).toBe(problem);
  });

  it.each([
    'f(a := 1, b)',
    'f((a := 1), b=(c := 2))',
    'if (n := f()) > 1: pass',
    'while chunk := f(): pass',
    '[y := 1, y**2, {z := 1}]',
    'x[y := 1]',
    'x = (y := 1)',
    '[y for x in z if (y := x)]',
    'lambda: (x := 1)',
    '@(x := y)\ndef f(): pass',
    'x = *a, b',
    'for x in *a, b: pass',
    'def f(): return *a, b',
    'def f(): yield *a, b',
    '*a, b',
    'x[*a, 1]',
    'x[*a]',
    'print(*a, sep="")',
    '{*a, 1, *b}, [*a.b(), *c[0]], (*a,)',
    'f(definitions=[*x.values()])',
    '[*x for x in y]',
  ])('accepts %j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
