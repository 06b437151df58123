import { describe, expect, test } from 'vitest';
import { adfToMarkdown } from '../../../../../src/adapters/jira/formats/adf/index.ts';
import { growth } from '../../../../support/growth.ts';

/** A cell with a text; a head begins with `!`. */
const cell = (text: string, colspan = 1, rowspan = 1) => ({
  type: text.startsWith('!') ? 'tableHeader' : 'tableCell',
  attrs: { colspan, rowspan },
  content: [{ type: 'paragraph', content: [{ type: 'text', text: text.replace('!', '') }] }],
});
type Cell = ReturnType<typeof cell>;
const row = (...content: readonly (Cell | string)[]) => ({
  type: 'tableRow',
  content: content.map((one) => (typeof one === 'string' ? cell(one) : one)),
});
const table = (rows: readonly unknown[], attrs = {}) => ({ type: 'table', attrs, content: rows });

/** The rows below the head's rule, each as its cells, and the head. */
const read = (document: unknown) =>
  adfToMarkdown(document)
    .split('\n')
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((one) => one.trim())
        .join('|'),
    );

describe('a table', () => {
  test.each([
    [
      'a cell over two rows',
      [
        row('!Step', '!Expected', '!Actual'),
        row(cell('Login', 1, 2), '200', '500'),
        row('token', 'none'),
      ],
      ['Step|Expected|Actual', '---|---|---', 'Login|200|500', '|token|none'],
    ],
    [
      'a cell over two columns',
      [row(cell('!A', 2), '!B'), row('a1', 'a2', 'b1')],
      ['A||B', '---|---|---', 'a1|a2|b1'],
    ],
    [
      'a cell over two rows and two columns, and one at the end',
      [
        row('!a', '!b', '!c', '!d'),
        row(cell('e', 2, 2), 'f', cell('g', 1, 3)),
        row('h'),
        row('i', 'j', 'k'),
      ],
      ['a|b|c|d', '---|---|---|---', 'e||f|g', '||h|', 'i|j|k|'],
    ],
    [
      'cells that meet in steps',
      [row(cell('a', 1, 3), 'b'), row(cell('c', 1, 2)), row('d'), row('e', 'f')],
      ['a|b|', '---|---|---', '|c|', '||d', 'e|f|'],
    ],
    [
      'rows of any length',
      [row('a'), row('b', 'c', 'd'), row()],
      ['a||', '---|---|---', 'b|c|d', '||'],
    ],
    ['a head in each row', [row('!a', 'b'), row('!c', 'd')], ['a|b', '---|---', 'c|d']],
    [
      'spans of no sense',
      [row(cell('a', -1, 0), cell('b', Number.NaN, 1.5)), row(cell('c', 1, 99))],
      ['a|b', '---|---', 'c|'],
    ],
  ])('keeps its columns with %s', (_, rows, markdown) => {
    expect(read(table(rows))).toEqual(markdown);
  });

  test('numbers its rows as people see them', () => {
    const numbered = { isNumberColumnEnabled: true };
    expect(read(table([row('!a'), row('b'), row('c')], numbered))).toEqual([
      '|a',
      '---|---',
      '1|b',
      '2|c',
    ]);
    expect(read(table([row('a'), row('b')], numbered))).toEqual(['1|a', '---|---', '2|b']);
    expect(read(table([row('a')], { isNumberColumnEnabled: false }))).toEqual(['a', '---']);
  });

  test('keeps lists, code and tables in its cells', () => {
    const list = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [cell('x').content[0]] }],
    };
    const code = { type: 'codeBlock', content: [{ type: 'text', text: 'a | b' }] };
    const inner = table([row('i', 'j'), row(cell('k', 2))]);
    const outer = { ...cell('y', 2), content: [list, code, inner] };
    const markdown = adfToMarkdown(
      table([row('!h', '!i', '!j'), { type: 'tableRow', content: [outer, cell('z')] }]),
    );
    const [, , last = ''] = markdown.split('\n');
    expect(markdown.split('\n')).toHaveLength(3);
    expect(last.split(/(?<!\\)\|/)).toHaveLength(5);
    for (const part of ['- x', '`a \\| b`', 'i \\| j', 'k']) expect(last).toContain(part);
  });

  test.each([
    [
      'rows below wide cells',
      (count: number) => [
        row(...Array.from({ length: count }, () => cell('a', 1, count))),
        ...Array.from({ length: count }, () => row('b')),
      ],
    ],
    [
      'cells of endless columns',
      (count: number) => [row(...Array.from({ length: count }, () => cell('a', 1e9, 1e9)))],
    ],
  ])('is read in linear time with %s', (_, rowsOf) => {
    const tables = new Map<number, unknown>();
    const measured = (count: number) => {
      const known = tables.get(count) ?? table(rowsOf(count));
      tables.set(count, known);
      adfToMarkdown(known);
    };
    expect(growth(measured, 1_000)).toBeLessThan(12);
  });
});
