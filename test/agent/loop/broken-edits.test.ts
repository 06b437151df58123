import { describe, expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { type ModelReply, messageText } from '../../../src/agent/ports.ts';
import { otherAttempts } from '../../../src/core/report/attempts.ts';
import { changeEvidence } from '../../../src/core/report/checklist.ts';
import { lackingEvidence } from '../../../src/core/report/index.ts';
import { keptPatch } from '../../../src/core/run/index.ts';
import {
  memoryContext,
  type ScriptedModel,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const files = { 'src/cart.ts': 'add\n', 'src/tax.ts': 'one\n' };
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const fix = reply.fix('src/cart.ts', 'src/tax.ts');
const cart = (text: string) => reply.edit('src/cart.ts', 'add', text);
const both = (first: string, second: string) =>
  says(`${cart(first).text}\n${reply.edit('src/tax.ts', 'one', second).text}`);
const work = async (maxAttempts: number, ...script: readonly ModelReply[]) => {
  const model = scriptedModel(fix, ...script);
  return {
    model,
    ended: await runLoop(task, memoryContext(model, files), attemptsOf(maxAttempts)),
  };
};
const changes = ({ run }: LoopResult) =>
  Object.fromEntries([...keptPatch(run)].map(([path, { after }]) => [path, after]));
const promptOf = ({ requests }: ScriptedModel, index: number) =>
  requests[index]?.messages.map(messageText).join('\n') ?? '';
const fixed = { 'src/cart.ts': 'multiply\n' };
const brokenIn = (path: string) =>
  `<problem path="${path}">\nline 1, column 1: it says BROKEN\n> 1 | `;

describe('an edit that breaks the syntax', () => {
  test.each<[string, number, readonly ModelReply[], string, Record<string, string>]>([
    [
      'is sent again, repaired',
      3,
      [cart('BROKEN'), cart('multiply'), reply.approve()],
      'approved',
      fixed,
    ],
    [
      'is never kept, however often it is sent',
      3,
      [cart('BROKEN'), cart('BROKEN 2'), cart('BROKEN 3')],
      'attempts-exhausted',
      {},
    ],
    ['ends the run when it is sent unchanged', 3, [cart('BROKEN'), cart('BROKEN')], 'repeated', {}],
    [
      'may break something else before it is right',
      3,
      [cart('BROKEN 1'), both('multiply', 'BROKEN'), cart('multiply'), reply.approve()],
      'approved',
      fixed,
    ],
    [
      'takes the other files of the edit with it',
      2,
      [both('multiply', 'BROKEN'), both('multiply', 'BROKEN 2')],
      'attempts-exhausted',
      {},
    ],
    [
      'is sent again with the files that were sound',
      2,
      [both('multiply', 'BROKEN'), both('multiply', 'two'), reply.approve()],
      'approved',
      { ...fixed, 'src/tax.ts': 'two\n' },
    ],
    [
      'leaves the change before it',
      2,
      [cart('multiply'), reply.revise('Round.'), reply.edit('src/cart.ts', 'multiply', 'BROKEN')],
      'attempts-exhausted',
      fixed,
    ],
  ])('%s', async (_, attempts, script, reason, kept) => {
    const { ended } = await work(attempts, ...script);
    expect(ended.reason).toBe(reason);
    expect(changes(ended)).toEqual(kept);
  });

  test('goes back with its lines and its diff, each time anew', async () => {
    const { model, ended } = await work(
      3,
      both('multiply', 'BROKEN'),
      cart('BROKEN 2'),
      cart('multiply'),
    );
    const [second, third] = [promptOf(model, 2), promptOf(model, 3)];
    expect(second).toContain(`${brokenIn('src/tax.ts')}BROKEN\n`);
    expect(second).not.toContain('<problem path="src/cart.ts">');
    expect(second).toContain('+multiply\n');
    expect(third).toContain(`${brokenIn('src/cart.ts')}BROKEN 2\n`);
    expect(third).not.toContain('<problem path="src/tax.ts">');
    expect(otherAttempts(ended.run)).toEqual([
      'Edit 1 broke the syntax in src/tax.ts:1: it says BROKEN',
      'Edit 2 broke the syntax in src/cart.ts:1: it says BROKEN',
    ]);
  });
});

describe('hidden characters', () => {
  const hiding = cart('\u202Emultiply');
  const asked = 'The last edit adds what people do not see,';
  const characters = ({ run }: LoopResult) =>
    changeEvidence(run).filter(({ kind }) => kind === 'characters');

  test('go back once, and leave no trace if they are left out', async () => {
    const { model, ended } = await work(3, hiding, cart('multiply'), reply.approve());
    expect(promptOf(model, 2)).toContain(asked);
    expect(promptOf(model, 2)).toContain('> 1 | ⟨U+202E⟩multiply');
    expect(ended.reason).toBe('approved');
    expect(changes(ended)).toEqual(fixed);
    expect(characters(ended)).toEqual([]);
    expect(otherAttempts(ended.run)).toEqual([
      'Edit 1 hid something in src/cart.ts:1: U+202E right-to-left override',
    ]);
  });

  test.each([
    ['in the same reply', hiding],
    ['in another edit', both('\u202Emultiply', 'two')],
  ])('are kept if they are sent again %s, and the evidence names them', async (_, again) => {
    const { model, ended } = await work(3, hiding, again, reply.approve());
    expect(ended.reason).toBe('approved');
    expect(changes(ended)).toMatchObject({ 'src/cart.ts': '\u202Emultiply\n' });
    expect(promptOf(model, 3)).not.toContain(asked);
    expect(characters(ended)).toMatchObject([
      { state: 'failed', detail: 'src/cart.ts:1: U+202E right-to-left override' },
    ]);
    expect(lackingEvidence(ended.run, 'reviewed')).toEqual([
      'the change adds characters or code that people cannot see',
    ]);
  });

  test('are kept at once if no edit is left', async () => {
    const { ended } = await work(1, hiding, reply.approve());
    expect(ended.reason).toBe('approved');
    expect(characters(ended)).toHaveLength(1);
  });

  test('do not excuse a repetition of another edit', async () => {
    const { ended } = await work(4, hiding, cart('BROKEN'), cart('BROKEN'));
    expect(ended.reason).toBe('repeated');
  });

  test('in a broken edit go back with the problem, and only once', async () => {
    const { model, ended } = await work(3, cart('BROKEN \u202E'), hiding, reply.approve());
    expect(promptOf(model, 2)).toContain(asked);
    expect(promptOf(model, 2)).toContain(`${brokenIn('src/cart.ts')}BROKEN ⟨U+202E⟩`);
    expect(ended.reason).toBe('approved');
    expect(characters(ended)).toHaveLength(1);
  });
});
