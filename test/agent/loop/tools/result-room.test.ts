import { describe, expect, test } from 'vitest';
import { fairShare } from '../../../../src/agent/loop/tools/explore.ts';
import { offerLooks } from '../../../../src/agent/loop/tools/index.ts';
import { defaultRules, newRun } from '../../../../src/core/run/index.ts';
import { changeOf, patchOf, runOf, step } from '../../../support/memory/samples.ts';
import { call, contextOf, explored, exploreIn, inRounds } from './exploring.ts';

describe('the results of one reply', () => {
  const line = 'const value = 1234567890123456789012345678;\n';
  const names = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
  const large = contextOf(Object.fromEntries(names.map((name) => [name, line.repeat(1_000)])));
  const read = (path: string, end_line: number) =>
    call('read_file', { path, start_line: 1, end_line });

  test('have 40,000 characters together: the small ones theirs, the others as much as each other', async () => {
    const [first, second, third] = await exploreIn(large, [
      ...[read('a.ts', 600), read('b.ts', 700), read('c.ts', 10)],
    ]);
    expect(first?.result).toMatch(
      /^\(lines 1-4\d\d of 1000\)\n[\s\S]*\n\(left out: lines \d+-600, [\d,]+ characters/,
    );
    expect(second?.shown).toEqual([{ path: 'b.ts', start: 1, end: first?.shown?.[0]?.end }]);
    expect(third?.result).toMatch(/^\(lines 1-10 of 1000\)\n/);
  });

  test('have 16,000 for a review, and three calls', async () => {
    const change = patchOf(changeOf('x.ts', 'a\n', 'b\n'));
    const run = runOf(step.edited(change), step.checked(), step.tested('passed'));
    const reads = await exploreIn(large, [read('a.ts', 500), read('b.ts', 600)], { run });
    const length = reads.reduce((sum, { result }) => sum + result.length, 0);
    expect(length).toBeLessThan(16_500);
    expect(length).toBeGreaterThan(13_000);
    expect(offerLooks('review', run, { ...large, rules: defaultRules }).atOnce).toBe(3);
    expect(offerLooks('plan', newRun, { ...large, rules: defaultRules }).atOnce).toBe(5);
  });

  test('keep what calls name whole, and have a page at least', async () => {
    const whole = line.repeat(300);
    const files = {
      ...Object.fromEntries(names.map((name) => [name, line.repeat(400)])),
      'e.ts': whole,
    };
    const reads = await exploreIn(contextOf(files), [
      call('search_code', { query: 'value', path: 'a.ts', context: 2 }),
      call('read_file', { path: 'e.ts' }),
      ...[read('b.ts', 320), read('c.ts', 320)],
    ]);
    const lengths = reads.map(({ result }) => result.length);
    expect(lengths.slice(2).every((length) => length > 320 * line.length)).toBe(true);
    expect(reads[0]?.result).not.toContain('(cut here');
    expect(lengths[0]).toBeLessThan(5_300);
    expect(lengths[1]).toBeLessThan(6_500);
    expect(lengths[1]).toBeGreaterThan(4_000);
  });

  test('leave a small file whole, whatever is read beside it', async () => {
    const files = {
      ...Object.fromEntries(names.map((name) => [name, line.repeat(900)])),
      'small.ts': line.repeat(93),
    };
    const calls = [
      ...names.map((name) => read(name, 800)),
      call('read_file', { path: 'small.ts' }),
    ];
    const small = (await exploreIn(contextOf(files), calls)).at(-1);
    expect(small?.shown).toEqual([{ path: 'small.ts', start: 1, end: 93, isWhole: true }]);
  });

  test('that are repeated have no more', async () => {
    const calls = names.map((name) => read(name, 600));
    const reads = await inRounds(large, ...calls);
    const again = await exploreIn(large, calls, { run: runOf(explored(...reads)) });
    expect(again.map(({ ruling }) => ruling)).toEqual(Array(4).fill('repeated'));
    expect(again.reduce((sum, { result }) => sum + result.length, 0)).toBeLessThan(41_000);
  });

  test.each([
    [[10, 20], 100, 100],
    [[10, 90, 90], 100, 45],
    [[50, 50], 100, 100],
    [[80, 80, 80, 80], 100, 25],
    [[], 100, 100],
  ])('of lengths %j have, of %i, at most %i each', (lengths, room, share) => {
    expect(fairShare(lengths, room)).toBe(share);
  });

  test.each([1, 2, 3, 4])('are no longer than that with %d calls', async (count) => {
    const reads = await exploreIn(
      large,
      names.slice(0, count).map((name) => read(name, 600)),
    );
    const length = reads.reduce((sum, { result }) => sum + result.length, 0);
    expect(length).toBeLessThan(40_500);
  });
});
