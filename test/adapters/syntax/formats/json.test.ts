import { describe, expect, it } from 'vitest';
import { jsonFindings } from '../../../../src/adapters/syntax/formats/json.ts';
import { syntaxChecker } from '../../../../src/adapters/syntax/syntax.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));
const checkJson = (before: string | null, after: string) => check('a.json', before, after);
const sound = { kind: 'sound' };
const broken = { kind: 'broken' };

describe('JSON', () => {
  it.each([
    ['objects and lists', '{"a": [1, -2.5e3, true, null, "\\u00e9\\n"], "b": {}}'],
    ['a single value', '"a"\r\n'],
    ['a byte order mark', '\ufeff{"a": 1}'],
    ['nesting of any depth', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('accepts %s', async (_, text) => {
    expect(await checkJson(null, text)).toEqual(sound);
  });

  it.each([
    ['a comma too many', '{\n  "a": 1,\n}', '2:9 the comma before `}` must go'],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', '2:9 a comma is missing before the string'],
    ['a missing colon', '{\n  "a" 1\n}', '2:7 a colon is missing before `1`'],
    ['a missing value', '{\n  "a":\n}', '3:1 a value is missing before `}`'],
    ['an empty place', '[1,,2]', '1:4 a value is missing before the comma'],
    ['a word', '[1, oops]', '1:5 `oops` is no value of JSON'],
    ['a leading zero', '[01]', '1:2 `01` is no value of JSON'],
    ['a name without quotes', '{a: 1}', name('a')],
    ['a template', '{\n  "a": {{ b }}\n}', name('{').replace('1:2', '2:9')],
    ['single quotes', "['a']", '1:2 a string needs double quotes'],
    ['an escape', '["\\q"]', '1:2 an escape or a control character is not allowed here'],
    ['a string over lines', '{"a": "b\nc"}', '1:7 a string is not closed on its line'],
    ['a string with an escaped quote', '["a\\"]', '1:2 a string is not closed on its line'],
    ['a comment', '{\n  // a\n  "a": 1 // b\n}', '2:3 JSON allows no comments'],
    ['text behind', '{"a": 1}}', '1:9 `}` after the end of the value'],
    ['a wrong bracket', '{"a": 1]}', '1:8 unexpected `]`'],
    ['an early end', '{\n  "a": [1\n', '2:10 the text ends before the `[` of line 2 is closed'],
    ['no text', '', '1:1 has no value'],
  ])('says what is wrong with %s', (_, text, message) => {
    expect(messages(text)[0]).toBe(message);
  });

  it('is broken by a change of valid JSON to invalid', async () => {
    expect(await checkJson('{}', '{"a": 1')).toMatchObject(broken);
    expect(await checkJson('{}', '')).toMatchObject(broken);
  });

  it('names a bracket that is not closed before the others', () => {
    expect(messages('{\n  "a": [1, 2\n  "b": 3\n}')).toEqual([
      '2:8 `[` is never closed before the `}` of line 4',
      '2:13 a comma is missing before the string',
      '3:6 unexpected `:`',
    ]);
  });

  it('finds by the indentation which of equal brackets is not closed', () => {
    expect(messages('{\n  "a": {\n    "b": 1,\n  "c": 2\n}\n')).toEqual([
      '2:8 `{` seems not to be closed: the `}` of line 5 is indented as that of an outer one',
    ]);
  });

  it('ends early in a text that is no JSON at all', () => {
    expect(messages('a, '.repeat(300_000)).length).toBeLessThan(20);
    expect(messages('{"a": ['.repeat(100_000))).toHaveLength(1);
  });
});

describe('dialects of JSON', () => {
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
  ])('%s may have comments', async (path) => {
    expect(await check(path, null, commented)).toEqual(sound);
    expect(await check(path, commented, commented.replace(']', ''))).toMatchObject(broken);
    expect(await check(path, null, "{ a: 'b' }")).toMatchObject(broken);
  });

  it.each(['a.json5', '.babelrc'])('%s may be JSON5', async (path) => {
    const text = "{ a: 'it\\'s', $b: [.5, +1, 0xFF, -Infinity,], // c\n}";
    expect(await check(path, null, text)).toEqual(sound);
    expect(await check(path, text, text.replace(']', ''))).toMatchObject(broken);
  });

  it('are judged by what the file was before', async () => {
    expect(await checkJson(null, commented)).toMatchObject(broken);
    expect(await checkJson(commented, commented.replace('1', '3'))).toEqual(sound);
    expect(await checkJson(commented, commented.replace(']', ''))).toMatchObject(broken);
    expect(await checkJson('{ a: 1 }', '{ a: 1')).toMatchObject(broken);
  });

  it('are not checked where none of them fits', async () => {
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

function name(token: string): string {
  return `1:2 a property name in double quotes is expected instead of \`${token}\``;
}

function messages(text: string): readonly string[] {
  return jsonFindings(text, 'a.json').map((one) => `${one.line}:${one.column} ${one.message}`);
}
