import { describe, expect, it } from 'vitest';
import { yamlProblems } from '../../../../src/adapters/syntax/formats/yaml.ts';
import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));
const checkYaml = (before: string | null, after: string) => check('a.yaml', before, after);
const broken = { kind: 'broken' };

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
