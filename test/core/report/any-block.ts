import fc from 'fast-check';
import {
  type Block,
  code,
  type FoldedBlock,
  type Inline,
  link,
  type Prose,
  strong,
  text,
} from '../../../src/core/markup/index.ts';

/** Any block that is made of these texts and addresses. */
export function blockOf(
  some: fc.Arbitrary<string>,
  url: fc.Arbitrary<string>,
): fc.Arbitrary<Block> {
  const inlines = fc.array(inlineOf(some, url), { maxLength: 6 });
  const { prose } = proseOf(some, inlines);
  const folded: fc.Arbitrary<FoldedBlock> = fc.oneof(
    { weight: 4, arbitrary: prose },
    fc.record({ kind: fc.constant('quote' as const), content: fc.array(prose, { maxLength: 4 }) }),
    writeMarkdownTable(some, inlines),
  );
  return fc.oneof(
    fc.record({ kind: fc.constant('heading' as const), text: some }),
    { weight: 4, arbitrary: folded },
    fc.record({
      kind: fc.constant('details' as const),
      title: some,
      content: fc.array(folded, { maxLength: 4 }),
    }),
  );
}

function inlineOf(some: fc.Arbitrary<string>, url: fc.Arbitrary<string>): fc.Arbitrary<Inline> {
  return fc.oneof(
    some.map(text),
    some.map(strong),
    some.map(code),
    fc.tuple(some, url).map(([name, address]) => link(name, address)),
  );
}

function proseOf(some: fc.Arbitrary<string>, inlines: fc.Arbitrary<readonly Inline[]>) {
  return fc.letrec<{ prose: Prose }>((tie) => ({
    prose: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.record({ kind: fc.constant('paragraph' as const), content: inlines }),
      fc.record({
        kind: fc.constant('code' as const),
        language: some,
        text: some,
      }),
      fc.record({
        kind: fc.constant('list' as const),
        first: fc.option(fc.nat(99), { nil: undefined }),
        items: fc.array(fc.array(tie('prose'), { maxLength: 3 }), { maxLength: 4 }),
      }),
    ),
  }));
}

function writeMarkdownTable(some: fc.Arbitrary<string>, inlines: fc.Arbitrary<readonly Inline[]>) {
  return fc.nat(3).chain((width) =>
    fc.record({
      kind: fc.constant('table' as const),
      header: fc.array(some, { minLength: width, maxLength: width }),
      rows: fc.array(fc.array(inlines, { minLength: width, maxLength: width }), { maxLength: 12 }),
    }),
  );
}
