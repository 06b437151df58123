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
