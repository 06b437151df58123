import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, renderReply } from '../../test/support/edits/reply.ts';
import { oldLines, rowsOf, textOf } from '../../test/support/edits/rows.ts';
import { blocksOf, spansOf } from '../../test/support/edits/spans.ts';
import { exactEngine } from './control.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }).map(textOf);
const path = 'file.txt';

describe('a change cut into blocks', () => {
  it('is the result of its blocks, even with repeated lines', () => {
    fc.assert(
      fc.property(
        lines.filter((text) => text !== ''),
        lines,
        fc.integer({ min: 0, max: 4 }),
        (before, after, context) => {
          fc.pre(before !== after);
          const rows = rowsOf(before, after);
          const blocks = blocksOf({ files: [{ path, rows, spans: spansOf(rows, () => context) }] });
          const outcome = exactEngine(new Map([[path, before]]), renderReply(blocks.map(plain)));
          expect(outcome).toEqual({ kind: 'applied', files: new Map([[path, after]]) });
        },
      ),
    );
  });

  it('has the line of the old file where each block begins', () => {
    const before = Array.from({ length: 20 }, (_, at) => `line ${at + 1}\n`).join('');
    const after = before.replace('line 5\n', 'five\nand more\n').replace('line 15\n', '');
    const rows = rowsOf(before, after);
    const blocks = blocksOf({ files: [{ path, rows, spans: spansOf(rows, () => 2) }] });
    expect(blocks.map(({ line }) => line)).toEqual([3, 13]);
    expect(blocks.map((block) => oldLines(block.rows)[0])).toEqual(['line 3', 'line 13']);
  });
});
