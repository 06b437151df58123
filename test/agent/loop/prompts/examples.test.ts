import { describe, expect, test } from 'vitest';
import { examples } from '../../../../src/agent/loop/prompts/examples.ts';
import { fixed } from '../../../../src/agent/loop/prompts/part.ts';
import { type MemoryFiles, scriptedModel } from '../../../support/memory/context.ts';
import { keyOf, rulesOf } from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const task = {
  key: keyOf('APP-17'),
  instruction: '# APP-17: The total of the cart is wrong',
  paths: rulesOf(),
};
const testText =
  'from shop import total\n\n\ndef test_total():\n    cart = [1]\n    assert total(cart) == 1\n';
const files: MemoryFiles = {
  'shop/cart.py': 'def total(cart): ...\n',
  'tests/test_cart.py': testText,
};
const commits = (paths: readonly string[]) =>
  [1, 2, 3].map((time) => ({ message: 'Fix it', paths: ['shop/cart.py', ...paths], time }));

async function shown(memory: MemoryFiles, history = commits([]), beside: readonly string[] = []) {
  const context = memoryStepContext(scriptedModel(), memory);
  const workspace = { ...context.workspace, history: async () => history };
  const repository = async () => ({ ...(await context.repository(task)), history });
  const parts = beside.map((path) => ({ ...fixed(''), shown: [{ path, start: 4, end: 4 }] }));
  return (
    await examples({ task, context: { ...context, workspace, repository }, shown: parts })
  ).map(({ text }) => text);
}

describe('the first prompt shows', () => {
  test('a short test, which gives way first', async () => {
    expect(await shown(files)).toEqual([
      `Tests here; a new one can follow the last lines:\n<file path="tests/test_cart.py">\n(lines 1-6 of 6)\n${testText.trimEnd()}\n</file>`,
    ]);
  });

  test('of tests that are shown in part, what is missing of their imports and end', async () => {
    const [part = ''] = await shown(files, commits([]), ['tests/test_cart.py']);
    expect(part).toContain('\n(lines 1-3 of 6)\nfrom shop import total\n');
    expect(part).toContain('\n(lines 5-6 of 6)\n    cart = [1]\n');
    expect(part).not.toContain('def test_total');
  });

  test('lines of a long test near to the ticket where none is short', async () => {
    const steps = Array.from({ length: 60 }, (_, index) => `    step(${index})`).join('\n');
    const text = `def test_other():\n${steps}\n\n\ndef test_total():\n    total([1])\n${steps}\n`;
    const [part = ''] = await shown({ 'shop/cart.py': '', 'tests/test_cart.py': text });
    expect(part).toContain('def test_total():\n    total([1])\n');
    expect(part).toContain('(lines 121-125 of 125)');
  });

  test('none where there are none', async () => {
    expect(await shown({ 'shop/cart.py': '' })).toEqual([]);
    expect(await shown({ 'shop/cart.py': '', 'tests/test_cart.py': null })).toEqual([]);
  });

  test('the newest note of a change', async () => {
    const note = 'changelog.d/12.bugfix.rst';
    expect(
      await shown({ 'shop/cart.py': '', [note]: 'Fix the total.\n' }, commits([note])),
    ).toEqual([
      `Each change has a note of its own, such as:\n<file path="${note}">\n(lines 1-1 of 1)\nFix the total.\n</file>`,
    ]);
    expect(await shown({ 'shop/cart.py': '', [note]: 'x'.repeat(451) }, commits([note]))).toEqual(
      [],
    );
  });

  test.each([
    ['# Unreleased\n\n- Fix the tax.\n', 1],
    ['Version 2.0 (TBD)\n', 1],
    ['# 1.4.0 (2026-03-01)\n', 0],
  ])('without commits, a changelog that is open: %j', async (text, count) => {
    expect(await shown({ 'shop/cart.py': '', 'CHANGES.md': text }, [])).toHaveLength(count);
  });

  test('the first lines of the changelog that people write', async () => {
    const [part = ''] = await shown(
      {
        'shop/cart.py': '',
        'CHANGES.md': `# Unreleased\n\n- Fix the tax.\n${'- More.\n'.repeat(99)}`,
      },
      commits(['CHANGES.md']),
    );
    expect(part).toContain(
      'Changes are noted at the top of:\n<file path="CHANGES.md">\n(lines 1-12 of 102)\n# Unreleased\n\n- Fix the tax.\n',
    );
    expect(part).toMatch(/tax\.\n(?:- More\.\n){9}<\/file>$/);
  });
});
