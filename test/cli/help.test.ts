import { describe, expect, test } from 'vitest';
import { commandNames, commands, helpOn, otherTopics } from '../../src/cli/commands.ts';
import { readArguments } from '../../src/cli/main.ts';
import { settingGroups } from '../../src/settings/index.ts';
import { refusalOf } from '../settings/given.ts';

test('the first screen names every command, and fits', () => {
  const screen = helpOn(undefined);
  expect(screen.split('\n').length).toBeLessThanOrEqual(40);
  for (const name of commandNames) expect(screen).toMatch(new RegExp(`^  ${name} {2,}[A-Z]`, 'm'));
  expect(screen.match(/^ {2}jira-bug-fix-agent (?!help|COMMAND)/gm)).toHaveLength(3);
});

describe.each([undefined, 40, 80, 200])('at %s columns', (columns) => {
  test.each([undefined, ...commandNames, ...otherTopics])('the help on %s fits', (topic) => {
    const help = helpOn(topic, columns);
    const most = Math.min(columns ?? 80, 100);
    const long = help.split('\n').filter((line) => line.length > most && /\S\s+\S/.test(line));
    // Command lines are to be copied, a remark is one word, and a description has some room in any terminal.
    const isKept = (line: string) =>
      /^ {2}jira-|^ *\[[^\]]*\]$/.test(line) || (line.length <= 60 && most < 60);
    expect(long.filter((line) => !isKept(line))).toEqual([]);
    expect(help).not.toMatch(/undefined|\[(?:env|default):$|\u00a0/m);
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
    expect(words(help)).toEqual(words(helpOn(topic)));
  });
});

test('the help on a command has its options in the groups of the documentation', () => {
  const titles = [...helpOn('run').matchAll(/^([A-Z].*) options:$/gm)].map(([, title]) => title);
  const groups = settingGroups.map(({ title }) => title);
  expect(titles).toEqual(groups.filter((title) => titles.includes(title)));
  expect(titles.length).toBeGreaterThan(5);
});

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

test('the help explains the risk of no isolation, and what is written if tests fail', () => {
  const words = helpOn('run').replaceAll(/\s+/g, ' ');
  expect(words).toMatch(
    /--test-isolation .* none: .* can read the agent's files and keys, and use its network/,
  );
  expect(words).toContain('never written to the work tree: the run ends with tests-failed');
});
