import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakCommands, removeCommands } from '../../../src/core/text/index.ts';
import { growth } from '../../support/growth.ts';
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
  ...[
    '/approve',
    '/lgtm',
    '/lgtm cancel',
    '/merge',
    '/MERGE',
    '/hold',
    '/assign @ann',
    '/fix',
    '/label bug',
  ],
  ...[
    'bors r+',
    'bors: r+',
    '@bors r+',
    '@dependabot merge',
    '@renovate rebase',
    '@mergifyio refresh',
  ],
  ...[
    'atlantis apply',
    '!merge',
    '!mergebot merge',
    '#!merge',
    'r+',
    'r=ann',
    'LGTM',
    'LGTM!',
    'recheck',
  ],
  ...[
    'retest this please',
    'Please test this please!',
    'ok to test',
    'OK, to: test',
    'add to whitelist',
  ],
  ...['I have read the CLA Document and I hereby sign the CLA', '/frobnicate'],
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
  '/usr/bin/env is missing',
  '/etc/hosts',
  'and /approve within a line',
  'the borscht is cold',
  'it is ok for a test',
  'review and merge it',
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
    '#!/usr/bin/env node',
    '/usr/bin/env',
    '/* a comment */',
    '// close it',
    '/login',
    '@Override',
    '!x && y',
    '/^a$/.test(b)',
    'r+=1',
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

test.each(['/', '> ', '- /a ', 'ok to ', '1. ', '\n', 'test this '])(
  'the work for %j grows with the text',
  (unit) => {
    expect(growth((size) => breakCommands(unit.repeat(size), 'prose'), 5_000)).toBeLessThan(6);
  },
);
