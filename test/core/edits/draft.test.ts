import { describe, expect, test } from 'vitest';
import {
  draftedPatch,
  pathsIn,
  type Repository,
  startDraft,
  withDocument,
  withMoved,
} from '../../../src/core/edits/draft.ts';
import { emptyPatch, type Original, type Patch } from '../../../src/core/edits/index.ts';
import { parseDocument } from '../../../src/core/edits/patch/index.ts';
import { changeOf, patchOf, pathOf, rulesOf } from '../../support/memory/samples.ts';

const original = (path: string, before: string | null, executable = false) =>
  [pathOf(path), { before, executable }] as const;
const repository: Repository = {
  paths: ['a.py', 'run.sh', 'logo.png', 'unread.py'],
  originals: new Map<ReturnType<typeof pathOf>, Original>([
    original('a.py', 'a\r\nb'),
    original('run.sh', 'ls\n', true),
    original('logo.png', null),
    original('new.py', null),
  ]),
  rules: rulesOf(),
};
const start = startDraft(emptyPatch, repository);
const drafted = (patch: Patch, draft: typeof start) =>
  draftedPatch(patch, repository, draft, startDraft(patch, repository));

describe('a draft', () => {
  test('contains the files that were read, and null for missing ones', () => {
    expect([...start.keys()]).toEqual(['a.py', 'run.sh', 'new.py']);
    expect(start.get(pathOf('a.py'))).toEqual({ ...parseDocument('a\r\nb'), executable: false });
    expect(start.get(pathOf('new.py'))).toBeNull();
  });

  test('contains the files as the patch so far has left them', () => {
    const patch = patchOf(
      changeOf('run.sh', 'ls\n', null, true),
      changeOf('b.sh', null, 'x', true),
    );
    const draft = startDraft(patch, repository);
    expect(draft.get(pathOf('run.sh'))).toBeNull();
    expect(draft.get(pathOf('b.sh'))).toEqual({ ...parseDocument('x'), executable: true });
  });

  test('lists the paths that the edits created beside the original ones', () => {
    const draft = withMoved(start, pathOf('a.py'), pathOf('b.py'));
    expect(pathsIn({ draft, repository })).toEqual([...repository.paths, 'b.py']);
  });
});

describe('the patch of a draft', () => {
  test('equals the patch so far if nothing was edited', () => {
    const patch = patchOf(changeOf('a.py', 'a\r\nb', 'c'));
    expect(drafted(patch, startDraft(patch, repository))).toEqual(patch);
  });

  test('has the new text, the original text and the mode of the file', () => {
    const edited = withDocument(start, pathOf('run.sh'), parseDocument('ls -l\n'));
    expect(drafted(emptyPatch, edited)).toEqual(
      patchOf(changeOf('run.sh', 'ls\n', 'ls -l\n', true)),
    );
  });

  test('omits a file that is rewritten as it was', () => {
    const edited = withDocument(start, pathOf('a.py'), parseDocument('a\r\nb'));
    expect(drafted(emptyPatch, edited)).toEqual(emptyPatch);
  });

  test('moves the mode of a file with its text', () => {
    const moved = withMoved(start, pathOf('run.sh'), pathOf('bin/run.sh'));
    const edited = withDocument(moved, pathOf('bin/run.sh'), parseDocument('ls -l\n'));
    expect(drafted(emptyPatch, edited)).toEqual(
      patchOf(
        changeOf('run.sh', 'ls\n', null, true),
        changeOf('bin/run.sh', null, 'ls -l\n', true),
      ),
    );
  });

  test('moves the mode again when a later reply moves the file again', () => {
    const patch = patchOf(
      changeOf('run.sh', 'ls\n', null, true),
      changeOf('b.sh', null, 'ls\n', true),
    );
    const again = withMoved(startDraft(patch, repository), pathOf('b.sh'), pathOf('c.sh'));
    expect(drafted(patch, again)).toEqual(
      patchOf(changeOf('run.sh', 'ls\n', null, true), changeOf('c.sh', null, 'ls\n', true)),
    );
  });

  test('is empty when a file returns to its path', () => {
    const moved = withMoved(start, pathOf('run.sh'), pathOf('b.sh'));
    const patch = drafted(emptyPatch, moved);
    const back = withMoved(startDraft(patch, repository), pathOf('b.sh'), pathOf('run.sh'));
    expect(drafted(patch, back)).toEqual(emptyPatch);
  });
});
