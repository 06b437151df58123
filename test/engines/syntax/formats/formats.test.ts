import { describe, expect, it } from 'vitest';
import { dockerfileProblems } from '../../../../src/engines/syntax/formats/dockerfile.ts';
import { jsonProblems } from '../../../../src/engines/syntax/formats/json.ts';
import { tomlProblems } from '../../../../src/engines/syntax/formats/toml.ts';
import { xmlProblems } from '../../../../src/engines/syntax/formats/xml.ts';
import { yamlProblems } from '../../../../src/engines/syntax/formats/yaml.ts';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';
import { formats } from '../../../../src/engines/syntax/languages/formats.ts';
import { growth } from '../../../support/growth.ts';

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

const checkYaml = (before: string | null, after: string) => check('a.yaml', before, after);

describe('YAML', () => {
  it.each([
    ['no text', ''],
    ['documents', '%YAML 1.1\n---\na: yes\n---\n- b\n...\n'],
    ['unknown tags', 'a: !Ref b\nc: !vault |\n  d\ne: !include f.yaml\n'],
    ['anchors and merges', 'a: &a {b: 1}\nc: &c {d: 2}\ne:\n  <<: *a\n  <<: *c\n'],
    ['expressions of GitHub', `run: echo $\{{ a.b }} $\{{ format('{0}', c) }}\nif: $\{{ !d }}\n`],
    ['quoted tags of Jinja', 'a: "{{ b }}"\nc: echo [{{ d }}]\n'],
    ['brackets in text', 'a: b[c] d]\ne: |\n  f]\ng: "h]"\nj: k}l\n'],
    ['a key given twice, of which most programs take the last', 'a: 1\na: 2\n'],
  ])('accepts %s', async (_, text) => {
    expect(await checkYaml(null, text)).toEqual({ kind: 'sound' });
  });

  it.each([
    ['an open list', 'a: [1, 2\nb: 3\n', '2:1 flow sequence in block'],
    ['wrong indentation', 'a:\n  - b\n c: 1\n', '3:1 all mapping items must start'],
    ['a tab', 'a:\n\t- b\n', '2:1 tabs are not allowed'],
    ['two values in a line', 'a: b: c\n', '1:4 nested mappings are not allowed'],
    ['an open quote', 'a: "b\nc: 1\n', '3:1 missing closing "quote'],
    ['an unknown alias', 'a: &x 1\n---\nb: *x\n', '3:4 no anchor `&x` comes before'],
  ])('says what is wrong with %s', async (_, text, message) => {
    const found = yamlProblems(text) ?? [];
    expect(found.map((one) => `${one.line}:${one.column} ${one.message}`)[0]).toContain(message);
    expect(await checkYaml('a: 1\n', text)).toMatchObject(broken);
  });

  it('leaves templates alone', async () => {
    const template = 'a: {{ .Values.a }}\n{{- if .Values.b }}\nb: 1\n{{- end }}\n';
    const unchecked = { kind: 'unchecked', why: 'has tags of a template engine' };
    expect(await checkYaml(null, template)).toEqual(unchecked);
    expect(await checkYaml('a: 1\n', template)).toEqual(unchecked);
    expect(await checkYaml('a: {{ .Values.a }}\n', template)).toEqual(unchecked);
  });

  it('does not resolve aliases of aliases, and does not compare keys', async () => {
    const laughs = [...'bcdefghijkl'].map((name, at) => {
      const below = `*${'abcdefghijk'[at]}`;
      return `${name}: &${name} [${Array(9).fill(below)}]\n`;
    });
    expect(await checkYaml(null, `a: &a [x]\n${laughs.join('')}`)).toEqual({ kind: 'sound' });
    const keys = Array.from({ length: 15_000 }, (_, at) => `key${at}: 1\n`).join('');
    expect(await checkYaml(null, keys)).toEqual({ kind: 'sound' });
  });

  it('is not read if large', async () => {
    expect(await checkYaml(null, 'a: b\n'.repeat(50_000))).toEqual({
      kind: 'unchecked',
      why: 'larger than 200 KB',
    });
  });

  it('cannot tell what nests too deeply', async () => {
    expect(await checkYaml(null, '[\n'.repeat(20_000))).toEqual({
      kind: 'unchecked',
      why: 'its parser could not read it',
    });
  });
});

it.each([
  ['a.toml', '\ufeff[a]\r\nb = 1979-05-27T07:32:00Z\r\nc = { d = """\ne""" }\r\n'],
  ['Cargo.lock', '[[package]]\nname = "a"\ndependencies = [\n "b",\n]\n'],
  ['Pipfile', '[packages]\nrequests = {extras = ["socks"]}\n'],
])('TOML in %s is sound, and broken without a bracket', async (path, text) => {
  expect(await check(path, null, text)).toEqual({ kind: 'sound' });
  expect(await check(path, text, text.replace(']', ''))).toMatchObject({ kind: 'broken' });
});

it.each([
  ['an open list', 'a = [1, 2\nb = 3\n', '2:1 expected comma or end of structure'],
  ['an open header', '[a\nb = 1\n', '1:3 illegal character in key'],
  ['a key given twice', 'a = 1\na = 2\n', '2:1 trying to redefine an already defined'],
  ['no value', 'a = \n', '1:5 invalid value'],
])('TOML with %s', (_, text, message) => {
  const found = tomlProblems(text) ?? [];
  expect(found.map((one) => `${one.line}:${one.column} ${one.message}`)[0]).toContain(message);
});

it('TOML of any depth, and templates of it, are left alone', async () => {
  const depth = await check('a.toml', null, `a = ${'[\n'.repeat(100_000)}`);
  expect(depth).toEqual({ kind: 'unchecked', why: 'its parser could not read it' });
  expect(await check('a.toml', null, 'name = {{ name }}\n')).toMatchObject({ kind: 'unchecked' });
});

const checkXml = (before: string | null, after: string) => check('a.csproj', before, after);

describe('XML', () => {
  it.each([
    ['a byte order mark', '\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n<a>\r\n  <b/>\r\n</a>'],
    ['undeclared namespaces and entities', '<x:a y:b="&c;">&nbsp;</x:a>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['text about tags', '<a>&lt;b c="d"/> <![CDATA[e/>]]> 1 > 2 <!-- f/> --></a>'],
  ])('accepts %s', async (_, text) => {
    expect(await checkXml(null, text)).toEqual(sound);
  });

  it.each([
    ['an open element', '<a>\n<b>\n</a>\n', '3:1 missing end tag for element b'],
    ['an open tag', '<a>\n  <b\n</a>', 'unclosed start tag'],
    ['an attribute given twice', '<a b="1" b="2"/>', '1:15 duplicate attribute: b'],
    ['a bare ampersand', '<a>b & c</a>', 'unterminated reference'],
    ['two roots', '<a/><b/>', '1:5 extra content at the end'],
  ])('says what is wrong with %s', async (_, text, message) => {
    const found = xmlProblems(text) ?? [];
    expect(found.map((one) => `${one.line}:${one.column} ${one.message}`)[0]).toContain(message);
    expect(await checkXml('<a/>', text)).toMatchObject(broken);
  });

  it('is broken without a declaration, too', async () => {
    const text = '<project>\n  <version>1</version>\n</project>\n';
    expect(await check('pom.xml', text, text.replace('</version>', ''))).toMatchObject(broken);
    expect(await check('pom.xml', null, text.replace('</version>', ''))).toMatchObject(broken);
  });

  it('leaves fragments, templates and deep nesting alone', async () => {
    const kind = 'unchecked';
    expect(await checkXml('<a/><b/>', '<a/><b/><c>')).toMatchObject({ kind });
    expect(await checkXml(null, '<a><% if b %></a>')).toMatchObject({ kind });
    expect(await checkXml('<a></a>', '<a><% if b %></a>')).toMatchObject({ kind });
    expect(await checkXml(null, '<a>'.repeat(100_000))).toMatchObject({ kind });
  });

  it('may be blocked where it had tags of a template engine before', async () => {
    const before = '<a>\n  <b>\n{{ c }}\n  </b>\n</a>';
    expect(await checkXml(before, before.replace('</b>', ''))).toMatchObject(broken);
  });
});

describe('a Dockerfile', () => {
  it.each([
    ['continued lines', 'FROM a\r\nRUN b && \\\r\n  # c\r\n\r\n  d\r\n'],
    ['arguments before the image', 'ARG A=1\nFROM --platform=$B c:$A as d\nCOPY --from=d e f g/\n'],
    ['here-documents', 'FROM a\nRUN <<E cat > b && cat <<-"F"\nc d\nE\ne\n\tF\nUSER g\n'],
    ['text about them', 'FROM a\nRUN echo "b <<E c" \'d <<F\' $((1<<3)) && g\n'],
    ['pairs', 'FROM a\nENV B c d\nENV E="f g" H=i\\ j K=$L\nLABEL "m n"=\'o\' \\\n  p=""\n'],
    ['another escape', '# escape=`\nFROM a\nRUN b `\n  c\nENV d=C:\\e\\\n'],
    ['a health check', 'FROM a\nHEALTHCHECK --interval=5s CMD b\nHEALTHCHECK NONE\n'],
    ['a test in a shell', 'FROM a\nCMD [ "$B" = c ] && d\nRUN [ "e" ] || f\n'],
    ['triggers and lists', 'FROM a\nONBUILD RUN b\nSHELL ["c"]\nVOLUME ["/d"]\nENTRYPOINT []\n'],
  ])('may have %s', (_, text) => {
    expect(dockerfileProblems(text)).toEqual([]);
  });

  it.each([
    ['FRM a\n', '1 unknown instruction `FRM`'],
    ['FROM a\nRUN b &&\n  c\n', '3 unknown instruction `C`; the line before may lack its'],
    ['RUN a\n', '1 `FROM` is missing before this'],
    ['FROM a\nRUN <<E\nb\n', '2 the here-document `E` is never closed'],
  ])('%j is refused', (text, message) => {
    const found = dockerfileProblems(text) ?? [];
    expect(found.map((one) => `${one.line} ${one.message}`)[0]).toContain(message);
  });

  it.each(['Dockerfile', 'b/Dockerfile.dev', 'c.Dockerfile', 'Containerfile'])(
    'is recognised by the name %s',
    async (path) => {
      expect(await check(path, null, 'FRM a\n')).toMatchObject({ kind: 'broken' });
    },
  );

  it('is none if a template, or for another program', async () => {
    const text = 'FROM a\nRUN b &&\n  c\n';
    const unchecked = { kind: 'unchecked' };
    expect(await check('Dockerfile.j2', null, text)).toMatchObject(unchecked);
    expect(await check('Dockerfile', null, `${text}{{ d }}\n`)).toMatchObject(unchecked);
    const other = `# syntax=example.com/builder\n${text}`;
    expect(await check('Dockerfile', null, other)).toMatchObject(unchecked);
  });
});

const cases = formats.flatMap(({ label, parsers = [] }) =>
  parsers.map((load, index) => ({ label: `${label} ${index + 1}`, load })),
);

it.each(cases)('$label survives brackets of any depth', async ({ load }) => {
  const parse = await load();
  for (const opener of ['[', '{', '{"a":[', '<a>', '- ', '(', '"', '\\'])
    expect(() => parse(opener.repeat(20_000), 'a')).not.toThrow();
});

/** Where in a format a long run of characters may stand. */
const places = new Map([
  ['JSON', '["'],
  ['YAML', 'a: '],
  ['TOML', 'a = "'],
  ['XML', '<a>'],
  ['Dockerfile', 'FROM a\nENV '],
]);

it.each(formats)('$label takes time in proportion', async ({ label, parsers, templateTags }) => {
  const parse = await parsers?.[0]?.();
  for (const run of ['a', ' ', '-', '${{', '${ ', '"', "'", 'a="', '\\', '{', 'a: ']) {
    const read = (size: number) => {
      const any = `${places.get(label)}${run.repeat(size / run.length)}`;
      parse?.(any, 'a');
      any.match(templateTags ?? /^$/);
    };
    expect(growth(read, 10_000), run).toBeLessThan(8);
  }
});
