import { describe, expect, it } from 'vitest';
import { parseChanges } from './file-changes.ts';

const id = (digit: string) => digit.repeat(40);

describe('the raw output of a commit', () => {
  const header = (modes: string, status: string) => `:${modes} ${id('1')} ${id('2')} ${status}`;

  it('has added and changed files, but no deleted or linked ones', () => {
    const words = [
      id('a'),
      `\n${header('100644 100755', 'M')}`,
      'a.py',
      header('000000 100644', 'A'),
      'b c.py',
      header('100644 000000', 'D'),
      'gone.js',
      header('000000 120000', 'A'),
      'link.py',
      `\n${id('b')}`,
      header('000000 160000', 'A'),
      'submodule',
      header('100644 100644', 'M'),
      'd.py',
    ];
    expect(parseChanges(words.join('\0'))).toEqual([
      { commit: id('a'), path: 'a.py', before: id('1'), after: id('2') },
      { commit: id('a'), path: 'b c.py', before: null, after: id('2') },
      { commit: id('b'), path: 'd.py', before: id('1'), after: id('2') },
    ]);
  });

  it('has no added file that may be a renamed one', () => {
    const added = [header('000000 100644', 'A'), 'a.py', header('000000 100644', 'A'), 'b.js'];
    const deleted = [header('100644 000000', 'D'), 'old.py'];
    const words = [id('a'), ...added, ...deleted, id('b'), ...added];
    const paths = parseChanges(words.join('\0')).map(({ commit, path }) => `${commit[0]} ${path}`);
    expect(paths).toEqual(['a b.js', 'b a.py', 'b b.js']);
  });
});
