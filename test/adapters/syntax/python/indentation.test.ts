import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/adapters/syntax/syntax.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));
const checkNew = (text: string) => check('a.py', null, text);

describe('sound indentation', () => {
  it.each([
    ['brackets over lines', 'def f():\n    return [\n  1,\n        2,\n    ]\n'],
    ['a string over lines', 'def f():\n    """One\n  two:\n three"""\n    return 1\n'],
    ['an f-string with a colon at a line end', 'x = f"""{a:\n>3}"""\ny = 1\n'],
    ['a line joined by a backslash', 'assert a, \\\n       "why"\nx = \\\n    "y"\n'],
    ['a backslash at the end of a comment', 'if x:  # see \\\n    y = 1\n'],
    ['comments anywhere', 'def f():\n# low\n    a = 1\n        # high\n    return a\n'],
    ['a body on the header line', 'if x: y = 1\nz = 2\n'],
    ['a header with a comment', 'for x in y:  # all\n    print(x)\nelse:\n    pass\n'],
    ['tabs', 'def f():\n\tif x:\n\t\treturn 1\n\treturn 2\n'],
    ['a form feed', 'a = 1\n\f\ndef f():\n    return 1\n\f\nb = 2\n'],
    ['Windows line ends', 'def f():\r\n    return \\\r\n        1\r\nx = 1\r\n'],
    ['a lambda and a slice', 'def f():\n    g = lambda x: x[1:]\n    return g\n'],
    ['no text', ''],
  ])('%s', async (_, text) => {
    expect(await checkNew(text)).toEqual({ kind: 'sound' });
  });
});

describe('broken indentation', () => {
  it.each([
    ['a body that is not deeper', 'def f():\nreturn 1\n', 2, 1, 'expected an indented block'],
    ['a header at the end', 'def f():\n    # later\n', 1, 1, 'expected an indented block'],
    ['a deeper line', 'def f():\n    a()\n      b()\n', 3, 7, 'unexpected indentation'],
    [
      'a line between two blocks',
      'if a:\n    if b:\n        c()\n      d()\n',
      4,
      7,
      'indentation matches no outer block',
    ],
    ['a first line that is indented', '  a = 1\n', 1, 3, 'unexpected indentation'],
  ])('%s', async (_, text, line, column, message) => {
    expect(await checkNew(text)).toEqual({ kind: 'broken', problems: [{ line, column, message }] });
  });

  it('counts only if there is more of it than before', async () => {
    const before = 'def f():\n    a()\n      b()\n';
    expect(await check('a.py', before, `${before}c()\n`)).toEqual({
      kind: 'unchecked',
      why: 'had 1 syntax error before the change, has 1 now',
    });
    expect(await check('a.py', before, `${before}if c:\nd()\n`)).toEqual({
      kind: 'broken',
      problems: [{ line: 5, column: 1, message: 'expected an indented block' }],
    });
  });
});
