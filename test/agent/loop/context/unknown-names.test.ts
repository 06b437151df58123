import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unknownNames } from '../../../../src/agent/loop/context/index.ts';
import { memoryWorkspace } from '../../../support/memory/context.ts';
import { facts, fallacies, repositories, unlisted } from './answers.ts';

const ticket =
  'Where does `InvoicePrinter` print, and what is shop.cfg for? The total of a cart is wrong.';
const unknown = (of: keyof typeof repositories, text: string, instruction = ticket) =>
  unknownNames(text, instruction, memoryWorkspace(repositories[of]));

describe('a right answer names nothing unknown', () => {
  test.each([...facts, ...unlisted])('%s: %s', async (of, text) => {
    expect(await unknown(of, text)).toEqual([]);
  });
});

describe('a name that exists nowhere is found', () => {
  test.each(fallacies)('%s: %s', async (of, text, name) => {
    expect(await unknown(of, text)).toEqual([name]);
  });
});

test('of a long answer only the first names are looked up', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `\`CartThing${'ABCDEFGHIJ'[at % 10]}${at}\``);
  expect(await unknown('java', names.join(' '))).toHaveLength(12);
});

test('however a sentence is made, its names are judged in a moment', () => {
  const piece = fc.constantFrom(
    ...[
      'no ',
      'not have ',
      'a ',
      'file ',
      '`a.b`',
      'a.b.c/d',
      ', ',
      ' and ',
      'Cart.x ',
      '没有',
      "'",
      '(',
    ],
    ...[' is ', 'not ', 'found', 'which ', 'of ', 'the ', '$A_B', 'doSomething() ', '.', '\n'],
  );
  return fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 200 }), async (pieces) => {
      expect((await unknown('node', pieces.join(''))).length).toBeLessThanOrEqual(12);
    }),
  );
});
