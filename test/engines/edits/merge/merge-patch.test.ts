import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergePatch } from '../../../../src/engines/edits/index.ts';
import { mergeFile } from '../../../../src/engines/edits/merge.ts';
import { pathOf } from '../../../support/memory/samples/changes.ts';

describe('patches', () => {
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
    expect(afterOf('a\n', 'b\n', null).conflicts).toEqual([
      { path, hunks: [], deletedBy: 'theirs' },
    ]);
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
});

describe('files', () => {
  const merged = (text: string) => ({ kind: 'merged', text });

  describe('two changes of a file', () => {
    test.each([
      ['of lines apart', 'a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nC\n', 'A\nb\nC\n'],
      ['of adjacent lines', 'a\nb\n', 'A\nb\n', 'a\nB\n', 'A\nB\n'],
      ['above and below a line', 'a\nb\nc\n', 'a\nx\nb\nc\n', 'a\nB\nc\n', 'a\nx\nB\nc\n'],
      ['that are equal', 'a\nb\n', 'A\nb\nn\n', 'A\nb\nn\n', 'A\nb\nn\n'],
      ['in one line', 'sum(a, b, c);\n', 'sum(x, b, c);\n', 'sum(a, b, y);\n', 'sum(x, b, y);\n'],
      [
        'one of them by indentation',
        '  go(a, b)\n',
        '    go(a, b)\n',
        '  go(a, c)\n',
        '    go(a, c)\n',
      ],
      ['one of them by indentation of a word', 'go(a)\n', '  go(a)\n', 'run(a)\n', '  run(a)\n'],
      [
        'one of them by indentation of many lines',
        'x = first(a)\ny = second(b)\n',
        '  x = first(a)\n  y = second(b)\n',
        'x = first(a)\ny = second(c)\n',
        '  x = first(a)\n  y = second(c)\n',
      ],
      ['at the end, without a line break', 'a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
      ['of endings and of words', 'a b c\r\nd\r\n', 'a b c\nd\n', 'a b x\r\nd\r\n', 'a b x\nd\n'],
      ['of a mark and of a line', 'a\nb\n', '\uFEFFa\nb\n', 'a\nB\n', '\uFEFFa\nB\n'],
    ])('%s are merged', (_, base, ours, theirs, both) => {
      expect(mergeFile(base, ours, theirs)).toEqual(merged(both));
      expect(mergeFile(base, theirs, ours)).toEqual(merged(both));
    });

    test.each([
      ['of the same word', 'a b c\n', 'a x c\n', 'a y c\n', 1],
      ['of words side by side', 'x\na + b\n', 'x\na - b\n', 'x\na + c\n', 2],
      ['inserted at the same place', 'a\nb\n', 'a\nx\nb\n', 'a\ny\nb\n', 2],
      ['that rewrite a line', 'f(a)\n', 'go(b, c)\n', 'run.d[e]\n', 1],
      ['one of which deletes the line', 'a\nb c\n', 'a\n', 'a\nb d\n', 2],
    ])('%s conflict, and the text is as theirs', (_, base, ours, theirs, line) => {
      const result = mergeFile(base, ours, theirs);
      expect(result).toMatchObject({ kind: 'conflicted', text: theirs, conflicts: [{ line }] });
      expect(mergeFile(base, theirs, ours)).toMatchObject({ kind: 'conflicted', text: ours });
    });

    test('keep what is certain beside a conflict', () => {
      const result = mergeFile('a\nb\nc\nd\n', 'A\nb\nx\nd\n', 'a\nb\ny\nd\n');
      expect(result).toEqual({
        kind: 'conflicted',
        text: 'A\nb\ny\nd\n',
        conflicts: [{ line: 3, base: 'c\n', ours: 'x\n', theirs: 'y\n' }],
      });
    });
  });

  describe('whatever the texts are', () => {
    const words = fc.constantFrom('a', 'b', ' ', '\n', '(', '\r\n', '\uFEFF');
    const text = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(''));

    test('what only one side changed is taken, and equal changes are one', () => {
      fc.assert(
        fc.property(text, text, (base, changed) => {
          expect(mergeFile(base, base, changed)).toEqual(merged(changed));
          expect(mergeFile(base, changed, base)).toEqual(merged(changed));
          expect(mergeFile(base, changed, changed)).toEqual(merged(changed));
        }),
      );
    });

    test('both orders conflict in the same places, or give the same text', () => {
      fc.assert(
        fc.property(text, text, text, (base, ours, theirs) => {
          const [one, other] = [mergeFile(base, ours, theirs), mergeFile(base, theirs, ours)];
          expect(other.kind).toBe(one.kind);
          if (one.kind === 'merged') expect(other).toEqual(one);
          else if (other.kind === 'conflicted') {
            const swapped = other.conflicts.map((hunk) => [hunk.base, hunk.theirs, hunk.ours]);
            expect(one.conflicts.map((hunk) => [hunk.base, hunk.ours, hunk.theirs])).toEqual(
              swapped,
            );
          }
        }),
      );
    });

    test('edits of different lines always merge to both, and no line is lost', () => {
      const edits = fc.array(fc.constantFrom('ours', 'theirs', 'none'), {
        minLength: 1,
        maxLength: 40,
      });
      const kinds = fc.constantFrom('replace', 'delete', 'extend');
      fc.assert(
        fc.property(edits, kinds, (sides, kind) => {
          const line = (at: number, side: string) => {
            if (side === 'none') return `line ${at}\n`;
            return { replace: `new ${at}\n`, delete: '', extend: `line ${at}\nmore ${at}\n` }[kind];
          };
          const write = (...shown: readonly string[]) =>
            sides.map((side, at) => line(at, shown.includes(side) ? side : 'none')).join('');
          expect(mergeFile(write(), write('ours'), write('theirs'))).toEqual(
            merged(write('ours', 'theirs')),
          );
        }),
      );
    });
  });
});
