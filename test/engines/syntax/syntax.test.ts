import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../src/engines/syntax/index.ts';
import { languages } from '../../../src/engines/syntax/languages/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { runs } from '../../support/property-runs.ts';

const { check } = syntaxChecker(new URL('../../../dist/grammars/', import.meta.url));

describe('a file that is a template', () => {
  const before = 'export const total = {{ total }};\nconst a = [1, 2];\n';

  it('does not make an edit elsewhere in it broken', async () => {
    expect(await check('a.ts', null, before)).toMatchObject({ kind: 'broken' });
    expect(await check('a.ts', before, `${before}const b = 1;\n`)).toEqual({
      kind: 'unchecked',
      why: 'had 1 syntax error before the change, has 1 now, as its grammar reads it',
    });
  });

  it('is not judged by errors elsewhere, which may be misread, too', async () => {
    expect(await check('a.ts', before, `${before}let b = = 1;\n`)).toEqual({
      kind: 'unchecked',
      why: 'had 1 syntax error before the change, has 2 now, as its grammar reads it',
    });
  });

  it('is sound once an edit removes its errors', async () => {
    expect(await check('a.ts', before, 'const a = [1, 2];\n')).toEqual({ kind: 'sound' });
  });

  it('is broken by an edit that unbalances its brackets; the new problem comes first', async () => {
    const after = before.replace('2]', '2');
    const verdict = await check('a.ts', before, after);
    expect(verdict.kind === 'broken' && verdict.problems[0]).toEqual({
      line: 2,
      column: 11,
      message: '`[` is never closed',
    });
  });
});

describe('a language that its grammar often misreads', () => {
  const template = 'defmodule <%= name %> do\n  def total(), do: [1, 2]\nend\n';
  const misread = 'FMT_API(x) struct A { int b; };\nFMT_BEGIN\nenum class c { d };\n';

  it.each([
    ['a.cpp', misread],
    ['a.ex', template],
  ])('leaves a new %s unchecked', async (path, text) => {
    expect(await check(path, null, text)).toMatchObject({ kind: 'unchecked' });
    expect(await check(path, '', text)).toMatchObject({ kind: 'unchecked' });
  });

  it.each([
    ['a.cpp', misread, '{ int b; }', '{ int b; '],
    ['a.ex', template, '2]', '2'],
  ])('knows from brackets that an edit breaks %s', async (path, text, from, to) => {
    expect(await check(path, text, text.replace(from, to))).toMatchObject({ kind: 'broken' });
  });

  it('lets an edit close one of two brackets', async () => {
    const text = 'int f() { g((1; h([2; }\n';
    const mended = text.replace('((1', '((1))');
    expect(await check('a.c', text, mended)).toMatchObject({ kind: 'unchecked' });
  });
});

describe('problems', () => {
  it.each([
    ['a.py', 'if x:\n    a = 1)\n', 2, 10, 'unexpected `)`'],
    ['a.py', 'def f(x)\n    return x\n', 1, 1, 'does not parse from here on'],
    ['a.ts', 'class A {\n  f() {}\n', 1, 9, '`{` is never closed'],
    ['a.ts', 'const a = (1];\n', 1, 13, 'unexpected `]`'],
    ['a.js', 'let a = = 1;\n', 1, 9, 'unexpected `=`'],
  ])('%s %j', async (path, after, line, column, message) => {
    const verdict = await check(path, null, after);
    expect(verdict.kind === 'broken' && verdict.problems).toContainEqual({ line, column, message });
  });

  it('begin with one in the changed lines', async () => {
    const before = 'class A {\n  void f() {\n    g();\n  }\n\n  void h() {\n    g();\n  }\n}\n';
    const verdict = await check('A.java', before, before.replace('void f() {', 'void f() '));
    expect(verdict.kind === 'broken' && verdict.problems[0]).toEqual({
      line: 2,
      column: 8,
      message: 'unexpected `f`',
    });
  });

  it('are at most five', async () => {
    const verdict = await check('a.ts', null, 'const a;\n'.repeat(50));
    expect(verdict.kind === 'broken' && verdict.problems).toHaveLength(5);
  });
});

describe('files without a grammar', () => {
  it.each([
    ['cart.tcl', 'end end', 'no grammar for .tcl'],
    ['deploy/Jenkinsfile', 'FORM', 'no grammar for files of its kind'],
    ['bin/postage', '#!/usr/bin/awk -f\n{', 'no grammar for files of its kind'],
    ['main.tf', 'a = [', 'no grammar for .tf'],
  ])('%s is not checked, and the verdict says why', async (path, text, why) => {
    expect(await check(path, null, text)).toEqual({ kind: 'unchecked', why });
  });

  it.each(['README.md', 'notes.txt', 'LICENSE', 'prices.csv', 'a.snap', 'data.bin', 'logo.png'])(
    '%s is no code',
    async (path) => {
      expect(await check(path, 'a', 'b (')).toEqual({ kind: 'not-code' });
    },
  );

  it('are broken by leftovers of a model', async () => {
    const after = 'a\n<<<<<<< SEARCH\nb\n=======\nc\n>>>>>>> REPLACE\n';
    expect(await check('cart.tcl', 'a\n', after)).toMatchObject({ kind: 'broken' });
    expect(await check('cart.tcl', after, `${after}d\n`)).toMatchObject({ kind: 'unchecked' });
  });
});

describe('the limits', () => {
  it('leave a large file unchecked', async () => {
    expect(await check('a.py', null, '(\n'.repeat(2_000_001))).toEqual({
      kind: 'unchecked',
      why: 'larger than 4000 KB',
    });
  });

  it('allow nesting of any depth', async () => {
    expect(await check('a.py', null, '['.repeat(50_000))).toMatchObject({ kind: 'broken' });
  });
});

describe('for any text', () => {
  const word = fc.constantFrom(
    ...['(', ')', '[', ']', '{', '}', '${', '`', '"""', "'", ':', '\\', '\n', '\r\n', '\t', '    '],
    ...'<a> </a> => # // /* ======= ``` ... #{ $(( {#if {{ r#" @" --> <script> %w( " ; ? ->'.split(
      ' ',
    ),
    ...'class end case begin'.split(' '),
    ...['def f', 'if x', 'fn a()', 'func a()', 'do |a|', 'namespace a', 'import a', '<?php '],
    ...['#if a\n', '<<A\n', '\ud800', '\ufeff', '- ', '= ', '&x ', '*x', '| ', '---\n', '<<: '],
    ...['{"a":', '<b c="', '/>', '&', 'FROM ', 'RUN ', 'ENV '],
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 40 }).map((words) => words.join('')),
    fc.string({ unit: codePoint, maxLength: 80 }),
  );
  const path = fc.constantFrom(
    'a.md',
    'a',
    ...languages.flatMap(({ extensions }) => extensions.map((extension) => `a.${extension}`)),
  );

  it('there is a verdict, and an unchanged text is not broken', async () => {
    await fc.assert(
      fc.asyncProperty(path, fc.option(text), text, async (file, before, after) => {
        const lines = after.split('\n').length;
        const verdict = await check(file, before, after);
        const problems = verdict.kind === 'broken' ? verdict.problems : [];
        expect(problems.every(({ line }) => line >= 1 && line <= lines)).toBe(true);
        const lengthOf = (line: number) => after.split('\n')[line - 1]?.length ?? 0;
        const isInside = problems.every(
          ({ line, column }) => column >= 1 && column <= lengthOf(line) + 1,
        );
        expect(isInside).toBe(true);
        expect(verdict.kind === 'broken').toBe(problems.length > 0);
        expect((await check(file, after, after)).kind).not.toBe('broken');
      }),
      runs(300),
    );
  });
});
