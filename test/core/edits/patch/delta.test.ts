import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Delta, deltasOf } from '../../../../src/core/edits/patch/delta.ts';
import type { Patch } from '../../../../src/core/edits/patch/patch.ts';
import { changeOf, patchOf } from '../../../support/memory/samples.ts';

function shown(delta: Delta): string {
  const { path } = delta.change;
  return delta.kind === 'renamed' ? `${delta.from} → ${path}` : `${delta.kind} ${path}`;
}
const deltas = (patch: Patch) => deltasOf(patch).map(shown);

test('a patch is told in the order of its paths', () => {
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
])('a deletion beside %s is no rename', (_, other, told) => {
  expect(deltas(patchOf(changeOf('a', '', null), other))).toEqual(['deleted a', told]);
});

test('an empty file can be renamed', () => {
  const patch = patchOf(changeOf('a', '', null), changeOf('b', null, ''));
  expect(deltas(patch)).toEqual(['a → b']);
});

test('of copies each has an origin of its own', () => {
  const [a, b] = [changeOf('a', 'x', null), changeOf('b', 'x', null)];
  const [c, d] = [changeOf('c', null, 'x'), changeOf('d', null, 'x')];
  expect(deltas(patchOf(a, b, c, d))).toEqual(['a → c', 'b → d']);
  expect(deltas(patchOf(a, b, d))).toEqual(['deleted b', 'a → d']);
  expect(deltas(patchOf(a, c, d))).toEqual(['a → c', 'created d']);
});

test('whatever the patch: every path is told once, and no two that are alike stay two', () => {
  const text = fc.option(fc.constantFrom('x', 'y'));
  const change = fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), text, text)
    .filter(([, before, after]) => before !== after)
    .map(([path, before, after]) => changeOf(path, before, after));
  fc.assert(
    fc.property(fc.uniqueArray(change, { selector: (it) => it.path }), (changes) => {
      const all = deltasOf(patchOf(...changes));
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
