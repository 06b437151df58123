import { describe, expect, test } from 'vitest';
import { linesRead, pathShownBy } from '../../../../src/agent/loop/prompts/read-input.ts';
import { explore, readTools } from '../../../../src/agent/loop/tools/index.ts';
import { newRun } from '../../../../src/core/run/index.ts';
import { scriptedModel } from '../../../support/memory/context.ts';
import { rulesOf } from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const body = ['', 'export function total() {', '  return 1;', '}', ''];
const files = {
  'src/cart.ts': [...body, 'total();', ''].join('\n'),
  'src/shop.ts': [...body.slice(1), '', 'total();', ''].join('\n'),
};
const context = {
  ...memoryStepContext(scriptedModel(), files),
  task: { instruction: '# APP-17\n\nIt fails.', paths: rulesOf() },
  run: newRun,
};
const readBy = (name: string, input: object) =>
  explore([{ name, input }], readTools(context), 5, context);
const line = (start: number) => ({ start, end: start });

describe('the lines that were shown of a file', () => {
  test.each([
    ['read_file', { path: 'src/cart.ts', start_line: 2, end_line: 4 }, [{ start: 2, end: 4 }]],
    [
      'read_file',
      { path: 'src/cart.ts', ranges: ['1-1', '6-6'] },
      [
        { start: 1, end: 1 },
        { start: 6, end: 6 },
      ],
    ],
    ['read_file', { path: 'src/shop.ts', start_line: 1, end_line: 2 }, []],
    ['search_code', { query: 'return' }, [line(3)]],
    ['search_code', { query: 'return', context: 1 }, [line(2), line(3), line(4)]],
    ['find_symbol', { name: 'total', body: true }, [line(2), line(3), line(4), line(6)]],
  ])('by %s with %j', async (name, input, lines) => {
    expect(linesRead('src/cart.ts', await readBy(name, input))).toEqual(lines);
  });

  test('are not those of a request that was repeated or could not be made', async () => {
    const [read] = await readBy('read_file', { path: 'src/cart.ts' });
    if (read === undefined) throw new Error('nothing was read');
    expect(linesRead('src/cart.ts', [read])).toHaveLength(1);
    expect(pathShownBy(read)).toBe('src/cart.ts');
    for (const ruling of ['repeated', 'invalid', 'failed'] as const) {
      expect(linesRead('src/cart.ts', [{ ...read, ruling }])).toEqual([]);
      expect(pathShownBy({ ...read, ruling })).toBeUndefined();
    }
  });
});
