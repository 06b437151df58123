import { expect, it } from 'vitest';
import { tomlProblems } from '../../../../src/adapters/syntax/formats/toml.ts';
import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

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
