import { describe, expect, it } from 'vitest';
import { jsonProblems } from '../../../../src/adapters/syntax/formats/json.ts';
import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));
const checkJson = (before: string | null, after: string) => check('a.json', before, after);
const sound = { kind: 'sound' };
const broken = { kind: 'broken' };

describe('JSON', () => {
  it.each([
    ['objects and lists', '{"a": [1, -2.5e3, true, null, "\\u00e9\\n"], "b": {}}'],
    ['a single value', '"a"\r\n'],
    ['a byte order mark', '\ufeff{"a": 1}'],
    ['nesting of any depth', '[\n'.repeat(100_000) + ']\n'.repeat(100_000)],
  ])('accepts %s', async (_, text) => {
    expect(await checkJson(null, text)).toEqual(sound);
  });

  it.each([
    ['a comma too many', '{\n  "a": 1,\n}', '3:1 a name in double quotes is missing, or the comma'],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', '3:3 a comma is missing, at `"b"`'],
    ['a missing colon', '{\n  "a" 1\n}', '2:7 a colon is missing, at `1`'],
    ['a missing value', '{\n  "a":\n}', '3:1 a value is missing'],
    ['an empty place', '[1,,2]', '1:4 a value is missing'],
    ['a word', '[1, oops]', '1:5 no value of JSON, in which names and texts need double quotes'],
    ['a leading zero', '[01]', '1:3 a comma is missing'],
    ['a name without quotes', '{a: 1}', '1:2 no value of JSON, in which names and texts need'],
    ['single quotes', "['a']", '1:2 no value of JSON, in which names and texts need double'],
    ['an escape', '["\\q"]', '1:2 the string has an escape that JSON does not know'],
    ['a control character', '["a\tb"]', '1:2 the string has a control character'],
    ['a string over lines', '{"a": "b\nc"}', '1:7 the string is not closed on its line'],
    ['a string with an escaped quote', '["a\\"]', '1:2 the string is not closed'],
    ['a comment', '{\n  // a\n  "a": 1 // b\n}', '2:3 comments are not allowed in this file'],
    ['text behind', '{"a": 1} 2', '1:10 nothing may follow the value, at `2`'],
    ['a wrong bracket', '{"a": 1]}', '1:8 unexpected `]`'],
    ['an early end', '{\n  "a": [1\n', '1:1 `{` is never closed'],
    ['no text', '', '1:1 a value is missing'],
  ])('says what is wrong with %s', (_, text, message) => {
    expect(messages(text)[0]).toContain(message);
  });

  it('is broken by a change of valid JSON to invalid', async () => {
    expect(await checkJson('{}', '{"a": 1')).toMatchObject(broken);
    expect(await checkJson('{}', '')).toMatchObject(broken);
  });

  it('names a bracket that is not closed before what follows from it', () => {
    expect(messages('{\n  "a": [1, 2\n  "b": 3\n}')).toEqual([
      '2:8 `[` is never closed',
      '3:3 a comma is missing, at `"b"`',
    ]);
  });

  it('finds by the indentation which of equal brackets is not closed', () => {
    expect(messages('{\n  "a": {\n    "b": 1,\n  "c": 2\n}\n')[0]).toBe('2:8 `{` is never closed');
  });

  it('names some mistakes of a text that is no JSON at all', () => {
    expect(messages('a, '.repeat(300_000)).length).toBeLessThan(20);
    expect(messages('{"a": ['.repeat(1_000)).length).toBeLessThan(20);
  });

  it('is not checked if broken and nested deeply', async () => {
    expect(await checkJson('[]', '[\n'.repeat(100_000))).toEqual({
      kind: 'unchecked',
      why: 'its parser could not read it',
    });
  });
});

describe('JSON with comments', () => {
  const commented = '// a\n{\n  "a": [1, 2,], /* b */\n}\n';

  it.each([
    'tsconfig.json',
    'packages/a/tsconfig.build.json',
    '.vscode/settings.json',
    '.devcontainer/go/devcontainer.json',
    'src/appsettings.Development.json',
    'a.code-workspace',
    'a.jsonc',
    '.swcrc',
    '.eslintrc.json',
    '.babelrc',
  ])('is allowed in %s', async (path) => {
    expect(await check(path, null, commented)).toEqual(sound);
    expect(await check(path, commented, commented.replace(']', ''))).toMatchObject(broken);
    expect(await check(path, null, "{ a: 'b' }")).toMatchObject(broken);
  });

  it('is known by what the file was before', async () => {
    expect(await checkJson(null, commented)).toMatchObject(broken);
    expect(await checkJson(commented, commented.replace('1', '3'))).toEqual(sound);
    expect(await checkJson(commented, commented.replace(']', ''))).toMatchObject(broken);
  });

  it('is not checked where the file was no JSON, or is a template', async () => {
    expect(await checkJson('{ "a": [1, }', '{ "a": [1, 2, }')).toEqual({
      kind: 'unchecked',
      why: 'was not valid JSON before the change, and is not now',
    });
    expect(await checkJson(null, '{\n  "a": {{ .Values.a }}\n}')).toEqual({
      kind: 'unchecked',
      why: 'has tags of a template engine',
    });
  });
});

function messages(text: string): readonly string[] {
  return (jsonProblems(text, 'a.json') ?? []).map(
    (one) => `${one.line}:${one.column} ${one.message}`,
  );
}
