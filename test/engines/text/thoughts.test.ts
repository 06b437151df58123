import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutThoughts } from '../../../src/engines/text/index.ts';

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
  ['a tag that opens again within a thought', '<think>\nA\n<think>\nA</think>B'],
  ['an indented tag after the reply', 'B\n \t<think>A'],
  ['an empty thought after the reply', 'B\n<think>  '],
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
  'a word <think>and no thought',
  'a tag such as </think> within a sentence, and "all before </think>" in quotes',
  'a span `before</think>after` of code',
  'a line\n<reasoning> is the name of a tag',
  'a thinker </thinker>, <analysis-of> x',
])('keeps %s', (reply) => {
  expect(without(reply)).toBe(reply);
});

test.each([
  ['a backtick on another line', 'a ` b\nAA</think>B `c', 'B `c'],
  ['a backtick on the next line', 'a ` A</think>B\n`c', 'B\n`c'],
  ['a sentence that begins after it', 'A word\n</think> and then B', 'and then B'],
])('a tag is not taken for a mention because of %s', (_, reply, kept) => {
  expect(without(reply)).toBe(kept);
});

test('a thought that never ends leaves nothing', () => {
  expect(without(' \n<think> A\nB')).toBe('');
  expect(without('<think> A\nB')).toBe('');
});

describe('a tag in the content of the reply', () => {
  const text = 'A</think>B[x</think>y]C';
  const content = { start: text.indexOf('['), end: text.indexOf(']') };

  test('is no tag', () => {
    expect(withoutThoughts(text, () => [content])).toBe('B[x</think>y]C');
    expect(withoutThoughts(text, () => [])).toBe('y]C');
  });

  test('is no tag in any of its parts, in whatever order they are named', () => {
    const two = 'A</think>[x</think>]B[y</think>]';
    const parts = [...two.matchAll(/\[.*?\]/g)].map(({ 0: part, index }) => {
      return { start: index, end: index + part.length };
    });
    for (const named of [parts, parts.toReversed()])
      expect(withoutThoughts(two, () => named)).toBe('[x</think>]B[y</think>]');
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
