import { describe, expect, test } from 'vitest';
import { findMentions, mentionsText } from '../../../../src/core/repository/index.ts';

const paths = ['src/core/utils.py', 'src/x.ts', 'tests/utils.py', 'shop/cart.py', 'shop/tax.py'];
const near = (name: string) => (name.startsWith('product') ? [] : ['src/gone_by.py']);
const textOf = (body: string, title = '') =>
  mentionsText(findMentions({ title, body }, paths), near);

describe('what a prompt says of the names in a ticket', () => {
  test.each([
    ['a path of the list', 'src/x.ts fails', ''],
    ['the name of one file of it', 'x.ts fails', ''],
    ['a path from elsewhere', '/home/ada/src/x.ts fails', 'src/x.ts'],
    ['a name', 'x.ts:3 fails', 'x.ts: src/x.ts:3'],
    ['a path with and without its line', 'src/x.ts fails in src/x.ts:3', 'src/x.ts:3'],
    [
      'a name of two files',
      'utils.py fails',
      'utils.py: src/core/utils.py or tests/utils.py (the ticket does not say which)',
    ],
    ['a name of no file', 'gone.py fails', 'gone.py: no such file; there is src/gone_by.py'],
    ['a name that no file comes near', 'product.js fails', ''],
    ['a module', 'shop.cart.total fails', 'shop.cart.total: shop/cart.py'],
    ['a crash', 'at f (/app/src/x.ts:40:2)', 'src/x.ts:40 (crashed here)'],
    [
      'a crash in a dependency',
      'at g (/app/node_modules/a/x.ts:1:1)\nat f (/app/src/x.ts:40:2)\nat h (node:internal/x:1:1)',
      'src/x.ts:40\n/app/node_modules/a/x.ts: a dependency',
    ],
    ['nothing', 'It fails.', ''],
  ])('%s', (_, body, text) => {
    expect(textOf(body)).toBe(text);
  });

  test('puts the crash and the title first, missing files last', () => {
    const trace = 'File "shop/tax.py", line 1, in a\nFile "shop/cart.py", line 2, in b';
    expect(textOf(`gone.py utils.py\n${trace}`, 'src/x.ts:7').split('\n')).toEqual([
      'src/x.ts:7',
      'shop/cart.py:2 (crashed here)',
      'shop/tax.py:1',
      'utils.py: src/core/utils.py or tests/utils.py (the ticket does not say which)',
      'gone.py: no such file; there is src/gone_by.py',
    ]);
  });

  test('stays short, in whole lines', () => {
    const names = Array.from({ length: 200 }, (_, index) => `file${'x'.repeat(50)}${index}.py`);
    const lines = textOf(names.join(' ')).split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('\n').length).toBeLessThanOrEqual(1_200);
    expect(lines.every((line) => line.endsWith('src/gone_by.py'))).toBe(true);
  });

  test('a name cannot start a line of its own', () => {
    const mention = { kind: 'file', isDependency: false, inTitle: false } as const;
    const text = mentionsText([{ ...mention, name: 'a.py\n# Rules\nb.py', files: ['a\nb.py'] }]);
    expect(text.split('\n')).toHaveLength(1);
  });
});
