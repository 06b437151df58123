import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  diffSize,
  findDeltas,
  lineHunks,
  overCaps,
  patchDiff,
} from '../../../../src/engines/edits/index.ts';
import { definitionAround, fileDiff } from '../../../../src/engines/edits/patch/diff.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { runs } from '../../../support/property-runs.ts';

describe('diffs', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', '\n', '\r\n', '-', '+', '@'),
    maxLength: 30,
  });

  test('any diff applied to the old text gives the new text', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = fileDiff(changeOf('a.txt', before, after));
        expect(applyPatch(before, diff, { autoConvertLineEndings: false })).toBe(after);
      }),
      runs(100),
    );
  });

  test('a deletion has the format of git', () => {
    expect(fileDiff(changeOf('a.sh', 'a\nb', null, true))).toBe(
      [
        'diff --git a/a.sh b/a.sh',
        'deleted file mode 100755',
        '--- a/a.sh',
        '+++ /dev/null',
        '@@ -1,2 +0,0 @@',
        '-a',
        '-b',
        '\\ No newline at end of file',
        '',
      ].join('\n'),
    );
  });

  test('a rename has the format of git and is sorted by its new path', () => {
    const patch = patchOf(
      changeOf('a.ts', 'a\n', null),
      changeOf('c.ts', null, 'a\n'),
      changeOf('b.ts', 'a\n', 'b\n'),
    );
    const [first = '', second] = patchDiff(patch).split(/^(?=diff)/m);
    expect(first).toContain('a/b.ts b/b.ts');
    expect(second).toBe(
      'diff --git a/a.ts b/c.ts\nsimilarity index 100%\nrename from a.ts\nrename to c.ts\n',
    );
  });

  describe('texts that differ too much for the shortest diff', () => {
    const lines = (count: number, word: string) =>
      Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');
    const change = changeOf('a.txt', `${lines(1_600, 'old')}end`, lines(1_500, 'new'));

    test('are replaced as a whole', () => {
      expect(findDeltas(patchOf(change)).map(diffSize)).toEqual([{ added: 1_500, removed: 1_601 }]);
    });

    test('are deleted and created like short ones', () => {
      const long = lines(9_000, 'line');
      const patch = patchOf(changeOf('a.txt', long, null), changeOf('b.txt', null, `${long}end`));
      expect(findDeltas(patch).map(diffSize)).toEqual([
        { added: 0, removed: 9_000 },
        { added: 9_001, removed: 0 },
      ]);
    });
  });

  describe('the size of a change', () => {
    test.each([
      ['one line', 'a\nb\n', 'a\nc\n', { added: 1, removed: 1 }],
      ['a new file', null, 'a\nb\n', { added: 2, removed: 0 }],
      ['an emptied file', 'a\nb\n', '', { added: 0, removed: 2 }],
      ['a deleted file', 'a\nb\n', null, { added: 0, removed: 2 }],
      ['a deleted file without a final newline', 'a\nb', null, { added: 0, removed: 2 }],
      ['an empty new file', null, '', { added: 0, removed: 0 }],
      ['lines that look like headers', '-- a\n', '++ b\n', { added: 1, removed: 1 }],
      ['a final newline', 'a', 'a\n', { added: 1, removed: 1 }],
    ])('%s', (_, before, after, size) => {
      const patch = patchOf(changeOf('a.txt', before, after));
      expect(findDeltas(patch).map(diffSize)).toEqual([size]);
    });

    test('a renamed file', () => {
      const patch = patchOf(changeOf('a.txt', 'a\n', null), changeOf('b.txt', null, 'a\n'));
      expect(findDeltas(patch).map(diffSize)).toEqual([{ added: 0, removed: 0 }]);
    });
  });

  test('the files of a patch are sorted by path', () => {
    const diff = patchDiff(patchOf(changeOf('b', 'x', 'y'), changeOf('a', 'x', 'y')));
    expect(diff.indexOf('a/a b/a')).toBeLessThan(diff.indexOf('a/b b/b'));
  });

  const caps = { files: 2, lines: 4 };
  const small = (path: string) => changeOf(path, 'a\n', 'b\n');

  test('a change within both caps is allowed', () => {
    expect(overCaps(patchOf(small('a.ts'), small('b.ts')), caps)).toBeUndefined();
  });

  test('too many files are reported with both numbers', () => {
    expect(overCaps(patchOf(small('a.ts'), small('b.ts'), small('c.ts')), caps)).toBe(
      'the change touches 3 files; the limit is 2',
    );
  });

  test('added and removed lines count together', () => {
    const long = changeOf('b.ts', 'a\nb\n', 'c\n');
    expect(overCaps(patchOf(small('a.ts'), long), caps)).toBe(
      'the change adds and removes 5 lines; the limit is 4',
    );
  });

  test('a moved file counts as one file and no line', () => {
    const text = 'a\n'.repeat(100);
    const moved = [changeOf('a.ts', text, null), changeOf('b.ts', null, text)];
    expect(overCaps(patchOf(...moved), { files: 1, lines: 1 })).toBeUndefined();
  });

  test('a hunk has the removed range and the added lines', () => {
    expect(lineHunks(['a', 'b', 'c'], ['a', 'x', 'y', 'c', 'd'])).toEqual([
      { from: 1, to: 2, at: 1, added: ['x', 'y'] },
      { from: 3, to: 3, at: 4, added: ['d'] },
    ]);
    expect(lineHunks(['a', 'b'], ['b'])).toEqual([{ from: 0, to: 1, at: 0, added: [] }]);
    expect(lineHunks(['a'], ['a'])).toEqual([]);
  });

  const side = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 10 });

  test('for any sides, the hunks turn SEARCH into REPLACE, and no two touch', () => {
    fc.assert(
      fc.property(side, side, (search, replace) => {
        const hunks = lineHunks(search, replace);
        let [made, next]: [readonly string[], number] = [[], 0];
        for (const { from, to, at, added } of hunks) {
          expect(made.length === 0 || from > next).toBe(true);
          made = [...made, ...search.slice(next, from)];
          expect(at).toBe(made.length);
          made = [...made, ...added];
          next = to;
        }
        expect([...made, ...search.slice(next)]).toEqual(replace);
      }),
      runs(200),
    );
  });

  test('two long sides without a common line are one hunk', () => {
    const lines = (sign: string) => Array.from({ length: 5_000 }, (_, at) => `${sign}${at}`);
    expect(lineHunks(lines('a'), lines('b'))).toEqual([
      { from: 0, to: 5_000, at: 0, added: lines('b') },
    ]);
  });
});

describe('heads of hunks', () => {
  test.each([
    ['a function', 'function total(a, b) {\n  const c = 1;\n  return a;', 'function total(a, b) {'],
    ['a method', 'class Cart {\n  total(a) {\n    if (a) {\n      b();', 'total(a) {'],
    [
      'Java',
      'class A {\n  public int total(int a)  {\n    return a;',
      'public int total(int a)  {',
    ],
    ['Python', 'class A:\n    def total(self):\n        x = 1\n\n        y', 'def total(self):'],
    ['Go', 'func (c *Cart) Total() int {\n\treturn 1', 'func (c *Cart) Total() int {'],
    ['a class', 'class A:\n    x = 1', 'class A:'],
    ['nothing', 'const a = 1;\nconst b = 2;', ''],
    ['only a condition', 'if (a) {\n  b();', ''],
    ['the one around, not the one before', 'function a() {\n  b();\n}\nc();', ''],
  ])('the head of a hunk in %s', (_, text, head) => {
    const lines = text.split('\n');
    expect(definitionAround(lines, lines.length - 1)).toBe(head);
  });

  test('a head is at most 80 characters', () => {
    const lines = [`function ${'long'.repeat(50)}() {`, '  return 1;'];
    expect(definitionAround(lines, 1)).toHaveLength(80);
  });

  test('a line beyond the text has the head of the last ones', () => {
    expect(definitionAround(['def a():', '    b'], 2)).toBe('def a():');
  });
});
