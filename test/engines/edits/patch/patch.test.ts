import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Delta,
  emptyPatch,
  type FileChange,
  findDeltas,
  type Patch,
  patchDigest,
  requireUnaltered,
  samePatch,
  withChange,
} from '../../../../src/engines/edits/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { changeOf, patchOf, pathOf } from '../../../support/memory/samples/changes.ts';
import { runs } from '../../../support/property-runs.ts';

describe('patches', () => {
  test('a change keeps the original text and the mode that the patch knows', () => {
    const known = patchOf(changeOf('a.sh', 'a', 'b', true));
    const patch = withChange(known, changeOf('a.sh', 'b', 'c'));
    expect(patch.get(pathOf('a.sh'))).toEqual(changeOf('a.sh', 'a', 'c', true));
    expect(known.get(pathOf('a.sh'))?.after).toBe('b');
  });

  const path = fc.constantFrom('a', 'b', 'c');
  const text = fc.option(fc.constantFrom('', 'x', 'y'));

  /** Applies texts to the originals one after another, as a run does that knows what it has staged. */
  function applied(
    originals: ReadonlyMap<string, string>,
    texts: readonly [string, string | null][],
  ) {
    const executable = (name: string) => name === 'b';
    return texts.reduce((patch, [name, after]) => {
      const staged = patch.get(pathOf(name));
      const before = staged === undefined ? (originals.get(name) ?? null) : staged.after;
      return withChange(patch, changeOf(name, before, after, executable(name)));
    }, emptyPatch);
  }

  test('after any changes, a patch contains exactly what differs from the start', () => {
    const start = fc
      .dictionary(path, fc.constantFrom('', 'x', 'y'))
      .map((it) => new Map(Object.entries(it)));
    fc.assert(
      fc.property(start, fc.array(fc.tuple(path, text)), (originals, texts) => {
        const last = new Map<string, string | null>([...originals, ...texts]);
        const expected = [...last].flatMap(([name, after]): FileChange[] => {
          const before = originals.get(name) ?? null;
          return before === after ? [] : [changeOf(name, before, after, name === 'b')];
        });
        expect(new Map(applied(originals, texts))).toEqual(patchOf(...expected));
      }),
    );
  });

  test.each([
    ['both empty', patchOf(), patchOf(), true],
    ['same text', patchOf(changeOf('a', 'x', 'y')), patchOf(changeOf('a', 'z', 'y')), true],
    ['other text', patchOf(changeOf('a', 'x', 'y')), patchOf(changeOf('a', 'x', 'z')), false],
    ['other file', patchOf(changeOf('a', 'x', 'y')), patchOf(changeOf('b', 'x', 'y')), false],
    ['one more file', patchOf(), patchOf(changeOf('a', 'x', 'y')), false],
    ['deleted', patchOf(changeOf('a', 'x', null)), patchOf(changeOf('a', 'x', null)), true],
    ['emptied', patchOf(changeOf('a', 'x', null)), patchOf(changeOf('a', 'x', '')), false],
    [
      'another deleted',
      patchOf(changeOf('a', 'x', null)),
      patchOf(changeOf('b', 'x', null)),
      false,
    ],
  ])('two patches, %s: equal is %s', (_, a, b, same) => {
    expect(samePatch(a, b)).toBe(same);
    expect(samePatch(b, a)).toBe(same);
  });

  function described(delta: Delta): string {
    const { path } = delta.change;
    return delta.kind === 'renamed' ? `${delta.from} → ${path}` : `${delta.kind} ${path}`;
  }
  const deltas = (patch: Patch) => findDeltas(patch).map(described);

  test('deltas are sorted by path', () => {
    const patch = patchOf(
      changeOf('d', 'x', null),
      changeOf('c', 'x', 'y'),
      changeOf('a', null, 'y'),
      changeOf('b', 'z', null),
      changeOf('e', null, 'z'),
    );
    expect(deltas(patch)).toEqual(['created a', 'modified c', 'deleted d', 'b → e']);
  });

  test.each([
    ['another text', changeOf('b', null, 'x'), 'created b'],
    ['another mode', changeOf('b', null, '', true), 'created b'],
    ['a file that was there', changeOf('b', 'x', ''), 'modified b'],
  ])('a deletion beside %s is not a rename', (_, other, expected) => {
    expect(deltas(patchOf(changeOf('a', '', null), other))).toEqual(['deleted a', expected]);
  });

  test('an empty file can be renamed', () => {
    const patch = patchOf(changeOf('a', '', null), changeOf('b', null, ''));
    expect(deltas(patch)).toEqual(['a → b']);
  });

  test('each of several copies has an origin of its own', () => {
    const [a, b] = [changeOf('a', 'x', null), changeOf('b', 'x', null)];
    const [c, d] = [changeOf('c', null, 'x'), changeOf('d', null, 'x')];
    expect(deltas(patchOf(a, b, c, d))).toEqual(['a → c', 'b → d']);
    expect(deltas(patchOf(a, b, d))).toEqual(['deleted b', 'a → d']);
    expect(deltas(patchOf(a, c, d))).toEqual(['a → c', 'created d']);
  });

  test('in any patch, every path appears once, and no equal deletion and creation remain', () => {
    const text = fc.option(fc.constantFrom('x', 'y'));
    const change = fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), text, text)
      .filter(([, before, after]) => before !== after)
      .map(([path, before, after]) => changeOf(path, before, after));
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: (it) => it.path }), (changes) => {
        const all = findDeltas(patchOf(...changes));
        const paths = all.flatMap((it) =>
          it.kind === 'renamed' ? [it.from, it.change.path] : [it.change.path],
        );
        expect(paths.sort()).toEqual(changes.map(({ path }) => path).sort());
        const texts = (kind: Delta['kind'], side: 'before' | 'after') =>
          all.filter((it) => it.kind === kind).map((it) => it.change[side]);
        const deleted = texts('deleted', 'before');
        expect(texts('created', 'after').filter((it) => deleted.includes(it))).toEqual([]);
      }),
    );
  });
});

describe('checked patches', () => {
  const one = changeOf('src/a.ts', 'a', 'b');
  const two = changeOf('src/b.ts', null, 'b', true);
  const patch = patchOf(one, two);
  const digest = patchDigest(patch);

  test('a patch that was checked is handed on as it is', () => {
    expect(requireUnaltered({ patch, digest })).toBe(patch);
    expect(patchDigest(patchOf(two, one))).toBe(digest);
  });

  test.each([
    ['another text', patchOf({ ...one, after: 'c' }, two)],
    ['another text before', patchOf({ ...one, before: 'c' }, two)],
    ['no text', patchOf({ ...one, after: null }, two)],
    ['another mode', patchOf(one, { ...two, executable: false })],
    ['another path', patchOf(one, { ...two, path: changeOf('src/c.ts', null, '').path })],
    ['a file less', patchOf(one)],
    ['a file more', patchOf(one, two, changeOf('src/c.ts', 'c', 'd'))],
    ['another line ending', patchOf({ ...one, after: 'b\r' }, two)],
    ['no file', patchOf()],
  ])('a patch with %s is not', (_, other) => {
    expect(() => requireUnaltered({ patch: other, digest })).toThrow(
      'not the one that was checked',
    );
  });

  test('nor is one whose evidence names no digest', () => {
    expect(() => requireUnaltered({ patch, digest: '' })).toThrow('not the one that was checked');
  });

  test('whatever two texts are: they have the same digest only if they are the same', () => {
    const text = fc.option(fc.string({ unit: codePoint, maxLength: 20 }));
    fc.assert(
      fc.property(text, text, text, text, (before, after, otherBefore, otherAfter) => {
        const digestOf = (from: string | null, to: string | null) =>
          patchDigest(patchOf(changeOf('a.ts', from, to)));
        const isSame = before === otherBefore && after === otherAfter;
        expect(digestOf(before, after) === digestOf(otherBefore, otherAfter)).toBe(isSame);
      }),
      runs(200),
    );
  });
});
