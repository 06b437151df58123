import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../support/property-runs.ts';
import { checkPython } from './check-python.ts';

describe('sound indentation', () => {
  it.each([
    ['brackets over lines', 'def f():\n    return [\n  1,\n        2,\n    ]\n'],
    ['a string over lines', 'def f():\n    """One\n  two:\n three"""\n    return 1\n'],
    ['an f-string with a colon at a line end', 'x = f"""{a:\n>3}"""\ny = 1\n'],
    ['an f-string over lines', 'def f():\n    return f"""{\n  g(\n1)}"""\n'],
    ['a line joined by a backslash', 'assert a, \\\n       "why"\nx = \\\n    "y"\n'],
    ['a header joined by a backslash', 'if a and \\\n  b:\n    c\n'],
    ['a backslash at the end of a comment', 'if x:  # see \\\n    y = 1\n'],
    ['comments anywhere', 'def f():\n# low\n    a = 1\n        # high\n    return a\n'],
    ['a body on the header line', 'if x: y = 1; z = 2;\nelse: z = 2\nclass A: pass\n'],
    ['a header with a comment', 'for x in y:  # all\n    print(x)\nelse:\n    pass\n'],
    [
      'every clause',
      'try:\n  a\nexcept B:\n    b\nelse:\n c\nfinally:\n  if d: e\n  elif f:\n   g\n',
    ],
    ['match', 'match x:\n    case 1:\n        y\n    case {"a": b} if c:\n        z\n'],
    ['decorators', '@a\n@b(\nc\n)\n# why\nasync def f():\n    pass\n'],
    ['tabs', 'def f():\n\tif x:\n\t\treturn 1\n\treturn 2\n'],
    ['a block of tabs, a block of spaces', 'if x:\n\ty\nif x:\n        y\n'],
    ['tabs after the same spaces', 'if x:\n  if y:\n  \tz\n  \tz\n'],
    ['a form feed', 'a = 1\n\f\ndef f():\n    return 1\n\f\nb = 2\n    \fc = 3\n'],
    ['Windows line ends', 'def f():\r\n    return \\\r\n        1\r\nx = 1\r\n'],
    ['a lambda and a slice', 'def f():\n    g = lambda x: x[1:]\n    return g\n'],
    ['a lambda at the end of a line', 'f = (lambda:\n1)\nx[1:\n2]\n'],
    ['no line end', 'if x:\n    y'],
    ['no text', ''],
  ])('%s', async (_, text) => {
    expect(await checkPython(text)).toBe('sound');
  });

  it('of any width', async () => {
    const width = fc.oneof(
      fc.nat(12).map((it) => ' '.repeat(it + 1)),
      fc.constant('\t'),
    );
    const parts = ['if a:', 'for b in c:', 'def f():', 'class D:', 'with e:', 'while g:'];
    const header = fc.record({ line: fc.constantFrom(...parts), width });
    const property = fc.asyncProperty(fc.array(header, { maxLength: 6 }), async (headers) => {
      const outer = ['', ...headers.map((_, i) => indentOf(headers.slice(0, i + 1)))];
      const down = headers.map(({ line }, i) => `${outer[i]}${line}\n${outer[i + 1]}x\n`);
      const up = outer.toReversed().map((indent) => `${indent}y\n`);
      expect(await checkPython([...down, ...up].join(''))).toBe('sound');
    });
    await fc.assert(property, runs(100));
  });
});

const indentOf = (headers: readonly { width: string }[]) =>
  headers.map(({ width }) => width).join('');

const noFit = 'unindent does not match any outer indentation level';
const mixed = 'inconsistent use of tabs and spaces in indentation';

describe('broken indentation', () => {
  it.each([
    ['a body that is not deeper', 'def f():\nx = 1\n', '2:1 expected an indented block'],
    ['a header at the end', 'def f():\n    # later\n', '1:1 expected an indented block'],
    ['a deeper line', 'def f():\n    a()\n      b()\n', '3:7 unexpected indent'],
    ['a line between blocks', 'if a:\n    if b:\n        c()\n      d()\n', `4:7 ${noFit}`],
    ['a clause between blocks', 'if a:\n    b()\n  else:\n    c()\n', `3:3 ${noFit}`],
    ['a first line that is indented', '  a = 1\n', '1:3 unexpected indent'],
    ['a line below a body on the header line', 'if x: y\n  z\n', '2:3 unexpected indent'],
    ['a decorator that is deeper', 'a\n  @b\n  def c(): pass\n', '2:3 unexpected indent'],
    ['a tab for eight spaces', 'if x:\n        y\n\tz\n', `3:2 ${mixed}`],
    ['a tab that may be deeper', 'if x:\n    if y:\n\tz\n', `3:2 ${mixed}`],
  ])('%s', async (_, text, problem) => {
    expect(await checkPython(text)).toBe(problem);
  });

  it.each([
    ['an assignment', 'x =\ny = 1\n'],
    ['an attribute', 'x = a.\ny = 1\n'],
    ['`not`', 'if x:\n    y = not\n    z\n'],
  ])('%s that ends with its line', async (_, text) => {
    expect(await checkPython(text)).toMatch(
      /^\d:\d invalid syntax: the statement on the lines above is not complete$/,
    );
  });

  it('two statements in one line', async () => {
    expect(await checkPython('def f():\n    return return 1\n')).toMatch(/^2:\d+ /);
    expect(await checkPython('a = b c\n')).toMatch(/^1:\d+ /);
  });
});
