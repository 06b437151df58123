import { expect, test } from 'vitest';
import { repositoryFiles } from '../../../../src/agent/loop/context/index.ts';
import { findSurroundings } from '../../../../src/agent/loop/tools/index.ts';
import { changeOf, patchOf, runOf, step } from '../../../support/memory/samples.ts';
import { contextOf, task } from './exploring.ts';

const before = 'export function pay(cart) {\n  start();\n}\n';

/** The uses that belong to a change which puts another line in the place of one. */
async function usesAround(line: string, other: string, text = before, old = 'start();') {
  const after = text.replace(old, line);
  const run = runOf(step.edited(patchOf(changeOf('src/a.js', text, after))), step.checked());
  const context = contextOf({ 'src/a.js': text, 'src/b.js': other });
  const repository = repositoryFiles(context.workspace);
  const whole = { ...context, commandResults: new Map(), repository, task, run };
  return (await findSurroundings(whole, [{ path: 'src/a.js', start: 1, end: 9 }])).uses;
}

const fill = (line: string) => `export function fill(cart) {\n  ${line}\n}\n`;

test.each([['cart.isFilled = false;'], ['if (cart.isFilled !== true) return;']])(
  'other code that sets what a new line sets or reads is shown: %s',
  async (line) => {
    const uses = await usesAround(line, fill('cart.isFilled = true;'));
    expect(uses).toMatch(/^isFilled:\nsrc\/b\.js\nin fill\n.*\n {2}2: {3}cart\.isFilled = true;/);
  },
);

test('so is that which reads what a removed line set', async () => {
  const text = before.replace('start();', 'cart.isFilled = 1;\n  start();');
  const uses = await usesAround('', fill('log(cart.isFilled);'), text, 'cart.isFilled = 1;');
  expect(uses).toContain('log(cart.isFilled);');
});

test('one word names a property only of the object itself', async () => {
  const other = fill('cart.filled = true;');
  expect(await usesAround('cart.filled = true;', other)).not.toContain('filled:');
  expect(await usesAround('this.filled = true;', other)).toContain('filled:');
});

test('a call, a short name and one that stands everywhere are none', async () => {
  const other = fill('cart.isFilled = true;');
  expect(await usesAround('cart.isFilled();', other)).not.toContain('isFilled:');
  expect(await usesAround('this.full = true;', fill('this.full = 1;'))).not.toContain('full:');
  const often = fill(Array.from({ length: 9 }, () => 'cart.isFilled = true;').join('\n'));
  expect(await usesAround('cart.isFilled = false;', often)).not.toContain('isFilled:');
});
