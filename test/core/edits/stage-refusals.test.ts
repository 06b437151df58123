import { describe, expect, test } from 'vitest';
import { emptyPatch } from '../../../src/core/edits/patch/patch.ts';
import { block, deletion, renaming, stage, whole, whyOf } from './staging.ts';

describe('a reply that is refused', () => {
  test('says of each file which of its blocks do not fit, and how long the file is', () => {
    const edits = [block('a.py', 'w', 'x'), block('b.py', 'p', 'q'), block('a.py', 'nowhere', 'y')];
    const result = stage(edits);
    expect(result).toHaveProperty('refusals', [
      {
        path: 'a.py',
        why: expect.stringMatching(/^block 1 of 3: SEARCH.*\nblock 3 of 3: SEARCH/s),
        length: 6,
      },
    ]);
  });

  test('explains five blocks at most', () => {
    const edits = Array.from({ length: 9 }, (_, at) => block('a.py', `nowhere ${at}`, 'x'));
    expect(whyOf(stage(edits)).match(/block \d of 9/g)).toHaveLength(5);
  });

  test.each([
    [
      'a block that was made before its file was so',
      [block('a.py', 'x\ny', 'b\nc')],
      'REPLACE is already in the file',
    ],
    [
      'content under an empty SEARCH',
      [block('a.py', '', 'x')],
      'a.py: block 1 of 1: SEARCH is empty, but',
    ],
    [
      'a block for a file that is gone',
      [deletion('a.py'), block('a.py', 'a', 'x')],
      'the file does not exist',
    ],
    [
      'a block for no file',
      [block('none.py', 'nowhere', 'fresh')],
      'none.py is not a file in the repository',
    ],
    [
      'a file that is no text',
      [block('logo.png', 'a', 'x')],
      'logo.png is not an editable text file',
    ],
    [
      'a new text over one that is no text',
      [whole('logo.png', 'x')],
      'logo.png is not an editable text file',
    ],
    ['deleting what is no text', [deletion('logo.png')], 'logo.png is not an editable text file'],
    [
      'renaming what is no text',
      [renaming('logo.png', 'l.png')],
      'logo.png is not an editable text file',
    ],
    [
      'a new text over a file that was not read',
      [whole('unread.py', 'x')],
      'unread.py is not an editable text file',
    ],
    [
      'an empty SEARCH for a file that was not read',
      [block('unread.py', '', 'x')],
      'unread.py is not an editable text file',
    ],
    [
      'renaming onto a file',
      [renaming('a.py', 'b.py')],
      'it cannot be renamed to b.py: that file exists',
    ],
    [
      'renaming onto what is no text',
      [renaming('a.py', 'logo.png')],
      'it cannot be renamed to logo.png',
    ],
    [
      'renaming onto a file that was not read',
      [renaming('a.py', 'unread.py')],
      'it cannot be renamed to unread',
    ],
    ['renaming to where it is', [renaming('a.py', './a.py')], 'it cannot be renamed to a.py'],
    [
      'renaming to a protected path',
      [renaming('a.py', 'secret/a.py')],
      '"secret/a.py" is protected',
    ],
    ['renaming out of the repository', [renaming('a.py', '../a.py')], 'is not a path inside'],
    [
      'renaming what is gone',
      [deletion('a.py'), renaming('a.py', 'c.py')],
      'the file does not exist',
    ],
    ['a file where a folder is', [whole('lib', 'x')], 'lib: block 1 of 1: lib is a folder'],
    ['a file below a file', [block('a.py/b.py', '', 'x')], 'a.py is a file, not a folder'],
    [
      'renaming to where a folder is',
      [renaming('a.py', 'lib')],
      'it cannot be renamed to lib: lib is a folder',
    ],
    [
      'a file below one that the reply makes',
      [whole('n', 'x'), whole('n/m', 'x')],
      'n is a file, not',
    ],
    ['a text that leaves code out', [whole('a.py', '# ... existing code ...')], 'it omits code'],
  ])('%s', (_, edits, why) => {
    expect(whyOf(stage(edits))).toContain(why);
  });

  test.each([
    ['a block of equal sides', [block('a.py', 'a', 'a')], 'REPLACE changes nothing'],
    [
      'blocks that undo each other',
      [block('a.py', 'a', 'x'), block('a.py', 'x', 'a')],
      'as a whole changes nothing',
    ],
    ['a new text that is the old one', [whole('a.py', 'a\nb\nc')], 'as a whole changes nothing'],
    [
      'a file made and deleted',
      [whole('c.py', 'x'), deletion('c.py')],
      'as a whole changes nothing',
    ],
  ])('one that changes nothing: %s', (_, edits, why) => {
    expect(stage(edits)).toHaveProperty('patch', emptyPatch);
    expect(whyOf(stage(edits))).toContain(why);
  });
});
