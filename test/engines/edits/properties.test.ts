import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/engines/edits/index.ts';
import {
  applyEdits,
  emptyPatch,
  type Original,
  parseEdits,
} from '../../../src/engines/edits/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { applyReply, type Outcome } from '../../support/edits/engine.ts';
import { countOf, newLines } from '../../support/edits/rows.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { runs } from '../../support/property-runs.ts';
import { blocksIn, type Change, changeAt, rendered, textsAfter } from './rendered.ts';

const length = fc.constantFrom(8, 9);
const context = fc.integer({ min: 1, max: 3 });
const changes = fc.tuple(changeAt('src/a.txt'), changeAt('b.py'));
const treeOf = (files: readonly Change[]) =>
  new Map(files.map(({ path, before }) => [path, before]));

/** Only a block that fits several places of the file as it was may contradict an earlier one. */
test('any diff rendered as blocks has the result of the diff', () => {
  fc.assert(
    fc.property(changes, length, context, (files, signs, lines) => {
      const blocks = blocksIn(files, lines);
      const outcome = applyReply(treeOf(files), rendered(blocks, signs));
      if (outcome.kind === 'refused') {
        const { path = '', search = [] } = blocks[blockNumber(outcome.why) - 1] ?? {};
        const before = files.find((file) => file.path === path)?.before ?? '';
        const bare = (texts: readonly string[]) => texts.map((text) => text.trim());
        expect(countOf(bare(search), bare(before.split('\n')))).toBeGreaterThan(1);
        return;
      }
      for (const file of files)
        expect(textsAfter(file)).toContain(outcome.files.get(file.path) ?? file.before);
    }),
    runs(200),
  );
});

const blockNumber = (why: string) =>
  Number(/block (\d+) of \d+: it changes the lines of block/.exec(why)?.[1]);

/** Whether a block might also mean lines that an earlier one changes. */
const isContradictory = (outcome: Outcome | undefined) =>
  outcome?.kind === 'refused' && blockNumber(outcome.why) > 0;

describe('a reply that was applied', () => {
  const words = ['alpha = 1', 'return bravo', 'charlie()', 'if delta:', 'import echo', '}'];

  /**
   * Excludes contradictory blocks, and changes that leave no trace, where a second time looks like the
   * first: a change after which the file still contains its SEARCH, as when neighbours are swapped;
   * removed lines with a twin elsewhere; blank lines after a last line without an ending.
   */
  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(changeAt('src/a.txt', words), context, (file, lines) => {
        const blocks = blocksIn([file], lines);
        const now = newLines(file.rows);
        fc.pre(file.before.endsWith('\n') || now.at(-1)?.trim() !== '');
        fc.pre(blocks.every((block) => leavesTrace(block, now)));
        const reply = rendered(blocks);
        const outcome = applyReply(treeOf([file]), reply);
        fc.pre(!isContradictory(outcome));
        if (outcome.kind === 'refused') throw new Error(outcome.why);
        const after = outcome.files.get(file.path) ?? '';
        expect(applyReply(new Map([[file.path, after]]), reply).kind).toBe('refused');
      }),
      runs(200),
    );
  });

  function leavesTrace(
    { search, replace }: ReturnType<typeof blocksIn>[number],
    now: readonly string[],
  ): boolean {
    const onlyAdds = countOf(search, replace) > 0;
    if (!onlyAdds && countOf(filled(search), filled(now)) > 0) return false;
    const onlyGoes =
      replace.length < search.length && replace.every((line) => search.includes(line));
    const gone = search.filter((line) => !replace.includes(line)).map((line) => line.trim());
    return !onlyGoes || !gone.some((line) => now.some((other) => other.includes(line)));
  }

  function filled(lines: readonly string[]): readonly string[] {
    return lines.map((line) => line.replace(/\s/g, '')).filter((line) => line !== '');
  }
});

/** An accident that changes one line of a reply. */
interface Accident {
  readonly kind: 'drop' | 'double' | 'swap' | 'change';
  readonly at: number;
  readonly to: number;
  readonly sign: string;
}

const accidents: fc.Arbitrary<readonly Accident[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Accident['kind'][]>('drop', 'double', 'swap', 'change'),
    at: fc.nat(),
    to: fc.nat(),
    sign: fc.constantFrom('', ' ', 'x', '<', '=', '>', '"', '\t', '1', '...', '&lt;', '\uD800'),
  }),
  { maxLength: 4 },
);

function distorted(reply: string, all: readonly Accident[]): string {
  return all
    .reduce((lines, { kind, at: first, to: second, sign }) => {
      const [at, to] = [first % lines.length, second % lines.length];
      const [line, other] = [lines[at] ?? '', lines[to] ?? ''];
      if (kind === 'drop') return lines.toSpliced(at, 1);
      if (kind === 'double') return lines.toSpliced(to, 0, line);
      if (kind === 'swap') return lines.with(at, other).with(to, line);
      const cut = second % (line.length + 1);
      return lines.with(at, line.slice(0, cut) + sign + line.slice(cut + (second % 2)));
    }, reply.split('\n'))
    .join('\n');
}

describe('a reply that is refused', () => {
  const replies = fc.oneof(
    fc.tuple(changes, length, context, accidents).map(([files, signs, lines, all]) => ({
      files,
      reply: distorted(rendered(blocksIn(files, lines), signs), all),
    })),
    fc.tuple(changes, fc.string({ unit: codePoint })).map(([files, reply]) => ({ files, reply })),
  );

  test('leaves every file as it is; no reply modifies its input', () => {
    fc.assert(
      fc.property(replies, ({ files, reply }) => {
        const tree = unchangeable(treeOf(files));
        const outcome = applyReply(tree, reply);
        if (outcome.kind === 'refused') expect(outcome).not.toHaveProperty('files');
        else
          expect([...outcome.files].filter(([path, text]) => tree.get(path) === text)).toEqual([]);
      }),
      runs(200),
    );
  });

  test('needs no write access to the repository', () => {
    fc.assert(
      fc.property(replies, ({ files, reply }) => {
        const parsed = deepFrozen(parseEdits(reply));
        if (parsed.kind === 'malformed') return;
        const staged = applyEdits(unchangeable(emptyPatch), repositoryOf(files), parsed.edits);
        if (staged.kind === 'unplaced') return;
        const before = treeOf(files);
        for (const [path, change] of staged.patch)
          expect(change.before).toBe(before.get(path) ?? null);
      }),
      runs(100),
    );
  });

  test('is refused because of one block without a place, wherever it is', () => {
    fc.assert(
      fc.property(changes, context, fc.nat(), (files, lines, where) => {
        const blocks = blocksIn(files, lines);
        const at = where % blocks.length;
        const bad = { path: 'b.py', search: ['it is nowhere'], replace: ['what it would be'] };
        const [good, spoilt] = [blocks, blocks.toSpliced(at, 0, bad)].map((all) =>
          applyReply(treeOf(files), rendered(all)),
        );
        fc.pre(!isContradictory(good));
        expect(good).toHaveProperty('kind', 'applied');
        const why = expect.stringContaining(
          `block ${at + 1} of ${blocks.length + 1}: SEARCH is not in`,
        );
        expect(spoilt).toEqual({ kind: 'refused', why });
      }),
      runs(60),
    );
  });
});

function repositoryOf(files: readonly Change[]): Repository {
  const originals = files.map(({ path, before }): [ReturnType<typeof pathOf>, Original] => [
    pathOf(path),
    { before, executable: false },
  ]);
  return deepFrozen({
    paths: files.map(({ path }) => path),
    originals: unchangeable(new Map(originals)),
    rules: rulesOf(),
  });
}

/** A copy that throws when it is written to. */
function unchangeable<K, V>(map: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  const refuse = () => {
    throw new Error('it is read-only');
  };
  return Object.assign(new Map(map), { set: refuse, delete: refuse, clear: refuse });
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}
