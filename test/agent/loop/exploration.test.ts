import { describe, expect, test } from 'vitest';
import { defaultRules, findReads, type ToolRead } from '../../../src/core/run/index.ts';
import {
  calls,
  type MemoryFiles,
  respondingModel,
  type Scripted,
  type ScriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { play, playWith } from './played.ts';

const files: MemoryFiles = {
  'src/cart.ts': 'const total = price + count;\n',
  'src/tax.ts': 'const tax = 1;\n',
  'long.ts': `${'const line = 1;\n'.repeat(3_000)}const last = 2;\n`,
};

const aFix: readonly [Scripted, Scripted, Scripted] = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'const total = price + count;', 'const total = price * count;'),
  reply.approve(),
];

const offered = ({ requests }: ScriptedModel) =>
  requests.map(({ answer, reads }) => [answer?.name, reads.length > 0]);

const worked = (...script: readonly Scripted[]) => play(files, script);

describe('what the model has read', () => {
  test('is in its next prompts for a plan, and reading is a step', async () => {
    const { ended, prompts, kinds } = await worked(
      reply.look('src/tax.ts'),
      calls('search_code', { query: 'price' }),
      ...aFix,
    );
    expect(ended.reason).toBe('approved');
    expect(kinds.slice(0, 3)).toEqual(['explored', 'explored', 'planned']);
    expect(prompts[0]).not.toContain('const tax = 1;');
    expect(prompts[1]).toContain('const tax = 1;');
    expect(prompts[2]).toContain('const tax = 1;');
    expect(prompts[2]).toContain('1: const total = price + count;');
  });
});

describe('the looks of a run', () => {
  const names = Array.from({ length: 40 }, (_, index) => `file${index}.ts`);
  const { maxLooks, maxCalls } = defaultRules;
  const rounds = Array.from({ length: 5 }, (_, round) =>
    reply.look(...names.slice(5 * round, 5 * round + 5)),
  );

  test('are told in each prompt; after the last one, only an answer is offered', async () => {
    const { model, ended, prompts } = await worked(...rounds, ...aFix);
    expect(ended.reason).toBe('approved');
    expect(prompts[0]).toContain(`(${maxLooks} calls left, up to 5 a reply)`);
    expect(prompts[1]).toContain(`(${maxLooks - 5} calls left, up to 5 a reply)`);
    expect(prompts[4]).toContain('(4 calls left, up to 4 a reply)');
    expect(prompts[5]).toContain('Nothing can be read any more');
    expect(offered(model)).toEqual([
      ...rounds.map(() => ['plan', true]),
      ['plan', false],
      // Only another plan.
      [undefined, true],
      ['verdict', false],
    ]);
    const reads = ended.run.steps.flatMap((step) => (step.kind === 'explored' ? step.reads : []));
    expect(reads.filter(({ ruling }) => ruling !== 'invalid')).toHaveLength(maxLooks);
  });

  test('end early enough to plan, edit and review, for a model that keeps looking', async () => {
    const model = respondingModel((_, index) => reply.look(names[index] ?? 'z.ts'));
    const { ended } = await playWith(model, files);
    expect(ended.detail).toBe('no-action');
    expect(model.requests.length).toBeLessThan(maxCalls);
  });

  test('may be taken in every step', async () => {
    const { model, ended, kinds } = await worked(
      reply.look('src/tax.ts'),
      aFix[0],
      reply.look('src/cart.ts'),
      aFix[1],
      reply.look('long.ts'),
      aFix[2],
    );
    expect(ended.reason).toBe('approved');
    expect(kinds).toEqual([
      ...['explored', 'planned', 'explored', 'edited', 'checked', 'explored', 'reviewed'],
    ]);
    expect(offered(model)).toEqual([
      ['plan', true],
      ['plan', true],
      [undefined, true],
      [undefined, true],
      ['verdict', true],
      ['verdict', true],
    ]);
  });
});

describe('the same request', () => {
  const again = reply.look('src/tax.ts');

  test('leaves one plan, without exploring, if something else was learnt', async () => {
    const other = reply.look('src/cart.ts');
    const { model, ended } = await worked(again, other, again, again, ...aFix);
    expect(ended.reason).toBe('approved');
    expect(offered(model)[4]).toEqual(['plan', false]);
  });
});

describe('a file that is too long for a prompt', () => {
  test('is edited in the lines that were read, which the edit prompt shows', async () => {
    const { ended, prompts } = await worked(
      calls('read_file', { path: 'long.ts', ranges: ['3000--1'] }),
      reply.fix('long.ts'),
      reply.edit('long.ts', 'const last = 2;', 'const last = 3;'),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[2]).toContain('const last = 2;');
    expect(prompts[2]?.length).toBeLessThan(15_000);
  });
});

const body = (name: string, count: number) => [
  `export function ${name}() {`,
  ...Array.from({ length: count }, (_, n) => `  ${name}(${n});`),
  '}',
  '',
];

const longFiles: MemoryFiles = {
  'src/cart.ts': [...body('total', 30), ...body('price', 30)].join('\n'),
  'src/tax.ts': [...body('tax', 30), ...body('rate', 8)].join('\n'),
};

const lines = (start: number, end: number, path = 'src/tax.ts') =>
  calls('read_file', { path, ranges: [`${start}-${end}`] });

const fixing: readonly Scripted[] = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', '  total(3);', '  total(33);'),
  reply.approve(),
];

/** What the calls of a run gave, in a run whose first prompt shows `src/cart.ts`. */
async function readsOf(...script: readonly Scripted[]): Promise<readonly ToolRead[]> {
  const task = { instruction: '# APP-17: src/cart.ts has a wrong total' };
  const { ended } = await play(longFiles, script, { task });
  return findReads(ended.run);
}

describe('what is asked for is shown whole', () => {
  test('whatever was read before, or in the same reply', async () => {
    const both = [
      ...lines(1, 32).toolCalls,
      ...calls('search_code', { query: 'tax(8)', context: 1 }).toolCalls,
    ];
    const reads = await readsOf(
      ...[lines(10, 20, 'src/cart.ts'), { ...lines(1, 32), toolCalls: both }, lines(10, 30)],
      ...fixing,
    );
    const [first, , found, part] = reads.map(({ result }) => result);
    expect(first).toMatch(/^\(lines 10-20 of 65\)/);
    expect(found).toContain('10:   tax(8);\n  11-   tax(9);');
    expect(part).toMatch(/^\(lines 10-30 of 43\)/);
  });

  test('in the same words once more', async () => {
    const [, again, third] = await readsOf(...Array(3).fill(lines(1, 9, 'src/cart.ts')), ...fixing);
    expect(again).toMatchObject({ ruling: 'repeated' });
    expect(again?.result).toContain('(lines 1-9 of 65)\nexport function total() {\n');
    expect(third?.ruling).toBe('exhausted');
  });
});
