import { describe, expect, test } from 'vitest';
import { readPlanFirst, readRun } from '../../src/settings/index.ts';
import { settingsOf } from './given.ts';

describe('plan-first', () => {
  test.each([
    [{}, undefined],
    [{ 'plan-first': 'Always' }, 0],
    [{ 'plan-first': 'over 3 files' }, 3],
    [{ 'plan-first': 'Over 5 files\nover 1 file\ntype Story' }, 1],
    [{ 'plan-first': 'over 3 files\nalways' }, 0],
    [{ 'plan-first': 'type Story' }, undefined],
  ])('with %j, plans of more than %s files wait', (given, files) => {
    expect(readRun(settingsOf(given)).rules.planFirst).toBe(files);
  });

  test('names types of tickets', () => {
    const settings = settingsOf({ 'plan-first': 'type User Story\nover 3 files\nTYPE  Task' });
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
    expect(() => readPlanFirst(settingsOf({ 'plan-first': line }))).toThrow('plan-first');
  });
});
