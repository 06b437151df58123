import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';
import { runs } from '../../../support/property-runs.ts';

const { check, definitions } = syntaxChecker(
  new URL('../../../../dist/grammars/', import.meta.url),
);

/** What a new Python file is, in one line: `sound`, or each problem as `line:column message`. */
async function checkPython(text: string, before: string | null = null): Promise<string> {
  const verdict = await check('a.py', before, text);
  if (verdict.kind !== 'broken') return verdict.kind;
  return verdict.problems
    .map(({ line, column, message }) => `${line}:${column} ${message}`)
    .join('\n');
}

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

const broken = 'def f():\n    a()\n      b()\n';

describe('a file that Python refused before', () => {
  it('may keep what it had', async () => {
    expect(await checkPython(`${broken}c()\n`, broken)).toBe('unchecked');
    expect(await checkPython('def f():\n    a()\n    b()\n', broken)).toBe('sound');
  });

  it('may keep it where the change mends what the grammar refused', async () => {
    expect(await checkPython('break\nx = 1\n', 'break\nx = = 1\n')).toBe('unchecked');
    expect(await checkPython('x = 1\nbreak\n', 'x = = 1\n')).toBe("2:1 'break' outside loop");
  });

  it('must not get more of it', async () => {
    expect(await checkPython(`${broken}if c:\nd()\n`, broken)).toBe(
      '5:1 expected an indented block',
    );
    expect(await checkPython(`${broken}return 1\n`, broken)).toBe("4:1 'return' outside function");
  });
});

describe('Python 2', () => {
  const old = 'def f():\n    print "a"\n    raise E, "b"\n';
  const tabs = 'if x:\n        if y:\n\t    z()\n';

  it('is accepted, with its tabs where a file had such before', async () => {
    expect(await checkPython(old)).toBe('sound');
    expect(await checkPython(`${tabs}print d\n${tabs}`, tabs)).toBe('unchecked');
  });

  it('does not hide other problems', async () => {
    expect(await checkPython(`${old}      print "c"\n`, old)).toBe('4:7 unexpected indent');
    expect(await checkPython(`${old}break\n`, old)).toBe("4:1 'break' outside loop");
  });
});

/** Texts that a check with quadratic time would take minutes for. */
const texts: readonly [name: string, make: (count: number) => string][] = [
  ['nested calls', (count) => `${'f(a='.repeat(count)}1${')'.repeat(count)}\n`],
  ['nested lambdas', (count) => `${'lambda: '.repeat(count)}1\n`],
  ['brackets', (count) => `${'['.repeat(count)}${']'.repeat(count)}\n`],
  ['comments in a block', (count) => `def f():\n${'    # why\n'.repeat(count)}    return 1\n`],
  [
    'comments between blocks',
    (count) => `def f():\n    return 1\n${'# why\n\n'.repeat(count)}x = 1\n`,
  ],
  ['comments at the end', (count) => `class A:\n    x = 1\n${'    # ""\n'.repeat(count)}`],
];

describe('a large file of Python', () => {
  it.each(texts)('is read in linear time: %s', async (_, make) => {
    expect(await checkPython(make(10_000), 'x = 1\n')).toBe('sound');
  });

  it('has comments that are no part of texts, and those above a definition', async () => {
    const comments = '# why\n'.repeat(50);
    const texts = `x = """\n${comments}# {"""\ny = f"""\n${comments}# {x}"""\n`;
    expect(await checkPython(texts)).toBe('sound');
    expect(await checkPython(`if x:\n${comments}# \\\n    y = 1\n`)).toBe('sound');
    expect(await checkPython(`if x:\n${comments}y = 1\n`)).toContain('expected an indented block');
    const found = await definitions('a.py', `x = 1\n${'# why\n'.repeat(15)}def f(): pass\n`);
    expect(found?.find(({ name }) => name === 'f')).toMatchObject({ start: 2 });
  });

  it('is refused without one block', async () => {
    expect(await checkPython('if x:\n'.repeat(20_000), 'x = 1\n')).toContain(
      'expected an indented block',
    );
  });
});
