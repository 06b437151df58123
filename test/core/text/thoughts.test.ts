import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutThoughts } from '../../../src/core/text/thoughts.ts';
import { growth } from '../../support/growth.ts';

const without = (reply: string) => withoutThoughts(reply, () => []).trim();

test.each([
  ['a pair', '<think>\nA\n</think>\nB'],
  ['a pair on one line', '<thinking>A</thinking>B'],
  ['a pair of another name', ' <reasoning>A</reasoning> B'],
  ['a pair in brackets', '[THINK]A[/THINK]B'],
  ['a pair with a namespace', '<seed:think>A</seed:think>B'],
  ['no opening tag', 'A\n</think>\nB'],
  ['no opening tag, on one line', 'A </think> B'],
  ['no opening tag, twice', 'A</think>A\n</think>B'],
  ['nested tags', '<think>A<think>A</think>A</think>B'],
  ['other names for the tags', '<think>A</thinking>B'],
  ['a pair after the reply', 'B\n<think>\nA\n</think>'],
  ['no closing tag after the reply', 'B\n<think>\nA'],
  ['no closing tag after the reply, on one line', 'B\n<think>A'],
  ['a blank in the tags', '<think >A</think >B'],
  [
    'channels',
    '<|channel|>analysis<|message|>A<|end|><|start|>assistant<|channel|>final<|message|>B',
  ],
  ['a mention in the thought', '<think>A `</think>` A</think>B'],
  ['quotes beside a tag', "A 'no'</think>B"],
])('removes %s', (_, reply) => {
  expect(without(reply)).toBe('B');
});

test.each([
  'no tags at all',
  'a `</think>` in backticks',
  `a "</think>" in quotes, or '</think>'`,
  'a <think> that opens within a line',
  'a tag such as </think> within a sentence, and "all before </think>" in quotes',
  'a span `before</think>after` of code',
  'a line\n<reasoning> is the name of a tag',
  'a thinker </thinker>, <analysis-of> x',
])('keeps %s', (reply) => {
  expect(without(reply)).toBe(reply);
});

test('a thought that never ends leaves nothing', () => {
  expect(without('<think> A\nB')).toBe('');
});

describe('a tag in the content of the reply', () => {
  const text = 'A</think>B[x</think>y]C';
  const content = { start: text.indexOf('['), end: text.indexOf(']') };

  test('is no tag', () => {
    expect(withoutThoughts(text, () => [content])).toBe('B[x</think>y]C');
    expect(withoutThoughts(text, () => [])).toBe('y]C');
  });

  test('of which parts may be within another', () => {
    const inner = { start: content.start, end: content.start + 1 };
    expect(withoutThoughts(text, () => [inner, content])).toBe('B[x</think>y]C');
  });
});

test('any reply keeps a part of itself', () => {
  const part = fc.constantFrom('<think>', '</think>', '\n', 'A', ' ', '`', '[/THINK]');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const kept = without(parts.join(''));
      expect(parts.join('').length).toBeGreaterThanOrEqual(kept.length);
    }),
  );
});

test.each(['<think>', '</think>', '<think>A</think>', '\n<think>', ' '])(
  'many %j take linear time',
  (part) => {
    const time = (size: number) => void without(`${part.repeat(size / part.length)}</think>`);
    expect(growth(time, 20_000)).toBeLessThan(8);
  },
);
