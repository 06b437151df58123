import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

describe('valid code that a grammar takes for an error', () => {
  it.each([
    ['a.java', 'import module java.base;\n'],
    ['a.java', 'class A extends B {\n  A(int x) {\n    f(x);\n    super(x);\n  }\n}\n'],
    ['a.kt', 'val a = when (b) {\n    is C if b.d -> 1\n    else -> 2\n}\n'],
    ['a.kt', 'context(log: Logger)\nfun f() {}\n'],
    ['a.cs', 'class A { void F() { b?.C = 1; } }\n'],
    ['a.cs', 'class A { int F(params ReadOnlySpan<int> b) => 1; }\n'],
    ['a.go', 'package a\n\nvar b = new(1 + c)\n'],
    ['a.rs', 'unsafe extern "C" { pub safe fn f(); }\n'],
    ['a.rs', 'fn f() { try!(g()); }\n'],
    ['a.php', '<?php\n$a = clone($b, ["c" => 1]);\n'],
    ['a.rb', 'def f(a) = puts "a"\n'],
    ['a.swift', '@Test func f() { #expect(a == b) }\n'],
    ['a.ex', 'a = %r"b\\d"\n'],
    ['a.swift', 'let a = if b { 1 } else { 2 }\n'],
  ])('%s %j leaves the file unchecked, and its brackets still tell', async (path, text) => {
    const php = path === 'a.php' ? '<?php\n' : '';
    expect(await check(path, null, text)).toMatchObject({ kind: 'unchecked' });
    expect(await check(path, php, text)).toMatchObject({ kind: 'unchecked' });
    expect(await check(path, php, `${text}}`)).toMatchObject({ kind: 'broken' });
  });

  it('a macro of C++ leaves an edited file unchecked, and its brackets still tell', async () => {
    const text = 'class A {\n  A() LOCKS(mu) : b() { }\n};\n';
    expect(await check('a.h', '', text)).toMatchObject({ kind: 'unchecked' });
    expect(await check('a.h', '', text.replace('{ }', '{'))).toMatchObject({ kind: 'broken' });
  });

  it('excuses an error only where there is more of it than before', async () => {
    const before = '#if A\nclass A { }\n#endif\n';
    const after = before.replace('{ }', '{ int b = = 1; }');
    expect(await check('a.cs', before, before)).toEqual({ kind: 'sound' });
    expect(await check('a.cs', before, after)).toMatchObject({ kind: 'broken' });
  });
});

describe('a missing token that is not in the tree', () => {
  it('leaves the file unchecked', async () => {
    expect(await check('a.go', null, 'package a\nimport "x" func f() {}\n')).toEqual({
      kind: 'unchecked',
      why: 'may lack the end of a line or of a statement',
    });
  });
});
