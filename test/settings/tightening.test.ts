import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessRules } from '../../src/core/repository/index.ts';
import { repoPath } from '../../src/engines/files/index.ts';
import { exampleModels } from '../../src/engines/model/catalog/index.ts';
import {
  fromWorkTree,
  inFile,
  readPlanFirst,
  readRun,
  type SettingName,
  type Settings,
  settingNames,
  settingsTable,
  tightened,
  type WorkTreeTrust,
} from '../../src/settings/index.ts';
import { runs } from '../support/property-runs.ts';
import { refusalOf, settingsOf } from './given.ts';

type Texts = Readonly<Partial<Record<SettingName, string>>>;

/** The settings of a job with a file, whose inputs may be given. */
function both(given: Texts, file: Texts) {
  const base = settingsOf(given);
  const entries = settingNames.flatMap((name) =>
    file[name] === undefined ? [] : [[name, file[name]] as const],
  );
  const texts = { value: new Map(entries), agreed: new Map() };
  const terms = { isFixed: () => false, runsCommands: true };
  const { settings: all, sentence } = tightened(base, { path: 'f.yml', texts }, terms);
  return { base, sentence, all };
}

/** What can neither spend, nor publish, nor let anybody in; and what the limits in money bound. */
const open: readonly SettingName[] = [
  ...(['model', 'api', 'price-prompt', 'price-completion'] as const),
  ...(['setup-command', 'lint-command', 'test-command', 'test-files-command'] as const),
  ...(['services-command', 'services-ports', 'test-report', 'labels', 'reviewers'] as const),
  ...(['pull-request-title', 'commit-message'] as const),
];

/** The strictest value of a setting of several words. */
const strictest: Readonly<Partial<Record<SettingName, unknown>>> = {
  reproduce: true,
  review: 'true',
  'ready-when': 'never',
  publish: 'nothing-of-the-ticket',
  'sign-off': false,
  'transition-on-start': { kind: 'stay' },
  'transition-on-pull-request': { kind: 'stay' },
  'transition-on-merge': { kind: 'stay' },
  'transition-on-stop': { kind: 'stay' },
};

const paths = ['a.js', 'src/a.js', 'src/api/a.js', 'srcs/a.js', 'db/a.sql', 'db/b.sql'];

const allowed = ({ read }: Settings) => {
  const rules = accessRules(read('safe-directory'), read('protected-paths'));
  if (rules === undefined) return [];
  return paths.filter((path) => typeof repoPath(path, rules) === 'string');
};

/** Whether a run may do more with the file than without it, as far as the setting goes. */
function isLooser(name: SettingName, base: Settings, all: Settings): boolean {
  const [without, value] = [base.read(name), all.read(name)];
  if (name === 'safe-directory' || name === 'protected-paths') {
    return allowed(all).some((path) => !allowed(base).includes(path));
  }
  if (name === 'plan-first') {
    const [few, more] = [readPlanFirst(base), readPlanFirst(all)];
    const isFewer = few.types.some((type) => !more.types.includes(type));
    return isFewer || (more.files ?? 1e9) > (few.files ?? 1e9);
  }
  if (name === 'reporters') {
    const [everyone, some] = [base.read(name), all.read(name)];
    return everyone.length > 0 && !(some.length > 0 && some.every((one) => everyone.includes(one)));
  }
  if (name === 'effort') {
    const words = ['small', 'normal', 'thorough'];
    return words.indexOf(all.read(name)) > words.indexOf(base.read(name));
  }
  if (name === 'monthly-budget') {
    const [limit, lower] = [base.read(name), all.read(name)];
    return limit !== undefined && !(lower?.unit === limit.unit && lower.most <= limit.most);
  }
  if (JSON.stringify(value) === JSON.stringify(without)) return false;
  if (name in strictest) return JSON.stringify(value) !== JSON.stringify(strictest[name]);
  return !(typeof value === 'number' && value < (typeof without === 'number' ? without : 1e12));
}

/** Texts that the setting takes. */
function someText(name: SettingName) {
  const { kind } = settingsTable[name];
  const texts = [
    ...[...(kind.choices ?? ['none']), 'true', 'false', 'In QA', 'Me@example.com'],
    ...['0', '1', '2', '5', '19', '21', '60', '200', '5000', '0.5', '5000 tokens', '9 tokens'],
    ...['.', 'src', './src/', 'src/api', 'srcs', '../..', 'src/../..'],
    ...[
      'a',
      'a\nb',
      'b\n a ',
      'c',
      '!db/**',
      'db/**',
      'db/a.sql\n!db/a.sql',
      '/x',
      'APP-17',
      'fix/{key}',
    ],
    ...[
      'always',
      'over 3 files',
      'over 9 files\ntype Bug',
      'type Story',
      'https://example.com',
      '/go',
      '2026-01',
    ],
  ];
  const valid = texts.filter((text) => text !== '' && kind.parse(text) !== null);
  return fc.constantFrom(...(valid.length === 0 ? ['other'] : valid));
}

const limited = settingNames.filter((name) => !open.includes(name));

test('with a value of the file, a run may never do more than without it', () => {
  for (const name of limited) {
    const property = fc.property(fc.option(someText(name)), someText(name), (given, text) => {
      const { base, all } = both(given === null ? {} : { [name]: given }, { [name]: text });
      if (refusalOf(() => all.read(name)) !== 'nothing was wrong')
        expect(all.text(name)).toBe(base.text(name));
      else expect(isLooser(name, base, all)).toBe(false);
    });
    fc.assert(property, runs(60));
  }
});

test('what no row says more about only counts where nothing else gives it', () => {
  expect(settingNames.filter((name) => 'unless' in Object(inFile(name)))).toEqual(open);
  for (const name of open) {
    const { all } = both({ [name]: 'given' }, { [name]: 'of the file' });
    expect(all.text(name)).toBe('given');
  }
});

const model = { model: 'scripted', 'base-url': 'http://localhost/v1' };
const money = { 'price-prompt': '2', 'price-completion': '8' };

test('a limit in money is measured with the prices of the side that gives it', () => {
  const cheap = { ...money, 'price-prompt': '0.000001', 'price-completion': '0.000001' };
  const raised = {
    ...cheap,
    'max-calls': '200',
    'max-tokens': '9999999',
  };
  const names = ['max-cost', 'monthly-budget'] as const;
  for (const limit of names) {
    const { all } = both({ model: exampleModels.openai, [limit]: '0.01' }, raised);
    expect(refusalOf(() => readRun(all))).toContain(`more than <${limit}>`);
  }
  const { all } = both({ ...model, ...money, 'max-cost': '9' }, { 'price-prompt': '0.000001' });
  expect(readRun(all).rules.prices?.cached).toBe(2);
  const own = both(model, { ...money, 'max-cost': '9' });
  expect(readRun(own.all).rules).toMatchObject({ maxCost: 9, prices: { prompt: 2 } });
  const priced = both({ ...money, 'max-cost': '9' }, { model: 'a-dear-one' });
  expect(refusalOf(() => priced.all.read('model'))).toContain('Set <model>');
});

test('the limits that an effort brings are those of the effort that counts', () => {
  const { all } = both({}, { effort: 'small', 'max-calls': '12', 'max-tokens': '600000' });
  expect([all.read('max-calls'), all.read('max-tokens')]).toEqual([12, 80_000]);
  expect(both({}, { effort: 'thorough' }).all.read('max-calls')).toBe(16);
});

test('lists are narrowed, and protections added, never so that everybody is let in', () => {
  expect(both({ reporters: 'a\nb' }, { reporters: 'b\nc' }).all.read('reporters')).toEqual(['b']);
  expect(both({ reporters: 'a\nb' }, { reporters: 'c' }).all.read('reporters')).toEqual(['a', 'b']);
  expect(both({}, { reporters: 'c' }).all.read('reporters')).toEqual(['c']);
  const protection = both({ 'protected-paths': 'db/**' }, { 'protected-paths': '!db/**\nsrc/' });
  expect(allowed(protection.all)).toEqual(['a.js', 'srcs/a.js']);
});

test('a sentence says what counts, and what does not', () => {
  const { sentence } = both({}, { 'max-calls': '200', 'max-files': '3' });
  expect(sentence).toBe(
    'From f.yml: max-files. Not taken, since a file of the repository only tightens: max-calls.',
  );
});

const names = (what: WorkTreeTrust): readonly SettingName[] =>
  settingNames.filter((name) => fromWorkTree(name) === what);

test('no address and no secret is taken from a work tree', () => {
  const taken = [...names('value'), ...names('agreed')];
  const forms = new Set(taken.map((name) => settingsTable[name].kind.form));
  expect(forms).toEqual(new Set(['text', 'lines', 'flag']));
});

test('what runs, isolates or signs in is never simply taken', () => {
  expect(names('agreed')).toEqual([
    'setup-command',
    'lint-command',
    'test-command',
    'test-files-command',
    'services-command',
  ]);
  expect(names('compared')).toEqual([
    ...['jira-url', 'jira-token', 'jira-token-previous', 'cloud-id', 'api-key'],
    'identity-provider-id',
    'service-account-id',
    ...['base-url', 'test-services', 'test-isolation', 'test-environment'],
    'test-folders',
  ]);
  expect(names('ignored')).toEqual([
    ...['mode', 'ticket', 'github-token', 'app-id', 'app-private-key', 'trace'],
  ]);
});

test('what is no input does not come from a work tree', () => {
  const others = settingNames.filter((name) => fromWorkTree(name) === undefined);
  expect(others).toContain('github-api-url');
  expect(others).toContain('worker-url');
  expect(others).toContain('run-commands');
});
