import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/engines/errors.ts';
import type { Engine } from '../../test/support/edits/engine.ts';
import { parseJsonLines } from '../json-lines.ts';
import { caseLine } from './cases.ts';
import { measureEngine } from './measure.ts';

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
const fixed = { expected: { a: 'new\n', b: 'b\n' } };
const accept = [{ a: 'new\n\n', b: 'b\n' }, { b: 'b\n' }];

it.each<[string, string, object, object]>([
  ['a right tree', 'new\n', fixed, { exact: 100 }],
  ['a refusal', 'refuse', fixed, { refused: 100, wrong: 0, dirty: 0 }],
  ['a wrong tree', 'other\n', fixed, { wrong: 100, code: 100, refused: 0 }],
  ['a wrong indentation', '  new\n', fixed, { wrong: 100, indent: 100 }],
  ['a blank line too many', 'new\n\n', fixed, { wrong: 100, cosmetic: 100 }],
  ['a file outside the tree', 'new\n', { expected: { a: 'new\n' } }, { wrong: 100 }],
  ['another right tree', 'new\n\n', { ...fixed, accept }, { exact: 100 }],
  ['a right deletion', 'delete', { ...fixed, accept }, { exact: 100 }],
  ['a lenient end', 'new', { ...fixed, eof: 'lenient' }, { exact: 100 }],
  ['a strict end', 'new', fixed, { wrong: 100, cosmetic: 100 }],
  ['a refusal that must be', 'refuse', { error: true }, { exact: 100, refused: 0 }],
  ['no change instead of a refusal', 'keep', { error: true }, { exact: 100 }],
  ['a change that must be refused', 'new\n', { error: true }, { wrong: 100, code: 100 }],
  ['a change despite a refusal', 'spoil', fixed, { refused: 100, dirty: 100 }],
  ['a change despite a refusal that must be', 'spoil', { error: true }, { wrong: 100, dirty: 100 }],
])('%s is scored', (_, reply, more, shares) => {
  const cases = parseJsonLines(line(reply, more), 'cases', caseLine);
  const { result } = measureEngine(obedient, { cases, distorted: [] }, true);
  expect(result).toMatchObject({ by_group: { 'cases: x': { n: 1, ...shares } } });
});

it('has the shares of all cases and of each tag', () => {
  const lines = [
    line('new\n', fixed),
    line('refuse', { ...fixed, tags: ['x', 'y'] }),
    line('new\n', fixed),
  ];
  const cases = parseJsonLines(lines.join('\n\n'), 'cases', caseLine);
  const { result } = measureEngine(obedient, { cases, distorted: [] }, false);
  const [all, one] = [
    { n: 3, exact: 66.7, refused: 33.3 },
    { n: 1, exact: 0, refused: 100 },
  ];
  expect(result).toMatchObject({
    by_group: { 'cases: x': all, 'cases: y': one, 'all cases': all },
  });
});

describe('a file of cases', () => {
  it.each([
    ['invalid JSON', 'nothing'],
    ['a list', '[]'],
    ['a case without its reply', line('new\n', { ...fixed, reply: undefined })],
    ['a case with both results', line('new\n', { ...fixed, error: true })],
    ['a case with no result', line('new\n', {})],
    ['a text instead of files', line('new\n', { ...fixed, files: 'a' })],
  ])('is refused with the line number for %s', (_, bad) => {
    const read = () => parseJsonLines(`\n${line('new\n', fixed)}\n${bad}\n`, 'a.jsonl', caseLine);
    expect(read).toThrow(UserError);
    expect(read).toThrow(/^a\.jsonl:3 is not a case: [^\n]+\.$/);
  });
});
