import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adfToMarkdown, blocksToAdf } from '../../../../../src/adapters/jira/formats/adf/index.ts';
import {
  type Block,
  bullets,
  code,
  link,
  paragraph,
  strong,
  text,
  titledCode,
} from '../../../../../src/core/markup/index.ts';
import { hasCommentMark } from '../../../../../src/core/tickets/index.ts';
import { blockOf } from '../../../../core/report/any-block.ts';
import { log, outcomeOf, pullRequest, testedAs } from '../../../../core/report/outcomes.ts';
import { codePoint } from '../../../../support/code-point.ts';
import { commentOf } from '../../../../support/comment-of.ts';
import { documentProblems } from '../../../../support/contract.ts';
import { changeOf, patchOf } from '../../../../support/memory/samples/changes.ts';
import { runOf, step } from '../../../../support/memory/samples/runs.ts';
import { runs } from '../../../../support/property-runs.ts';

const anyText = fc.string({ unit: codePoint, maxLength: 60 });

const hugeText = fc
  .tuple(
    fc.string({ unit: codePoint, minLength: 1, maxLength: 20 }),
    fc.integer({ min: 0, max: 2000 }),
  )
  .map(([part, times]) => part.repeat(times));

const someText = fc.oneof({ weight: 4, arbitrary: anyText }, { weight: 1, arbitrary: hugeText });
const url = fc.oneof(fc.webUrl(), anyText, fc.constant('javascript:alert(1)'));
const block = blockOf(someText, url);

const neverEmpty = new Set<unknown>([
  ...['bulletList', 'orderedList', 'listItem', 'blockquote', 'expand'],
  ...['table', 'tableCell', 'tableHeader'],
]);

/** Returns every object in a value, itself included. */
function nodesIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(nodesIn)];
}

const bodyOf = (title: string, body: string) => titledCode(title, { language: 'diff', text: body });

describe('blocksToAdf', () => {
  test('is valid and short enough for any blocks', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
        const document = blocksToAdf(blocks);
        expect(documentProblems(document)).toEqual([]);
        expect(JSON.stringify(document).length).toBeLessThanOrEqual(30_000);
        for (const node of nodesIn(document)) {
          if ('text' in node) expect(node.text).toMatch(/^[\P{Cc}\t\n]+$/u);
          if ('type' in node && neverEmpty.has(node.type)) {
            expect(node).toHaveProperty('content.0');
          }
          if ('href' in node) expect(node.href).toMatch(/^https?:\/\//);
        }
      }),
      runs(40),
    );
  });

  test('writes each kind of block', () => {
    const document = blocksToAdf([
      { kind: 'heading', text: 'Fixed' },
      {
        kind: 'paragraph',
        content: [text('See '), link('#7', 'https://a.test/7'), text('.\nNow.')],
      },
      bullets([[code('a.ts')], [strong('both')]]),
      { kind: 'quote', content: [paragraph(text('Please.'))] },
      { kind: 'table', header: ['A', 'B'], rows: [[[strong('a')], [code('b'), text(' | c')]]] },
      bodyOf('Changes', '+a\r\n-b'),
    ]);
    expect(document.content.map((node) => node.type)).toEqual([
      ...['heading', 'paragraph', 'bulletList', 'blockquote', 'table', 'expand'],
    ]);
    expect(adfToMarkdown(document)).toBe(
      '### Fixed\n\nSee [#7](https://a.test/7).\nNow.\n\n- `a.ts`\n- **both**\n\n> Please.\n\n' +
        '| A | B |\n| --- | --- |\n| **a** | `b` \\| c |\n\n**Changes**\n\n```diff\n+a\n-b\n```',
    );
  });

  test('drops a list without items, which Jira rejects', () => {
    expect(blocksToAdf([{ kind: 'list', items: [] }]).content).toEqual([]);
  });

  test('drops a table without columns, and keeps an empty cell', () => {
    expect(blocksToAdf([{ kind: 'table', header: [], rows: [] }]).content).toEqual([]);
    const empty = blocksToAdf([{ kind: 'table', header: ['A'], rows: [[[]]] }]);
    expect(documentProblems(empty)).toEqual([]);
    expect(adfToMarkdown(empty)).toBe('| A |\n| --- |\n|  |');
  });

  test.each(['javascript:alert(1)', 'file:///etc/passwd', 'not an address', ''])(
    'keeps only the text of a link to “%s”',
    (address) => {
      const { content } = blocksToAdf([{ kind: 'paragraph', content: [link('here', address)] }]);
      expect(content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'here' }] }]);
    },
  );

  test('leaves a report that fits as it is', () => {
    const log = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
    expect(adfToMarkdown(blocksToAdf([bodyOf('Log', log)]))).toContain(log);
  });

  test('shortens the longest code first, and says how many lines are missing', () => {
    const small = 'small\n'.repeat(100);
    const large = Array.from({ length: 9000 }, (_, line) => `line ${line}`).join('\n');
    const markdown = adfToMarkdown(blocksToAdf([bodyOf('A', small), bodyOf('B', large)]));
    expect(markdown).toContain(small);
    const shown = markdown.match(/^line \d+$/gm)?.length ?? 0;
    expect(markdown).toContain(`… ${9000 - shown} lines not shown`);
    expect(markdown).toMatch(/line 0\n(.*\n)+… \d+ lines not shown\n(.*\n)+line 8999/);
  });

  test('shortens diffs before lists, and lists before texts', () => {
    const diff = bodyOf('Diff', 'a line of the diff\n'.repeat(2_000));
    const list = bullets(Array.from({ length: 40 }, () => [text('item')]));
    const prose: Block = { kind: 'paragraph', content: [text('x'.repeat(9_000))] };
    expect(adfToMarkdown(blocksToAdf([diff, list, prose]))).toContain(
      `- item\n\n${'x'.repeat(9_000)}`,
    );
    const long = bullets(Array.from({ length: 900 }, () => [text('item')]));
    const both = adfToMarkdown(blocksToAdf([diff, long, prose]));
    expect(both).toMatch(/… \d+ items not shown\n\nx{9000}$/);
    const endless: Block = { kind: 'paragraph', content: [text('x'.repeat(200_000))] };
    const all = adfToMarkdown(blocksToAdf([endless, diff, long]));
    expect(all).toMatch(/^x{5000,}…\n(.*\n)+.*lines not shown\n(.*\n)+.*items not shown$/);
  });

  test.each([1, 400, 40_000])('keeps the last of %d parts in any case', (count) => {
    const parts = Array.from({ length: count }, () => bodyOf('😀'.repeat(300), '"😀'.repeat(300)));
    const last: Block = { kind: 'paragraph', content: [text('The last line.')] };
    const document = blocksToAdf([...parts, last]);
    expect(documentProblems(document)).toEqual([]);
    expect(JSON.stringify(document).length).toBeLessThanOrEqual(30_000);
    expect(adfToMarkdown(document)).toMatch(/\n\nThe last line\.$/);
    expect(JSON.stringify(document)).not.toMatch(/\uFFFD/);
  });

  test('says how many parts and items are missing', () => {
    const items = Array.from({ length: 20_000 }, (_, item) => [text(`item ${item}`)]);
    expect(adfToMarkdown(blocksToAdf([bullets(items)]))).toMatch(/… \d+ items not shown$/);
    const headings = items.map((): Block => ({ kind: 'heading', text: 'again' }));
    expect(adfToMarkdown(blocksToAdf(headings))).toMatch(/… \d+ parts not shown\n\n### again$/);
  });
});

describe('a comment on any outcome', () => {
  const anyText = fc.oneof(
    fc.string({ unit: codePoint, maxLength: 40 }),
    fc
      .tuple(fc.constantFrom('😀', '\uD800', '\u0000', '"', '```', '\n', 'ж '), fc.nat(30_000))
      .map(([part, times]) => part.repeat(times)),
  );

  const anyChange = fc
    .tuple(fc.nat(40), fc.option(anyText), anyText)
    .map(([name, before, after]) => changeOf(`src/file-${name}.ts`, before, after));

  const anyOutcome = fc
    .record({
      understanding: anyText,
      critique: anyText,
      summary: anyText,
      problem: anyText,
      to: anyText,
      notes: fc.array(anyText, { maxLength: 4 }),
      changes: fc.array(anyChange, { maxLength: 6 }),
      reason: fc.constantFrom('approved', 'asked', 'failed', 'deadline'),
      approved: fc.boolean(),
      address: fc.oneof(anyText, fc.constant(pullRequest.url)),
    })
    .map(
      ({ reason, understanding, critique, summary, changes, approved, address, to, ...more }) => {
        const verdict = approved
          ? ({ kind: 'approve', summary } as const)
          : ({ kind: 'revise', critique } as const);
        const planned = changes.map(
          ({ path }) => ({ path, state: 'existing', change: critique }) as const,
        );
        const run = runOf(
          step.planned({ kind: 'fix', understanding, files: planned }),
          step.edited(patchOf(...changes)),
          step.testable(),
          testedAs({ tests: { kind: 'failed', failures: [critique, summary], output: summary } }),
          step.reviewed(verdict),
        );
        const moved = { kind: 'moved', to, category: 'done' } as const;
        return outcomeOf(reason, run, {
          log,
          ...more,
          moved,
          pullRequest: { ...pullRequest, url: address },
        });
      },
    );

  test('whatever the outcome, the comment is valid, fits and carries the mark', () => {
    fc.assert(
      fc.property(anyOutcome, (outcome) => {
        const document = blocksToAdf(commentOf(outcome));
        expect(documentProblems(document)).toEqual([]);
        expect(JSON.stringify(document).length).toBeLessThanOrEqual(30_000);
        expect(JSON.stringify(document)).not.toContain('"mention"');
        expect(hasCommentMark(adfToMarkdown(document))).toBe(true);
      }),
      runs(12),
    );
  });
});
