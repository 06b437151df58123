import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  bullets,
  code,
  type Inline,
  link,
  paragraph,
  strong,
  type TableBlock,
  text,
  titledCode,
} from '../../../src/core/markup/index.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { runs } from '../../support/property-runs.ts';

const render = (...blocks: readonly Block[]) => renderMarkdown(blocks, 10_000);
const inline = (...content: readonly Inline[]) => render(paragraph(...content)).trimEnd();

test('a report in Markdown', async () => {
  const markdown = render(
    { kind: 'heading', text: 'A fix is ready.' },
    paragraph(strong('Understood: '), text('it adds '), code('a + b'), text('.')),
    bullets([[code('src/a.ts'), text(' +1 −1')], [link('log', 'https://a.test/1')]]),
    { kind: 'quote', content: [paragraph(text('Line one\nline two'))] },
    {
      kind: 'table',
      header: ['Step', 'State'],
      rows: [
        [[code('a')], [text('x | y')]],
        [[], []],
      ],
    },
    titledCode('src/a.ts', { language: 'diff', text: '-a\n+b\n' }),
  );
  await expect(markdown).toMatchFileSnapshot('written/blocks.md');
});

describe('text stays text', () => {
  test.each([
    ['@octocat', '@\u200Boctocat'],
    ['fixes #12', 'fixes #\u200B12'],
    ['#готово', '#\u200Bготово'],
    ['acme/shop#12', 'acme/shop#\u200B12'],
    ['closes gh-12', 'closes gh-\u200B12'],
    ['https://github.com/acme/shop/issues/1', 'https:\u200B//github.com/acme/shop/issues/1'],
    ['www.example.com', 'www\u200B.example.com'],
  ])('%j makes no reference', (value, rendered) => {
    expect(inline(text(value))).toBe(rendered);
    expect(inline(strong(value))).toBe(`**${rendered}**`);
    expect(inline(link(value, 'https://a.test'))).toBe(`[${rendered}](<https://a.test>)`);
  });

  test.each(['javascript:alert(1)', 'https://a.test/ b', 'https://a.test/>x', 'file:///etc', ''])(
    'a link to %j keeps only its text',
    (url) => {
      expect(inline(link('here', url))).toBe('here');
    },
  );
});

test('fences in a file never end the fence around it', () => {
  const body = '```\n'.repeat(200_000);
  const block = titledCode('a.md', { language: 'diff', text: body });
  const rendered = renderMarkdown([block], 1_000_000);
  expect(rendered.split('\n').filter((line) => /^`{4,}/.test(line))).toEqual(['````diff', '````']);
});

test('long text is shortened to the available room', () => {
  const long = 'x'.repeat(100_000);
  const markdown = renderMarkdown(
    [paragraph(text(long)), titledCode(long, { language: 'diff', text: `${long}\n` })],
    5_000,
  );
  expect(markdown.length).toBeLessThanOrEqual(5_000);
  expect(markdown).toMatch(/<\/details>\n$/);
});

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom('@', '#', '1', 'me', '`', '```', '~~~', '\n', '</details>', '<b>', 'GH-'),
      fc.constantFrom(
        ...['fixes ', '://', 'https', '\\', '[', ']', '(', ')', '!', '&#64;', '</summary>'],
      ),
      fc.constantFrom(
        ...['|', '\\|', '\r\n', '\u2028', '| --- |', '\t', '<br>', '<!--', '\n\n| a |', '$', '**'],
        ...['~', ']('],
      ),
      fc.string({ maxLength: 3, unit: codePoint }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

/** A block of each kind that contains `value` wherever possible. */
const everywhere = (value: string): readonly Block[] => [
  { kind: 'heading', text: value },
  paragraph(text(value), strong(value), link(value, 'https://a.test'), link(value, value)),
  bullets([[text(value)], [strong(value)]]),
  { kind: 'quote', content: [paragraph(text(value))] },
];

test('whatever the text, it makes no reference and no tag outside code', () => {
  fc.assert(
    fc.property(nasty, (value) => {
      const markdown = render(...everywhere(value)).replaceAll(/\]\(<https?:[^\s<>]+>\)/g, ']');
      expect(markdown).not.toMatch(/[@#]\w|\bGH-\d|:\/\//i);
      const unescaped = markdown.replaceAll(/\\[\\`*_{}[\]()<>|~!&$]/g, '');
      expect(unescaped).not.toMatch(/[<`&]/);
    }),
    runs(400),
  );
});

test('whatever the code and its title, nothing ends the fence or the details', () => {
  fc.assert(
    fc.property(nasty, nasty, nasty, (title, language, body) => {
      const [head = '', blank, open = '', ...rest] = render(
        titledCode(title, { language, text: body }),
      ).split('\n');
      const [, shown = ''] = /^<details><summary>(.*)<\/summary>$/u.exec(head) ?? [];
      expect(head).not.toBe('');
      expect(shown).not.toMatch(/[<>]|[@#]\w/);
      expect(blank).toBe('');
      const fence = /^`{3,}/.exec(open)?.[0] ?? 'no fence';
      const closing = rest.findIndex((line) => line.startsWith(fence));
      expect(rest.slice(closing)).toEqual([fence, '', '</details>', '']);
    }),
    runs(400),
  );
});

const anyInline: fc.Arbitrary<Inline> = fc.oneof(
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
      fc.array(fc.array(anyInline, { maxLength: 3 }), { minLength: width, maxLength: width }),
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
