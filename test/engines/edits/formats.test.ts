import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEdits } from '../../../src/engines/edits/index.ts';
import { applyReply, type Outcome } from '../../support/edits/engine.ts';
import { growth } from '../../support/growth.ts';
import { runs } from '../../support/property-runs.ts';
import { blocksIn, type Change, changeAt, rendered, textsAfter } from './rendered.ts';
import { unifiedOf, v4aByRule, v4aOf } from './rendered-patches.ts';

const context = fc.integer({ min: 1, max: 3 });
const changes = fc.tuple(changeAt('src/a.txt'), changeAt('b.py'));
const treeOf = (files: readonly Change[]) =>
  new Map(files.map(({ path, before }) => [path, before]));
const textIn = (outcome: Outcome, { path, before }: Change) =>
  outcome.kind === 'refused' ? undefined : (outcome.files.get(path) ?? before);

/** A share of replies that is refused because lines are repeated and nothing tells which are meant. */
const fewRefused = 0.05;

function expectSame(render: (files: readonly Change[], lines: number) => string): void {
  const counts = { all: 0, refused: 0 };
  fc.assert(
    fc.property(changes, context, (files, lines) => {
      const outcome = applyReply(treeOf(files), render(files, lines), true);
      counts.all += 1;
      if (outcome.kind === 'refused') {
        counts.refused += 1;
        expect(outcome.why).toMatch(/matches \d+ places|its new text is already in the file/);
        return;
      }
      for (const file of files) expect(textsAfter(file)).toContain(textIn(outcome, file));
    }),
    runs(100),
  );
  expect(counts.refused).toBeLessThanOrEqual(counts.all * fewRefused);
}

describe('the patch of any two texts has the result of the patch, or is refused', () => {
  test('in unified form', () => expectSame(unifiedOf));
  test('in unified form without numbers', () =>
    expectSame((files, lines) => unifiedOf(files, lines).replaceAll(/^@@ .* @@$/gm, '@@ ... @@')));
  test('in unified form with wrong counts', () =>
    expectSame((files, lines) => unifiedOf(files, lines).replaceAll(/,\d+ (?=[+@])/g, ',99 ')));
  test('in the form V4A', () => expectSame(v4aOf));

  /** Lines that begin like a change or a line of the patch cannot be context without a sign. */
  test.each([
    ['in unified form', unifiedOf],
    ['in the form V4A', v4aOf],
  ])('without signs of context %s', (_, render) => {
    const words = ['alpha', 'beta(1)', 'gamma = 2', 'delta;', 'if (x) {', '}', 'return y', 'omega'];
    const isPlain = ({ before }: Change) => !/^[+\-@*<>=`]|^ \S|[\r\\]|^\uFEFF/m.test(before);
    const change = changeAt('a.txt', words).filter(isPlain);
    const counts = { all: 0, applied: 0 };
    fc.assert(
      fc.property(change, context, (file, lines) => {
        const reply = render([file], lines).replaceAll(/^ (?=.)/gm, '');
        const own = textIn(applyReply(treeOf([file]), reply, true), file);
        counts.all += 1;
        if (own === undefined) return;
        counts.applied += 1;
        expect(textsAfter(file)).toContain(own);
      }),
      runs(150),
    );
    expect(counts.applied).toBeGreaterThan(counts.all / 2);
  });

  /** Whoever applies V4A by its rule takes the first place below the last hunk and its anchors. */
  test('in the form V4A, whose rule takes the first place', () => {
    const anchors = fc.array(fc.constantFrom('a', 'b', 'c', '}'), { maxLength: 2 });
    const change = changeAt('a.txt').filter(({ before }) => !/\r|^\uFEFF/.test(before));
    fc.assert(
      fc.property(change, context, anchors, (file, lines, above) => {
        const reply = v4aOf([file], lines, () => above);
        const ruled = v4aByRule(file.before, reply);
        fc.pre(ruled !== undefined);
        const own = textIn(applyReply(treeOf([file]), reply), file);
        if (own !== undefined) expect(own.trimEnd()).toBe(ruled?.trimEnd());
      }),
      runs(150),
    );
  });
});

test('the same edit leads to the same bytes in every form', () => {
  fc.assert(
    fc.property(changes, context, (files, lines) => {
      const replies = [
        rendered(blocksIn(files, lines)),
        unifiedOf(files, lines),
        v4aOf(files, lines),
      ];
      const outcomes = replies.map((reply) => applyReply(treeOf(files), reply, true));
      const applied = outcomes.filter(({ kind }) => kind === 'applied');
      for (const file of files)
        expect(new Set(applied.map((outcome) => textIn(outcome, file))).size).toBeLessThan(2);
      expect(applied.length).toBeGreaterThan(0);
    }),
    runs(80),
  );
});

test('any lines in a form neither throw nor are read as a file that no line names', () => {
  const line = fc.oneof(
    fc.constantFrom('*** Begin Patch', '*** Update File: a', '*** Add File: a', '*** End Patch'),
    fc.constantFrom('*** Delete File: a', '*** Move to: b', '@@', '@@ a', '@@ -1,2 +3 @@', '```'),
    fc.constantFrom('--- a/a', '+++ b/a', '+++ /dev/null', 'diff --git a/a b/a', 'index 1..2'),
    fc.constantFrom('\\ No newline at end of file', ' a', '-a', '+b', '', 'x'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line), fc.boolean(), fc.constantFrom('\n', '\r\n'), (all, end, join) => {
      const parsed = parseEdits(all.join(join), end);
      expect(parsed).toHaveProperty(parsed.kind === 'edits' ? 'edits.0' : 'why');
      const before = new Map([['a', 'a\nb\n']]);
      const outcome = applyReply(before, all.join(join));
      expect(outcome).toHaveProperty(outcome.kind === 'applied' ? 'files' : 'why');
    }),
    runs(150),
  );
});

describe('the time to read a patch grows no faster than the patch', () => {
  const filled = (text: string) => (size: number) =>
    `${text}\n`.repeat(Math.ceil(size / (text.length + 1)));
  test.each<[string, (size: number) => string]>([
    ['begins', filled('*** Begin Patch')],
    ['sections', filled('*** Update File: a\n-a\n+b')],
    ['sections without an end', filled('*** Update File: a\n-a\n+b\n\nThen:')],
    ['one hunk', (size) => `*** Begin Patch\n*** Update File: a\n${filled('+a')(size)}`],
    ['anchors', (size) => `*** Begin Patch\n*** Update File: a\n${filled('@@ a')(size)}`],
    ['hunks', (size) => `*** Begin Patch\n*** Update File: a\n${filled('@@\n-a\n+b')(size)}`],
    ['names', filled('--- a\n+++ b')],
    ['diffs', filled('--- a/a\n+++ b/a\n@@ -1,9 +1,9 @@\n-a\n+b')],
    ['diffs of two files', filled('--- a/a\n+++ b/b\n@@ -1 +1 @@\n-a\n+b')],
    ['broken diffs', filled('--- a/a\n+++ b/a\n@@\n-a\nb')],
    ['counts', (size) => `--- a\n+++ a\n${filled('@@ -1,99999 +1,99999 @@\n-a')(size)}`],
    ['git lines', filled('diff --git a/a b/a\nindex 1..2')],
    ['fenced patches', filled('a.md\n```md\nx\n*** Update File: a\n-a\n```')],
    ['a long anchor', (size) => `*** Update File: a\n@@ ${' '.repeat(size)}x\n-a`],
    ['a long name', (size) => `--- ${'a '.repeat(size / 2)}\n+++ b\n@@\n-a`],
  ])('%s', (_, reply) => {
    const read = (size: number) => {
      const text = reply(size);
      parseEdits(text);
      parseEdits(text, true);
    };
    expect(growth(read, 10_000)).toBeLessThan(8);
  });
});
