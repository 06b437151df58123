import { describe, expect, test } from 'vitest';
import { startDraft } from '../../../src/engines/edits/draft.ts';
import {
  type Edit,
  emptyPatch,
  type Original,
  type Repository,
} from '../../../src/engines/edits/index.ts';
import { findTarget } from '../../../src/engines/edits/target.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';

const texts = {
  'src/app/index.ts': 'one\nboth\n',
  'src/web/index.ts': 'two\nboth\n',
  'src/app/cart.ts': 'three\n',
  'src/app/aux.c': 'four\n',
  '.github/workflows/ci.yml': 'jobs\n',
  'secret/key.txt': 'key\n',
};
const rules = rulesOf('', ['secret/']);
const repository: Repository = {
  paths: [...Object.keys(texts), 'src/app/unread.ts', 'test cases/a b args/app.c'],
  originals: new Map(
    Object.entries(texts)
      .filter(([path]) => path.startsWith('src/'))
      .map(([path, before]): [ReturnType<typeof pathOf>, Original] => [
        pathOf(path),
        { before, executable: false },
      ]),
  ),
  rules,
};
const draft = startDraft(emptyPatch, repository);

const replacement = (file: string | undefined, search: string): Edit => ({
  kind: 'replacement',
  file,
  search: search === '' ? [] : [search],
  replace: ['new'],
});
const whole = (file: string): Edit => ({ kind: 'whole-file', file, lines: ['new'] });
const deletion = (file: string): Edit => ({ kind: 'deletion', file });
const renaming = (file: string): Edit => ({ kind: 'renaming', file, to: 'src/new.ts' });
const target = (edit: Edit, previous?: string) =>
  findTarget(edit, previous === undefined ? undefined : pathOf(previous), { draft, repository });
const unplaced = (why: string) => ({ kind: 'unplaced', why: expect.stringContaining(why) });

describe('a block that names its file', () => {
  test.each([
    ['literally', 'src/app/index.ts', 'nowhere', 'src/app/index.ts'],
    ['by a name that only one file has', 'cart.ts', 'nowhere', 'src/app/cart.ts'],
    ['by a name of two files, of which it fits one', 'index.ts', 'two', 'src/web/index.ts'],
    ['with a typo', 'src/app/crat.ts', 'three', 'src/app/cart.ts'],
    ['in a wrong folder', 'lib/index.ts', 'one', 'src/app/index.ts'],
    ['that was not read', 'src/app/unread.ts', 'one', 'src/app/unread.ts'],
    ['wrongly, but with text of only one file', 'src/shop/basket.ts', 'three', 'src/app/cart.ts'],
  ])('%s', (_, file, search, path) => {
    expect(target(replacement(file, search), 'src/web/index.ts')).toBe(path);
  });

  test.each([
    [
      'a name of two files that it fits',
      'index.ts',
      'both',
      'index.ts could be src/app/index.ts, src/web',
    ],
    ['a name of two files that it does not fit', 'index.ts', 'three', 'give the full path'],
    [
      'an unknown name and text of two files',
      'src/shop/basket.ts',
      'both',
      'basket.ts is not a file in',
    ],
    ['an unknown name and unknown text', 'src/shop/basket.ts', 'nowhere', 'is not a file in'],
    ['a long unknown name', `src/${'x/'.repeat(200)}y.ts`, 'nowhere', '… is not a file in'],
    ['a protected file', '.github/workflows/ci.yml', 'jobs', 'is protected'],
    ['a file that the project protects', 'secret/key.txt', 'key', 'is protected'],
    ['a protected file with a typo', 'secret/keys.txt', 'key', 'is protected'],
  ])('is refused for %s', (_, file, search, why) => {
    expect(target(replacement(file, search), 'src/web/index.ts')).toEqual(unplaced(why));
  });

  test('may name a file that the patch creates', () => {
    const patch = patchOf(changeOf('src/app/made.ts', null, 'made\n'));
    const made = startDraft(patch, repository);
    const path = findTarget(replacement('made.ts', 'made'), undefined, { draft: made, repository });
    expect(path).toBe('src/app/made.ts');
  });
});

describe('a block that names no file', () => {
  test.each([
    ['the previous file if it fits', 'both', 'src/app/index.ts', 'src/app/index.ts'],
    ['the only file that it fits', 'three', 'src/app/index.ts', 'src/app/cart.ts'],
    ['the only file that it fits, without a previous one', 'two', undefined, 'src/web/index.ts'],
    ['the previous file if it fits none', 'nowhere', 'src/app/cart.ts', 'src/app/cart.ts'],
    ['the previous file if it fits two others', 'both', 'src/app/cart.ts', 'src/app/cart.ts'],
    ['the previous file if it creates one', '', 'src/app/cart.ts', 'src/app/cart.ts'],
  ])('means %s', (_, search, previous, path) => {
    expect(target(replacement(undefined, search), previous)).toBe(path);
  });

  test.each(['both', 'nowhere', ''])('is refused without a previous file: %j', (search) => {
    expect(target(replacement(undefined, search))).toEqual(unplaced('does not name its file'));
  });
});

describe('a new file', () => {
  const creating = [(file: string) => replacement(file, ''), whole];

  test.each([
    ['in a folder', 'src/app/carts.ts', 'src/app/carts.ts'],
    ['at the root', 'carts.ts', 'carts.ts'],
    ['below a foreign root', '/home/ada/shop/src/app/new.ts', 'src/app/new.ts'],
    ['in place of an existing one', './src/app/cart.ts', 'src/app/cart.ts'],
  ])('is taken literally: %s', (_, file, path) => {
    for (const edit of creating) expect(target(edit(file))).toBe(path);
  });

  test.each([
    ['by its folders', 'cart.ts'],
    ['by its folders, of which one is there', 'app/cart.ts'],
    ['at a blank', 'args/app.c'],
  ])('that is the end of one that is there is asked about: %s', (_, file) => {
    for (const edit of creating) {
      const meant = file === 'args/app.c' ? 'test cases/a b args/app.c' : 'src/app/cart.ts';
      expect(target(edit(file))).toEqual(unplaced(`ends like ${meant}: give the full path`));
    }
    const stated: Edit = { kind: 'whole-file', file, lines: ['new'], isNew: true };
    expect(target(stated)).toBe(file);
  });

  test.each([
    ['protected', '.github/workflows/new.yml', 'is protected'],
    ['protected in another case', '.GitHub/Workflows/new.yml', 'is protected'],
    ['below git', '.git/hooks/pre-commit', 'is protected'],
    ['secret', 'secret/new.txt', 'is protected'],
    ['above the repository', '../new.ts', 'is not a path inside the repository'],
    ['above it in the middle', 'src/../../new.ts', 'is not a path inside the repository'],
    ['at another root', '/etc/passwd', 'is not a path inside the repository'],
    ['with a name that is too long', `src/${'n'.repeat(300)}.ts`, 'is too long for a path'],
    ['with the name of a device', 'src/app/nul.ts', 'is a name that Windows does not allow'],
    ['with a path that is too long', `${'src/'.repeat(300)}a.ts`, 'is too long for a path'],
  ])('is refused if it is %s', (_, file, why) => {
    for (const edit of creating) expect(target(edit(file))).toEqual(unplaced(why));
  });

  test('is refused outside the safe directory', () => {
    const narrow = { ...repository, rules: rulesOf('src') };
    for (const edit of creating) {
      const path = findTarget(edit('docs/new.md'), undefined, { draft, repository: narrow });
      expect(path).toEqual(unplaced('outside the safe directory'));
    }
  });
});

test('a file that Windows cannot have is edited where it is', () => {
  expect(target(replacement('src/app/aux.c', 'four'))).toBe('src/app/aux.c');
});

describe('a file to delete or rename', () => {
  const drastic = [deletion, renaming];

  test.each([
    ['literally', 'src/app/index.ts', 'src/app/index.ts'],
    ['as in a diff', 'a/src/app/index.ts', 'src/app/index.ts'],
    ['by a name that only one file has', 'cart.ts', 'src/app/cart.ts'],
  ])('may be named %s', (_, file, path) => {
    for (const edit of drastic) expect(target(edit(file))).toBe(path);
  });

  test.each([
    ['with a typo', 'src/app/carts.ts', 'is not a file in the repository'],
    ['in another folder', 'src/web/cart.ts', 'is not a file in the repository'],
    ['below an extra folder', 'old/src/app/cart.ts', 'is not a file in the repository'],
    ['by a name of two files', 'index.ts', 'could be src/app/index.ts, src/web/index.ts'],
    ['though it is protected', '.github/workflows/ci.yml', 'is protected'],
  ])('is refused if it is named %s', (_, file, why) => {
    for (const edit of drastic)
      expect(target(edit(file), 'src/app/cart.ts')).toEqual(unplaced(why));
  });
});
