import { expect, test } from 'vitest';
import { fileTree } from '../../src/core/tree.ts';

test('a small repository is listed whole', () => {
  expect(fileTree(['a.ts', 'b.ts'], 'anything')).toBe('a.ts\nb.ts');
  expect(fileTree([], 'anything')).toBe('');
});

test('of a large one the likeliest files are listed, in order, and how many are left out', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `packages/part-${index}/source.ts`);
  const tree = fileTree([...many, 'zoo/login.ts'], 'The login fails');
  expect(tree.length).toBeLessThan(30_100);
  const lines = tree.split('\n');
  const files = lines.slice(0, -1);
  expect(files).toContain('zoo/login.ts');
  expect(files).toEqual(files.toSorted());
  expect(lines.at(-1)).toBe(`(and ${3_001 - files.length} more files)`);
});
