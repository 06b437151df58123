import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileTree, listedPaths, shownPaths } from '../../../src/core/repository/index.ts';
import { sortedPlace } from '../../../src/engines/files/index.ts';
import { runs } from '../../support/property-runs.ts';

describe('a small repository', () => {
  test('is listed completely, one folder per line, in the order of the best file of each', () => {
    const paths = ['src/core/b.ts', 'README.md', 'src/a.ts', 'src/core/c.ts'];
    expect(fileTree(paths)).toBe('src/core/: b.ts c.ts\n./: README.md\nsrc/: a.ts');
    expect(fileTree([])).toBe('');
  });

  test('has names with blanks in quotes', () => {
    expect(fileTree(['docs/a b.md', 'docs/c.md'])).toBe('docs/: "a b.md" c.md');
  });
});

describe('a large repository', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `packages/part-${index}/source.ts`);

  test('has its likeliest files listed in order, and counts the others by folder', () => {
    const tree = fileTree(['zoo/login.ts', ...many]);
    const listed = tree.split('\n');
    expect(tree.length).toBeLessThanOrEqual(1_000);
    expect(listed.slice(0, 2)).toEqual(['zoo/: login.ts', 'packages/part-0/: source.ts']);
    expect(listed.at(-1)).toBe(`packages/: (${3_002 - listed.length} more)`);
  });

  test('may have a folder listed in part', () => {
    const flat = Array.from({ length: 3_000 }, (_, index) => `lib/source-${index}.ts`);
    const [folder = '', rest] = fileTree(flat).split('\n');
    const names = folder.slice('lib/: '.length).split(' ');
    expect(rest).toBe(`lib/: (${3_000 - names.length} more)`);
  });

  test('has its folders counted as deep as there is space', () => {
    const deep = Array.from({ length: 3_000 }, (_, index) => `a/${index % 4}/${index}/source.ts`);
    expect(fileTree(deep, deep, 800).split('\n').slice(-4)).toEqual(
      [0, 1, 2, 3].map((part) => expect.stringMatching(`^a/${part}/: \\(\\d+ more\\)$`)),
    );
    const wide = Array.from({ length: 3_000 }, (_, index) => `part-${index}/source.ts`);
    expect(fileTree(wide, wide, 50)).toMatch(/(?:^|\n)\(and (?:29\d\d|3000) more files\)$/);
  });
});

test('a list begins with the likeliest files and the tests that are nearest to them', () => {
  const sources = Array.from({ length: 300 }, (_, index) => `src/part-${index}.ts`);
  const tests = sources.map((path) => path.replace('src/', 'test/').replace('.ts', '.test.ts'));
  const paths = [...sources, ...tests];
  const scores = Float64Array.from(paths, (_, index) => (index < 20 ? 1 / (1 + index) : 0.0001));
  const listed = listedPaths({ paths, scores });
  expect(listed.slice(0, 12)).toEqual([...sources.slice(0, 10), tests[0], tests[1]]);
  expect(listed.slice(18)).toEqual(sources.slice(10, 20));
  expect(fileTree(paths, listed)).toMatch(/test\/: part-0\.test\.ts .*\nsrc\/: \(280 more\)/s);
});

test('whatever the paths, a list names what it says it names, the first one first, and keeps to its room', () => {
  const name = fc.stringMatching(/^[a-z .]{1,8}$/);
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  const ranked = fc.uniqueArray(path, { maxLength: 60 });
  fc.assert(
    fc.property(ranked, fc.integer({ min: 100, max: 800 }), (paths, room) => {
      const shown = shownPaths(paths, paths, room);
      const tree = fileTree(paths, paths, room);
      expect(tree.length).toBeLessThanOrEqual(room);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.slice(0, 40)).toEqual(paths.slice(0, Math.min(40, shown.length)));
      expect(/\d more(?: files)?\)$/.test(tree)).toBe(shown.length < paths.length);
    }),
    runs(100),
  );
});

const texts = fc.array(fc.string({ maxLength: 3, unit: fc.constantFrom('a', 'B', '/', 'é') }));

test('a text is where it is in a sorted list, or before the next one', () => {
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 2 }), (items, text) => {
      const sorted = items.toSorted();
      const expected = sorted.filter((one) => one < text).length;
      expect(sortedPlace(sorted, text)).toBe(expected);
    }),
    runs(200),
  );
});
