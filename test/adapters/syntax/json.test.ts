import { describe, expect, it } from 'vitest';
import { checkJson } from '../../../src/adapters/syntax/syntax.ts';

const long = '"a name that is long enough": 1';

describe('checkJson', () => {
  it('accepts what parses', () => {
    expect(checkJson('{', '{"a": [1]}')).toEqual({ kind: 'sound' });
  });

  it('ignores what never was strict JSON', () => {
    expect(checkJson('{ "a": 1, } // a', '{ "a": 2, } // a')).toEqual({
      kind: 'unchecked',
      why: 'was not strict JSON before the change, and is not now',
    });
  });

  it.each([
    ['a comma too many', '{\n  "a": 1,\n}', 3],
    ['a missing comma', `{\n  ${long}\n  ${long}\n}`, 3],
    ['a word', `{\n  ${long},\n  ${long},\n  "b": oops,\n  ${long}\n}`, 4],
    ['an early end', '{\n  "a": [\n', 3],
    ['no text', '', 1],
  ])('names the line of %s', (_, after, line) => {
    expect(checkJson(null, after)).toMatchObject({ kind: 'broken', problems: [{ line }] });
    expect(checkJson('{}', after)).toMatchObject({ kind: 'broken', problems: [{ line }] });
  });
});
