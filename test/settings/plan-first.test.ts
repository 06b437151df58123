import { describe, expect, test } from 'vitest';
import { showInput } from '../../src/core/user-error.ts';
import { openSettings, readPlanFirst, readRun } from '../../src/settings/index.ts';

const opened = (given: Readonly<Record<string, string>>) => {
  const all: Readonly<Record<string, string>> = {
    ...{ model: 'm', 'base-url': 'https://api.openai.com/v1' },
    ...given,
  };
  return openSettings({ get: (name) => all[name] ?? '', show: showInput });
};

describe('plan-first', () => {
  test.each([
    [{}, undefined],
    [{ 'plan-first': 'Always' }, 0],
    [{ 'plan-first': 'over 3 files' }, 3],
    [{ 'plan-first': 'Over 5 files\nover 1 file\ntype Story' }, 1],
    [{ 'plan-first': 'over 3 files\nalways' }, 0],
    [{ 'plan-first': 'type Story' }, undefined],
  ])('with %j, plans of more than %s files wait', (given, files) => {
    expect(readRun(opened(given)).rules.planFirst).toBe(files);
  });

  test('names types of tickets', () => {
    const settings = opened({ 'plan-first': 'type User Story\nover 3 files\nTYPE  Task' });
    expect(readPlanFirst(settings).types).toEqual(['User Story', 'Task']);
  });

  test.each([
    'never',
    'always so',
    'over 0 files',
    'over files',
    'type',
    'Story',
    'over 3 files and more',
  ])('is not %j', (line) => {
    expect(() => readPlanFirst(opened({ 'plan-first': line }))).toThrow('plan-first');
  });
});
