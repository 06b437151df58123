import { describe, expect, test } from 'vitest';
import { emptyPatch } from '../../../src/core/edit/patch.ts';
import { type Original, stageEdits } from '../../../src/core/edit/stage.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples.ts';

const placed = (path: string, search: string, replace: string) => ({
  path: pathOf(path),
  edit: { file: path, search: toLines(search), replace: toLines(replace) },
});
const toLines = (text: string) => (text === '' ? [] : text.split('\n'));
const originals = new Map([
  [pathOf('a.py'), { before: 'a\nb\nc\n', executable: false }],
  [pathOf('run.sh'), { before: 'ls\n', executable: true }],
] satisfies [ReturnType<typeof pathOf>, Original][]);
const textOf = (staged: ReturnType<typeof stageEdits>, path: string) =>
  staged.patch.get(pathOf(path))?.after;

describe('staging a reply', () => {
  test('blocks apply in turn, each to what the one before left', () => {
    const edits = [placed('a.py', 'a', 'x\ny'), placed('a.py', 'y\nb', 'z')];
    const staged = stageEdits(emptyPatch, originals, edits);
    expect(staged.refusals).toEqual([]);
    expect(textOf(staged, 'a.py')).toBe('x\nz\nc\n');
  });

  test('one block that does not fit keeps all blocks of its file out, and no other file', () => {
    const edits = [
      placed('a.py', 'a', 'x'),
      placed('a.py', 'nowhere', 'y'),
      placed('run.sh', 'ls', 'ls -l'),
    ];
    const staged = stageEdits(emptyPatch, originals, edits);
    expect(staged.refusals).toEqual([
      {
        path: 'a.py',
        why: expect.stringMatching(/^block 2 of 2: SEARCH does not stand/),
        length: 'a\nb\nc\n'.length,
      },
    ]);
    expect([...staged.patch.keys()]).toEqual(['run.sh']);
    expect(staged.patch.get(pathOf('run.sh'))).toHaveProperty('executable', true);
  });

  test('a block that is sent twice counts once', () => {
    const edits = [placed('a.py', 'a', 'x'), placed('a.py', 'a', 'x')];
    expect(textOf(stageEdits(emptyPatch, originals, edits), 'a.py')).toBe('x\nb\nc\n');
  });

  test('the patch so far is what the blocks apply to, and the original stays its origin', () => {
    const patch = patchOf(changeOf('a.py', 'a\nb\nc\n', 'A\nb\nc\n'));
    const staged = stageEdits(patch, originals, [placed('a.py', 'A', 'AA')]);
    expect(staged.patch.get(pathOf('a.py'))).toEqual(changeOf('a.py', 'a\nb\nc\n', 'AA\nb\nc\n'));
    expect(patch.get(pathOf('a.py'))?.after).toBe('A\nb\nc\n');
  });

  test('a file that is edited back to its original leaves the patch', () => {
    const patch = patchOf(changeOf('a.py', 'a\nb\nc\n', 'A\nb\nc\n'));
    expect(stageEdits(patch, originals, [placed('a.py', 'A', 'a')]).patch.size).toBe(0);
  });

  test('a file that no one has is created from an empty SEARCH only', () => {
    const created = stageEdits(emptyPatch, originals, [placed('new.py', '', 'pass')]);
    expect(created.patch.get(pathOf('new.py'))).toEqual(changeOf('new.py', null, 'pass\n'));
    const refused = stageEdits(emptyPatch, originals, [placed('new.py', 'pass', 'x')]);
    expect(refused).toEqual({
      patch: emptyPatch,
      refusals: [expect.objectContaining({ path: 'new.py' })],
    });
  });
});
