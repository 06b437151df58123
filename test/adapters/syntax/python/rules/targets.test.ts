import { describe, expect, it } from 'vitest';
import { checkPython } from '../check-python.ts';

describe('what can be assigned to', () => {
  it.each([
    ['a, b += 1', '1:1 illegal expression for augmented assignment'],
    ['del f()', '1:5 cannot delete function call'],
    ['with a as f(): pass', '1:11 cannot assign to function call'],
    ['*a = b', '1:1 starred assignment target must be in a list or tuple'],
    ['[x for *x in y]', '1:8 starred assignment target must be in a list or tuple'],
    ['a = b += 1', '1:5 invalid syntax'],
  ])('refuses %j', async (text, problem) => {
    expect(await checkPython(`${text}\n`)).toBe(problem);
  });

  it.each([
    'a, *b = c',
    '[a, *b] = c',
    '(a, (b, *c)), d = e',
    '*a, = b',
    'a.b, c[0], (d) = 1, 2, 3',
    '(a) = b = c, d = e',
    '(a): int = 1',
    'a.b: int = 1',
    'a[0]: int',
    '() = []',
    '(a) += 1',
    'a[0] //= *b, 1',
    'del (a), [b, c], (d, e), f.g, h[0]',
    'with a as (b, *c), d as e.f, g as h[0], i as [j]: pass',
    'for a.b, *c in d: pass',
    'for x, in y: pass',
    '[a for a, *b in c]',
  ])('accepts %j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
