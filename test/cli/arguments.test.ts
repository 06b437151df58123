import { describe, expect, test } from 'vitest';
import { commandNames, commands, helpOn, otherTopics } from '../../src/cli/commands.ts';
import { readArguments } from '../../src/cli/main.ts';
import { defaultRules } from '../../src/core/run/index.ts';
import { nearestWord } from '../../src/engines/text/index.ts';
import { settingGroups } from '../../src/settings/index.ts';
import { refusalOf } from '../settings/given.ts';

const env = { OPENAI_API_KEY: 'key-of-the-tests' };
const file = ['run', '--ticket', 'bug.md', '--model', 'some-model'];

const jira = { JIRA_URL: 'https://a.test/', JIRA_EMAIL: 'me@a.test', JIRA_TOKEN: 'token' };
const show = expect.any(Function);
const key = ['run', 'APP-17', '--model', 'some-model'];

/** The project's commands if none is given. */
const noCommands = {
  ...{ timeout: 300_000, isolation: 'required' },
  ...{ environment: [], folders: [], reports: [], ports: [], show },
};

/** What is read of a ticket besides, by default. */
const noFields = { ticketFields: [], reporters: [], show };

/** How the model is asked by default. */
const usual = { api: 'auto', effort: undefined };

describe('a run', () => {
  test('of a ticket in a file, with the defaults', () => {
    expect(readArguments(file, env)).toEqual({
      kind: 'run',
      ticket: { kind: 'file', path: 'bug.md' },
      repository: '.',
      model: {
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'key-of-the-tests',
        model: 'some-model',
        ...usual,
        show,
      },
      show,
      rules: defaultRules,
      planTypes: [],
      paths: {
        safeDirectory: '',
        isHidden: expect.any(Function),
        whyProtected: expect.any(Function),
      },
      project: noCommands,
      caps: { files: 20, lines: 1000 },
      reproduce: false,
      dryRun: false,
      json: false,
      verbosity: 'normal',
      secrets: ['key-of-the-tests'],
      proxies: { httpProxy: '', httpsProxy: '', noProxy: '' },
    });
  });

  test('of a ticket in Jira', () => {
    expect(readArguments(key, { ...env, ...jira })).toHaveProperty('ticket', {
      kind: 'jira',
      key: 'APP-17',
      jira: { baseUrl: 'https://a.test', email: 'me@a.test', token: 'token', ...noFields },
    });
  });

  test('of a ticket in Jira through the gateway, with further fields', () => {
    const fields = ['--ticket-field', 'Acceptance criteria', '--ticket-field', 'customfield_1'];
    const read = readArguments([...key, '--cloud-id', 'site-0001', ...fields], { ...env, ...jira });
    expect(read).toHaveProperty('ticket.jira.cloudId', 'site-0001');
    const ticketFields = ['Acceptance criteria', 'customfield_1'];
    expect(read).toHaveProperty('ticket.jira.ticketFields', ticketFields);
  });

  test('with every option', () => {
    const options = ['--repo', '../shop', '--safe-directory', './api/', '--dry-run'];
    const endpoint = ['--base-url', 'http://localhost:11434/v1/'];
    const paths = ['--protected-paths', 'migrations/', '--protected-paths', '*.sql'];
    const read = readArguments([...file, ...options, ...endpoint, ...paths], {});
    if (read.kind !== 'run') throw new Error('This is not a run.');
    const changes = ['api/a.ts', 'api/migrations/1.ts', 'api/b.sql'];
    expect(changes.map(read.paths.isHidden)).toEqual([false, true, true]);
    expect(read).toMatchObject({
      repository: '../shop',
      paths: { safeDirectory: 'api' },
      model: { baseUrl: 'http://localhost:11434/v1', apiKey: 'none', model: 'some-model' },
      dryRun: true,
    });
  });

  test('with every way to ask the model', () => {
    const ways = ['--api', 'chat', '--reasoning-effort', 'High'];
    expect(readArguments([...file, ...ways], env)).toMatchObject({
      model: { api: 'chat', effort: 'high' },
    });
    const read = readArguments(file, { ...env, MODEL_API: 'responses' });
    expect(read).toHaveProperty('model.api', 'responses');
  });

  test('with the model and its endpoint from the environment, unless there is an option', () => {
    const set = { ...env, MODEL: 'from-env', OPENAI_BASE_URL: 'https://llm.test/v1' };
    expect(readArguments(['run', '--ticket', 'bug.md'], set)).toHaveProperty('model', {
      baseUrl: 'https://llm.test/v1',
      apiKey: 'key-of-the-tests',
      model: 'from-env',
      ...usual,
      show,
    });
    expect(readArguments(file, set)).toHaveProperty('model.model', 'some-model');
  });
});

describe('what messages call a setting', () => {
  const shown = (args: readonly string[], variables: Readonly<Record<string, string>>) => {
    const read = readArguments(args, { ...jira, ...variables });
    if (read.kind !== 'run' || read.ticket.kind !== 'jira') throw new Error('This is not a run.');
    const { show = String } = read.ticket.jira;
    return (['jira-url', 'jira-token', 'cloud-id', 'sweep-jql'] as const).map(show);
  };

  test('is the place where it was given, or every place', () => {
    const ways = ['JIRA_TOKEN', '--cloud-id or JIRA_CLOUD_ID', '--jql'];
    expect(shown(key, env)).toEqual(['JIRA_URL', ...ways]);
    expect(shown([...key, '--jira-url', 'https://b.test'], env)).toEqual(['--jira-url', ...ways]);
  });
});

test.each<[readonly string[], string, string?]>([
  [[], 'help'],
  [['help'], 'help'],
  [['--help'], 'help'],
  [['-h'], 'help'],
  [['run', '-h'], 'help', 'run'],
  [['-h', 'doctor', '--github', '0'], 'help', 'doctor'],
  [['help', 'environment'], 'help', 'environment'],
  [['--version'], 'version'],
  [['-v'], 'version'],
  [['run', 'APP-17', '--version'], 'version'],
])('%j asks for the %s', (args, kind, topic) => {
  expect(readArguments(args, {})).toEqual({ kind, topic });
});

describe('invalid arguments are refused in one sentence', () => {
  const without = (name: keyof typeof jira) => ({ ...env, ...jira, [name]: '' });

  test.each([
    [['fix'], env, 'There is no command "fix"'],
    [['--model', 'm'], env, 'Put a command before the options, such as run'],
    [['run', '--ticket', 'bug.md'], env, 'Set --model'],
    [file, {}, 'Set OPENAI_API_KEY to the API key of api.openai.com.'],
    [[...file, '--base-url', 'https://llm.example.com'], {}, 'the API key of llm.example.com.'],
    [key, without('JIRA_URL'), 'Set --jira-url or JIRA_URL to'],
    [[...key, '--jira-url', 'a.test'], { ...env, ...jira }, 'Set --jira-url'],
    [key, without('JIRA_TOKEN'), 'Set JIRA_TOKEN'],
  ])('%j %j', (args, variables, sentence) => {
    const refusal = refusalOf(() => readArguments(args, variables));
    expect(refusal).toContain(sentence);
    expect(refusal).toMatch(/^[^\n]+[^.]\.$/);
  });

  test.each([
    [['--model', ''], 'Set --model'],
    [['--max-calls', '0'], 'Set --max-calls to a whole number from 1 to 200'],
    [['--fast'], 'There is no option --fast: see --help'],
    [['--repo'], 'The option --repo needs a value; see --help'],
    [['--repo', '--dry-run'], 'The option --repo needs a value; see --help'],
    [['--jql', 'project = APP'], 'Remove --jql: run has no such option; see --help'],
    [['--dry-run=yes'], 'The option --dry-run takes no value; see --help'],
    [
      ['--test-environment', 'A', '--test-environment', 'JIRA_TOKEN'],
      'Remove JIRA_TOKEN from --test-environment',
    ],
  ])('%j of a run', (options, sentence) => {
    const refusal = refusalOf(() => readArguments([...file, ...options], env));
    expect(refusal).toContain(sentence);
    expect(refusal).toMatch(/^[^\n]+[^.]\.$/);
  });
});

describe("the project's own commands", () => {
  test('have an option each', () => {
    const commands = ['--setup-command', 'npm ci', '--lint-command', 'npm run lint'];
    const ways = ['--test-timeout-minutes', '10', '--test-isolation', 'none', '--reproduce'];
    const names = ['--test-environment', 'NODE_ENV', '--test-environment', 'DATABASE_URL'];
    const caps = ['--max-files', '3', '--max-lines', '50', '--test-command', 'npm test'];
    expect(readArguments([...file, ...commands, ...ways, ...names, ...caps], env)).toMatchObject({
      project: {
        setup: 'npm ci',
        lint: 'npm run lint',
        tests: 'npm test',
        timeout: 600_000,
        isolation: 'none',
        environment: ['NODE_ENV', 'DATABASE_URL'],
      },
      caps: { files: 3, lines: 50 },
      reproduce: true,
    });
  });
});

describe('a word that is nearly a name gets a suggestion', () => {
  const variables = { MODEL: 'some-model', ...env };
  const refused = (...args: readonly string[]) => refusalOf(() => readArguments(args, variables));

  test.each([
    [['run', '--tikcet', 'bug.md'], 'There is no option --tikcet: did you mean --ticket?'],
    [['run', '--modle=m'], 'There is no option --modle: did you mean --model?'],
    [['run', '--dryrun'], 'There is no option --dryrun: did you mean --dry-run?'],
    [
      ['run', '--test-comand', 'x'],
      'There is no option --test-comand: did you mean --test-command?',
    ],
    [['rnu', 'bug.md'], 'There is no command "rnu": did you mean run?'],
    [['Doctor'], 'There is no command "Doctor": did you mean doctor?'],
    [['bug.md'], 'There is no command "bug.md": did you mean run bug.md?'],
    [['help', 'rnu'], 'There is no help on "rnu": did you mean run?'],
    [['rnu', '--help'], 'There is no help on "rnu": did you mean run?'],
    [['help', 'enviroment'], 'There is no help on "enviroment": did you mean environment?'],
    [['app-17'], 'There is no command "app-17": did you mean run app-17?'],
  ])('%j', (args, sentence) => {
    expect(refused(...args)).toBe(sentence);
  });

  test('and none if nothing is near', () => {
    expect(refused('run', '-x')).toBe('There is no option -x: see --help.');
    expect(refused('bring')).toMatch(/^There is no command "bring": use run, .* or --help\.$/);
    expect(nearestWord('ac', ['ab', 'ad'])).toBeUndefined();
  });
});

test('every wrong setting is reported at once, a line each', () => {
  const args = 'run APP-17 --max-calls 0 --price-prompt 3 --safe-directory /srv'.split(' ');
  expect(refusalOf(() => readArguments(args, {})).split('\n')).toEqual([
    expect.stringContaining('Set --jira-url or JIRA_URL to'),
    expect.stringContaining('Set JIRA_TOKEN to'),
    expect.stringContaining('Set --model or MODEL to'),
    'Set --max-calls to a whole number from 1 to 200.',
    expect.stringContaining('Set OPENAI_API_KEY to'),
    'Set --price-completion as well: the price of a million tokens.',
    'Set --safe-directory to a directory inside the repository.',
  ]);
});

test('a ticket from a file requires no setting of Jira', () => {
  expect(refusalOf(() => readArguments(['run', 'bug.md'], {}))).not.toContain('JIRA');
});

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
