import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/core/user-error.ts';
import type { Engine } from '../../test/support/edits/engine.ts';
import { measureCases } from './by-tag.ts';
import { caseLine, parseCases } from './cases.ts';

/** Does what the one word of the reply says. */
const obedient: Engine = (files, reply) => {
  const [path = ''] = files.keys();
  if (reply === 'refuse') return { kind: 'refused', why: 'as asked' };
  if (reply === 'spoil') return { kind: 'refused', why: 'too late', files: new Map([[path, '']]) };
  if (reply === 'delete') return { kind: 'applied', files: new Map([[path, null]]) };
  return { kind: 'applied', files: new Map(reply === 'keep' ? [] : [[path, reply]]) };
};

const line = (reply: string, more: object) =>
  JSON.stringify({ id: reply, files: { a: 'old\n', b: 'b\n' }, reply, tags: ['x'], ...more });

const expected = { expected: { a: 'new\n', b: 'b\n' } };

function score(...lines: readonly string[]) {
  return measureCases(parseCases(lines.join('\n'), 'cases'), obedient, false).result;
}

describe('the score of an engine on cases', () => {
  it('distinguishes a right tree, a refusal, a wrong tree and a change that must be refused', () => {
    const result = score(
      line('new\n', expected),
      line('refuse', { ...expected, tags: ['x', 'y'] }),
      line('other\n', expected),
      line('new\n', { error: true }),
    );
    expect(result).toMatchObject({
      n: 4,
      exact: 1,
      refused: 1,
      wrong: 2,
      wrong_on_must_refuse: 1,
      partial: 0,
      by_tag: {
        x: { n: 4, exact: 1, refused: 1, wrong: 2 },
        y: { n: 1, exact: 0, refused: 1, wrong: 0 },
      },
    });
  });

  it('accepts a refusal or no change in a case that must be refused', () => {
    const result = score(line('refuse', { error: true }), line('keep', { error: true }));
    expect(result).toMatchObject({ exact: 2, wrong: 0, wrong_on_must_refuse: 0 });
  });

  it('counts changes despite a refusal', () => {
    const result = score(line('spoil', { error: true }), line('spoil', expected));
    expect(result).toMatchObject({ exact: 0, wrong: 1, refused: 1, partial: 2 });
  });

  it('accepts only the alternative trees of a case', () => {
    const accept = [{ a: 'new\n\n', b: 'b\n' }, { b: 'b\n' }];
    const result = score(
      line('new\n\n', { ...expected, accept }),
      line('delete', { ...expected, accept }),
      line('new\n\n', expected),
    );
    expect(result).toMatchObject({ exact: 2, wrong: 1 });
  });

  it('ignores whitespace at the end of a file only if the case says so', () => {
    const result = score(line('new', { ...expected, eof: 'lenient' }), line('new', expected));
    expect(result).toMatchObject({ exact: 1, wrong: 1 });
  });

  it('covers the whole tree, not only the named files', () => {
    expect(score(line('new\n', { expected: { a: 'new\n' } }))).toMatchObject({ wrong: 1 });
  });
});

describe('a file of cases', () => {
  it.each([
    ['invalid JSON', 'nothing'],
    ['a list', '[]'],
    ['a case without its reply', line('new\n', { ...expected, reply: undefined })],
    ['a case with both results', line('new\n', { ...expected, error: true })],
    ['a case with no result', line('new\n', {})],
    ['a text instead of files', line('new\n', { ...expected, files: 'a' })],
  ])('is refused with the line number for %s', (_, bad) => {
    const read = () => parseCases(`\n${line('new\n', expected)}\n${bad}\n`, 'cases.jsonl');
    expect(read).toThrow(UserError);
    expect(read).toThrow(/^cases\.jsonl:3 is not a case: [^\n]+\.$/);
  });

  it('may have blank lines', () => {
    expect(parseCases(`\n${line('new\n', expected)}\n  \n\n`, 'cases')).toHaveLength(1);
  });

  it('survives writing and reading', () => {
    const accept = [{ a: 'other\n' }];
    const lines = [
      line('new\n', { ...expected, accept, eof: 'lenient' }),
      line('refuse', { error: true, accept }),
      line('refuse', { error: true }),
    ];
    const cases = parseCases(lines.join('\n'), 'cases');
    expect(parseCases(cases.map(caseLine).join('\n'), 'cases')).toEqual(cases);
  });
});
