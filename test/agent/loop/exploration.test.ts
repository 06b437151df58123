import { describe, expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { type ModelRequest, messageText } from '../../../src/agent/ports.ts';
import { defaultRules } from '../../../src/core/run/index.ts';
import {
  calls,
  type MemoryFiles,
  memoryContext,
  respondingModel,
  type Scripted,
  type ScriptedModel,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const files: MemoryFiles = {
  'src/cart.ts': 'const total = price + count;\n',
  'src/tax.ts': 'const tax = 1;\n',
  'long.ts': `${'const line = 1;\n'.repeat(3_000)}const last = 2;\n`,
};
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const aFix: readonly [Scripted, Scripted, Scripted] = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'const total = price + count;', 'const total = price * count;'),
  reply.approve(),
];
const work = (model: ScriptedModel) => runLoop(task, memoryContext(model, files), attemptsOf(3));
const steps = ({ run }: LoopResult) => run.steps.map(({ kind }) => kind);
const promptOf = (request: ModelRequest | undefined) =>
  request?.messages.map(messageText).join('\n') ?? '';
const offered = ({ requests }: ScriptedModel) =>
  requests.map(({ answer, reads }) => [answer?.name, reads.length > 0]);

async function worked(...script: readonly Scripted[]) {
  const model = scriptedModel(...script);
  const ended = await work(model);
  return { model, ended, prompts: model.requests.map(promptOf) };
}

test('a fix without exploring takes three calls', async () => {
  const { model, ended } = await worked(...aFix);
  expect(ended.reason).toBe('approved');
  expect(model.requests).toHaveLength(3);
  expect(ended.spent).toEqual({
    calls: 3,
    promptTokens: 300,
    completionTokens: 30,
    reasoningTokens: 0,
    cachedTokens: 0,
    cacheWrittenTokens: 0,
    estimated: false,
    cost: null,
  });
});

describe('what the model has read', () => {
  test('is in its next prompts for a plan, and reading is a step', async () => {
    const { ended, prompts } = await worked(
      reply.look('src/tax.ts'),
      calls('search_code', { query: 'price' }),
      ...aFix,
    );
    expect(ended.reason).toBe('approved');
    expect(steps(ended).slice(0, 3)).toEqual(['explored', 'explored', 'planned']);
    expect(prompts[0]).not.toContain('const tax = 1;');
    expect(prompts[1]).toContain('const tax = 1;');
    expect(prompts[2]).toContain('const tax = 1;');
    expect(prompts[2]).toContain('1: const total = price + count;');
  });

  test('includes what could not be done', async () => {
    const { prompts } = await worked(calls('read_file', { start_line: 1 }), ...aFix);
    expect(prompts[1]).toContain('Not done: the input of read_file is not valid at path');
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
    const ended = await work(model);
    expect(ended.reason).toBe('no-action');
    expect(model.requests.length).toBeLessThan(maxCalls);
  });

  test('may be taken in every step', async () => {
    const { model, ended } = await worked(
      reply.look('src/tax.ts'),
      aFix[0],
      reply.look('src/cart.ts'),
      aFix[1],
      reply.look('long.ts'),
      aFix[2],
    );
    expect(ended.reason).toBe('approved');
    expect(steps(ended)).toEqual([
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

  test('is answered from memory the second time, and ends the run the third', async () => {
    const { ended, prompts } = await worked(again, again, again);
    expect(ended.reason).toBe('repeated');
    expect(prompts).toHaveLength(3);
    expect(prompts[2]).toContain('requested before. Do not request it again');
  });

  test('leaves one plan, without exploring, if something else was learnt', async () => {
    const other = reply.look('src/cart.ts');
    const { model, ended } = await worked(again, other, again, again, ...aFix);
    expect(ended.reason).toBe('approved');
    expect(offered(model)[4]).toEqual(['plan', false]);
  });

  test('leaves no second try for that plan', async () => {
    const other = reply.look('src/cart.ts');
    const { ended } = await worked(again, other, again, again, says('Let me look once more.'));
    expect(ended.reason).toBe('repeated');
  });

  test('may be sent several times in one reply', async () => {
    const { ended } = await worked(reply.look('src/tax.ts', 'src/tax.ts', 'src/tax.ts'), ...aFix);
    expect(ended.reason).toBe('approved');
  });

  test('with another page or range is another request', async () => {
    const range = (start_line: number) => calls('read_file', { path: 'long.ts', start_line });
    const { ended } = await worked(range(1), range(501), range(1_001), range(1_501), ...aFix);
    expect(ended.reason).toBe('approved');
    const reads = ended.run.steps.flatMap((step) => (step.kind === 'explored' ? step.reads : []));
    expect(reads.map(({ ruling }) => ruling)).toEqual(['fresh', 'fresh', 'fresh', 'fresh']);
  });
});

describe('a file that is too long for a prompt', () => {
  test('is edited in the lines that were read, which the edit prompt shows', async () => {
    const { ended, prompts } = await worked(
      calls('read_file', { path: 'long.ts', start_line: 3_000 }),
      reply.fix('long.ts'),
      reply.edit('long.ts', 'const last = 2;', 'const last = 3;'),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[2]).toContain('const last = 2;');
    expect(prompts[2]?.length).toBeLessThan(15_000);
  });

  test('is never requested whole', async () => {
    const { ended, prompts } = await worked(
      reply.fix('long.ts'),
      reply.edit('long.ts', 'const lost = 2;', 'const last = 3;'),
      reply.edit('long.ts', 'const last = 2;', 'const last = 3;'),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(steps(ended)).toEqual(['planned', 'edited', 'edited', 'checked', 'reviewed']);
    expect(prompts.filter((prompt) => prompt.includes('complete new text of the file'))).toEqual(
      [],
    );
  });
});
