import { expect, test } from 'vitest';
import {
  type FromWorkTree,
  fromWorkTree,
  type SettingName,
  settingNames,
  settingsTable,
} from '../../src/settings/index.ts';

const names = (what: FromWorkTree): readonly SettingName[] =>
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
