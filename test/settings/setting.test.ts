import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/user-error.ts';
import { linesSetting, wholeSetting, wordSetting } from '../../src/settings/setting.ts';

const given = (text: string) => ({ get: () => text, show: (name: string) => `--${name}` });

describe('a setting', () => {
  test('whatever text is given, a number is within its bounds or refused by name', () => {
    const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(text, (value) => {
        try {
          const number = wholeSetting(given(value), 'limit', 5, [1, 120]);
          expect(Number.isInteger(number) && number >= 1 && number <= 120).toBe(true);
          expect(number).toBe(value.trim() === '' ? 5 : Number(value));
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
          expect(error).toHaveProperty('message', 'Set --limit to a whole number from 1 to 120.');
        }
      }),
    );
  });

  test.each([
    ['', 'required'],
    [' None ', 'none'],
    ['required', 'required'],
  ])('%j is the word %s', (text, word) => {
    expect(wordSetting(given(text), 'way', ['required', 'none'], 'required')).toBe(word);
  });

  test('that is none of the words is refused with all of them', () => {
    const read = () => wordSetting(given('some'), 'way', ['all', 'most', 'none'], 'all');
    expect(read).toThrow(new UserError('Set --way to all, most or none.'));
  });

  test('of several lines has no empty ones', () => {
    expect(linesSetting(given(' a \r\n\n  \nb c'), 'names')).toEqual(['a', 'b c']);
    expect(linesSetting(given(''), 'names')).toEqual([]);
  });
});
