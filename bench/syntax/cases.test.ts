import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/core/user-error.ts';
import { classOf, parseSyntaxCases } from './cases.ts';

const line = (more: object = {}) =>
  JSON.stringify({ id: 'a', path: 'a.py', before: 'x = 1\n', after: '', expect: 'block', ...more });

describe('a file of cases', () => {
  it('has changed and new files', () => {
    const text = `${line()}\n\n${line({ before: null, expect: 'accept' })}\n`;
    expect(parseSyntaxCases(text, 'cases').map(({ before }) => before)).toEqual(['x = 1\n', null]);
  });

  it.each([
    ['a line that is cut off', line().slice(0, -5)],
    ['a list', '[]'],
    ['no after', line({ after: undefined })],
    ['no before', line({ before: undefined })],
    ['a number for the id', line({ id: 1 })],
    ['no path', line({ path: '' })],
    ['another expectation', line({ expect: 'pass' })],
  ])('is refused with the number of the line for %s', (_, bad) => {
    const read = () => parseSyntaxCases(`${line()}\n${bad}\n`, 'cases.jsonl');
    expect(read).toThrow(UserError);
    expect(read).toThrow(/^cases\.jsonl:2 is not a case: [^\n]+\.$/);
  });
});

describe('the class of a case', () => {
  const one = { path: 'a.py', before: null, after: '', expect: 'accept' } as const;

  it('is in the id of a generated one', () => {
    expect(classOf({ ...one, id: 'new:1234:a.py' })).toBe('new');
  });

  it.each(['new', 'other:1', '7', ''])('is what it expects with the id "%s"', (id) => {
    expect(classOf({ ...one, id })).toBe('accept');
  });
});
