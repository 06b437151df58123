import { expect, test } from 'vitest';
import { mergePatch } from '../../../../src/core/edits/index.ts';
import { pathOf } from '../../../support/memory/samples.ts';

const texts = (base: string | null, ours: string | null, theirs: string | null) => ({
  path: pathOf('a.ts'),
  executable: false,
  ...{ base, ours, theirs },
});
const none = new Map();
const afterOf = (...[base, ours, theirs]: Parameters<typeof texts>) => {
  const { patch, conflicts } = mergePatch([texts(base, ours, theirs)], none);
  return { after: patch.get(pathOf('a.ts'))?.after, conflicts };
};

test.each([
  ['changed on the branch only', ['a\n', 'b\n', 'a\n'], 'b\n'],
  ['changed on the base only', ['a\n', 'a\n', 'b\n'], undefined],
  ['changed alike', ['a\n', 'b\n', 'b\n'], undefined],
  ['new on the branch', [null, 'b\n', null], 'b\n'],
  ['new on both, alike', [null, 'b\n', 'b\n'], undefined],
  ['deleted on the branch', ['a\n', null, 'a\n'], null],
  ['deleted on both', ['a\n', null, null], undefined],
] as const)('a file %s is certain', (_, [base, ours, theirs], after) => {
  expect(afterOf(base, ours, theirs)).toEqual({ after, conflicts: [] });
});

test('a file that one side deletes and the other changes is in conflict', () => {
  const path = pathOf('a.ts');
  expect(afterOf('a\n', 'b\n', null).conflicts).toEqual([{ path, hunks: [], deletedBy: 'theirs' }]);
  expect(afterOf('a\n', null, 'b\n').conflicts).toEqual([{ path, hunks: [], deletedBy: 'ours' }]);
});

test('a file that is new on both sides with different texts is in conflict', () => {
  const { after, conflicts } = afterOf(null, 'b\n', 'c\n');
  expect(after).toBeUndefined();
  expect(conflicts).toMatchObject([{ hunks: [{ ours: 'b\n', theirs: 'c\n' }] }]);
});

test('a file that the base has renamed is changed under its new name', () => {
  const moved = { text: 'a\n', executable: true };
  const file = texts('a\n', 'b\n', null);
  const { patch, conflicts } = mergePatch([file], new Map([[pathOf('lib/a.ts'), moved]]));
  expect(conflicts).toEqual([]);
  expect([...patch.values()]).toEqual([
    { path: 'lib/a.ts', before: 'a\n', after: 'b\n', executable: true },
  ]);
  const twice = new Map([moved, moved].map((one, at) => [pathOf(`${at}.ts`), one]));
  expect(mergePatch([file], twice).conflicts).toHaveLength(1);
});
