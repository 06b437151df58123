import { UserError } from '../core/user-error.ts';
import type { Settings } from './rules.ts';

/** The setting as a whole number within bounds, `usual` where it is empty, or a UserError that names the bounds. */
export function wholeSetting(
  { get, show }: Settings,
  name: string,
  usual: number,
  [least, most]: readonly [number, number],
): number {
  const value = get(name).trim();
  if (value === '') return usual;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`Set ${show(name)} to a whole number from ${least} to ${most}.`);
}

/** The setting as one of several words, `usual` where it is empty, or a UserError that lists them. */
export function wordSetting<Word extends string>(
  { get, show }: Settings,
  name: string,
  words: readonly Word[],
  usual: Word,
): Word {
  const value = get(name).trim().toLowerCase();
  const word = value === '' ? usual : words.find((known) => known === value);
  if (word !== undefined) return word;
  const listed = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  throw new UserError(`Set ${show(name)} to ${listed}.`);
}

/** The lines of the setting that are not empty, without blanks around them. */
export function linesSetting({ get }: Settings, name: string): readonly string[] {
  const lines = get(name).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
