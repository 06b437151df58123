import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../support/property-runs.ts';
import { contextOf, look } from './exploring.ts';
import { kept, shop, within } from './shop.ts';

const project = contextOf({
  'docs/total.md': 'total of all\n',
  'src/a.ts': 'import { total } from "./b";\n\nconst sum = total(1);\nshow(sum);\n',
  'src/b.ts': 'const subtotal = 1;\nexport function total(n: number) {\n  return n;\n}\n',
  'test/b.test.ts': 'test(total);\n',
  '.github/workflows/total.yml': 'total\n',
});

const search = (input: object) => look(project, 'search_code', input);

describe('what is found', () => {
  test('is grouped by file: definitions, sources, tests, documents', async () => {
    expect(await search({ query: 'total', mode: 'word' })).toBe(
      [
        '5 lines in 4 files',
        'src/b.ts (1 line)',
        '  2: export function total(n: number) {',
        'src/a.ts (2 lines)',
        '  1: import { total } from "./b";',
        '  3: const sum = total(1);',
        'test/b.test.ts (1 line)',
        '  1: test(total);',
        'docs/total.md (1 line)',
        '  1: total of all',
      ].join('\n'),
    );
  });

  test.each([
    ['ignores case', { query: 'TOTAL(N' }, ['src/b.ts']],
    ['heeds case if asked to', { query: 'TOTAL', case_sensitive: true }, []],
    ['finds parts of words', { query: 'subtot' }, ['src/b.ts']],
    ['finds whole words only', { query: 'subtot', mode: 'word' }, []],
    ['finds expressions', { query: 'total\\(\\d', mode: 'regex' }, ['src/a.ts']],
    ['filters by folder', { query: 'total', path: 'test/' }, ['test/b.test.ts']],
    ['filters by file', { query: 'total', path: './src/a.ts' }, ['src/a.ts']],
    ['filters by glob', { query: 'total', path: '*.md' }, ['docs/total.md']],
    [
      'filters by a deep glob',
      { query: 'total(', path: 'src/**/*.{ts,js}' },
      ['src/b.ts', 'src/a.ts'],
    ],
    ['knows the names of others', { pattern: 'total', glob: '*.md' }, ['docs/total.md']],
    ['joins a folder and a glob', { pattern: 'total', path: 'src', glob: 'a.*' }, ['src/a.ts']],
    ['knows the switches of grep', { pattern: 'subtot', '-w': true }, []],
    ['knows the case of grep', { pattern: 'TOTAL', '-i': false }, []],
    ['takes an expression for one', { pattern: 'total\\(\\d|subtotal' }, ['src/b.ts', 'src/a.ts']],
  ])('%s', async (_, input, files) => {
    const found = await search(input);
    expect([...found.matchAll(/^(\S+) \(\d+ lines?\)$/gm)].map(([, path]) => path)).toEqual(files);
  });

  test('comes with lines around', async () => {
    expect(await search({ query: 'sum = total', '-C': 1 })).toBe(
      [
        '1 line in 1 file',
        'src/a.ts (1 line)',
        '  2- ',
        '  3: const sum = total(1);',
        '  4- show(sum);',
      ].join('\n'),
    );
  });

  test('is never outside the paths', async () => {
    expect(await search({ query: 'total', path: '.github' })).toBe(
      'No file that can be read matches .github.',
    );
    const found = await look(shop, 'search_code', { query: 'total' }, { within });
    expect(found).toContain('No line contains this text.');
  });

  test('is what the kept patch leaves', async () => {
    const now = (query: string) => look(shop, 'search_code', { query }, { run: kept });
    expect(await now('total')).toBe('1 line in 1 file\nsrc/cart.ts (1 line)\n  2: total');
    expect(await now('three')).toContain('No line contains this text.');
  });

  test('is on pages, each line once', async () => {
    const first = await look(shop, 'search_code', { query: 'line(' });
    const pages = Number(/page 1 of (\d+)/.exec(first)?.[1]);
    expect(first).toMatch(/^2000 lines in 1 file \(page 1 of /);
    const all: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const text = await look(shop, 'search_code', { query: 'line(', page });
      expect(text.length).toBeLessThanOrEqual(8_000);
      all.push(...[...text.matchAll(/^ {2}(\d+):/gm)].map(([, line]) => String(line)));
    }
    expect(all).toEqual(Array.from({ length: 2_000 }, (_, n) => String(n + 2)));
    expect(await look(shop, 'search_code', { query: 'line(', page: 99 })).toContain(
      `(there is no page 99: the last is ${pages})`,
    );
  });
});

describe('an empty result', () => {
  test.each([
    [{ query: 'tottal' }, 'The nearest name is total.'],
    [
      { query: 'SUBTOT', mode: 'word' },
      'In any case, also within words: 1 lines, such as src/b.ts:1.',
    ],
    [{ query: 'total number' }, 'With all its words, in any order: 1 lines, such as src/b.ts:2.'],
    [{ query: 'nowhere' }, 'With regex, it is a pattern.'],
    [{ query: ' ' }, 'Give a query that is not blank.'],
    [{ query: 'total(?=x)', mode: 'regex' }, 'Regular expressions have no lookahead'],
    [{ query: '(a)\\1', mode: 'regex' }, 'backreferences'],
    [{ query: '[a', mode: 'regex' }, 'This is not a regular expression: missing closing ]: `[a`.'],
  ])('for %j says: %s', async (input, said) => {
    expect(await search(input)).toContain(said);
  });
});

test('no input makes it fail, or leave the paths', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('total', '(a+)+$', '**/*', '../..', '.*', '!(a)'),
  );
  const input = fc.record(
    {
      query: text,
      mode: fc.constantFrom('text', 'word', 'regex', 'other'),
      path: text,
      glob: text,
      context: fc.oneof(fc.integer(), fc.string()),
      page: fc.integer(),
      regex: fc.anything(),
    },
    { requiredKeys: ['query'] },
  );
  await fc.assert(
    fc.asyncProperty(input, async (one) => {
      const found = await search(one);
      expect(found).not.toContain('.github/workflows/total.yml (');
      expect(found).not.toContain('could not be read');
    }),
    runs(200),
  );
});
