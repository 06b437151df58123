import { describe, expect, it } from 'vitest';
import { checkPython } from '../check-python.ts';

describe('statements', () => {
  it.each([
    ['try:\n    x()\ny = 1', "1:1 expected 'except' or 'finally' block"],
    ['a = b: c', '1:5 invalid syntax'],
    ['a: b: c', '1:4 invalid syntax'],
    ['def f(a:b: c): pass', '1:9 invalid syntax'],
    ['def f(a: b:c = 1): pass', '1:10 invalid syntax'],
    ['try: x()\nexcept: pass\nexcept A: pass', "2:1 default 'except:' must be last"],
    [
      'match x:\n    case _: pass\n    case 1: pass',
      "2:10 '_' makes remaining patterns unreachable",
    ],
    [
      'match x:\n    case y: pass\n    case 1: pass',
      "2:10 'y' makes remaining patterns unreachable",
    ],
    [
      'import a\nfrom __future__ import annotations',
      '2:1 from __future__ imports must occur at the beginning of the file',
    ],
    [
      'from __future__ import division\n"late"\nfrom __future__ import annotations',
      '3:1 from __future__ imports must occur at the beginning of the file',
    ],
    ['from a import b,', '1:16 trailing comma not allowed without surrounding parentheses'],
    ['import a, b,', '1:12 trailing comma not allowed without surrounding parentheses'],
    ['from . import a.b', '1:15 invalid syntax'],
    ['print "x"', "1:1 Missing parentheses in call to 'print'. Did you mean print(...)?"],
    ['exec x in y', "1:1 Missing parentheses in call to 'exec'. Did you mean exec(...)?"],
    ['raise E, "x"', '1:7 invalid syntax: this is Python 2'],
    ['try: pass\nexcept A, e: pass', '2:11 multiple exception types must be parenthesized'],
    ['a <> b', '1:3 invalid syntax: this is Python 2'],
    [
      '[x for x in 1, 2]',
      '1:14 invalid syntax: the generator, or what it reads, needs parentheses',
    ],
  ])('refuses %j', async (text, problem) => {
    expect(await checkPython(`${text}\n`)).toBe(problem);
  });

  it.each([
    'try: pass\nexcept (A, B) as e: pass\nexcept C: pass\nexcept: pass\nelse: pass\nfinally: pass',
    'a: b = c\ndef f[T: a](b: c[d:e], g: h = 1): pass\nclass A[T: (a, b)]: pass',
    'try: pass\nfinally: pass',
    'try: pass\nexcept* A as e: pass\nexcept* B: pass',
    'try: pass\nexcept A, B: pass',
    'match x:\n    case [1, *rest]: pass\n    case {"a": 1, **r}: pass\n    case True | None | a.b: pass\n    case _ if y: pass\n    case z if z: pass\n    case z: pass',
    'match x, y:\n    case a, b: pass\n    case _: pass',
    'match = case = type = _ = 1\nmatch.x = match(x)[case]',
    'type X[T] = list[T]',
    '"""doc"""\n# why\nfrom __future__ import annotations, division as d\nfrom __future__ import (print_function)\nimport a',
    'from . import a\nfrom .. import (b, c,)\nfrom ...d import e as f',
    'import a, b.c as d',
    'print >>f, x\nprint (a), b\nprint -1\nexec("a", b)\nx.print = print',
    'raise A(1) from b',
    'with (a as b, c as d,): pass',
    'with (a, b): pass',
  ])('accepts %j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
