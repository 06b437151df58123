import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';

const { check, definitions } = syntaxChecker(
  new URL('../../../../dist/grammars/', import.meta.url),
);

/** Every word that C# reserves only in some places. */
const words =
  'add alias allows and args ascending async await by descending dynamic equals extension field file from get global group init into join let managed module nameof nint not notnull nuint on or orderby partial property record remove required scoped select set type unmanaged value var when where with yield'.split(
    ' ',
  );

/** Where a name may stand: in declarations, then in expressions and patterns. */
const classWith = (name: string): string => `using System;
record R(bool ${name}, int B);
class A(int ${name}) {
  readonly bool ${name} = true;
  async Task<int> F(bool ${name}, int b = 1, CancellationToken c = default)
  {
    G(1, ${name}); G(${name}, 1); G(${name}); G(1, ${name}: true); x.${name} = 1; y = ${name};
    var d = ${name} ? 1 : 2; if (!${name} && ${name} == b) { } foreach (var e in ${name}) { }
    G(y => ${name}, (${name}, z) => ${name}); G(out var ${name}); var (${name}, f) = g;
    var h = new { ${name}, I = ${name} }; int[] j = [${name}, ${name}]; k = ${name} ?? ${name}[0];
    var l = new M { [${name}] = 0, N = ${name} }; var o = $"{${name}}"; p = (int)${name} + ${name} * 2;
    if (q is { ${name}: 1 } || q is Foo ${name} && ${name} is true) { } catchAll(nameof(${name}));
    foreach (var ${name} in r) { } var s = ${name} as T; var t = ${name} with { U = 1 };
    G(${name} /* all */, 1); G(1, ${name} // the last
    );
    return ${name} switch { true => 1, _ => ${name} };
  }
}
`;

describe('a name that C# reserves in other places', () => {
  it.each(words)('%s', async (word) => {
    const [before, after] = [classWith('x'), classWith(word)];
    expect(await check('a.cs', null, after)).toEqual({ kind: 'sound' });
    expect(await check('a.cs', before, after)).toEqual({ kind: 'sound' });
    const broken = after.replace('G(1, ', 'G((1, ');
    expect(await check('a.cs', after, broken)).toMatchObject({ kind: 'broken' });
  });

  it.each(['async', 'required', 'partial', 'await', 'field', 'property'])(
    'has members: %s',
    async (word) => {
      const text = `class A { void F() { ${word} = 1; ${word} += 1; ${word}.B(); ${word}[0] = ${word}?.C; } }\n`;
      expect(await check('a.cs', null, text)).toEqual({ kind: 'sound' });
    },
  );

  it('does not hide the definitions beside it', async () => {
    const found = await definitions('a.cs', 'class A {\n  int F(bool async) => G(async, 1);\n}\n');
    expect(found?.map(({ name }) => name)).toEqual(['A', 'F']);
  });
});

describe('a keyword of C# in its own place', () => {
  it.each([
    'async Task F() { await G(); await (x); await new T(); await this.H(); await let.I(); }',
    'public static async /* a task */ Task F() { } async (int a, int b) G() => (1, 2);',
    'void F() { G(async () => 1, async x => 1, async (x) => 1, async delegate { }); }',
    'async Task F() { await using var x = y; await foreach (var z in y) { } }',
    'bool F() => x is not null and > 1 or (2 or 3) and { Length: 1 } or [1, 2] or not 5 or -1;',
    'void F() { switch (x) { case 1 or 2 when !y: break; } x = y with { Z = 1 }; }',
    'public required int X { get; set; } required (int, int) Y; partial void F();',
    '[field: NonSerialized] [property: B] int C { get; set; } [return: D] int E([param: F] int g) => g;',
    'nint F(nuint x) => (nint)x + nint.MaxValue; List<nint> G; nint[] H; nint? I;',
  ])('%s', async (members) => {
    expect(await check('a.cs', null, `class A { ${members} }\n`)).toEqual({ kind: 'sound' });
  });

  it.each(['async F( { }', 'void F() { G(async, ; }', 'void F() { x = y with { Z = 1; }'])(
    'is not excused: %s',
    async (members) => {
      expect(await check('a.cs', '', `class A { ${members} }\n`)).toMatchObject({ kind: 'broken' });
    },
  );
});

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
