import { describe, expect, it } from 'vitest';
import { grammarOf, grammars } from '../../../src/adapters/syntax/grammars.ts';
import { treeSitterSyntax } from '../../../src/adapters/syntax/syntax.ts';
import { fixtures } from './fixtures.ts';

const { check } = treeSitterSyntax(new URL('../../../dist/grammars/', import.meta.url));

describe.each(grammars)('$label', ({ label, extensions }) => {
  it('has a good and a broken fixture', () => {
    expect(fixtures.get(label)).toEqual({
      good: expect.stringMatching(/\S/),
      broken: expect.stringMatching(/\S/),
      line: expect.any(Number),
    });
  });

  it.each(extensions)('tells good from broken in a .%s file', async (extension) => {
    const { good = '', broken = '', line } = fixtures.get(label) ?? {};
    const path = `src/cart.${extension}`;
    expect(await check(path, null, good)).toEqual({ kind: 'sound' });
    expect(await check(path, broken, good)).toEqual({ kind: 'sound' });
    const verdict = {
      kind: 'broken',
      problems: expect.arrayContaining([expect.objectContaining({ line })]),
    };
    expect(await check(path, null, broken)).toEqual(verdict);
    expect(await check(path, good, broken)).toEqual(verdict);
    expect(await check(path, broken, broken)).toEqual({ kind: 'unchecked' });
  });
});

describe('grammarOf', () => {
  it('reads the extension without minding its case', () => {
    expect(grammarOf('SRC/CART.PY')?.label).toBe('Python');
  });

  it.each(['Makefile', 'cart.rb', 'cart.d/py', '.py/cart', 'py'])('finds none for %s', (path) => {
    expect(grammarOf(path)).toBeUndefined();
  });
});
