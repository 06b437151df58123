import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { patternMatcher } from '../../../../src/core/repository/index.ts';
import { requiredText } from '../../../../src/core/repository/search/pattern.ts';
import { growth } from '../../../support/growth.ts';

async function matcherFor(text: string) {
  const matcher = await patternMatcher({ text, mode: 'regex', isCaseSensitive: false });
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
