import fc from 'fast-check';
import { expect, test } from 'vitest';
import { code, strong } from '../../../src/core/report/document.ts';
import {
  type Block,
  type Inline,
  link,
  renderMarkdown,
  type TableBlock,
  text,
} from '../../../src/core/report/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { runs } from '../../support/property-runs.ts';

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom('|', '\\', '\\|', '`', '``', '\n', '\r\n', '\u2028', '| --- |', ' ', '\t'),
      fc.constantFrom('<br>', '<!--', '@me', '#1', '[', '](', '**', '~', '\n\n| a |', '```', '$'),
      fc.string({ maxLength: 3, unit: codePoint }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));
const inline: fc.Arbitrary<Inline> = fc.oneof(
  nasty.map(text),
  nasty.map(strong),
  nasty.map(code),
  fc.tuple(nasty, fc.oneof(fc.webUrl(), nasty)).map(([name, url]) => link(name, url)),
  nasty.map((name) => link(name, 'https://a.test/a|b`c`\\')),
);
const table: fc.Arbitrary<TableBlock> = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    kind: fc.constant('table' as const),
    header: fc.array(nasty, { minLength: width, maxLength: width }),
    rows: fc.array(
      fc.array(fc.array(inline, { maxLength: 3 }), { minLength: width, maxLength: width }),
      { maxLength: 12 },
    ),
  }),
);

/** The cells of a line, under both interpretations of a backslash before a pipe. */
const cellsOf = [
  (line: string) => line.split(/(?<!\\)\|/).slice(1, -1),
  (line: string) =>
    line
      .replaceAll(/\\[\\|]/g, '')
      .split('|')
      .slice(1, -1),
];

test('whatever the cells, the table keeps its shape and absorbs nothing after it', () => {
  fc.assert(
    fc.property(table, (block) => {
      const last: Block = { kind: 'paragraph', content: [text('The end.')] };
      const markdown = renderMarkdown([block, last], 100_000);
      const lines = markdown.split(/\r\n?|\n/);
      expect(lines).toHaveLength(block.rows.length + 5);
      expect(lines.slice(-3)).toEqual(['', 'The end.', '']);
      expect(lines[1]).toBe(`|${' --- |'.repeat(block.header.length)}`);
      for (const line of lines.slice(0, -3))
        for (const cells of cellsOf) expect(cells(line)).toHaveLength(block.header.length);
    }),
    runs(200),
  );
});

test('code with a pipe becomes text, because renderers differ', () => {
  const rows = [[[code('a|b'), text(' '), code('c')]]];
  expect(renderMarkdown([{ kind: 'table', header: ['A'], rows }], 1_000)).toBe(
    '| A |\n| --- |\n| a\\|b `c` |\n',
  );
});

test('a table without columns is empty', () => {
  expect(renderMarkdown([{ kind: 'table', header: [], rows: [[]] }], 1_000)).toBe('\n');
});

test('a long table is cut by rows, says so, and always keeps a few', () => {
  const rows = Array.from({ length: 500 }, (_, at) => [
    [text(`row ${at}`)],
    [text('word '.repeat(20))],
  ]);
  const block: TableBlock = { kind: 'table', header: ['Row', 'Words'], rows };
  const last: Block = { kind: 'paragraph', content: [] };
  const markdown = renderMarkdown([block, last], 5_000);
  expect(markdown.length).toBeLessThanOrEqual(5_000);
  const shown = markdown.match(/^\| row \d+ \| /gm)?.length ?? 0;
  expect(markdown).toContain(`\n| … ${500 - shown} rows not shown |  |\n`);
  const small = renderMarkdown([{ ...block, rows: rows.slice(0, 8) }, last], 900);
  for (let row = 0; row < 8; row += 1) expect(small).toContain(`| row ${row} |`);
});
