import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, type Edit, emptyPatch } from '../../../src/engines/edits/index.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { runs } from '../../support/property-runs.ts';
import { block, renaming, repository, stage, staged, whole, whyOf } from './staging.ts';

/** What is staged of a reply after one that was refused. */
const complete = (first: readonly Edit[], ...next: readonly Edit[]) => {
  const refused = stage(first);
  if (refused.kind === 'unplaced') throw new Error(refused.why);
  return applyEdits(emptyPatch, repository, next, { pending: refused.pending });
};

const a = block('a.py', 'a', 'x');
const c = block('a.py', 'c', 'w\nz\nc');
const misfit = block('b.py', 'r', 'y');
const right = block('b.py', 'p', 'y');
const both = staged(
  changeOf('a.py', 'a\nb\nc\n', 'x\nb\nw\nz\nc\n'),
  changeOf('b.py', 'p\r\nq', 'y\r\nq'),
);
const first = [a, misfit, c];

describe('a reply that is refused in part is completed by', () => {
  test('what was refused of it, corrected', () => {
    expect(complete(first, right)).toEqual(both);
  });

  test.each<[string, readonly Edit[]]>([
    ['exactly', [a, right, c]],
    [
      'with more lines',
      [block('a.py', 'b\nc', 'b\nw\nz\nc'), right, block('a.py', 'a\nb', 'x\nb')],
    ],
    ['as they are now', [right, block('a.py', 'x', 'x')]],
  ])('the same with what was kept once more, %s', (_, next) => {
    expect(complete(first, ...next)).toEqual(both);
  });

  test('other edits of the lines that were kept, which count', () => {
    const result = complete(first, block('a.py', 'a', 'other'), right);
    expect(result).toEqual(
      staged(
        changeOf('a.py', 'a\nb\nc\n', 'other\nb\nw\nz\nc\n'),
        changeOf('b.py', 'p\r\nq', 'y\r\nq'),
      ),
    );
  });

  test('a file as a whole', () => {
    const text = changeOf('a.py', 'a\nb\nc\n', 'w\n');
    expect(complete(first, whole('a.py', 'w'), right)).toEqual(
      staged(text, changeOf('b.py', 'p\r\nq', 'y\r\nq')),
    );
  });

  test('a block that leaves its lines as they are', () => {
    const asked = block('b.py', 'p\nq', 'p\nr');
    const dropped = block('b.py', 'p\nq', 'p\nq');
    const open = [a, { ...asked, search: ['p', 'none'] }];
    expect(complete(open, dropped)).toEqual(staged(changeOf('a.py', 'a\nb\nc\n', 'x\nb\nc\n')));
  });
});

describe('what was refused stays open', () => {
  test.each<[string, Edit]>([
    ['another file is edited', block('lib/x.py', 'x', 'z')],
    ['other lines of its file are', block('b.py', 'q', 'z')],
    ['it is refused again', block('b.py', 'r', 'z')],
  ])('if %s', (_, next) => {
    const result = complete(first, next);
    expect(whyOf(result)).toContain('b.py: ');
    expect(result).toMatchObject({ pending: { open: [{ path: 'b.py' }] } });
  });

  test('until all of it is answered, with all that fits', () => {
    const again = complete(first, block('lib/x.py', 'x', 'z'));
    if (again.kind === 'unplaced') throw new Error(again.why);
    const { pending } = again;
    expect(pending?.kept.map(({ path }) => path)).toEqual(['a.py', 'a.py', 'lib/x.py']);
    const wanted = [...both.patch.values(), changeOf('lib/x.py', 'x\n', 'z\n')];
    expect(applyEdits(emptyPatch, repository, [right], { pending })).toEqual(staged(...wanted));
  });
});

test('a reply that writes everything anew stands for itself', () => {
  const anew = [block('a.py', 'a', 'other'), block('a.py', 'c', 'end')];
  expect(complete([a, misfit, block('a.py', 'c', 'z')], ...anew)).toEqual(
    staged(changeOf('a.py', 'a\nb\nc\n', 'other\nb\nend\n')),
  );
  expect(complete([misfit], a)).toEqual(staged(changeOf('a.py', 'a\nb\nc\n', 'x\nb\nc\n')));
});

test('a file that was moved and changed is not moved twice', () => {
  const moved = [renaming('a.py', 'lib/a.py'), block('lib/a.py', 'a', 'x'), misfit];
  expect(complete(moved, right)).toMatchObject({ refusals: [] });
});

const names = ['one.txt', 'two.txt', 'three.txt'];
const texts = names.map((name) => `${name} head\nalpha\nbravo\ncharlie\n${name} tail\n`);
const tree = {
  paths: names,
  originals: new Map(
    names.map((name, at) => [pathOf(name), { before: texts[at] ?? '', executable: false }]),
  ),
  rules: rulesOf(),
};
const searched = ['head', 'alpha', 'bravo', 'charlie', 'tail'];
const anyBlock = fc.record({
  file: fc.constantFrom(...names),
  line: fc.nat(searched.length - 1),
  form: fc.constantFrom('replaced', 'below', 'removed'),
});

/** A block that changes one line of a file, in one of some forms. */
function blockOf({ file, line, form }: { file: string; line: number; form: string }): Edit {
  const word = searched[line] ?? '';
  const search = word === 'head' || word === 'tail' ? `${file} ${word}` : word;
  const added = `new ${word}`;
  const forms = new Map([
    ['replaced', added],
    ['below', `${search}\n${added}`],
    ['removed', ''],
  ]);
  return block(file, search, forms.get(form) ?? '');
}

test('whatever block fails, correcting it alone has the result of a reply that was right at once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyBlock, {
        minLength: 2,
        maxLength: 12,
        selector: ({ file, line }) => `${file} ${line}`,
      }),
      fc.nat(),
      fc.boolean(),
      (all, nth, isRepeated) => {
        const blocks = all.map(blockOf);
        const at = nth % blocks.length;
        const wrong = blocks.map((one, index) =>
          index === at && one.kind === 'replacement'
            ? { ...one, search: ['what is not there', ...one.search] }
            : one,
        );
        const once = applyEdits(emptyPatch, tree, blocks);
        const refused = applyEdits(emptyPatch, tree, wrong);
        if (refused.kind === 'unplaced') throw new Error(refused.why);
        expect(refused.pending?.kept).toHaveLength(blocks.length - 1);
        const next = isRepeated ? blocks : blocks.slice(at, at + 1);
        const { pending } = refused;
        expect(applyEdits(emptyPatch, tree, next, { pending })).toEqual(once);
        expect(once).toMatchObject({ refusals: [], patch: patchOf(...changesOf(once)) });
      },
    ),
    runs(200),
  );
});

const changesOf = (result: ReturnType<typeof applyEdits>) =>
  result.kind === 'staged' ? [...result.patch.values()] : [];
