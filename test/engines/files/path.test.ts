import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  pathRules,
  repoPath,
  unprotected,
  whyNotNew,
  whyReadOnly,
} from '../../../src/engines/files/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { runs } from '../../support/property-runs.ts';

const everywhere = rulesOf();

describe('a path inside the repository', () => {
  test.each([
    ['src/app.ts', 'src/app.ts'],
    ['./src//app.ts', 'src/app.ts'],
    ['src\\core\\app.ts', 'src/core/app.ts'],
    [' src/./app.ts ', 'src/app.ts'],
    ['src/.gitignore', 'src/.gitignore'],
    ['.github/FUNDING.yml', '.github/FUNDING.yml'],
    ['package.json', 'package.json'],
    ['src/keyboard.ts', 'src/keyboard.ts'],
    ['src/credentials.json.ts', 'src/credentials.json.ts'],
    ['src/id_sk', 'src/id_sk'],
    ['docs/Größe (neu).md', 'docs/Größe (neu).md'],
  ])('%j becomes %j', (candidate, path) => {
    expect(repoPath(candidate, everywhere)).toBe(path);
  });

  test.each([
    ...['', '.', '..', '../secret', 'src/../../secret', 'src/..', 'src\\..\\..\\secret'],
    '/etc/passwd',
    ...['\\\\server\\share', 'C:\\Windows', 'c:app.ts', 'src/a\u0000.ts', 'src/a\n.ts'],
    ...['.git./config', 'sub/.git /config', 'a/.. /b', '.g\u200Cit/config', 'GIT~1/config'],
    ...['GITHUB~1/WORKFL~1/ci.yml', '.git::$INDEX_ALLOCATION/config', 'src/a.ts:$DATA'],
    `${'a/'.repeat(512)}a`,
  ])('%j is refused', (candidate) => {
    const refusal = repoPath(candidate, everywhere);
    expect(refusal).toHaveProperty('why', expect.stringContaining('is not a path inside'));
  });
});

describe('a hidden path', () => {
  const rules = {
    safeDirectory: '',
    isHidden: (path: string) => path.startsWith('keys/'),
    whyProtected: (path: string) => (/^(?:keys|ci)\//.test(path) ? 'it runs' : undefined),
  };

  test('is no path', () => {
    const why = '"keys/a" is protected, because it runs';
    expect(repoPath('keys/a', rules)).toEqual({ kind: 'refused', why });
  });

  test('is another than a read-only one', () => {
    expect(whyReadOnly(pathOf('ci/a'), rules)).toBe('"ci/a" is protected, because it runs');
    expect(whyReadOnly(pathOf('src/a'), rules)).toBeUndefined();
  });
});

describe('the safe directory', () => {
  test.each(['services/api', './services/api/', 'services//api', ' services\\api '])(
    '%j is where the agent may write',
    (directory) => {
      const rules = rulesOf(directory);
      expect(repoPath('services/api/app.py', rules)).toBe('services/api/app.py');
      expect(repoPath('services/apis/app.py', rules)).toHaveProperty('kind', 'refused');
      expect(repoPath('services/api', rules)).toHaveProperty('kind', 'refused');
      expect(repoPath('services/api/../web/app.py', rules)).toHaveProperty('kind', 'refused');
    },
  );

  test.each(['', '.', './', '/'])('%j is the whole repository', (directory) => {
    expect(pathRules(directory, unprotected)?.safeDirectory).toBe('');
  });

  test.each(['..', '../other', '/srv/app', 'a/../..', 'C:\\app'])(
    '%j is not accepted',
    (directory) => {
      expect(pathRules(directory, unprotected)).toBeUndefined();
    },
  );
});

test('whatever the text: an accepted path stays inside, and is accepted unchanged', () => {
  const piece = fc.oneof(
    fc.constantFrom('..', '.', '/', '\\', 'safe', '.git', '.GIT', ' ', 'a.ts', 'C:', '\u0000'),
    fc.string({ maxLength: 4, unit: codePoint }),
  );
  const rules = rulesOf('safe');
  const candidates = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const inside = candidates.map((candidate) => `safe/${candidate}`);
  fc.assert(
    fc.property(fc.oneof(candidates, inside), (candidate) => {
      const path = repoPath(candidate, rules);
      if (typeof path !== 'string') return;
      expect(path.startsWith('safe/')).toBe(true);
      const segments = path.split('/');
      expect(segments).not.toContain('..');
      expect(segments).not.toContain('');
      expect(segments.map((segment) => segment.toLowerCase())).not.toContain('.git');
      expect(repoPath(path, rules)).toBe(path);
    }),
    runs(1_000),
  );
});

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
    ...['README.txt', 'src/carts.ts', 'source/cart.ts', 'Lib/new.py', 'lib/new.py', 'a/README.md'],
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
