import { expect, test } from 'vitest';
import { openInputs, withoutFile } from '../../src/action/inputs.ts';
import { tightenedInputs } from '../../src/action/settings-file.ts';
import { UserError } from '../../src/core/user-error.ts';
import type { SettingName } from '../../src/settings/index.ts';
import { refusalOf } from '../settings/given.ts';
import { give, givenJob } from './given.ts';

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
  const file = fileWith({ 'max-files': '50', 'max-calls': '12', model: 'other', 'max-cost': '2' });
  const { settings, sentence } = tightenedInputs(openInputs(), file);
  expect(['max-files', 'max-calls', 'model'].map((name) => settings.read(settingOf(name)))).toEqual(
    [20, 12, 'some-model'],
  );
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
