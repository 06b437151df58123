import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isDueLook,
  isThere,
  isUndone,
  linesChangedAgain,
  readPatchLines,
  type WatchedFile,
} from '../../../src/core/ledger/index.ts';
import { openedPulls } from '../../../src/core/ledger/known-work.ts';
import { growth } from '../../support/growth.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';

const ended = '2026-11-01T10:00:00Z';
const [week, month] = ['2026-11-08T10:00:00Z', '2026-12-01T10:00:00Z'];

describe('a look is due', () => {
  test.each([
    ['at an open one once a day', { looked: '2026-11-01T10:00:00Z' }, '2026-11-02T10:00:00Z', true],
    ['not sooner', { looked: '2026-11-01T10:00:00Z' }, '2026-11-02T09:59:00Z', false],
    ['7 days after the merge', { state: 'merged', ended }, '2026-11-08T10:00:00Z', true],
    ['not sooner after it', { state: 'merged', ended }, '2026-11-08T09:59:00Z', false],
    ['once after 7 days', { state: 'merged', ended, looked: week }, '2026-11-30T00:00:00Z', false],
    ['after 30 days', { state: 'merged', ended, looked: week }, '2026-12-01T10:00:00Z', true],
    ['no more then', { state: 'merged', ended, looked: month }, '2027-01-01T00:00:00Z', false],
    ['never at a closed one', { state: 'closed', ended }, '2026-12-01T10:00:00Z', false],
    ['never at one that was superseded', { state: 'superseded' }, '2026-12-01T10:00:00Z', false],
  ] as const)('%s', (_, entry, now, isDue) => {
    expect(isDueLook(pullEntry({ looked: ended, ...entry }), new Date(now))).toBe(isDue);
  });
});

const file = (changes: Partial<WatchedFile>): WatchedFile => ({
  ...{ added: ['b'], removed: ['a'], merged: 'x\nb\n', now: 'x\nb\n' },
  ...changes,
});

describe('lines', () => {
  test('are read from a patch', () => {
    const patch = '@@ -1,3 +1,4 @@\n x\n-a\n--- dashes\n+b\n++\n\\ No newline at end of file';
    expect(readPatchLines(patch)).toEqual({ removed: ['a', '-- dashes'], added: ['b', '+'] });
  });

  test.each<[string, Partial<WatchedFile>, number, boolean]>([
    ['as they were', {}, 0, false],
    ['elsewhere in the file', { now: 'b\ny\nx\n' }, 0, false],
    ['with other line breaks', { now: 'x\r\nb\r\n' }, 0, false],
    ['changed', { now: 'x\nc\n' }, 1, false],
    ['reverted', { now: 'x\na\n' }, 1, true],
    ['removed with the file', { now: null }, 1, false],
    ['removed with a new file', { removed: [], merged: 'b', now: null }, 1, true],
    ['one of two that are the same', { added: ['b', 'b'], merged: 'b\nb', now: 'b' }, 1, false],
    ['one that was there before the change', { merged: 'b\nb', now: 'b' }, 1, false],
    ['in a file that came back', { added: [], removed: ['a'], merged: null, now: 'a' }, 0, true],
    ['none', { added: [], removed: [], now: '' }, 0, false],
  ])('%s', (_, changes, count, undone) => {
    expect(linesChangedAgain([file(changes)])).toBe(count);
    expect(isUndone([file(changes)])).toBe(undone);
    const isKept = count === 0 && !undone && changes.added === undefined;
    expect(isThere([file(changes)])).toBe(isKept);
  });

  test('that a change took may not be there in a file that has it', () => {
    expect(isThere([file({ now: 'x\na\nb\n' })])).toBe(false);
    expect(isThere([file({ now: 'x\nb\nc\n' }), file({ now: 'x' })])).toBe(false);
    expect(isThere([])).toBe(false);
  });

  test('that change again are never more than those added', () => {
    const line = fc.constantFrom('a', 'b', '', '}');
    const text = fc.option(fc.array(line).map((lines) => lines.join('\n')));
    const lines = fc.array(line);
    const files = fc.record({ added: lines, removed: lines, merged: text, now: text });
    fc.assert(
      fc.property(fc.array(files), (all) => {
        const count = linesChangedAgain(all);
        expect(count).toBeLessThanOrEqual(all.flatMap(({ added }) => added).length);
        expect(linesChangedAgain(all.map((one) => ({ ...one, now: one.merged })))).toBe(0);
      }),
    );
  });
});

test('a pull request has the first run of its ticket that ended with it', () => {
  const first = runEntry({ run: '1', at: '2026-11-01T10:00:00Z', pull: 7 });
  const runs = [
    runEntry({ run: '0', at: '2026-11-01T09:00:00Z', pull: 8 }),
    runEntry({ run: '2', at: '2026-11-01T11:00:00Z', pull: 7 }),
    runEntry({ run: '3', at: '2026-11-01T08:00:00Z', pull: 7, ticket: 'APP-18' }),
    first,
  ];
  const [opened] = openedPulls([...runs, pullEntry({ pull: 7 })]);
  expect(opened?.run).toEqual(first);
});

test('finding them is linear in the pull requests of one ticket', () => {
  const work = (size: number) => {
    const entries = Array.from({ length: size }, (_, n) => [
      runEntry(),
      pullEntry({ pull: n + 8 }),
    ]);
    expect(openedPulls(entries.flat())).toHaveLength(size);
  };
  expect(growth(work, 2_000)).toBeLessThan(8);
});
