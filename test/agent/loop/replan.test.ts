import { describe, expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { type ModelRequest, messageText } from '../../../src/agent/ports.ts';
import { particulars } from '../../../src/core/report/index.ts';
import { keptPatch } from '../../../src/core/run/index.ts';
import {
  calls,
  type MemoryFiles,
  memoryContext,
  type Scripted,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const files: MemoryFiles = {
  'src/cart.ts': 'const total = price + count;\n',
  'src/tax.ts': 'const tax = 1;\n',
  'src/sum.ts': 'const sum = 1;\n',
};
const task = { instruction: '# APP-17: The tax is wrong', paths: rulesOf() };
const editOf = {
  cart: reply.edit('src/cart.ts', 'const total = price + count;', 'const total = price * count;'),
  tax: reply.edit('src/tax.ts', 'const tax = 1;', 'const tax = 2;'),
  sum: reply.edit('src/sum.ts', 'const sum = 1;', 'const sum = 2;'),
};
const misfit = (line: string) => reply.edit('src/tax.ts', `const tax = ${line};`, 'const tax = 2;');
const replan = (critique: string) => calls('verdict', { decision: 'replan', critique });
const promptOf = (request: ModelRequest | undefined) =>
  request?.messages.map(messageText).join('\n') ?? '';

async function worked(...script: readonly Scripted[]) {
  const model = scriptedModel(...script);
  const ended = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  return { ended, requests: model.requests, prompts: model.requests.map(promptOf) };
}

const steps = ({ run }: LoopResult) => run.steps.map(({ kind }) => kind);
const changed = ({ run }: LoopResult) => [...keptPatch(run).keys()];
const offers = (request: ModelRequest | undefined) => request?.reads.map(({ name }) => name);

describe('a model that planned the wrong file', () => {
  const after = [reply.fix('src/cart.ts'), editOf.cart, reply.approve()];
  const ways: Readonly<Record<string, readonly Scripted[]>> = {
    'asks for the right one in words': [
      says('This file is fine. I need to see src/cart.ts to fix the total.'),
    ],
    'reads the right one': [reply.look('src/cart.ts')],
    'writes such a call out': [
      says('<function=read_file><parameter=path>src/cart.ts</parameter></function>'),
    ],
  };

  test.each(Object.entries(ways))('%s, is shown it, and plans again', async (_, doubt) => {
    const { ended, requests, prompts } = await worked(reply.fix('src/tax.ts'), ...doubt, ...after);
    expect(ended.reason).toBe('approved');
    expect(steps(ended)).toEqual([
      ...['planned', 'explored', 'planned', 'edited', 'checked', 'reviewed'],
    ]);
    expect(changed(ended)).toEqual(['src/cart.ts']);
    expect(prompts[1]).not.toContain('price + count');
    expect(prompts[2]).toContain('price + count');
    expect(prompts[1]).not.toContain('call `plan` again');
    expect(prompts[2]).toContain('call `plan` again');
    for (const request of requests.slice(1, 3)) expect(offers(request)).toContain('plan');
  });

  test('may plan again at once', async () => {
    const { ended } = await worked(reply.fix('src/tax.ts'), ...after);
    expect(ended.reason).toBe('approved');
    expect(steps(ended)).toEqual(['planned', 'planned', 'edited', 'checked', 'reviewed']);
  });

  test('and twice edits the right one without having seen it is asked for another plan', async () => {
    const unseen = (line: string) => reply.edit('src/cart.ts', line, 'const total = 1;');
    const { ended, prompts } = await worked(
      ...[reply.fix('src/tax.ts'), unseen('let total;'), unseen('var total;')],
      ...after,
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[3]).toContain('Now plan');
    expect(prompts[3]).toContain('The last edit was refused.');
  });

  test('but only asks for what it was shown does nothing', async () => {
    const { ended } = await worked(
      ...[reply.fix('src/tax.ts'), says('Show me src/tax.ts.'), says('Show me src/tax.ts!')],
    );
    expect(ended.reason).toBe('no-action');
    expect(particulars(ended)).toBe('It was asked for an edit, and twice sent something else.');
  });
});

describe('a reviewer who finds the plan wrong', () => {
  test('has the plan made again, and what it leaves goes back to what it was', async () => {
    const { ended, prompts } = await worked(
      ...[reply.fix('src/tax.ts'), editOf.tax, replan('The total is in the cart.')],
      ...[reply.fix('src/cart.ts'), editOf.cart, reply.approve()],
    );
    expect(ended.reason).toBe('approved');
    expect(changed(ended)).toEqual(['src/cart.ts']);
    expect(prompts[3]).toContain('Now plan');
    expect(prompts[3]).toContain('The total is in the cart.');
    expect(prompts[4]).not.toContain('const tax = 2;');
  });

  test('must say why', async () => {
    const { ended, prompts } = await worked(
      ...[reply.fix('src/cart.ts'), editOf.cart, replan(' '), reply.approve()],
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[3]).toContain('a verdict "replan" needs a critique');
  });

  test('leaves the last sound change for people if no plan follows', async () => {
    const { ended } = await worked(
      ...[reply.fix('src/tax.ts'), editOf.tax, replan('It is in the cart.')],
      ...[says('Hm.'), says('Hm!')],
    );
    expect(ended.reason).toBe('no-action');
    expect(changed(ended)).toEqual(['src/tax.ts']);
  });

  test('cannot have a change answered in words', async () => {
    const { ended, prompts } = await worked(
      ...[reply.fix('src/tax.ts'), editOf.tax, replan('It is in the cart.')],
      ...[reply.other('ask', 'Which total?'), reply.fix('src/cart.ts'), editOf.cart],
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[4]).toContain('only a plan of kind "fix" may follow');
  });
});

describe('plans', () => {
  test('that return to an earlier one end the run', async () => {
    const { ended } = await worked(
      ...[reply.fix('src/tax.ts'), reply.fix('src/cart.ts'), reply.fix('src/tax.ts')],
    );
    expect(ended).toMatchObject({ reason: 'repeated' });
  });

  test('are replaced twice and no more', async () => {
    const { ended, prompts } = await worked(
      ...[reply.fix('src/tax.ts'), reply.fix('src/sum.ts'), reply.fix('src/cart.ts')],
      ...[reply.fix('src/tax.ts', 'src/sum.ts'), editOf.cart, reply.approve()],
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[4]).toContain('The last reply could not be used');
    expect(steps(ended)).toContain('unusable');
  });

  test('that stay leave the change as it is', async () => {
    const { ended } = await worked(
      ...[reply.fix('src/tax.ts'), editOf.tax, replan('The sum is missing.')],
      ...[reply.fix('src/tax.ts', 'src/sum.ts'), editOf.sum, reply.approve()],
    );
    expect(ended.reason).toBe('approved');
    expect(changed(ended).sort()).toEqual(['src/sum.ts', 'src/tax.ts']);
  });

  test('are not made again for edits of a planned file that do not match', async () => {
    const { ended, prompts } = await worked(
      ...[reply.fix('src/tax.ts'), misfit('3'), misfit('4'), reply.whole('const tax = 2;\n')],
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[3]).toContain('Now rewrite src/tax.ts');
  });
});
