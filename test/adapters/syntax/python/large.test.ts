import { describe, expect, it } from 'vitest';
import { checkPython } from './check-python.ts';

/** Texts that a check with quadratic time would take minutes for. */
const texts: readonly [name: string, make: (count: number) => string][] = [
  ['imports', (count) => 'from __future__ import annotations\n'.repeat(count)],
  ['arguments', (count) => `f(${'a, '.repeat(count)}b=1)\n`],
  ['nested calls', (count) => `${'f(a='.repeat(count)}1${')'.repeat(count)}\n`],
  ['nested comparisons', (count) => `${'(a < '.repeat(count)}b${')'.repeat(count)}\n`],
  ['nested lambdas', (count) => `${'lambda: '.repeat(count)}1\n`],
  ['brackets', (count) => `${'['.repeat(count)}${']'.repeat(count)}\n`],
  ['waits', (count) => `async def f():\n${'    await x\n'.repeat(count)}`],
];

describe('a large file of Python', () => {
  it.each(texts)('is read in linear time: %s', async (_, make) => {
    expect(await checkPython(make(10_000), 'x = 1\n')).toBe('sound');
  });

  it('is refused without one block', async () => {
    expect(await checkPython('if x:\n'.repeat(20_000), 'x = 1\n')).toContain(
      'expected an indented block',
    );
  });
});
