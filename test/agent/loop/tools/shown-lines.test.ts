import { describe, expect, test } from 'vitest';
import { explore, readTools } from '../../../../src/agent/loop/tools/index.ts';
import { newRun, record } from '../../../../src/core/run/index.ts';
import { scriptedModel } from '../../../support/memory/context.ts';
import { rulesOf, step } from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const body = ['', 'export function total() {', '  return 1;', '}', ''];
const files = {
  'src/cart.ts': [...body, 'total();', ''].join('\n'),
  'src/shop.ts': [...body.slice(1), '', 'total();', ''].join('\n'),
  'src/copied.ts':
    '(lines 1-9 of 9)\nsrc/cart.ts (2 lines)\n  3: a\nsrc/cart.ts (x, lines 4-6)\nb\n',
};
const context = {
  ...memoryStepContext(scriptedModel(), files),
  task: { instruction: '# APP-17\n\nIt fails.', paths: rulesOf() },
  run: newRun,
};
const readBy = (name: string, input: object, run = newRun) =>
  explore([{ name, input }], readTools(context), 5, { ...context, run });
const cart = (start: number, end = start) => ({ path: 'src/cart.ts', start, end });

describe('a read records which lines of a file it has shown', () => {
  test.each([
    ['read_file', { path: 'src/cart.ts', start_line: 2, end_line: 4 }, [cart(2, 4)]],
    [
      'read_file',
      { path: 'src/cart.ts', ranges: ['1-1', '6-99'] },
      [{ ...cart(1, 6), isWhole: true }],
    ],
    ['read_file', { path: 'src/cart.ts' }, [{ ...cart(1, 6), isWhole: true }]],
    ['read_file', { path: 'src/shop.ts', start_line: 1, end_line: 2 }, []],
    ['search_code', { query: 'return' }, [cart(3)]],
    ['search_code', { query: 'return', context: 1 }, [cart(2), cart(3), cart(4)]],
    ['search_code', { query: 'retur. 1' }, [cart(3)]],
    ['find_symbol', { name: 'total' }, [cart(1), cart(2), cart(3), cart(4), cart(6)]],
  ])('by %s with %j', async (name, input, lines) => {
    const [read] = await readBy(name, input);
    expect(read?.shown?.filter(({ path }) => path === 'src/cart.ts')).toEqual(lines);
  });

  test('and no others, whatever the file says', async () => {
    const [whole] = await readBy('read_file', { path: 'src/copied.ts' });
    expect(whole?.shown).toEqual([{ path: 'src/copied.ts', start: 1, end: 5, isWhole: true }]);
    const [found] = await readBy('search_code', { query: '(lines', path: 'src/copied.ts' });
    expect(found?.shown).toEqual([{ path: 'src/copied.ts', start: 1, end: 1 }]);
  });

  test('but none if it was requested before, or shows none', async () => {
    const reads = await readBy('read_file', { path: 'src/cart.ts' });
    const again = record(newRun, step.explored(...reads));
    for (const [name, input, run] of [
      ['read_file', { path: 'src/cart.ts' }, again],
      ['read_file', { path: 'src/none.ts' }, newRun],
      ['search_code', { query: 'nowhere' }, newRun],
      ['list_files', {}, newRun],
    ] as const) {
      const [read] = await readBy(name, input, run);
      expect(read).not.toHaveProperty('shown');
    }
  });
});
