import { describe, expect, test } from 'vitest';
import { shortDiff } from '../../../src/core/run/short-diff.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

const fileOf = (path: string, lines: number) => changeOf(path, null, 'a line\n'.repeat(lines));
const longName = `${'folder/'.repeat(20)}file.ts`;

describe('a shortened diff', () => {
  test('is the whole diff if it fits, the shortest file first', () => {
    const [one, two] = [fileOf('one.ts', 20), fileOf('two.ts', 10)];
    expect(shortDiff(patchOf(one, two))).toBe(shortDiff(patchOf(two)) + shortDiff(patchOf(one)));
    expect(shortDiff(patchOf())).toBe('');
  });

  test.each([
    ['a large file', [fileOf('a.ts', 5_000)]],
    ['many files that fit alone', ['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(name, 300))],
    ['large files with long names', [fileOf(longName, 5_000), fileOf(`${longName}x`, 6_000)]],
  ])('of %s has at most 8,000 characters, most of them used', (_, changes) => {
    const { length } = shortDiff(patchOf(...changes));
    expect(length).toBeLessThanOrEqual(8_000);
    expect(length).toBeGreaterThan(7_400);
  });

  test('is whole up to the last character that has room', () => {
    const oneLine = (length: number) => patchOf(changeOf('a', null, `${'x'.repeat(length)}\n`));
    const fitting = 7_801 - shortDiff(oneLine(1)).length;
    expect(shortDiff(oneLine(fitting))).toHaveLength(7_800);
    expect(shortDiff(oneLine(fitting))).toMatch(/x\n$/);
    expect(shortDiff(oneLine(fitting + 1))).toMatch(/\(shortened\)\n$/);
  });

  test('leaves room for the names of the files that it does not show', () => {
    const short = shortDiff(patchOf(changeOf('a', null, 'a\n'.repeat(5_000))));
    expect(short.length).toBeLessThanOrEqual(7_800);
    expect(short.length).toBeGreaterThan(7_790);
  });

  test('names the files that it does not show', () => {
    const sizes = Object.entries({ a: 4_000, b: 3_000, c: 2_000, d: 3 });
    const text = shortDiff(patchOf(...sizes.map(([name, lines]) => fileOf(name, lines))));
    const [whole, start] = [fileOf('d', 3), fileOf('c', 2_000)].map((one) =>
      shortDiff(patchOf(one)),
    );
    expect(text.startsWith(`${whole}${start?.slice(0, 1_000)}`)).toBe(true);
    expect(text.match(/^\+\+\+ .*/gm)).toEqual(['+++ b/d', '+++ b/c']);
    expect(text).toMatch(/\n… \(shortened\)\n… not shown: 2 more \(b, a\)\n$/);
  });

  test('does not show the start of a file where hardly any room is left', () => {
    const text = shortDiff(patchOf(fileOf('a', 930), fileOf('b', 2_000)));
    expect(text).not.toContain('(shortened)');
    expect(text).toMatch(/\+a line\n… not shown: 1 more \(b\)\n$/);
  });
});
