import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import {
  groupHits,
  type HitFile,
  pagesOf,
  pathFilter,
  patternMatcher,
  searchFile,
  textMatcher,
} from '../../../../src/core/repository/index.ts';
import { requiredText } from '../../../../src/core/repository/search/index.ts';
import { growth } from '../../../support/growth.ts';
import { runs } from '../../../support/property-runs.ts';

const matcher = textMatcher('total');

test.each([
  ['', 'a/b.ts', true],
  ['.', 'a/b.ts', true],
  ['a', 'a/b.ts', true],
  ['a', 'ab/c.ts', false],
  ['a/b.ts', 'a/b.ts', true],
  ['*.ts', 'a/b.ts', true],
  ['*.{js,ts}', 'a/b.ts', true],
  ['a/*.ts', 'a/c/b.ts', false],
  ['a/**/*.ts', 'a/b.ts', true],
  ['**/c/**', 'a/c/b.ts', true],
  ['app/[id].tsx', 'app/[id].tsx', true],
  ['{lib,test,types.d.ts}', 'test/a/b.ts', true],
  ['{lib,test,types.d.ts}', 'types.d.ts', true],
  ['{lib,test,types.d.ts}', 'a/lib.ts', false],
  ['packages/*/src', 'packages/a/src/b/c.ts', true],
  ['packages/*/src', 'packages/a/test/c.ts', false],
  ['*.ts', '.a.ts', true],
])('%s means %s: %s', (pattern, path, isMeant) => {
  expect(pathFilter(pattern)(path)).toBe(isMeant);
});

/** What was found in a file, with its text and the definitions in it. */
function hitsIn(path: string, text: string, definitions: HitFile['definitions'] = []): HitFile[] {
  const found = searchFile(path, text, matcher);
  return found === undefined ? [] : [{ ...found, text: text.split('\n'), definitions }];
}

test('a file with many lines comes whole, after those with few and before none that it defines', () => {
  const file = (name: string, lines: number, definitions: HitFile['definitions'] = []) =>
    hitsIn(name, Array(lines).fill('total').join('\n'), definitions);
  const total = { name: 'total', kind: 'function', start: 3, end: 9, depth: 0 };
  const files = [file('many', 21), file('few', 20), file('defines', 40, [total])].flat();
  const groups = groupHits(files, 0, 3_000);
  expect(groups.map(({ title }) => title)).toEqual([
    'defines (40 lines)',
    'few (20 lines)',
    'many (21 lines)',
  ]);
});

describe('lines around what is found', () => {
  const lines = Array.from({ length: 60 }, (_, at) => (at % 20 === 9 ? 'total();' : `go(${at});`));
  const outer = { name: 'Cart', kind: 'class', start: 1, end: 60, depth: 0 };
  const inner = { name: 'sum', kind: 'function', start: 7, end: 12, depth: 1 };
  const files = hitsIn('src/a.ts', lines.join('\n'), [outer, inner]);
  const shownIn = (room: number, around = 6) => {
    const [group] = groupHits(files, around, room);
    return group?.lines.map((line) => line.trim().split(/\s/, 1)[0]).join(' ');
  };
  test.each([
    ['all of the same definition', 900, 'in 7- 8- 9- 10: 11- 12- in 24- 25-'],
    ['none', 300, 'in 10: in 30: 50:'],
  ])('are, with less and less room, %s', (_, room, shown) => {
    expect(shownIn(room)).toMatch(new RegExp(`^${shown}`));
  });

  test('name the definition that each is in', () => {
    expect(groupHits(files, 0, 3_000)[0]?.lines).toEqual([
      ...['  in Cart.sum, lines 7-12', '  10: total();'],
      ...['  in Cart, lines 1-60', '  30: total();', '  50: total();'],
    ]);
  });

  test('are none beside code for prose, of which many lines are only counted', () => {
    const prose = hitsIn('docs/a.md', 'total\n'.repeat(6));
    const few = hitsIn('docs/b.md', 'a\nthe total\n');
    const rows = (found: readonly HitFile[]) =>
      groupHits(found, 1, 3_000).flatMap((one) => one.lines);
    expect(rows([...prose, ...files]).at(-1)).toBe('Not shown without their path: docs/a.md (6)');
    expect(rows([...few, ...files]).at(-1)).toBe('  2: the total');
    expect(rows(few)).toEqual(['  1- a', '  2: the total', '  3- ']);
  });
});

test('a long line is cut around what matches', () => {
  const text = `${'x'.repeat(500)}total${'y'.repeat(500)}`;
  const [line] = searchFile('a', text, matcher)?.lines ?? [];
  expect(line?.text).toContain('total');
  expect(line?.text.length).toBeLessThan(165);
});

test('the pages of any result give every line once', () => {
  const texts = fc.array(fc.array(fc.constantFrom('total', 'function total() {', 'x')), {
    maxLength: 8,
  });
  const given = fc.tuple(texts, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 50, max: 400 }));
  fc.assert(
    fc.property(given, ([files, context, room]) => {
      const found = files.flatMap((lines, index) => hitsIn(`f${index}`, lines.join('\n')));
      const pages = pagesOf(groupHits(found, context, room), room);
      const shown: string[] = [];
      let path = '';
      for (const line of pages.flatMap(({ text }) => text.split('\n'))) {
        path = /^(f\d+) \(/.exec(line)?.[1] ?? path;
        const [, number] = /^ {2}(\d+):/.exec(line) ?? [];
        if (number !== undefined) shown.push(`${path}:${number}`);
      }
      const all = files.flatMap((lines, index) =>
        lines.flatMap((line, at) => (line === 'x' ? [] : [`f${index}:${at + 1}`])),
      );
      expect(shown.toSorted()).toEqual(all.toSorted());
      const places = pages.flatMap((page) => page.shown.map((at) => `${at.path}:${at.start}`));
      expect(places).toEqual(expect.arrayContaining(all));
    }),
    runs(200),
  );
});

async function matcherFor(text: string) {
  const matcher = await patternMatcher(text);
  if ('why' in matcher) throw new Error(matcher.why);
  return matcher;
}

test.each([
  ['foo', 'foo'],
  ['foo\\.bar', 'foo.bar'],
  ['foo\\(.*count', 'count'],
  ['colou?r\\b', 'colo'],
  ['ab+cd', 'ab'],
  ['(foo)*needle', 'needle'],
  ['abc{2}d', 'ab'],
  ['[abc]needle[^]x]', 'needle'],
  ['\\w+\\s*=', ''],
  ['foo|bar', ''],
  ['(?i)foo', ''],
  ['\\x41bc', 'bc'],
])('each match of %s contains %s', (pattern, required) => {
  expect(requiredText(pattern)).toBe(required);
});

test.each(['colour = 1', 'Color(2)', 'colr', 'needle', 'fooneedle', 'abccd', 'foo.bar(count)'])(
  'no match in %s is passed over because of the required text',
  async (line) => {
    for (const pattern of ['colou?r\\b', '(foo)*needle', 'abc{2}d', 'foo\\.b.*count']) {
      const matcher = await matcherFor(pattern);
      const engine = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
      expect(matcher.matches(line)).toBe(engine.matcher(line).find());
    }
  },
);

test.each([
  ['(a+)+$', (length: number) => `${'a'.repeat(length)}!`],
  ['(a|aa)+b', (length: number) => 'a'.repeat(length)],
  ['(\\w+\\s?)*x$', (length: number) => 'abc '.repeat(length / 4)],
])('%s takes time in proportion to the line', async (pattern, lineOf) => {
  const matcher = await matcherFor(pattern);
  const lines = [5_000, 20_000].map(lineOf);
  const work = (size: number) => matcher.matches(lines.find(({ length }) => length >= size) ?? '');
  expect(growth(work, 5_000)).toBeLessThan(8);
});

test('stops when the lines were many', async () => {
  const matcher = await matcherFor('(a+)+$');
  const line = `${'a'.repeat(20_000)}!`;
  let tests = 0;
  while (!matcher.isSpent() && tests < 5_000) {
    matcher.matches(line);
    tests += 1;
  }
  expect(tests).toBe(2_001);
  expect(matcher.matches('a')).toBe(false);
});
