import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  fromWorkTree,
  mayStandInFile,
  parseSettingsFile,
  settingNames,
  settingsTable,
} from '../../src/settings/index.ts';
import { runs } from '../support/property-runs.ts';
import { refusalOf } from './given.ts';

const refusal = (text: string) => refusalOf(() => parseSettingsFile(text, parse));

test('values stay the texts that they were written as, and lists have a line each', () => {
  const { value, agreed } = parseSettingsFile(
    `
max-cost: 0.50
reproduce: True
labels: [bug, 'two words']
protected-paths:
  - db/**
  - '*.sql'
pull-request-title: "{key}: {summary}"
test-command: |
  npm ci
  npm test
`,
    parse,
  );
  expect(Object.fromEntries(value)).toEqual({
    'max-cost': '0.50',
    reproduce: 'True',
    labels: 'bug\ntwo words',
    'protected-paths': 'db/**\n*.sql',
    'pull-request-title': '{key}: {summary}',
  });
  expect(Object.fromEntries(agreed)).toEqual({ 'test-command': 'npm ci\nnpm test\n' });
});

test.each(['', '# nothing yet\n', '---\n'])('%j gives nothing', (text) => {
  const { value, agreed } = parseSettingsFile(text, parse);
  expect([...value, ...agreed]).toEqual([]);
});

describe('a file that is no list of settings is refused in one sentence that says what to mend', () => {
  test.each([
    [
      'max-call: 3',
      'Remove "max-call" from .jira-bug-fix.yml: it is no input. Did you mean max-calls?',
    ],
    ['dry-run: true', 'Remove "dry-run" from .jira-bug-fix.yml: it is no input.'],
    ['7: 8', 'Remove "7" from .jira-bug-fix.yml: it is no input.'],
    [
      'labels: { a: b }',
      'Write "labels" in .jira-bug-fix.yml as one value, or as a list of values.',
    ],
    ['labels: [[a]]', 'Write "labels" in .jira-bug-fix.yml as one value, or as a list of values.'],
    [
      '- max-calls',
      'Write .jira-bug-fix.yml as lines of settings and values, such as `max-calls: 12`.',
    ],
    [
      'src/link',
      'Write .jira-bug-fix.yml as lines of settings and values, such as `max-calls: 12`.',
    ],
    ['labels: [a', /^Mend \.jira-bug-fix\.yml: .+ at line 1, column 11\.$/],
    ['a: 1\na: 2', /^Mend \.jira-bug-fix\.yml: Map keys must be unique at line 2, column 1\.$/],
    [
      'command: /go',
      'Move "command" from .jira-bug-fix.yml into the workflow: a file of the repository only tightens what a run may do.',
    ],
    [
      'publish: summary',
      'Write "publish" in .jira-bug-fix.yml as nothing-of-the-ticket, or move it into the workflow: a file of the repository only tightens what a run may do.',
    ],
    ['[a]: b', 'Remove ["a"] from .jira-bug-fix.yml: it is no input.'],
    ['['.repeat(201), 'Shorten .jira-bug-fix.yml: it may have 200 of the signs [ { & !.'],
    [`# ${'-'.repeat(9_000)}`, 'Shorten .jira-bug-fix.yml to 8 KiB of settings.'],
  ])('%.40j', (text, sentence) => {
    expect(refusal(text)).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });

  test('and each of several problems has a line', () => {
    expect(refusal('max-call: 3\napi-key: x\n').split('\n')).toHaveLength(2);
  });
});

const refused = settingNames.filter((name) => !mayStandInFile(name));

test('no address, secret, way to sign in or isolation is taken, whatever the file says', () => {
  expect(refused).toEqual(
    expect.arrayContaining([
      'base-url',
      'api-key',
      'jira-token',
      'test-isolation',
      'test-services',
      'jira-email',
    ]),
  );
  for (const name of settingNames) {
    const { form } = settingsTable[name].kind;
    if (form === 'secret' || form === 'address' || fromWorkTree(name) === 'compared')
      expect(refused).toContain(name);
  }
  const anyName = fc.constantFrom(...refused);
  fc.assert(
    fc.property(anyName, fc.json(), (name, value) => {
      expect(refusal(`max-calls: 3\n${name}: ${value}\n`)).toContain(`"${name}"`);
    }),
    runs(100),
  );
});

test('a name that is made of lists takes no exponential time', () => {
  expect(refusal('- ? '.repeat(300))).toContain('as lines of settings and values');
});
