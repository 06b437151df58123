import { describe, expect, test } from 'vitest';
import { fileTree } from '../../../src/core/repository/tree.ts';

describe('a small repository', () => {
  test('is listed whole, a folder a line', () => {
    const paths = ['README.md', 'src/a.ts', 'src/core/b.ts', 'src/core/c.ts'];
    expect(fileTree(paths, 'anything')).toBe('./: README.md\nsrc/: a.ts\nsrc/core/: b.ts c.ts');
    expect(fileTree([], 'anything')).toBe('');
  });

  test('shows where a name with a space ends', () => {
    expect(fileTree(['docs/a b.md', 'docs/c.md'], '')).toBe('docs/: "a b.md" c.md');
  });
});

describe('of a large repository', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `packages/part-${index}/source.ts`);
  const lines = (paths: readonly string[], ticket: string) => fileTree(paths, ticket).split('\n');

  test('the likeliest files are listed, in order, and how many are left out', () => {
    const listed = lines([...many, 'zoo/login.ts'], 'The login fails');
    const folders = listed.slice(0, -1);
    expect(listed.join('\n').length).toBeLessThan(6_100);
    expect(folders).toContain('zoo/: login.ts');
    expect(folders).toEqual(folders.toSorted());
    expect(listed.at(-1)).toBe(`(and ${3_001 - folders.length} more files)`);
  });

  test('one folder is shown in part', () => {
    const flat = Array.from({ length: 3_000 }, (_, index) => `lib/source-${index}.ts`);
    const [folder = '', rest] = lines([...flat, 'lib/login.ts'], 'See login.ts');
    const names = folder.slice('lib/: '.length).split(' ');
    expect(names).toContain('login.ts');
    expect(rest).toBe(`(and ${3_001 - names.length} more files)`);
  });
});
