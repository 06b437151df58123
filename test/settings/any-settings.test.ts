import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/engines/errors.ts';
import {
  address,
  atTerminal,
  describeSetting,
  email,
  type Kind,
  path,
  type SettingName,
  settingNames,
  settingsTable,
} from '../../src/settings/index.ts';
import { target } from '../../src/settings/ticket-settings.ts';
import { growth } from '../support/growth.ts';
import { requirePlainPrototypes } from '../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../support/hostile/texts.ts';
import { runs } from '../support/property-runs.ts';
import { settingsOf } from './given.ts';

/** What people give, and almost give. */
const samples = [
  ...['5', '0.5', '1e3', 'true', 'none, Done', 'APP-17', 'me@example.com', 'in-progress'],
  ...['https://example.com/v1//', 'npm test -- --run', 'a\nb\n\nc', 'src/**/*.ts', 'sk-0123'],
];
const given = fc.oneof(hostileText, ...samples.map(mutatedText), fc.double().map(String));

/** The value of a setting, or the message that refuses it. */
function readOf(name: SettingName, text: string): { value: unknown } | { refusal: string } {
  try {
    return { value: settingsOf({ [name]: text }).read(name) };
  } catch (error) {
    if (error instanceof UserError) return { refusal: error.message };
    throw error;
  }
}

describe('a setting', () => {
  test('that is given any text has a value, or one sentence says what it needs', () => {
    const property = fc.property(fc.constantFrom(...settingNames), given, (name, text) => {
      const read = readOf(name, text);
      requirePlainPrototypes();
      if ('refusal' in read) {
        expect(read.refusal).toBe(`Set <${name}> to ${settingsTable[name].kind.wanted}.`);
        return;
      }
      const { value } = read;
      expect(value).not.toBeNull();
      if (typeof value === 'number') expect(Number.isFinite(value) && value >= 0).toBe(true);
      for (const line of Array.isArray(value) ? value : [])
        expect(String(line)).toMatch(/^\S(?:[^\n]*\S)?$/u);
      if (settingsTable[name].kind.form === 'secret' && value !== undefined)
        expect(value).toMatch(/^[\x21-\x7e]+$/);
    });
    fc.assert(property, runs(1_500));
  });

  test.each(settingNames)('%s has no value by an inherited name', (name) => {
    for (const text of inheritedNames) {
      const read = readOf(name, text);
      if ('value' in read) expect(['string', 'object', 'undefined']).toContain(typeof read.value);
      expect(JSON.stringify(read)).toContain('value' in read ? text.slice(0, 4) : `<${name}>`);
    }
    expect(describeSetting(name, 'input')).toMatch(/\S/);
    expect(atTerminal(name).description).toMatch(/\S/);
  });
});

test('an address is on one line, of the web and without a slash at its end', () => {
  const text = fc.oneof(mutatedText('https://example.com:8443/v1/x//'), hostileText);
  const property = fc.property(text, (sent) => {
    const read = address('an address').parse(sent);
    if (read === null) return;
    expect(read).toMatch(/^https?:[^\s\p{Cc}]*[^\s/]$/iu);
    expect(URL.canParse(`${read}/chat/completions`)).toBe(true);
  });
  fc.assert(property, runs(1_000));
});

test('a target is a category, nowhere or names', () => {
  const property = fc.property(fc.oneof(mutatedText('Done, Resolved\n31'), hostileText), (text) => {
    const read = target.parse(text);
    if (read?.kind !== 'named') return;
    expect(read.names.length).toBeGreaterThan(0);
    for (const name of read.names) expect(name).toMatch(/^[^,\s](?:[^,\n]*[^,\s])?$/u);
  });
  fc.assert(property, runs(500));
});

const kinds: readonly (readonly [string, Kind<unknown>])[] = [
  ...settingNames.map((name) => [name, settingsTable[name].kind] as const),
  ['an address', address('it')],
  ['an e-mail address', email],
  ['a path', path('it')],
];

test.each(['/', ' ', '\n', ',', 'a@', '.', '1', 'https://', 'a-', '\\', '*', '('])(
  'a row of %j is read in linear time by every kind',
  (part) => {
    const read = (size: number) => {
      const row = part.repeat(size / part.length);
      for (const [, { parse }] of kinds)
        for (const text of [`${row}x`, `https://a${row}x`, `a@${row}!`]) parse(text);
    };
    expect(growth(read, 2_000)).toBeLessThan(8);
  },
);
