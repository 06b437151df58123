import { describe, expect, it } from 'vitest';
import { checkPython } from './check-python.ts';

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

  it('is refused in a file of Python 3', async () => {
    expect(await checkPython(old, 'def f():\n    pass\n')).toBe(
      "2:5 Missing parentheses in call to 'print'. Did you mean print(...)?",
    );
  });

  it('is accepted in a file of Python 2', async () => {
    for (const line of ['    print f\n', '    exec x\n', '    x = 0777L <> `y`\n'])
      expect(await checkPython(`${old}${line}`, old)).toBe('unchecked');
  });

  it('is recognised by its handlers and its tabs', async () => {
    const handler = 'try:\n    a()\nexcept B, e:\n    c()\n';
    const tabs = 'if x:\n        if y:\n\t    z()\n';
    expect(await checkPython(`${handler}print d\n${tabs}`, handler)).toBe('unchecked');
    expect(await checkPython(`${tabs}print d\n${handler}`, tabs)).toBe('unchecked');
    expect(await checkPython(`${handler}  print d\n`, handler)).toMatch(
      /^5:3 unindent does not match/,
    );
  });

  it('does not hide other faults', async () => {
    expect(await checkPython(`${old}      print "c"\n`, old)).toBe('4:7 unexpected indent');
    expect(await checkPython(`${old}await x\nbreak\n`, old)).toBe("5:1 'break' outside loop");
    expect(await checkPython(`${old}f(a=1, b)\n`, old)).toBe(
      '4:8 positional argument follows keyword argument',
    );
  });
});
