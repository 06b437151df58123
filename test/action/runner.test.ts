import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInputs, withoutFile } from '../../src/action/inputs.ts';
import { tightenedInputs } from '../../src/action/modes.ts';
import { outputsOf } from '../../src/action/records.ts';
import { defuse, printGroup, reportSentence } from '../../src/action/runner.ts';
import { defaultRules } from '../../src/core/run/index.ts';
import { UserError } from '../../src/engines/errors.ts';
import type { SettingName } from '../../src/settings/index.ts';
import { outcomeOf, pullRequest } from '../core/report/outcomes.ts';
import { parseAction } from '../repo/action-metadata.ts';
import { projectText } from '../repo/project.ts';
import { refusalOf } from '../settings/given.ts';
import { codePoint } from '../support/code-point.ts';
import { runOf } from '../support/memory/samples/runs.ts';
import { runs } from '../support/property-runs.ts';
import { give, givenJob, givenSummary } from './given.ts';

/** Whether the runner would take a line for a command: .NET trims more than JavaScript does. */
function isCommand(line: string): boolean {
  const trimmed = line.replace(/^[\s\u0085]+/u, '').replace(/^\uFEFF+/u, '');
  return trimmed.startsWith('::') || line.includes('##[');
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

describe('text for the log', () => {
  test.each([
    '::error::x',
    '  ::set-output name=a::b',
    '\t::stop-commands::x',
    'fine\n::add-mask::a',
    'fine\r\n::add-mask::a',
    'fine\r::add-mask::a',
    '\u0085::error::x',
    '\u00A0\u3000::error::x',
    '\u2028::error::x',
    '##[error]x',
    'within ##[group] a line',
    '####[error]x',
  ])('%j is no command', (text) => {
    expect(linesOf(defuse(text)).filter(isCommand)).toEqual([]);
  });

  test.each(['a::b', 'std::vector', 'Foo::class', ': one colon', '## [x]', 'a\n\nb'])(
    '%j stays as it is',
    (text) => {
      expect(defuse(text)).toBe(text);
    },
  );

  test('looks the same', () => {
    expect(defuse(' ::error::##[a]').replaceAll('\u200B', '')).toBe(' ::error::##[a]');
  });
});

test('no line of any text is a command, and nothing is lost', () => {
  const piece = fc.oneof(
    fc.constantFrom(':', '::', '#', '##[', '[', '\n', '\r', '\r\n', ' ', '\t', '\u0085', '\u2028'),
    fc.constantFrom('\u00A0', '\uFEFF', '\v', '\f', 'error', ']'),
    fc.string({ maxLength: 2, unit: codePoint }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join('')),
      (text) => {
        const defused = defuse(text);
        expect(linesOf(defused).filter(isCommand)).toEqual([]);
        expect(defused.replaceAll('\u200B', '')).toBe(text.replaceAll('\u200B', ''));
      },
    ),
    runs(2_000),
  );
});

test('a very long run of blanks is defused', () => {
  const text = `${' '.repeat(200_000)}${'\u2028'.repeat(200_000)}::error::x`;
  expect(defuse(text)).toHaveLength(text.length + 1);
});

describe('a group of the log', () => {
  let printed = '';
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      printed += String(chunk);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const linesPrinted = (title: string, text: string) => {
    printed = '';
    printGroup(title, text);
    return linesOf(printed);
  };

  test('has a title and folded lines', () => {
    expect(linesPrinted('plan: fix\na.ts', 'It adds.\na.ts\n')).toEqual([
      '::group::plan: fix a.ts',
      'It adds.',
      'a.ts',
      '::endgroup::',
      '',
    ]);
  });

  test('is one line if nothing is to be folded', () => {
    expect(linesPrinted('check: 1 file parsed', '')).toEqual(['check: 1 file parsed', '']);
  });

  test('shows what would turn around, hide or colour a line', () => {
    const [title, body] = linesPrinted('plan: \u202Ea.ts', 'It \u001B[8madds\u{E0041}.');
    expect(title).toBe('::group::plan: ⟨U+202E⟩a.ts');
    expect(body).toBe('It ⟨U+001B⟩[8madds⟨U+E0041⟩.');
  });

  test('is opened and closed by us alone, whatever a model or a command prints', () => {
    const piece = fc.constantFrom(
      '::',
      'endgroup',
      'group',
      '##[',
      ']',
      '\n',
      '\r',
      ' ',
      '%0A',
      'a',
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (title, body) => {
        const commands = linesPrinted(title, body).filter(isCommand);
        const own = [expect.stringMatching(/^::group::/), '::endgroup::'];
        expect(commands).toEqual(body.trim() === '' ? [] : own);
      }),
    );
  });
});

describe('a sentence', () => {
  const summary = givenSummary();
  afterEach(() => vi.restoreAllMocks());

  test('is one line in the log and in the summary, where a status name is plain text', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await reportSentence('APP-17 was moved to <b>@all</b>.');
    expect(print.mock.calls.join('')).toBe('APP-17 was moved to <b>@all</b>.\n');
    expect(summary()).toBe('APP-17 was moved to \\<b\\>@\u200Ball\\</b\\>.\n');
  });
});

const { outputs } = parseAction(projectText('action.yml'));
const noRun = runOf();

test('a job sets every output that action.yml declares, in its order', () => {
  expect(Object.keys(outputsOf(outcomeOf('failed', noRun)))).toEqual(Object.keys(outputs));
});

test('a pull request has its branch, and whether it is a draft', () => {
  const draft = { ...pullRequest, draft: true, verified: false };
  expect(
    outputsOf(outcomeOf('approved', noRun, { pullRequest: draft }), { ticket: 'APP-17' }),
  ).toMatchObject({
    ticket: 'APP-17',
    branch: 'fix/APP-17',
    draft: 'true',
    'commit-verified': 'false',
    summary: 'A fix was approved and is waiting as a draft.',
  });
});

test('without a pull request, what it would say is empty', () => {
  expect(outputsOf(outcomeOf('misconfigured', noRun))).toMatchObject({
    ...{ 'stop-reason': 'misconfigured', summary: 'A configuration problem stopped the agent.' },
    ...{ ticket: '', 'pull-request': '', branch: '', draft: '', 'commit-verified': '', patch: '' },
  });
});

test('the cost is a number, if the prices are known', () => {
  const prices = { prompt: 1, cached: 1, cacheWritten: 1, completion: 1 };
  const outcome = outcomeOf('approved', noRun);
  const spent = { ...outcome.spent, cost: 0.1200004 };
  const costAt = (more: object) =>
    outputsOf({ ...outcome, spent, allowed: { ...defaultRules, ...more } }).cost;
  expect(costAt({ prices })).toBe('0.12');
  expect(costAt({ prices: undefined })).toBe('');
  expect(outputsOf({ ...outcome, allowed: undefined }).cost).toBe('');
});

describe('the file of settings in a repository', () => {
  givenJob();

  const fileWith = (
    value: Readonly<Partial<Record<SettingName, string>>>,
    agreed: Readonly<Partial<Record<SettingName, string>>> = {},
  ) => {
    const mapOf = (texts: typeof value) =>
      new Map(Object.entries(texts).map(([name, text]) => [settingOf(name), text] as const));
    return { value: mapOf(value), agreed: mapOf(agreed) };
  };

  const names = ['max-files', 'max-calls', 'model', 'test-command', 'labels', 'max-cost'] as const;
  function settingOf(given: string): SettingName {
    const name = names.find((one) => one === given);
    if (name === undefined) throw new Error(`Name ${given}.`);
    return name;
  }

  test('a file tightens what the workflow says, also where an input is at its default', () => {
    give({ 'max-files': '20', 'max-calls': '40' });
    const file = fileWith({
      'max-files': '50',
      'max-calls': '12',
      model: 'other',
      'max-cost': '2',
    });
    const { settings, sentence } = tightenedInputs(openInputs(), file);
    expect(
      ['max-files', 'max-calls', 'model'].map((name) => settings.read(settingOf(name))),
    ).toEqual([20, 12, 'some-model']);
    expect(settings.show('max-calls')).toBe('`max-calls` in .jira-bug-fix.yml');
    expect(sentence).toBe(
      'From .jira-bug-fix.yml: max-calls, max-cost. Not taken, since a file of the repository only tightens: max-files, model.',
    );
  });

  test('its commands never run without isolation, where they would have the secrets of the job', () => {
    const file = fileWith({ labels: 'bug' }, { 'test-command': 'npm test' });
    const read = () => tightenedInputs(openInputs(), file).settings.read('test-command');
    expect(read()).toBe('npm test');
    give({ 'test-isolation': 'required' });
    expect(read()).toBe('npm test');
    give({ 'test-isolation': 'none' });
    expect(read()).toBeUndefined();
  });

  test('a file that cannot be read is a problem of what it may give, but not of Jira', () => {
    const settings = withoutFile(openInputs(), new UserError('Mend the file.'));
    expect(refusalOf(() => settings.read('max-files'))).toBe('Mend the file.');
    expect(settings.read('reporters')).toEqual([]);
    expect(settings.read('jira-email')).toBe('agent@example.com');
  });
});
