import * as core from '@actions/core';
import { UserError } from '../core/user-error.ts';

/** The inputs as settings that are read alike wherever they come from. */
export const inputs = { get: core.getInput, show: (name: string) => `the input \`${name}\`` };

/** The input, or a UserError that says what to set it to. */
export function required(name: string, what: string): string {
  const value = core.getInput(name);
  if (value === '') throw new UserError(`Set the input \`${name}\` to ${what}.`);
  return value;
}

/** The input as a web address without a slash at its end, or a UserError that says what it must be. */
export function webAddress(name: string, what: string): string {
  const value = required(name, what);
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UserError(`The input \`${name}\` must be ${what}.`);
  }
  return value.replace(/\/+$/, '');
}
