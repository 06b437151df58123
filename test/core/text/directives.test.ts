import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakDirectives } from '../../../src/core/text/directives.ts';
import { removeDirectives } from '../../../src/core/text/index.ts';
import { runs } from '../../support/property-runs.ts';

/** What services act on, written without regard to how the text is made safe. */
const started = [
  /\[(?:skip|no)[ -]ci\]/i,
  /\[ci[ -]skip\]/i,
  /\[(?:skip \w+|\w+ skip)\]/i,
  /\[cf-pages-skip\]/i,
  /\*\*\*NO_CI\*\*\*/i,
  /skip-checks\s*:/i,
  /(?:co-authored|signed-off|reviewed)-by\s*:/i,
  /release-as\s*:/i,
  /BREAKING[ -]CHANGE\s*:/,
  /\+semver\s*:/i,
  /(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[:\s]+(?:[\w./-]*#\d|GH-\d)/i,
];

/** What a page acts on, too, but not in code. */
const active = [...started, /https?:\/\/\S*\/(?:issues|pull)\/\d/i, /(?<!\w)@\w/u];

const markers = [
  '[skip ci]',
  '[ci skip]',
  '[no ci]',
  '[skip actions]',
  '[actions skip]',
  '[Skip-CI]',
  '[CI-Skip]',
  '[CF-Pages-Skip]',
  '[skip travis]',
  '[skip netlify]',
  '[azp skip]',
  '***NO_CI***',
  'skip-checks: true',
  'skip-checks:true',
  'Co-authored-by: A <a@b.test>',
  'Signed-off-by: A <a@b.test>',
  'Release-As: 9.0.0',
  'BREAKING CHANGE: all',
  '+semver: major',
  'Fixes #1',
  'closes owner/repo#1',
  'resolves GH-1',
  'fixes https://github.com/owner/repo/issues/1',
  '@octocat',
];

test.each(markers)('%s is seen by this test, and is torn', (marker) => {
  expect(active.some((pattern) => pattern.test(marker))).toBe(true);
  const [prose, code] = [breakDirectives(marker, 'prose'), breakDirectives(marker, 'code')];
  for (const text of [prose, removeDirectives(marker)])
    for (const pattern of active) expect(text).not.toMatch(pattern);
  for (const pattern of started) expect(code).not.toMatch(pattern);
  for (const text of [prose, code]) expect(text.replaceAll('\u200B', '')).toBe(marker);
});

describe('what means nothing to a service stays', () => {
  test.each(['a[0] and [Login] fails', 'no ci here', '[nocturnal]', 'by: me', 'a - b'])(
    '%j',
    (text) => {
      expect(removeDirectives(text)).toBe(text);
      expect(breakDirectives(text, 'prose')).toBe(text);
    },
  );

  test.each([
    'see https://a.test/#top, left-pad@1.3.0 and #fff',
    '@app.route("/issues/12")',
    'npm install @angular/core # 12 of #12',
    'RUN ["npm", "ci"]',
    "arr[no] + options['no-cache'] + [skip] + skips[ci]",
    'sort-by: name',
    'see GH-12 and https://github.com/a/b/pull/3',
  ])('in code: %s', (code) => {
    expect(breakDirectives(code, 'code')).toBe(code);
  });

  test('a command for a ticket is torn in code', () => {
    expect(breakDirectives('APP-17 see below #done', 'code')).toBe('APP-17 see below #\u200Bdone');
  });
});

test('whatever the text, nothing in it starts anything', () => {
  const piece = fc.oneof(
    fc.constantFrom(...markers, ...markers.flatMap((marker) => marker.split(/(?<=\W)/))),
    fc.constantFrom('@', '#', '##', '[', ']', '-', ':', '*', ' ', '/', 'ci', 'skip', 'no'),
    fc.string({ maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (value) => {
      for (const pattern of active) {
        expect(removeDirectives(value)).not.toMatch(pattern);
        expect(breakDirectives(value, 'prose')).not.toMatch(pattern);
      }
      for (const pattern of started) expect(breakDirectives(value, 'code')).not.toMatch(pattern);
    }),
    runs(500),
  );
});
