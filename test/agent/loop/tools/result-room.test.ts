import { describe, expect, test } from 'vitest';
import { call, contextOf, exploreIn } from './exploring.ts';

describe('the results of one reply', () => {
  const line = 'const value = 1234567890123456789012345678;\n';
  const names = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
  const large = contextOf(Object.fromEntries(names.map((name) => [name, line.repeat(1_000)])));
  const read = (path: string, end_line: number) =>
    call('read_file', { path, start_line: 1, end_line });

  test('have 24,000 characters together, and say which lines they show of them', async () => {
    const [first, second, third] = await exploreIn(large, [
      ...[read('a.ts', 300), read('b.ts', 500), read('c.ts', 10)],
    ]);
    expect(first?.result).toMatch(/^\(lines 1-300 of 1000\)\n/);
    expect(second?.result).toMatch(
      /^\(lines 1-2\d\d of 1000; cut here, ask for the rest by its lines\)\n/,
    );
    expect(third).toMatchObject({ ruling: 'invalid', result: expect.stringContaining('no room') });
  });

  test.each([1, 2, 3, 4])('are no longer than that with %d calls', async (count) => {
    const reads = await exploreIn(
      large,
      names.slice(0, count).map((name) => read(name, 600)),
    );
    const length = reads.reduce((sum, { result }) => sum + result.length, 0);
    expect(length).toBeLessThan(24_500);
  });
});
