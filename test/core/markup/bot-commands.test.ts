import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakCommands,
  breakDirectives,
  removeCommands,
  removeDirectives,
} from '../../../src/core/markup/index.ts';
import { runs } from '../../support/property-runs.ts';

/** What bots look for in a raw text, as their own documents say: Prow, ghprb, bors, Dependabot, Atlantis and others. */
const bots: readonly RegExp[] = [
  /^\s*\/(?:un)?(?:approve|lgtm|merge|hold|assign|cc|retest|close|fix|label)\b[^/.]*$/im,
  /^\/[a-z][\w-]*\s*$/im,
  /^\s*@?(?:bors|homu|dependabot|renovate|mergifyio|mergify|atlantis|rustbot)\b:?\s+\S/im,
  /^\s*!(?:merge|retest|mergebot)\b/im,
  /^\s*#!\s*merge/im,
  /^r(?:\+|=\w+)/im,
  /^\s*(?:lgtm|recheck)\W*$/im,
  /ok\W+to\W+test/i,
  /(?:re)?test\W+this\W+please/i,
  /add\W+to\W+(?:white|allow)list/i,
  /I hereby sign the CLA/i,
];

const commands = [
  ...['/approve', '/lgtm', '/lgtm cancel', '/merge', '/MERGE', '/hold', '/assign @ann', '/fix'],
  ...['/label bug', '/frobnicate', 'bors r+', 'bors: r+', '@bors r+', '@dependabot merge'],
  ...['@renovate rebase', '@mergifyio refresh', 'atlantis apply', '!merge', '!mergebot merge'],
  ...['#!merge', 'r+', 'r=ann', 'LGTM', 'LGTM!', 'recheck', 'retest this please'],
  ...['Please test this please!', 'ok to test', 'OK, to: test', 'add to whitelist'],
  'I have read the CLA Document and I hereby sign the CLA',
];

/** Where a line begins, for a bot or for a person. */
const places: readonly ((command: string) => string)[] = [
  (command) => command,
  (command) => `The total is wrong.\n${command}`,
  (command) => `The total is wrong.  \n  ${command}  \nMore.`,
  (command) => `One.\n\n${command}\n\n${command}`,
];

describe.each(commands)('%s', (command) => {
  test('is seen by this test, and is torn', () => {
    expect(bots.some((bot) => bot.test(command))).toBe(true);
    for (const place of places) {
      const broken = breakCommands(place(command), 'prose');
      for (const bot of bots) expect(broken).not.toMatch(bot);
      expect(broken.replaceAll('\u200B', '')).toBe(place(command));
    }
  });

  test.each(['- ', '* ', '1. ', '> ', '> - ', '| ', '\\- '])('is torn behind %j', (sign) => {
    const broken = breakCommands(`${sign}${command}`, 'prose');
    for (const bot of bots) expect(broken.slice(sign.length)).not.toMatch(bot);
  });
});

test.each([
  ...['/usr/bin/env is missing', '/etc/hosts', 'and /approve within a line', 'the borscht is cold'],
  ...['it is ok for a test', 'review and merge it'],
])('%j stays', (text) => {
  expect(breakCommands(text, 'prose')).toBe(text);
});

describe('in code', () => {
  test.each(['/approve', '/lgtm cancel', '/merge', '@dependabot merge', 'bors r+', 'ok to test'])(
    '%s is torn',
    (command) => {
      const broken = breakCommands(`a\n${command}\nb`, 'code');
      for (const bot of bots) expect(broken).not.toMatch(bot);
    },
  );

  test.each([
    ...['#!/usr/bin/env node', '/usr/bin/env', '/* a comment */', '// close it', '/login'],
    ...['@Override', '!x && y', '/^a$/.test(b)', 'r+=1'],
  ])('%s can be copied', (code) => {
    expect(breakCommands(code, 'code')).toBe(code);
  });

  test('the command that a report names can be copied', () => {
    expect(breakCommands('/fix', 'span')).toBe('/fix');
  });
});

test('a title says the same and starts nothing', () => {
  expect(removeCommands('/approve it')).toBe('approve it');
  expect(removeCommands('/usr/bin is missing')).toBe('/usr/bin is missing');
  expect(removeCommands('retest this please')).toBe('retest this');
  for (const command of ['ok to test', 'test this please', 'add to whitelist'])
    for (const bot of bots) expect(removeCommands(command)).not.toMatch(bot);
});

test('whatever the text, no bot obeys it', () => {
  const piece = fc.oneof(
    fc.constantFrom(...commands, '\n', '\n\n', ' ', '- ', '> ', '/', '@', '!', 'please '),
    fc.string({ maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (value) => {
      const broken = breakCommands(value, 'prose');
      for (const bot of bots) expect(broken).not.toMatch(bot);
    }),
    runs(300),
  );
});

describe('directives of services', () => {
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
    ...['[skip ci]', '[ci skip]', '[no ci]', '[skip actions]', '[actions skip]', '[Skip-CI]'],
    ...['[CI-Skip]', '[CF-Pages-Skip]', '[skip travis]', '[skip netlify]', '[azp skip]'],
    ...['***NO_CI***', 'skip-checks: true', 'skip-checks:true', 'Co-authored-by: A <a@b.test>'],
    ...['Signed-off-by: A <a@b.test>', 'Release-As: 9.0.0', 'BREAKING CHANGE: all'],
    ...['+semver: major', 'Fixes #1', 'closes owner/repo#1', 'resolves GH-1', '@octocat'],
    'fixes https://github.com/owner/repo/issues/1',
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
      expect(breakDirectives('APP-17 see below #done', 'code')).toBe(
        'APP-17 see below #\u200Bdone',
      );
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
});
