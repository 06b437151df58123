import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';
import { loadScriptParser } from '../../../../src/engines/syntax/javascript/index.ts';
import { invalid } from './invalid.ts';
import { valid } from './valid.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

describe.each(Object.entries(valid))('in %s', (path, texts) => {
  it.each(texts)('%j is valid', async (text) => {
    const parse = await loadScriptParser();
    expect(parse(text, path)).toEqual([]);
    expect(await check(path, 'let a;\n', text)).toEqual({ kind: 'sound' });
  });
});

describe('a text that is wrong', () => {
  it.each(invalid)('%s %j', async (path, text, line, column, message) => {
    for (const before of [null, '']) {
      const verdict = await check(path, before, text);
      expect(verdict.kind === 'broken' && verdict.problems[0]).toEqual({ line, column, message });
    }
    expect(await check(path, text, text)).toMatchObject({ kind: 'unchecked' });
  });

  it('has all its problems named', async () => {
    const verdict = await check('a.js', null, 'const a;\nlet b;\nlet b;\nexport { c };\n');
    expect(verdict.kind === 'broken' && verdict.problems).toEqual([
      { line: 1, column: 8, message: 'missing initializer in const declaration' },
      { line: 3, column: 5, message: "identifier 'b' has already been declared" },
      { line: 4, column: 10, message: "export 'c' is not defined" },
    ]);
  });

  it('has places in lines that end as the file’s do', async () => {
    const verdict = await check('a.js', null, '"\u2028";\r\n/* \u2029 */ const 𝒂;\r\n');
    expect(verdict.kind === 'broken' && verdict.problems[0]).toMatchObject({ line: 2, column: 17 });
  });
});

describe('a text that the parser cannot manage', () => {
  it.each([
    ['a.js', '['.repeat(50_000)],
    ['a.js', `a = ${'{ a: '.repeat(2_500)}`],
    ['a.jsx', `a = ${'<a>'.repeat(50_000)}`],
    ['a.ts', `let a: ${'{ a: '.repeat(2_500)}`],
    ['a.ts', 'a = `$'.concat('{').repeat(2_500)],
    // Tried as a cast and as parameters, at each level.
    ['a.ts', `a = ${'<T>('.repeat(40)}`],
    ['a.tsx', `a = ${'{ a: '.repeat(2_500)}`],
  ])('is left to the grammar: %s %.20s', async (path, text) => {
    const hasty = await loadScriptParser(20);
    expect(hasty(text, path)).toBeUndefined();
    const parse = await loadScriptParser();
    expect(parse('let a;', path)).toEqual([]);
  });

  it('has a verdict', async () => {
    expect(await check('a.js', '[]', '['.repeat(50_000))).toMatchObject({ kind: 'broken' });
  });
});

describe('a template of a script', () => {
  const template = 'const a = {{ a }};\nconst b = [1, 2];\n<% if (c) { %>\nd();\n<% } %>\n';

  it('is judged by what the change adds', async () => {
    expect(await check('a.js', template, template.replace('1', '3'))).toMatchObject({
      kind: 'unchecked',
    });
    expect(await check('a.js', template, template.replace(']', ''))).toMatchObject({
      kind: 'broken',
    });
  });
});
