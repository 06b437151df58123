import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/main.ts';
import { meantWord } from '../../src/core/text/index.ts';
import { refusalOf } from '../settings/given.ts';

const env = { MODEL: 'some-model', OPENAI_API_KEY: 'key-of-the-tests' };
const refused = (...args: readonly string[]) => refusalOf(() => readArguments(args, env));

test.each<[readonly string[], string, string?]>([
  [['-h'], 'help'],
  [['run', '-h'], 'help', 'run'],
  [['-h', 'outcomes', '--since', '0'], 'help', 'outcomes'],
  [['help', 'outcomes'], 'help', 'outcomes'],
  [['help', 'exit-codes'], 'help', 'exit-codes'],
  [['-v'], 'version'],
])('%j asks for the %s', (args, kind, topic) => {
  expect(readArguments(args, {})).toEqual({ kind, topic });
});

describe('a word that is nearly a name gets a suggestion', () => {
  test.each([
    [['run', '--tikcet', 'bug.md'], 'There is no option --tikcet: did you mean --ticket?'],
    [['run', '--modle=m'], 'There is no option --modle: did you mean --model?'],
    [['run', '--dryrun'], 'There is no option --dryrun: did you mean --dry-run?'],
    [
      ['run', '--test-comand', 'x'],
      'There is no option --test-comand: did you mean --test-command?',
    ],
    [['rnu', 'bug.md'], 'There is no command "rnu": did you mean run?'],
    [['Outcomes'], 'There is no command "Outcomes": did you mean outcomes?'],
    [['bug.md'], 'There is no command "bug.md": did you mean run bug.md?'],
    [['help', 'rnu'], 'There is no help on "rnu": did you mean run?'],
    [['rnu', '--help'], 'There is no help on "rnu": did you mean run?'],
    [['help', 'exit-code'], 'There is no help on "exit-code": did you mean exit-codes?'],
    [['app-17'], 'There is no command "app-17": did you mean run app-17?'],
  ])('%j', (args, sentence) => {
    expect(refused(...args)).toBe(sentence);
  });

  test('and none if nothing is near', () => {
    expect(refused('run', '-x')).toBe('There is no option -x: see --help.');
    expect(refused('bring')).toMatch(/^There is no command "bring": use run, .* or --help\.$/);
    expect(meantWord('ac', ['ab', 'ad'])).toBeUndefined();
  });
});

test('every wrong setting is reported at once, a line each', () => {
  const args = [
    'run',
    'APP-17',
    '--max-calls',
    '0',
    '--price-prompt',
    '3',
    '--safe-directory',
    '/srv',
  ];
  expect(refusalOf(() => readArguments(args, {})).split('\n')).toEqual([
    expect.stringContaining('Set --jira-url or JIRA_URL to'),
    expect.stringContaining('Set JIRA_TOKEN to'),
    expect.stringContaining('Set --model or MODEL to'),
    'Set --max-calls to a whole number from 1 to 200.',
    expect.stringContaining('Set OPENAI_API_KEY to'),
    'Set --price-completion as well: the price of a million tokens.',
    'Set --safe-directory to a directory inside the repository.',
  ]);
  const outcomes = ['outcomes', 'APP-1', '--since', '0'];
  expect(refusalOf(() => readArguments(outcomes, {})).split('\n')).toHaveLength(4);
});

test('a ticket from a file requires no setting of Jira', () => {
  expect(refusalOf(() => readArguments(['run', 'bug.md'], {}))).not.toContain('JIRA');
});
