import { describe, expect, test } from 'vitest';
import { applyEdits, emptyPatch } from '../../../src/engines/edits/index.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import {
  block,
  deletion,
  original,
  renaming,
  repository,
  stage,
  staged,
  whole,
  whyOf,
} from './staging.ts';

describe('blocks of one reply', () => {
  test.each([
    [
      'each applies to what the previous one left',
      [block('a.py', 'a', 'x\ny'), block('a.py', 'y\nb', 'z')],
      'x\nz\nc\n',
    ],
    [
      'a repeated block counts once',
      [block('a.py', 'b', 'b\nb'), block('a.py', 'b', 'b\nb')],
      'a\nb\nb\nc\n',
    ],
    [
      'a repeated block counts once under another name',
      [block('a.py', 'a', 'x'), block('./a.py', 'a', 'x')],
      'x\nb\nc\n',
    ],
    [
      'a repeated block without a name counts once',
      [block('a.py', 'a', ''), block(undefined, 'a', '')],
      'b\nc\n',
    ],
    [
      'a block that was applied before does nothing',
      [block('a.py', 'a\nb', 'x\ny'), block('a.py', 'b', 'y'), block('a.py', 'c', 'z')],
      'x\ny\nz\n',
    ],
    [
      'a block may change nothing beside others',
      [block('a.py', 'a', 'a'), block('a.py', 'b', 'x')],
      'a\nx\nc\n',
    ],
    [
      'a block may change a whole new text',
      [whole('a.py', 'x\ny'), block('a.py', 'y', 'z')],
      'x\nz\n',
    ],
  ])('%s', (_, edits, after) => {
    expect(stage(edits)).toEqual(staged(changeOf('a.py', 'a\nb\nc\n', after)));
  });

  test('a repeated block without a name is not meant for another file', () => {
    const edits = [block('a.py', 'a', ''), block(undefined, 'a', '')];
    const other = original('c.py', 'a\n');
    const both = {
      ...repository,
      paths: [...repository.paths, 'c.py'],
      originals: new Map([...repository.originals, other]),
    };
    const { patch } = { patch: emptyPatch, ...applyEdits(emptyPatch, both, edits) };
    expect([...patch.keys()]).toEqual(['a.py']);
  });

  test('blocks for several files take their line endings', () => {
    const edits = [block('a.py', 'a', 'x'), block('b.py', 'p', 'r\ns'), block(undefined, 'c', 'z')];
    expect(stage(edits)).toEqual(
      staged(changeOf('a.py', 'a\nb\nc\n', 'x\nb\nz\n'), changeOf('b.py', 'p\r\nq', 'r\r\ns\r\nq')),
    );
  });
});

describe('files are created and deleted', () => {
  test.each([
    [
      'an empty SEARCH creates a file',
      [block('c.py', '', 'x\ny')],
      changeOf('c.py', null, 'x\ny\n'),
    ],
    ['an empty block creates an empty file', [block('c.py', '', '')], changeOf('c.py', null, '')],
    [
      'an empty SEARCH fills a blank file',
      [block('blank.py', '', 'x')],
      changeOf('blank.py', '\n  \n', 'x\n'),
    ],
    ['a whole text creates a file', [whole('c.py', 'x')], changeOf('c.py', null, 'x\n')],
    [
      'a whole text replaces a file in its style',
      [whole('b.py', 'x\ny')],
      changeOf('b.py', 'p\r\nq', 'x\r\ny'),
    ],
    ['a file may be deleted', [deletion('run.sh')], changeOf('run.sh', 'ls\n', null, true)],
    [
      'a file may be deleted and created again',
      [deletion('run.sh'), whole('run.sh', 'x')],
      changeOf('run.sh', 'ls\n', 'x\n', true),
    ],
    [
      'a file may be deleted twice',
      [deletion('a.py'), deletion('./a.py')],
      changeOf('a.py', 'a\nb\nc\n', null),
    ],
  ])('%s', (_, edits, change) => {
    expect(stage(edits)).toEqual(staged(change));
  });

  test('a file may be renamed with its mode, then edited', () => {
    const edits = [renaming('run.sh', 'bin/run.sh'), block('bin/run.sh', 'ls', 'ls -l')];
    expect(stage(edits)).toEqual(
      staged(changeOf('run.sh', 'ls\n', null, true), changeOf('bin/run.sh', null, 'ls -l\n', true)),
    );
  });

  test('two files may swap their names through a third', () => {
    const edits = [
      renaming('a.py', 'c.py'),
      renaming('lib/x.py', 'a.py'),
      renaming('c.py', 'lib/x.py'),
    ];
    expect(stage(edits)).toEqual(
      staged(changeOf('a.py', 'a\nb\nc\n', 'x\n'), changeOf('lib/x.py', 'x\n', 'a\nb\nc\n')),
    );
  });
});

describe('the patch so far', () => {
  const patch = patchOf(changeOf('a.py', 'a\nb\nc\n', 'A\nb\nc\n'));

  test('is what the blocks apply to, and the original stays its origin', () => {
    expect(stage([block('a.py', 'A', 'AA')], patch)).toEqual(
      staged(changeOf('a.py', 'a\nb\nc\n', 'AA\nb\nc\n')),
    );
    expect(patch.get(pathOf('a.py'))?.after).toBe('A\nb\nc\n');
  });

  test('moves a file again with its mode, and loses one that returns to its path', () => {
    const [gone, moved] = [
      changeOf('run.sh', 'ls\n', null, true),
      changeOf('b.sh', null, 'ls\n', true),
    ];
    const last = changeOf('c.sh', null, 'ls\n', true);
    expect(stage([renaming('b.sh', 'c.sh')], patchOf(gone, moved))).toEqual(staged(gone, last));
    expect(stage([renaming('b.sh', 'run.sh')], patchOf(gone, moved))).toEqual(staged());
  });

  test('loses a file that is edited back to its original', () => {
    expect(stage([block('a.py', 'A', 'a')], patch)).toEqual(staged());
  });

  test('may be repeated as a whole with something new', () => {
    const renamed = patchOf(
      changeOf('a.py', 'a\nb\nc\n', 'a\nx\ny\n'),
      changeOf('run.sh', 'ls\n', null, true),
      changeOf('go.sh', null, 'ls\n', true),
    );
    const edits = [block('a.py', 'b\nc', 'x\ny'), renaming('run.sh', 'go.sh')];
    expect(whyOf(stage(edits, renamed))).toMatch(/REPLACE changes nothing.*it is already go\.sh/s);
    const more = stage([...edits, block('b.py', 'p', 'r')], renamed);
    expect(more).toHaveProperty('refusals', []);
    expect(more).toHaveProperty('patch.size', 4);
  });
});
