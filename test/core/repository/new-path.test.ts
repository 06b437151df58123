import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whyNotNew } from '../../../src/core/repository/index.ts';
import { runs } from '../../support/property-runs.ts';

describe('a new file', () => {
  test.each([
    ...['CON', 'src/nul', 'aux.py', 'src/Aux.tar.gz', 'com1.txt', 'lib/LPT9/a.ts', 'prn .txt'],
    ...['COM\u00B9.md', 'CONIN$', 'conout$.log', 'a:b.ts', 'what?.py', 'a*b', 'a|b'],
  ])('%j is refused, because Windows does not allow it', (path) => {
    expect(whyNotNew(path, [])).toBe(
      `${JSON.stringify(path)} is a name that Windows does not allow`,
    );
  });

  test.each(['console.ts', 'src/auxiliary.py', 'com.ts', 'com10.txt', 'null', 'a.con', 'nul-1.ts'])(
    '%j may be created',
    (path) => {
      expect(whyNotNew(path, [])).toBeUndefined();
    },
  );
});

describe('a new file next to others', () => {
  const there = ['README.md', 'src/cart.ts', 'docs/Gr\u00F6\u00DFe.md', 'Lib/a.py', 'lib/b.py'];

  test.each([
    ['readme.md', 'README.md'],
    ['src/Cart.ts', 'src/cart.ts'],
    ['Src/cart.ts', 'src/cart.ts'],
    ['SRC/new.ts', 'src'],
    ['src/CART.ts/new.ts', 'src/cart.ts'],
    ['docs/Gro\u0308\u00DFe.md', 'docs/Gr\u00F6\u00DFe.md'],
    ['LIB/new.py', 'Lib'],
  ])('%j is refused, which differs only in case from %j', (path, same) => {
    expect(whyNotNew(path, there)).toBe(
      `${JSON.stringify(path)} differs from ${JSON.stringify(same)} only in case`,
    );
  });

  test.each([
    'README.txt',
    'src/carts.ts',
    'source/cart.ts',
    'Lib/new.py',
    'lib/new.py',
    'a/README.md',
  ])('%j may be created', (path) => {
    expect(whyNotNew(path, there)).toBeUndefined();
  });

  test('may take the name of one that is gone', () => {
    expect(whyNotNew('readme.md', there, (name) => name === 'README.md')).toBeUndefined();
  });

  test('whatever the paths: it is refused if and only if a system would take two for one', () => {
    const path = fc
      .array(fc.stringMatching(/^[abAB]{1,2}$/), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join('/'));
    const names = (one: string) =>
      one.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
    fc.assert(
      fc.property(fc.array(path, { maxLength: 6 }), path, (existing, created) => {
        const all = new Set(existing.flatMap(names));
        const clashes = names(created).some(
          (own) => !all.has(own) && [...all].some((one) => one.toLowerCase() === own.toLowerCase()),
        );
        expect(whyNotNew(created, existing) !== undefined).toBe(clashes);
      }),
      runs(1_000),
    );
  });
});
