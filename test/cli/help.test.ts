import { expect, test } from 'vitest';
import { commandNames, commands } from '../../src/cli/commands.ts';
import { helpOn, otherTopics } from '../../src/cli/help.ts';
import { readArguments } from '../../src/cli/main.ts';
import { stopReasons } from '../../src/core/run/index.ts';
import { refusalOf } from '../settings/given.ts';

test('the first screen names every command, and fits', () => {
  const screen = helpOn(undefined);
  expect(screen.split('\n').length).toBeLessThanOrEqual(40);
  for (const name of commandNames) expect(screen).toMatch(new RegExp(`^  ${name} {2,}[A-Z]`, 'm'));
  expect(screen.match(/^ {2}jira-bug-fix-agent (?!help|COMMAND)/gm)).toHaveLength(3);
});

test.each([undefined, ...commandNames, ...otherTopics])(
  'the help on %s has no long line',
  (topic) => {
    const long = helpOn(topic)
      .split('\n')
      .filter(({ length }) => length > 100);
    expect(long).toEqual([]);
    expect(helpOn(topic)).not.toMatch(/undefined|\[env:$/m);
  },
);

test.each(commandNames)('the help on %s has its examples, and options that it takes', (name) => {
  const help = helpOn(name);
  for (const example of commands[name].examples) expect(help).toContain(`\n  ${example}\n`);
  const named = [...help.matchAll(/^ {2}(--[\w-]+)/gm)].map((match) => match[1] ?? '');
  expect(named).toContain('--help');
  for (const option of named) {
    const refusals = [[option, 'x'], [option]].map((given) =>
      refusalOf(() => readArguments([name, '--help', ...given], {})),
    );
    expect(refusals, option).toContain('nothing was wrong');
  }
});

test.each(commandNames)('every example of %s is understood', (name) => {
  for (const example of commands[name].examples) {
    const words = [...example.matchAll(/'([^']*)'|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    const refusal = refusalOf(() => readArguments(words.slice(1), {}));
    expect(refusal).not.toMatch(/^(?:There is no|Remove|The option)/m);
  }
});

test('the help lists every stop reason with its exit code', () => {
  const help = helpOn('exit-codes');
  for (const [reason, { exitCode }] of Object.entries(stopReasons))
    expect(help).toMatch(new RegExp(`^ +${exitCode} +${reason} +[A-Z]`, 'm'));
});

test('the help explains the risk of no isolation, and what is written if tests fail', () => {
  const words = helpOn('run').replaceAll(/\s+/g, ' ');
  expect(words).toMatch(
    /--test-isolation .* none: .* can read its files and keys, and use its network/,
  );
  expect(words).toContain('never written to the work tree: the run ends with tests-failed');
});
