import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';
import { styleProblems } from '../../../../src/adapters/syntax/rules/index.ts';
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
