import { describe, expect, test } from 'vitest';
import { meterModel, repositoryFiles } from '../../../../src/agent/loop/context/index.ts';
import { BudgetSpent, requireFiles, runLoop } from '../../../../src/agent/loop/index.ts';
import { defaultRules, nothingSpent, type Rules } from '../../../../src/core/run/index.ts';
import { UserError } from '../../../../src/engines/errors.ts';
import type {
  Control,
  Model,
  ModelReply,
  ModelRequest,
} from '../../../../src/engines/model/port/index.ts';
import {
  calls,
  memoryContext,
  memoryWorkspace,
  says,
  scriptedModel,
} from '../../../support/memory/context.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { lossOf } from '../../../support/memory/samples/runs.ts';
import { pictureOf } from '../../../support/memory/samples/tickets.ts';

const { signal } = new AbortController();
const request = (text = 'short'): ModelRequest => ({
  messages: [{ role: 'user', text }],
  reads: [],
});
const using = (promptTokens: number, completionTokens: number, estimated = false): ModelReply => ({
  ...says('a reply'),
  spent: { ...nothingSpent, calls: 1, promptTokens, completionTokens, estimated },
});

/** A model that makes this many attempts before it replies, or fails if it has no reply. */
function tryingModel(tries: number, reply: ModelReply | undefined): Model & { made: number } {
  return {
    made: 0,
    async ask(_, { beforeAttempt }) {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        beforeAttempt();
        this.made += 1;
      }
      if (reply === undefined) throw new Error('503');
      return reply;
    },
  };
}

const meter = (model: Model, bounds: Partial<Rules>) => {
  const metered = meterModel(model, { ...defaultRules, ...bounds });
  return { ...metered, ask: (asked = request()) => metered.ask(asked, signal) };
};

describe('calls', () => {
  test('the attempt after the last allowed one does not reach the model', async () => {
    const model = scriptedModel(says('1'), says('2'), says('3'));
    const { ask, spent } = meter(model, { maxCalls: 2 });
    expect([(await ask()).text, (await ask()).text]).toEqual(['1', '2']);
    await expect(ask()).rejects.toThrow(BudgetSpent);
    expect(model.requests).toHaveLength(2);
    expect(spent().calls).toBe(2);
  });

  test('are attempts: those of a failed call count, too', async () => {
    const { ask, spent } = meter(tryingModel(3, undefined), { maxCalls: 16 });
    await expect(ask()).rejects.toThrow('503');
    expect(spent()).toEqual({
      ...nothingSpent,
      calls: 3,
      promptTokens: 0,
      completionTokens: 0,
      estimated: false,
    });
  });
});

describe('tokens', () => {
  test('add up over the calls, and stay marked as estimated', async () => {
    const model = scriptedModel(using(100, 10), using(200, 20, true), using(300, 30));
    const { ask, spent } = meter(model, {});
    await ask();
    expect(spent()).toEqual({
      ...nothingSpent,
      cost: null,
      calls: 1,
      promptTokens: 100,
      completionTokens: 10,
      estimated: false,
    });
    await ask();
    await ask();
    expect(spent()).toEqual({
      ...nothingSpent,
      cost: null,
      calls: 3,
      promptTokens: 600,
      completionTokens: 60,
      estimated: true,
    });
  });

  test('cost what each call costs, so that only a long prompt has the price of one', async () => {
    const model = scriptedModel(using(60, 10), using(110, 10));
    const long = { prompt: 2, cached: 2, cacheWritten: 2, completion: 6, above: 100 };
    const list = { maker: 'A maker', host: 'a.test', source: 'a page', read: '2026-10-26' };
    const prices = { prompt: 1, cached: 1, cacheWritten: 1, completion: 3, list, long };
    const { ask, spent } = meter(model, { prices });
    expect((await ask()).spent.cost).toBeCloseTo(90e-6, 12);
    expect((await ask()).spent.cost).toBeCloseTo(280e-6, 12);
    expect(spent().cost).toBeCloseTo(370e-6, 12);
  });

  test('keep a prompt that would exceed them from being sent', async () => {
    const model = scriptedModel(says('1'));
    const { ask, spent } = meter(model, { maxTokens: 1_000 });
    await expect(ask(request('word '.repeat(2_000)))).rejects.toThrow(BudgetSpent);
    expect(model.requests).toEqual([]);
    expect(spent().calls).toBe(0);
  });

  test('keep a request whose tools would exceed them from being sent', async () => {
    const model = scriptedModel(says('1'));
    const description = 'word '.repeat(2_000);
    const tool = { name: 'look', description, parameters: {} };
    const { ask } = meter(model, { maxTokens: 1_000 });
    await expect(ask({ ...request(), reads: [tool] })).rejects.toThrow(BudgetSpent);
    await expect(ask({ ...request(), answer: tool })).rejects.toThrow(BudgetSpent);
    expect(model.requests).toEqual([]);
  });

  test('limit each reply to what the prompt leaves', async () => {
    const allowed: number[] = [];
    const model: Model = {
      async ask(_, { maxReplyTokens }: Control) {
        allowed.push(maxReplyTokens);
        return using(500, maxReplyTokens);
      },
    };
    const { ask, spent } = meter(model, { maxTokens: 20_000 });
    await ask();
    await ask();
    await expect(ask()).rejects.toThrow(BudgetSpent);
    expect(allowed).toEqual([16_000, expect.any(Number)]);
    expect(allowed[1]).toBeGreaterThan(3_000);
    expect(allowed[1]).toBeLessThan(3_500);
    expect(spent().promptTokens + spent().completionTokens).toBeLessThanOrEqual(20_500);
  });

  test.each([
    ['twice the usual bound', {}, 32_000],
    ['what is left', { maxTokens: 25_000 }, expect.closeTo(25_000, -2)],
    ["what the model's window leaves", { window: 24_000 }, expect.closeTo(24_000, -2)],
  ])('allow a reply that needs room %s', async (_, bounds, room) => {
    const allowed: number[] = [];
    const model: Model = {
      async ask(_, { maxReplyTokens }: Control) {
        allowed.push(maxReplyTokens);
        return using(0, 0);
      },
    };
    const { ask } = meter(model, bounds);
    await ask();
    await ask({ ...request(), needsRoom: true });
    expect(allowed).toEqual([16_000, room]);
  });

  test('are not spent on a reply that would be too short', async () => {
    const model = scriptedModel(using(0, 800), says('2'));
    const { ask } = meter(model, { maxTokens: 1_000 });
    await ask();
    await expect(ask()).rejects.toThrow(BudgetSpent);
  });
});

test('pictures of a prompt count by their size in pixels, not by that of their files', async () => {
  const limited = async (bytes: number, side: number) => {
    const pictures = [pictureOf('error.png', { bytes, width: side, height: side })];
    const messages = [{ role: 'user', text: 'short', pictures } as const];
    const { ask } = meter(scriptedModel(says('seen')), { maxTokens: 3_000 });
    return ask({ messages, reads: [] }).then(
      ({ text }) => text,
      (error: unknown) => error,
    );
  };
  expect(await limited(3_000_000, 280)).toBe('seen');
  expect(await limited(100, 2_800)).toBeInstanceOf(BudgetSpent);
});

test.each([
  ['refuses cost nothing from then on', true, '2'],
  ['takes count each time', false, undefined],
])('pictures that the endpoint %s', async (_, isRefused, second) => {
  const first = { ...using(900, 100), losses: isRefused ? [lossOf('pictures')] : [] };
  const pictures = [pictureOf('error.png', { width: 2_800, height: 2_800 })];
  const asked = { messages: [{ role: 'user', text: 'short', pictures } as const], reads: [] };
  const { ask } = meter(scriptedModel(first, says('2')), { maxTokens: 7_000 });
  await ask(asked);
  const again = ask(asked);
  if (second === undefined) await expect(again).rejects.toThrow(BudgetSpent);
  else expect((await again).text).toBe(second);
});

describe('progress', () => {
  test('is told from each attempt on, until no reply is awaited', async () => {
    const told: unknown[] = [];
    const pause = { kind: 'waiting', ms: 8_000, why: 'it asks for it' } as const;
    const rules = { ...defaultRules, maxCalls: 2 };
    const model: Model = {
      ask: async (_, { beforeAttempt, onProgress }) => {
        beforeAttempt();
        onProgress?.({ kind: 'arriving', tokens: 7, isThinking: true });
        onProgress?.(pause);
        beforeAttempt();
        throw new Error('503');
      },
    };
    const metered = meterModel(model, rules, {
      onProgress: (progress, { calls }) =>
        told.push([progress?.kind === 'arriving' ? progress.tokens : progress?.kind, calls]),
    });
    await expect(metered.ask(request(), signal)).rejects.toThrow('503');
    expect(told).toEqual([
      [0, 1],
      [7, 1],
      ['waiting', 1],
      [0, 2],
      [undefined, 2],
    ]);
  });
});

describe('the files of a repository', () => {
  const files = { 'src/cart.ts': 'const total = 1;\n', 'docs/a.md': '# A\n', '.env': 'KEY=1\n' };
  const task = { instruction: 'The total is wrong.', paths: rulesOf('src') };

  test('lists only the files that may be written', async () => {
    const { paths, tree } = await repositoryFiles(memoryWorkspace(files))(task);
    expect(paths).toEqual(['src/cart.ts']);
    expect(tree()).toBe('src/: cart.ts');
  });

  test('lists the files that are likely, and counts the others', async () => {
    const other = (_: unknown, index: number) => [`docs/part-${index}.md`, 'Nothing.\n'];
    const many = Object.fromEntries(Array.from({ length: 300 }, other));
    const own = { 'src/cart.ts': 'const total = 1;\n', 'src/price.ts': 'const price = 1;\n' };
    const about = {
      ...task,
      instruction: 'The total of src/cart.ts is wrong.',
      paths: rulesOf(''),
    };
    const { tree } = await repositoryFiles(memoryWorkspace({ ...many, ...own }))(about);
    expect(tree()).toBe('src/: cart.ts\nsrc/: (1 more)\ndocs/: (300 more)');
  });

  test.each([
    ['an empty repository', {}, rulesOf(''), 'The repository has no files:'],
    [
      'a directory that is not there',
      files,
      rulesOf('source'),
      'Set `safe-directory` to a directory',
    ],
    ['a file', files, rulesOf('docs/a.md'), 'docs/a.md has none.'],
    ['protected files only', { '.env': 'KEY=1\n' }, rulesOf(''), '`protected-paths`'],
  ])('%s leaves nothing to change', async (_, given, rules, problem) => {
    const checked = requireFiles(memoryWorkspace(given), rules);
    await expect(checked).rejects.toThrow(UserError);
    await expect(checked).rejects.toThrow(problem);
  });

  test('one file that may be changed is enough', async () => {
    await requireFiles(memoryWorkspace(files), rulesOf('docs'));
  });

  test('the repository is listed once in a run, however often the model explores', async () => {
    const looks = ['total', 'price', 'cart'].map((query) => calls('search_code', { query }));
    const script = [...looks, new Error('connect ECONNREFUSED')];
    const context = memoryContext(scriptedModel(...script, ...script), files);
    let listings = 0;
    const paths = () => {
      listings += 1;
      return context.workspace.paths();
    };
    const counted = { ...context, workspace: { ...context.workspace, paths } };
    const run = () => runLoop(task, counted, defaultRules);
    expect(await run()).toMatchObject({ reason: 'failed', spent: { calls: 4 } });
    const first = listings;
    expect(await run()).toMatchObject({ reason: 'failed', spent: { calls: 4 } });
    expect(first).toBeGreaterThan(0);
    expect(listings).toBe(2 * first);
  });
});
