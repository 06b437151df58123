import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../support/property-runs.ts';
import { contextOf, kept, look, shop, within } from './exploring.ts';

const project = contextOf({
  'docs/total.md': 'total of all\n',
  'src/a.ts': 'import { total } from "./b";\n\nconst sum = total(1);\nshow(sum);\n',
  'src/b.ts': 'const subtotal = 1;\nexport function total(n: number) {\n  return n;\n}\n',
  'test/b.test.ts': 'test(total);\n',
  '.github/workflows/total.yml': 'total\n',
});

const search = (input: object) => look(project, 'search_code', input);

describe('what is found', () => {
  test('is that of an expression, if the text has its signs and no line contains it', async () => {
    for (const asked of [{}, { regex: false }]) {
      const result = await search({ query: 'total\\(\\d', ...asked });
      expect(result).toContain('as a regular expression:\n');
      expect(result).toContain('3: const sum = total(1);');
    }
  });

  test('is code with lines around before documentation of the same file without', async () => {
    const text = '"""Module.\n\nPays a tally.\n"""\nimport os\n# a tally\npay(tally)\n';
    const python = contextOf({ 'a.py': text });
    const found = await look(python, 'search_code', { query: 'tally', context: 1 });
    expect(found).toContain(
      'a.py (1 line)\n  6- # a tally\n  7: pay(tally)\na.py (2 lines)\n  3: Pays a tally.\n  6: # a tally',
    );
  });

  test('is grouped by file: definitions, sources, tests, documents', async () => {
    expect(await search({ query: '\\btotal\\b', regex: true })).toBe(
      [
        '5 lines in 4 files',
        'src/b.ts (1 line)',
        '  in total, lines 2-4',
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
    ['finds parts of words', { query: 'subtot' }, ['src/b.ts']],
    ['finds expressions', { query: 'total\\(\\d', regex: true }, ['src/a.ts']],
    ['filters by folder', { query: 'total', path: 'test/' }, ['test/b.test.ts']],
    ['filters by file', { query: 'total', path: './src/a.ts' }, ['src/a.ts']],
    ['filters by glob', { query: 'total', path: '*.md' }, ['docs/total.md']],
    [
      'filters by a deep glob',
      { query: 'total(', path: 'src/**/*.{ts,js}' },
      ['src/b.ts', 'src/a.ts'],
    ],
    ['takes an expression for one', { query: 'total\\(\\d|subtotal' }, ['src/a.ts', 'src/b.ts']],
  ])('%s', async (_, input, files) => {
    const found = await search(input);
    expect([...found.matchAll(/^(\S+) \(\d+ lines?\)$/gm)].map(([, path]) => path)).toEqual(files);
  });

  test('comes with lines around', async () => {
    expect(await search({ query: 'sum = total', context: 1 })).toBe(
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

test('the lines around are not those of other imports', async () => {
  const lines = ['import {', '  total,', '  sum,', "} from './b';", ...Array(9).fill('go();')];
  const text = [...lines, 'total();', 'end();', ''].join('\n');
  const context = contextOf({ 'a.ts': text });
  const query = { query: 'total', context: 2 };
  expect(await look(context, 'search_code', query)).toBe(
    '2 lines in 1 file\na.ts (2 lines)\n  2:   total,\n  12- go();\n  13- go();\n  14: total();\n  15- end();',
  );
});

test('of a name in many files, the definition comes first, with its range', async () => {
  const uses = Array.from({ length: 45 }, (_, at) => [`src/a${at}.ts`, 'total();\n'] as const);
  const defined = 'export function total() {\n  return 1;\n}\n';
  const context = contextOf({ ...Object.fromEntries(uses), 'src/z.ts': defined });
  const found = await look(context, 'search_code', { query: '\\btotal\\b', regex: true });
  expect(found).toMatch(
    /^46 lines in 46 files\nsrc\/z\.ts \(1 line\)\n {2}in total, lines 1-3\n {2}1: export function total\(\) \{\n/,
  );
});

test('files that cannot be searched are named with the reason', async () => {
  const { workspace } = project;
  const large = {
    ...workspace,
    paths: async () => [...(await workspace.paths()), 'src/large.c'],
    obstacle: async () => ({ kind: 'too-large' }) as const,
  };
  const input = { query: 'nowhere', path: 'src/large.c' };
  const said = await look({ ...project, workspace: large }, 'search_code', input);
  expect(said).toContain('src/large.c was not searched: it is larger than 4 MiB.');
});

describe('an empty result', () => {
  test.each([
    [{ query: 'nowhere' }, 'With regex, it is a pattern.'],
    [{ query: ' ' }, 'Give a query that is not blank.'],
    [{ query: 'total(?=x)', regex: true }, 'Regular expressions have no lookahead'],
    [{ query: '(a)\\1', regex: true }, 'backreferences'],
    [{ query: '[a', regex: true }, 'This is not a regular expression: missing closing ]: `[a`.'],
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
      path: text,
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
