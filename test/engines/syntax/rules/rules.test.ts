import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';
import { styleProblems } from '../../../../src/engines/syntax/rules/index.ts';
import { growth } from '../../../support/growth.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

describe('a style', () => {
  it.each([
    ['a.css', '.a { .b { c: d } &:hover { e: f } }\n'],
    ['a.css', '.a { *display: inline; filter: progid:A.B(c=\'#1\', d="#2"); }\n'],
    ['a.css', '/* { */ .a::before { content: "}\\"{"; b: url(c.png); d: "\\\n(" }\n.\\{ e {}\n'],
    ['a.css', '@layer a { b { @apply c/50; d: e(f.g) } }\n@custom-variant h (&:is(.i *));\n'],
    ['a.css', "// don't\na { background: url(data:image/png;base64,a//b==) }\n"],
    [
      'a.scss',
      "$a: 1px; // it's {\n.b { &-#{$c} { width: calc(#{$a} + 1px) } d: url(http://e) }\n",
    ],
    ['a.less', '.a(@b; @c: 1) when (@b > 0) { .d() !important; e: ~"f(@{b})"; } // (\n'],
  ])('is sound: %s %j', async (path, text) => {
    expect(styleProblems(text, path)).toEqual([]);
    for (const before of [null, 'a {}\n'])
      expect(await check(path, before, text)).toEqual({ kind: 'sound' });
  });

  it.each([
    ['a.css', '.a { b: c;\n.d { e: f }\n', 1, 4, '`{` is never closed'],
    ['a.css', '.a { b: c }}\n', 1, 12, 'unexpected `}`'],
    ['a.css', '/* a\n*/ .b { c: d(1, 2; }\n', 2, 13, '`(` is never closed'],
    ['a.css', '.a { b: url(c.png; }\n', 1, 12, '`(` is never closed'],
    ['a.css', '@media (a: b {\n  c { d: e }\n}\n', 1, 8, '`(` is never closed'],
    ['a.scss', '.a {\n  &:hover {\n    b: #{$c;\n  }\n}\n', 3, 9, '`{` is never closed'],
    ['a.less', '.a { .b(; }\n', 1, 8, '`(` is never closed'],
  ])('is broken: %s %j', async (path, text, line, column, message) => {
    for (const before of [null, 'a {}\n']) {
      const verdict = await check(path, before, text);
      expect(verdict.kind === 'broken' && verdict.problems[0]).toEqual({ line, column, message });
    }
  });

  it('takes linear time', () => {
    for (const piece of ['/*', '"', '\\"', 'url(', '//', '{', '\'"\n'])
      expect(
        growth((size) => void styleProblems(piece.repeat(size), 'a.scss'), 10_000),
      ).toBeLessThan(8);
  });
});

describe('a reserved word', () => {
  it.each([
    ['a.rb', 'class A\n  def f\n  end\n  end\nend\n', 5, 1, 'end'],
    ['a.rb', 'if a\n  b\nend\nelse\n  c\n', 4, 1, 'else'],
    ['a.ex', 'defmodule A do\n  def f do\n    1\n  end\n  end\nend\n', 6, 1, 'end'],
    ['a.kt', 'fun f() {\n  if (a) {\n  } else {\n  } else {\n  }\n}\n', 4, 5, 'else'],
    ['a.scala', 'object A {\n  if (a) {\n  } else {\n  } else {\n  }\n}\n', 4, 5, 'else'],
  ])('in %s %j is no name', async (path, after, line, column, word) => {
    const problem = { line, column, message: `unexpected \`${word}\`` };
    expect(await check(path, '', after)).toEqual({ kind: 'broken', problems: [problem] });
  });

  it.each([
    ['a.rb', 'a = b.\n  end\nx = { end: 1 }\ny = <<~A\n  end\nA\ndef end\nend\n'],
    ['a.ex', '@doc """\nend\n"""\nx = [\n  end: 1,\n  else: 2\n]\n'],
    ['a.kt', 'val a = when (b) {\n    1 -> 2\n    else -> 3\n}\n'],
  ])('may stand elsewhere in %s', async (path, after) => {
    expect(await check(path, '', after)).toEqual({ kind: 'sound' });
  });
});

const before = 'echo\n';

describe('a command of Bash', () => {
  it.each([
    ['total()\n  [ -n "$1" ]\n}\n', { line: 3, column: 1, message: 'unexpected `}`' }],
    ['function total\n  if a; then b; fi\n}\n', { line: 3, column: 1, message: 'unexpected `}`' }],
    ['a ||  [ b ] && [ c ]; }\n', { line: 1, column: 23, message: 'unexpected `}`' }],
    ['a; fi\n', { line: 1, column: 4, message: 'unexpected `fi`' }],
  ])('does not begin with a reserved word: %j', async (after, problem) => {
    const verdict = await check('a.sh', before, after);
    expect(verdict).toEqual({ kind: 'broken', problems: [problem] });
  });

  it.each([
    'total() {\n  [ -n "$1" ]\n}\n',
    'echo } fi done\n',
    '"}" a\n',
    '\\done\n',
    'A=1 fi\n',
    '>out done\n',
    'for a in b; do if a; then b; else c; fi; done\n',
    'case a in\n  fi) b ;;\nesac\n',
  ])('may contain one elsewhere: %j', async (after) => {
    expect(await check('a.sh', before, after)).toEqual({ kind: 'sound' });
  });
});
