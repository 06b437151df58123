import { describe, expect, it } from 'vitest';
import { checkPython, definitions } from './check-python.ts';

/** Texts that a check with quadratic time would take minutes for. */
const texts: readonly [name: string, make: (count: number) => string][] = [
  ['nested calls', (count) => `${'f(a='.repeat(count)}1${')'.repeat(count)}\n`],
  ['nested lambdas', (count) => `${'lambda: '.repeat(count)}1\n`],
  ['brackets', (count) => `${'['.repeat(count)}${']'.repeat(count)}\n`],
  ['comments in a block', (count) => `def f():\n${'    # why\n'.repeat(count)}    return 1\n`],
  [
    'comments between blocks',
    (count) => `def f():\n    return 1\n${'# why\n\n'.repeat(count)}x = 1\n`,
  ],
  ['comments at the end', (count) => `class A:\n    x = 1\n${'    # ""\n'.repeat(count)}`],
];

describe('a large file of Python', () => {
  it.each(texts)('is read in linear time: %s', async (_, make) => {
    expect(await checkPython(make(10_000), 'x = 1\n')).toBe('sound');
  });

  it('has comments that are no part of texts, and those above a definition', async () => {
    const comments = '# why\n'.repeat(50);
    const texts = `x = """\n${comments}# {"""\ny = f"""\n${comments}# {x}"""\n`;
    expect(await checkPython(texts)).toBe('sound');
    expect(await checkPython(`if x:\n${comments}# \\\n    y = 1\n`)).toBe('sound');
    expect(await checkPython(`if x:\n${comments}y = 1\n`)).toContain('expected an indented block');
    const found = await definitions('a.py', `x = 1\n${'# why\n'.repeat(15)}def f(): pass\n`);
    expect(found?.find(({ name }) => name === 'f')).toMatchObject({ start: 2 });
  });

  it('is refused without one block', async () => {
    expect(await checkPython('if x:\n'.repeat(20_000), 'x = 1\n')).toContain(
      'expected an indented block',
    );
  });
});
