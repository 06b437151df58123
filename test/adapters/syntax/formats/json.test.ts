import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/adapters/syntax/syntax.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));
const checkJson = (before: string | null, after: string) => check('a.json', before, after);

const long = '"a name that is long enough": 1';

describe('JSON', () => {
  it('accepts what parses', async () => {
    expect(await checkJson('{', '{"a": [1]}')).toEqual({ kind: 'sound' });
  });

  it('ignores what never was strict JSON', async () => {
    expect(await checkJson('{ "a": 1, } // a', '{ "a": 2, } // a')).toEqual({
      kind: 'unchecked',
      why: 'was not valid JSON before the change, and is not now',
    });
  });

  it.each([
    ['a comma too many', '{\n  "a": 1,\n}', 3],
    ['a missing comma', `{\n  ${long}\n  ${long}\n}`, 3],
    ['a word', `{\n  ${long},\n  ${long},\n  "b": oops,\n  ${long}\n}`, 4],
    ['an early end', '{\n  "a": [\n', 3],
    ['no text', '', 1],
  ])('names the line of %s', async (_, after, line) => {
    expect(await checkJson(null, after)).toMatchObject({ kind: 'broken', problems: [{ line }] });
    expect(await checkJson('{}', after)).toMatchObject({ kind: 'broken', problems: [{ line }] });
  });
});
