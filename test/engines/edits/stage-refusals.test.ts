import { describe, expect, test } from 'vitest';
import { applyEdits, type Edit, emptyPatch } from '../../../src/engines/edits/index.ts';
import { block, deletion, renaming, repository, stage, whole, whyOf } from './staging.ts';

describe('a reply with more edits than may be placed', () => {
  const edits = Array.from({ length: 9 }, (_, at) => block('a.py', 'b', `b${at}`));
  const stageWithin = (names: number, lines: number) =>
    applyEdits(emptyPatch, repository, edits, { limits: { names, lines } });

  test('is refused as a whole', () => {
    expect(stageWithin(1, 12)).toEqual({
      kind: 'unplaced',
      why: 'too many edits for files of this size, from block 3 of 9 on: send fewer at a time',
    });
  });

  test('is tried up to there', () => {
    expect(stageWithin(1, 100)).toHaveProperty('kind', 'staged');
  });

  test('is refused for the number of its files before any of them is looked for', () => {
    expect(stageWithin(0, 100)).toEqual({
      kind: 'unplaced',
      why: 'the reply names 1 files: edit at most 0',
    });
  });
});

describe('a reply that is refused', () => {
  test('names for each file the blocks that do not fit, and no others', () => {
    const edits = [block('a.py', 'w', 'x'), block('b.py', 'p', 'q'), block('a.py', 'nowhere', 'y')];
    const result = stage(edits);
    expect(result).toHaveProperty('refusals', [
      {
        path: 'a.py',
        why: expect.stringMatching(/^block 1 of 3: SEARCH.*\nblock 3 of 3: SEARCH/s),
      },
    ]);
  });

  test.each<[string, readonly Edit[]]>([
    ['two texts for a file', [whole('a.py', 'x'), whole('a.py', 'y')]],
    ['two texts for a new file', [whole('new.py', 'x'), whole('new.py', 'y')]],
    ['a change of a file before its whole text', [block('a.py', 'a', 'x'), whole('a.py', 'z')]],
  ])('has %s', (_, edits) => {
    expect(whyOf(stage(edits))).toContain('block 2 of 2: it writes the file that an earlier edit');
  });

  test('explains at most five blocks', () => {
    const edits = Array.from({ length: 9 }, (_, at) => block('a.py', `nowhere ${at}`, 'x'));
    expect(whyOf(stage(edits)).match(/block \d of 9/g)).toHaveLength(5);
  });

  test.each([
    [
      'a block whose result the original file already has',
      [block('a.py', 'x\ny', 'b\nc')],
      'REPLACE is already in the file',
    ],
    [
      'content under an empty SEARCH',
      [block('a.py', '', 'x')],
      'a.py: block 1 of 1: SEARCH is empty, but',
    ],
    [
      'a block for a deleted file',
      [deletion('a.py'), block('a.py', 'a', 'x')],
      'the file does not exist',
    ],
    [
      'a block for an unknown file',
      [block('none.py', 'nowhere', 'fresh')],
      'none.py is not a file in the repository',
    ],
    [
      'a file that is not text',
      [block('logo.png', 'a', 'x')],
      'logo.png is not an editable text file',
    ],
    [
      'a new text for a file that was not read',
      [whole('unread.py', 'x')],
      'unread.py is not an editable text file',
    ],
    [
      'renaming onto a file',
      [renaming('a.py', 'b.py')],
      'it cannot be renamed to b.py: that file exists',
    ],
    [
      'renaming onto a file that is not text',
      [renaming('a.py', 'logo.png')],
      'it cannot be renamed to logo.png',
    ],
    ['renaming to the same path', [renaming('a.py', './a.py')], 'it cannot be renamed to a.py'],
    [
      'renaming to a protected path',
      [renaming('a.py', 'secret/a.py')],
      '"secret/a.py" is protected',
    ],
    ['renaming to a device', [renaming('a.py', 'com1.py')], 'Windows does not allow'],
    ['renaming out of the repository', [renaming('a.py', '../a.py')], 'is not a path inside'],
    [
      'renaming a deleted file',
      [deletion('a.py'), renaming('a.py', 'c.py')],
      'the file does not exist',
    ],
    ['a file in place of a folder', [whole('lib', 'x')], 'lib: block 1 of 1: lib is a folder'],
    ['a file below a file', [block('a.py/b.py', '', 'x')], 'a.py is a file, not a folder'],
    [
      'renaming to a folder',
      [renaming('a.py', 'lib')],
      'it cannot be renamed to lib: lib is a folder',
    ],
    [
      'a file below one that the reply creates',
      [whole('n', 'x'), whole('n/m', 'x')],
      'n is a file, not',
    ],
    ['a text with a placeholder', [whole('a.py', '# ... existing code ...')], 'it omits code'],
  ])('%s', (_, edits, why) => {
    expect(whyOf(stage(edits))).toContain(why);
  });

  test.each([
    ['a block with equal sides', [block('a.py', 'a', 'a')], 'REPLACE changes nothing'],
    [
      'blocks that undo each other',
      [block('a.py', 'a', 'x'), block('a.py', 'x', 'a')],
      'as a whole changes nothing',
    ],
    ['a new text equal to the old one', [whole('a.py', 'a\nb\nc')], 'as a whole changes nothing'],
    [
      'a file created and deleted',
      [whole('c.py', 'x'), deletion('c.py')],
      'as a whole changes nothing',
    ],
  ])('that changes nothing: %s', (_, edits, why) => {
    expect(stage(edits)).toHaveProperty('patch', emptyPatch);
    expect(whyOf(stage(edits))).toContain(why);
  });
});

describe('a new file that differs from another only in case', () => {
  test.each([
    ['of the repository', [whole('A.py', 'x')], 'a.py'],
    ['in a folder', [whole('Lib/new.py', 'x')], 'lib'],
    ['by an empty SEARCH', [block('RUN.sh', '', 'x')], 'run.sh'],
    ['that was not read', [whole('Unread.py', 'x')], 'unread.py'],
    ['of the same reply', [whole('new.py', 'x'), whole('New.py', 'y')], 'new.py'],
    ['by its new name', [renaming('b.py', 'A.py')], 'a.py'],
  ])('%s is refused', (_, edits, same) => {
    const why = expect.stringContaining(`differs from "${same}" only in case`);
    expect(stage(edits)).toEqual({ kind: 'unplaced', why });
  });

  test.each([
    ['is its new name', [renaming('a.py', 'A.py')]],
    ['is deleted before', [deletion('a.py'), whole('A.py', 'x')]],
  ])('is made if the other %s', (_, edits) => {
    expect(stage(edits)).toMatchObject({ kind: 'staged', refusals: [] });
  });
});
