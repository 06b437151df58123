import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { fitPrompt } from '../../../src/agent/loop/prompts/fit.ts';
import { fixed } from '../../../src/agent/loop/prompts/part.ts';
import { findReads, type ToolRead } from '../../../src/core/run/index.ts';
import {
  calls,
  type MemoryFiles,
  memoryContext,
  type Scripted,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const body = (name: string, count: number) => [
  `export function ${name}() {`,
  ...Array.from({ length: count }, (_, n) => `  ${name}(${n});`),
  '}',
  '',
];
const files: MemoryFiles = {
  'src/cart.ts': [...body('total', 30), ...body('price', 30)].join('\n'),
  'src/tax.ts': [...body('tax', 30), ...body('rate', 8)].join('\n'),
};
const task = { instruction: '# APP-17: src/cart.ts has a wrong total', paths: rulesOf() };
const lines = (start_line: number, end_line: number, path = 'src/tax.ts') =>
  calls('read_file', { path, start_line, end_line });
const aFix: readonly Scripted[] = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', '  total(3);', '  total(33);'),
  reply.approve(),
];

/** What the calls of a run gave, in a run whose first prompt shows `src/cart.ts`. */
async function readsOf(...script: readonly Scripted[]): Promise<readonly ToolRead[]> {
  const model = scriptedModel(...script);
  const { run } = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  return findReads(run);
}

describe('what the request shows already is not shown again', () => {
  test('of a file of the first prompt', async () => {
    const [read] = await readsOf(lines(10, 20, 'src/cart.ts'), ...aFix);
    expect(read?.result).toBe('(lines 10-20 of src/cart.ts are shown above)');
    expect(read?.shown).toBeUndefined();
  });

  test('of what was read before, in part or as another form', async () => {
    const [, part, rest, whole] = await readsOf(
      ...[lines(1, 28), lines(16, 32), lines(10, 30), calls('read_file', { path: 'src/tax.ts' })],
      ...aFix,
    );
    expect(part?.result).toBe(
      '(lines 16-28 of src/tax.ts are shown above)\n\n(lines 29-32 of 43)\n  tax(27);\n  tax(28);\n  tax(29);\n}',
    );
    expect(rest?.result).toMatch(/^\(lines 10-28 of src.tax.ts are shown above\)/);
    expect(whole?.result).toMatch(
      /^\(lines 1-28 of src.tax.ts are shown above\)\n\n\(lines 29-43 of 43\)/,
    );
  });

  test.each([
    ['25 lines in a row', [lines(1, 25), lines(10, 30)], '(lines 10-30 of 43)'],
    ['12 of those wanted', [lines(1, 30), lines(19, 40)], '(lines 19-40 of 43)'],
  ])('but is where it was at most %s', async (_, reads, said) => {
    const [, again] = await readsOf(...reads, ...aFix);
    expect(again?.result.split('\n')[0]).toBe(said);
  });

  test('of what is read in the same reply, or in a definition', async () => {
    const both = [...lines(1, 32).toolCalls, ...calls('find_symbol', { name: 'tax' }).toolCalls];
    const [first, second] = await readsOf({ ...lines(1, 32), toolCalls: both }, ...aFix);
    expect(first?.result).toContain('tax(29);');
    expect(second?.result).toContain('src/tax.ts (function tax, lines 1-32)\n(shown above)\n');
    expect(second?.result).not.toContain('tax(8);\n  tax(9);');
  });
});

describe('what was shown is shown again', () => {
  test('if it is asked for in the same words, once', async () => {
    const [, again, third] = await readsOf(...Array(3).fill(lines(1, 9, 'src/cart.ts')), ...aFix);
    expect(again).toMatchObject({ ruling: 'repeated', shown: [{ start: 1, end: 9 }] });
    expect(again?.result).toContain('(lines 1-9 of 65)\nexport function total() {\n');
    expect(third?.ruling).toBe('exhausted');
  });

  test('if the change has altered it since', async () => {
    const reads = await readsOf(
      ...[lines(1, 12, 'src/tax.ts'), lines(20, 33, 'src/cart.ts'), ...aFix.slice(0, 2)],
      ...[
        lines(1, 39, 'src/cart.ts'),
        lines(40, 50, 'src/cart.ts'),
        lines(2, 12),
        ...aFix.slice(2),
      ],
    );
    const [, before, changed, rest, other] = reads.map(({ result }) => result);
    expect(before).toBe('(lines 20-33 of src/cart.ts are shown above)');
    // The diff above shows the first of them as they are now.
    expect(changed).toMatch(
      /^\(lines 1-32 of src\/cart.ts are shown above\)\n\n\(lines 33-39 of 65\)/,
    );
    expect(rest).toMatch(/^\(lines 40-50 of 65\)/);
    expect(other).toMatch(/^\(lines 2-12 of 43\)/);
  });

  test('if the prompt had no room for it', async () => {
    const shown = [{ path: 'src/a.ts', start: 1, end: 9 }];
    const spare = { kind: 'file', name: 'src/a.ts', within: () => 'cut' } as const;
    const part = { text: 'a line\n'.repeat(500), shown, spare };
    const prompt = [{ role: 'user' as const, parts: [fixed('It fails.'), part] }];
    expect(fitPrompt(prompt, () => 0).seen).toEqual([{ text: part.text, shown }]);
    expect(fitPrompt(prompt, () => 100).seen).toEqual([]);
  });
});
